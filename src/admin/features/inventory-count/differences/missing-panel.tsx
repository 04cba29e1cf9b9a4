import { useLingui } from '@lingui/react/macro';
import { deskLayout } from '#styled/recipes';
import type { CountDesk } from '#core/contract/admin/stock/counts.ts';
import { DeskPanel } from '#src/admin/parts/desk/desk-panel.tsx';

/** What lies there by the books and nobody has counted: it stays as it is until somebody counts it, also to none. */
export function MissingPanel({ missing, hasMore }: { missing: CountDesk['missing']; hasMore: boolean }) {
  const { t } = useLingui();
  const classes = deskLayout();
  if (missing.length === 0) return null;
  const { length } = missing;
  return (
    <DeskPanel title={hasMore ? t`Plus de ${length} articles non comptés` : t`${length} articles non comptés`}>
      <p className={classes.body}>{t`Ils restent tels quels : comptez-en zéro si le rayon est vide.`}</p>
      <table className={classes.table} aria-label={t`Articles non comptés`}>
        <thead>
          <tr>
            <th scope="col">{t`Article`}</th>
            <th scope="col">{t`Attendu`}</th>
          </tr>
        </thead>
        <tbody>
          {missing.map(({ article, sku, name, held }) => (
            <tr key={article}>
              <th scope="row">
                <b>{name}</b>
                <div>{sku}</div>
              </th>
              <td data-label={t`Attendu`}>{held}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </DeskPanel>
  );
}
