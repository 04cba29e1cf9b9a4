/** « Notes et suivi »: what colleagues and the customer wrote, and every change of the state. */
import { useLingui } from '@lingui/react/macro';
import { deskLayout } from '#styled/recipes';
import type { RmaDesk } from '#core/contract/admin/returns/desk.ts';
import { RMA_MESSAGE_MAX } from '#core/contract/returns/rma-thread.ts';
import { useAdmin, useAdminCall } from '#src/admin/port/port.tsx';
import { DeskPanel } from '#src/admin/parts/desk/desk-panel.tsx';
import { Feed, type FeedEntry } from '#src/admin/parts/desk/feed/feed.tsx';
import { NoteForm } from '#src/admin/parts/desk/feed/note-form.tsx';
import { useFeedWords } from '#src/admin/parts/desk/feed/use-feed-words.ts';
import { RMA_WORDS } from '#src/i18n/return-words.ts';

export function FollowPanel({ desk, onReload }: { desk: RmaDesk; onReload: () => void }) {
  const { t } = useLingui();
  const { may } = useAdmin();
  const call = useAdminCall();
  const entries = useEntries(desk);
  const { uuid, can } = desk;
  return (
    <DeskPanel title={t`Notes et suivi`} beside={<span>{entries.length}</span>}>
      {may('rma.update') ? (
        <div className={deskLayout().body}>
          <NoteForm
            about={uuid}
            longest={RMA_MESSAGE_MAX}
            isInternal={!can.write}
            send={(body) => call('api.admin.rma.comments.store', { params: { uuid }, body })}
            onWritten={onReload}
          />
        </div>
      ) : null}
      <Feed label={t`Suivi du retour`} entries={entries} />
    </DeskPanel>
  );
}

function useEntries({ messages, history, buyer }: RmaDesk): readonly FeedEntry[] {
  const { t, i18n } = useLingui();
  const { by, written } = useFeedWords(buyer);
  return [
    ...written(messages),
    ...history.map(({ from, to, actor, who, reason, at }, place) => {
      const text = from === null ? t`Retour demandé` : i18n._(RMA_WORDS[to]);
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
