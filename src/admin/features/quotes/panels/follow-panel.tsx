/** « Notes et suivi »: what colleagues and the customer wrote, and every change of the state. */
import { useLingui } from '@lingui/react/macro';
import { deskLayout } from '#styled/recipes';
import type { QuoteDesk } from '#core/contract/admin/quotes/desk.ts';
import { QUOTE_COMMENT_MAX } from '#core/contract/admin/quotes/moves.ts';
import { useAdmin, useAdminCall } from '#src/admin/port/port.tsx';
import { DeskPanel } from '#src/admin/parts/desk/desk-panel.tsx';
import { Feed, type FeedEntry } from '#src/admin/parts/desk/feed/feed.tsx';
import { NoteForm } from '#src/admin/parts/desk/feed/note-form.tsx';
import { useFeedWords } from '#src/admin/parts/desk/feed/use-feed-words.ts';
import { QUOTE_STATE_WORDS } from '#src/i18n/quote-status.ts';

export function FollowPanel({ desk, onReload }: { desk: QuoteDesk; onReload: () => void }) {
  const { t } = useLingui();
  const call = useAdminCall();
  const { may } = useAdmin();
  const entries = useEntries(desk);
  const { uuid } = desk;
  return (
    <DeskPanel title={t`Notes et suivi`} beside={<span>{entries.length}</span>}>
      {may('quotes.comment') ? (
        <div className={deskLayout().body}>
          <NoteForm
            about={uuid}
            longest={QUOTE_COMMENT_MAX}
            send={(body) => call('api.admin.quotes.comments.store', { params: { uuid }, body })}
            onWritten={onReload}
          />
        </div>
      ) : null}
      <Feed label={t`Suivi du devis`} entries={entries} />
    </DeskPanel>
  );
}

function useEntries({ comments, history, buyer }: QuoteDesk): readonly FeedEntry[] {
  const { t, i18n } = useLingui();
  const { by, written } = useFeedWords(buyer);
  const said = ({ to, from, version }: QuoteDesk['history'][number]): string => {
    if (from === null) return t`Devis demandé`;
    const state = i18n._(QUOTE_STATE_WORDS[to]);
    return version === null || version === 1 ? state : t`${state}, version ${version}`;
  };
  return [
    ...written(comments),
    ...history.map((move, place) => ({
      key: `${place} ${move.at}`,
      at: move.at,
      who: by(move.actor, move.who),
      text: said(move),
      kind: t`État`,
    })),
  ];
}
