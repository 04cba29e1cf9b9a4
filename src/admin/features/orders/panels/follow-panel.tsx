/** « Notes et suivi »: what colleagues and the customer wrote, and every change of the state. */
import { useLingui } from '@lingui/react/macro';
import { deskLayout } from '#styled/recipes';
import type { OrderDesk } from '#core/contract/admin/orders/desk.ts';
import { COMMENT_MAX } from '#core/contract/admin/orders/moves.ts';
import { useAdminCall } from '#src/admin/port/port.tsx';
import { DeskPanel } from '#src/admin/parts/desk/desk-panel.tsx';
import { Feed, type FeedEntry } from '#src/admin/parts/desk/feed/feed.tsx';
import { ORDER_WORDS } from '#src/i18n/order-status.ts';
import { NoteForm } from '#src/admin/parts/desk/feed/note-form.tsx';
import { useFeedWords } from '#src/admin/parts/desk/feed/use-feed-words.ts';

export function FollowPanel({ desk, onReload }: { desk: OrderDesk; onReload: () => void }) {
  const { t } = useLingui();
  const call = useAdminCall();
  const entries = useEntries(desk);
  const { uuid } = desk;
  return (
    <DeskPanel title={t`Notes et suivi`} beside={<span>{entries.length}</span>}>
      <div className={deskLayout().body}>
        <NoteForm
          about={uuid}
          longest={COMMENT_MAX}
          send={(body) => call('api.admin.orders.comments.store', { params: { uuid }, body })}
          onWritten={onReload}
        />
      </div>
      <Feed label={t`Suivi de la commande`} entries={entries} />
    </DeskPanel>
  );
}

function useEntries({ comments, history, buyer }: OrderDesk): readonly FeedEntry[] {
  const { t, i18n } = useLingui();
  const { by, written } = useFeedWords(buyer);
  return [
    ...written(comments),
    ...history.map(({ from, to, actor, who, reason, at }, place) => {
      const state = i18n._(ORDER_WORDS[to]);
      const text = from === null ? t`Commande passée` : state;
      return {
        key: `${place} ${at}`,
        at,
        who: by(actor, who),
        text: reason === null || reason === '' ? text : `${text}. ${reason}`,
        kind: t`État`,
      };
    }),
  ];
}
