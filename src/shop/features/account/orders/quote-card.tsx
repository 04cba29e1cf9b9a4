import { useLingui } from '@lingui/react/macro';
import { orderCard } from '#styled/recipes';
import { href } from '#core/contract/pages/href.ts';
import type { QuoteView } from '#src/shop/features/account/account-state.ts';
import { OrderStatusTag } from '#src/shop/features/account/orders/status-of.tsx';
import { quoteStateWords } from '#src/shop/features/account/quotes/quote-words.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { DOCUMENT_MARKS, useDocumentWords } from '#src/shop/parts/pending/document-state.tsx';
import { caretRight } from '#src/ui/icon/glyphs.ts';
import { Icon } from '#src/ui/icon/icon.tsx';
import { Link } from '#src/ui/link/link.tsx';
import { Surface } from '#src/ui/surface/surface.tsx';
import { SyncLabel } from '#src/ui/sync/sync-mark.tsx';

/** A quote among the orders, under the state of that name. */
export function QuoteCard({ view }: { view: QuoteView }) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const words = useDocumentWords();
  const classes = orderCard();
  const { record, state } = view;
  return (
    <Surface as="article">
      <div className={classes.root}>
        <div className={classes.head}>
          <h2 className={classes.name}>
            <Link href={href(`${record.area}.account.quote`, { id: record.uuid })}>
              {record.number ?? t`Demande de devis`}
            </Link>
          </h2>
          <OrderStatusTag status="quote" />
        </div>
        <p className={classes.day}>{format.date(record.requestedAt)}</p>
        {state === 'sent' ? (
          <p>{i18n._(quoteStateWords(view))}</p>
        ) : (
          <SyncLabel state={DOCUMENT_MARKS[state]}>{words(view)}</SyncLabel>
        )}
        <div className={classes.foot}>
          <b className={classes.total}>{format.money(record.proposal?.total ?? record.total)}</b>
          <Icon glyph={caretRight} />
        </div>
      </div>
    </Surface>
  );
}
