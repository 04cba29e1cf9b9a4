/** What comes back and why, and what was found in the parcel. */
import { useLingui } from '@lingui/react/macro';
import { deskLayout } from '#styled/recipes';
import type { RmaDesk, RmaDeskLine } from '#core/contract/admin/returns/desk.ts';
import { ArticleCell } from '#src/admin/parts/desk/article-cell.tsx';
import { DeskPanel } from '#src/admin/parts/desk/desk-panel.tsx';
import { useFormat } from '#src/i18n/use-format.ts';
import { useLocale } from '#src/i18n/use-locale.ts';

export function LinesPanel({ desk: { lines } }: { desk: RmaDesk }) {
  const { t } = useLingui();
  const units = lines.reduce((all, line) => all + line.quantity, 0);
  return (
    <DeskPanel title={t`Articles, ${units}`}>
      <table className={deskLayout().table} aria-label={t`Articles`}>
        <thead>
          <tr>
            <th scope="col">{t`Article`}</th>
            <th scope="col">{t`Prix TTC`}</th>
            <th scope="col">{t`Qté`}</th>
            <th scope="col">{t`Reçu`}</th>
            <th scope="col">{t`Repris`}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <LineRow key={line.uuid} line={line} />
          ))}
        </tbody>
      </table>
    </DeskPanel>
  );
}

function LineRow({ line }: { line: RmaDeskLine }) {
  const { t } = useLingui();
  const locale = useLocale();
  const { money } = useFormat();
  const { sku, quantity, received, accepted } = line;
  const why = [line.reason[locale], line.isShopFault ? t`la boutique est en tort` : ''];
  const isBack = line.restock === true && (accepted ?? 0) > 0;
  return (
    <tr>
      <ArticleCell article={line}>
        <small>{sku}</small>
        <small>{why.filter((word) => word !== '').join(', ')}</small>
        {isBack ? <small>{t`Remis en stock`}</small> : null}
      </ArticleCell>
      <td data-label={t`Prix TTC`}>{money(line.unitPrice)}</td>
      <td data-label={t`Qté`}>{quantity}</td>
      <td data-label={t`Reçu`} {...(received !== null && received < quantity ? { 'data-waits': '' } : {})}>
        {received === null ? '' : t`${received} sur ${quantity}`}
      </td>
      <td data-label={t`Repris`}>{accepted === null ? '' : accepted}</td>
    </tr>
  );
}
