/** Inventories that are open, and the way to begin one (rules S130 to S133). */
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { dataTable, list } from '#styled/recipes';
import { adminHref } from '#core/contract/admin/pages/admin-href.ts';
import type { CountHead } from '#core/contract/admin/stock/count-record.ts';
import { NeedsNetwork } from '#src/admin/parts/desk/needs-network.tsx';
import { useAdmin, useHeader } from '#src/admin/port/port.tsx';
import { connection } from '#src/admin/store/connection.ts';
import { useCounts } from '#src/admin/store/counts/use-counts.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { Button, LinkButton } from '#src/ui/button/button.tsx';
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx';
import { checkCircle } from '#src/ui/icon/glyphs-later.ts';
import { Link } from '#src/ui/link/link.tsx';
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx';
import { OpenCount } from './open-count.tsx';

const WHY = 'counts-need-network';

export function CountsPage() {
  const { t } = useLingui();
  const { online } = useSnapshot(connection);
  const seen = useCounts(null);
  const [isOpening, setOpening] = useState(false);
  useHeader({
    title: t`Inventaires`,
    actions: (
      <Button
        tone="ink"
        disabled={!online}
        onClick={() => setOpening(true)}
        {...(online ? {} : { 'aria-describedby': WHY })}
      >{t`Nouvel inventaire`}</Button>
    ),
  });
  return (
    <div className={list().root}>
      <NeedsNetwork id={WHY}>
        <Trans>
          Un inventaire s’ouvre avec le réseau, pour apporter la liste des articles. Ceux qui sont ouverts se comptent
          sans réseau.
        </Trans>
      </NeedsNetwork>
      {seen === null ? <Skeleton shape="block" /> : <OpenCounts heads={seen.heads} />}
      {isOpening ? <OpenCount onClose={() => setOpening(false)} /> : null}
    </div>
  );
}

function OpenCounts({ heads }: { heads: readonly CountHead[] }) {
  const { t } = useLingui();
  const { dateTime } = useFormat();
  const { may } = useAdmin();
  const classes = dataTable();
  if (heads.length === 0)
    return (
      <EmptyState
        glyph={checkCircle}
        title={t`Aucun inventaire ouvert`}
        text={t`Choisissez un lieu, comptez au téléphone avec ou sans réseau, puis vérifiez les écarts.`}
      />
    );
  return (
    <div className={list().rows}>
      <table className={classes.table} data-wide="" data-edges="" aria-label={t`Inventaires ouverts`}>
        <thead>
          <tr>
            <th scope="col" className={classes.head}>{t`Lieu de stock`}</th>
            <th scope="col" className={classes.head}>{t`Catégorie`}</th>
            <th scope="col" className={classes.head}>{t`Ouvert`}</th>
            <th scope="col" className={classes.head}>{t`Actions`}</th>
          </tr>
        </thead>
        <tbody>
          {heads.map(({ uuid, sourceName, category, openedAt, who }) => (
            <tr key={uuid} className={classes.row}>
              <td className={classes.cell}>
                <Link href={adminHref('admin.counts.count', { id: uuid })}>{sourceName}</Link>
              </td>
              <td className={classes.cell}>{category ?? t`Toutes`}</td>
              <td className={classes.cell}>{who === null ? dateTime(openedAt) : `${dateTime(openedAt)}, ${who}`}</td>
              <td className={classes.cell}>
                <span className={list().actions}>
                  <LinkButton tone="ink" size="sm" href={adminHref('admin.counts.count', { id: uuid })}>
                    {t`Compter`}
                  </LinkButton>
                  {may('stock.view') ? (
                    <LinkButton tone="line" size="sm" href={adminHref('admin.counts.differences', { id: uuid })}>
                      {t`Écarts`}
                    </LinkButton>
                  ) : null}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
