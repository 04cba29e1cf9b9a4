/** The articles of a quote: as they were asked for, or as the shop proposes them. */
import { useLingui } from '@lingui/react/macro';
import { formLayout } from '#styled/recipes';
import type { QuoteLine, QuoteRecord } from '#core/contract/quotes/quote-record.ts';
import { times } from '#core/domain/price/money.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { KeyValueList, type Fact } from '#src/ui/key-value/key-value-list.tsx';
import { Surface } from '#src/ui/surface/surface.tsx';

function useLineFacts(): (line: QuoteLine, at: number) => Fact {
  const { t } = useLingui();
  const format = useFormat();
  return ({ sku, name, quantity, unitPrice, proposed }, at) => {
    const key = `${sku}-${at}`;
    if (proposed?.quantity === 0) return { key, term: `${quantity} × ${name}`, value: t`Pas proposé` };
    const now = proposed ?? { quantity, unitPrice };
    const amount = format.money(times(now.unitPrice, now.quantity));
    const before = format.money(times(unitPrice, quantity));
    const isElse = now.quantity !== quantity || now.unitPrice !== unitPrice;
    return {
      key,
      term: `${now.quantity} × ${name}`,
      value: isElse ? (
        <>
          {amount}
          <div className={formLayout().small}>{t`demandé : ${quantity}, ${before}`}</div>
        </>
      ) : (
        amount
      ),
    };
  };
}

/** @param isSent the shop has priced it */
export function QuoteLines({
  quote,
  isSent,
}: {
  quote: Pick<QuoteRecord, 'lines' | 'total' | 'taxTotal' | 'proposal'>;
  isSent: boolean;
}) {
  const { t } = useLingui();
  const format = useFormat();
  const layout = formLayout();
  const factOf = useLineFacts();
  const { proposal } = quote;
  const total = proposal?.total ?? quote.total;
  const taxTotal = proposal?.taxTotal ?? quote.taxTotal;
  return (
    <section>
      <h2 className={layout.group}>{proposal === undefined ? t`Articles` : t`Proposition de la boutique`}</h2>
      <Surface pad="lg">
        <KeyValueList facts={quote.lines.map(factOf)} />
        <div className={layout.total}>
          <span>{isSent ? t`Total TTC` : t`Total TTC provisoire`}</span>
          <b>{format.money(total)}</b>
        </div>
        {taxTotal === undefined ? null : (
          <KeyValueList facts={[{ key: 'tax', term: t`Dont TVA`, value: format.money(taxTotal) }]} />
        )}
      </Surface>
    </section>
  );
}
