/** Where the pieces of a product and its variants lie; whoever keeps the stock writes there how many there are. */
import { useLingui } from '@lingui/react/macro';
import { historyView, recordForm, textLink } from '#styled/recipes';
import { adminHref } from '#core/contract/admin/pages/admin-href.ts';
import { useAdmin } from '#src/admin/port/port.tsx';
import { useAnswer } from '#src/admin/port/use-answer.ts';
import { FailureNote } from '#src/forms/failure-note.tsx';
import { useFormat } from '#src/i18n/use-format.ts';
import { Link } from '#src/ui/link/link.tsx';
import { PiecesCell } from './pieces-cell.tsx';

interface StockPlacesProps {
  /** Of the product. */
  uuid: string;
  /** The first quantity is what it was opened for. */
  startsHere?: boolean;
  /** A quantity was put right. */
  onCorrected?: () => void;
}

export function StockPlaces({ uuid, startsHere = false, onCorrected }: StockPlacesProps) {
  const { t } = useLingui();
  const format = useFormat();
  const { may } = useAdmin();
  const { answer, failure, reload } = useAnswer('api.admin.products.stock', { params: { uuid } });
  const corrected = (): void => {
    reload();
    onCorrected?.();
  };
  if (answer === null) return <FailureNote failure={failure} />;
  if (answer.length === 0) return <p className={recordForm().origin}>{t`Rien n’est compté pour ce produit.`}</p>;
  return (
    <table className={historyView().table} data-cards="" aria-label={t`Stock par source`}>
      <thead>
        <tr>
          <th scope="col">{t`Référence`}</th>
          <th scope="col">{t`Source`}</th>
          <th scope="col">{t`En rayon`}</th>
          <th scope="col">{t`Réservé`}</th>
          <th scope="col">{t`Disponible`}</th>
        </tr>
      </thead>
      <tbody>
        {answer.map((one, at) => (
          <tr key={`${one.sku} ${one.source}`}>
            <th scope="row">
              {one.uuid !== undefined && may('stock.view') ? (
                <Link href={adminHref('admin.stock.edit', { id: one.uuid })} className={textLink({ alone: true })}>
                  {one.sku}
                </Link>
              ) : (
                one.sku
              )}
            </th>
            <td data-label={t`Source`}>{one.source}</td>
            <td data-label={t`En rayon`}>
              {may('stock.update') && one.uuid !== undefined ? (
                <PiecesCell key={one.rev} place={one} startsHere={startsHere && at === 0} onCorrected={corrected} />
              ) : (
                format.number(one.quantity)
              )}
            </td>
            <td data-label={t`Réservé`}>{format.number(one.reserved)}</td>
            <td data-label={t`Disponible`}>{format.number(one.available)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
