/** What was asked for, what is proposed of it, and what it comes to. */
import { useLingui } from '@lingui/react/macro';
import { deskLayout } from '#styled/recipes';
import type { QuoteDesk, QuoteDeskLine } from '#core/contract/admin/quotes/desk.ts';
import { times } from '#core/domain/price/money.ts';
import { ArticleCell } from '#src/admin/parts/desk/article-cell.tsx';
import { DeskPanel } from '#src/admin/parts/desk/desk-panel.tsx';
import { useFormat } from '#src/i18n/use-format.ts';
import { KeyValueList, type Fact } from '#src/ui/key-value/key-value-list.tsx';
import { useLineNews } from '../line-news.ts';

export function LinesPanel({ desk: { lines, requested, proposal } }: { desk: QuoteDesk }) {
  const { t } = useLingui();
  const { money } = useFormat();
  const classes = deskLayout();
  const isProposed = proposal !== null;
  const shown = proposal ?? requested;
  const facts: readonly Fact[] = [
    ...(isProposed ? [{ key: 'asked', term: t`Aux prix de la demande`, value: money(requested.total) }] : []),
    { key: 'tax', term: t`dont TVA`, value: money(shown.taxTotal) },
    {
      key: 'total',
      term: <b>{isProposed ? t`Total proposé TTC` : t`Total TTC`}</b>,
      value: <b>{money(shown.total)}</b>,
    },
  ];
  return (
    <DeskPanel title={t`Articles, ${lines.length}`}>
      <table className={classes.table} aria-label={t`Articles`}>
        <thead>
          <tr>
            <th scope="col">{t`Article`}</th>
            <th scope="col">{t`Demandé`}</th>
            <th scope="col">{t`Prix TTC`}</th>
            {isProposed ? (
              <>
                <th scope="col">{t`Proposé`}</th>
                <th scope="col">{t`Prix proposé`}</th>
              </>
            ) : null}
            <th scope="col">{t`Total TTC`}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <LineRow key={line.position} line={line} isProposed={isProposed} />
          ))}
        </tbody>
      </table>
      <div className={classes.totals}>
        <KeyValueList facts={facts} />
      </div>
    </DeskPanel>
  );
}

function LineRow({ line, isProposed }: { line: QuoteDeskLine; isProposed: boolean }) {
  const { t } = useLingui();
  const { money } = useFormat();
  const news = useLineNews();
  const { sku, options, requestedQty, unitPrice, proposed } = line;
  const total = isProposed ? times(proposed.unitPrice, proposed.quantity) : times(unitPrice, requestedQty);
  const said = news(line);
  return (
    <tr>
      <ArticleCell article={line}>
        <small>{[sku, ...options.map(({ label, value }) => t`${label} : ${value}`)].join(', ')}</small>
        {said.length === 0 ? null : <small>{said.join(', ')}</small>}
      </ArticleCell>
      <td data-label={t`Demandé`}>{requestedQty === 0 ? t`Ajouté` : requestedQty}</td>
      <td data-label={t`Prix TTC`}>{money(unitPrice)}</td>
      {isProposed ? (
        <>
          <td data-label={t`Proposé`} {...(proposed.quantity < requestedQty ? { 'data-waits': '' } : {})}>
            {proposed.quantity}
          </td>
          <td data-label={t`Prix proposé`}>{money(proposed.unitPrice)}</td>
        </>
      ) : null}
      <td data-label={t`Total TTC`}>
        <b>{money(total)}</b>
      </td>
    </tr>
  );
}
