/** What can be sold of a product; a press opens the places its pieces lie in, where quantities are put right. */
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { dataTable } from '#styled/recipes';
import { factsOfType } from '#core/domain/catalogue/types/all-types.ts';
import { textIn, valuesIn } from '#core/domain/fields/values.ts';
import { useAdmin } from '#src/admin/port/port.tsx';
import type { CellProps } from '#src/admin/screens/list/table/rows-props.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { Sheet } from '#src/ui/sheet/sheet.tsx';
import { StockPlaces } from '../stock/stock-places.tsx';

export function StockCell({ row, value, title, isFixed, reload }: CellProps) {
  const { t } = useLingui();
  const { number } = useFormat();
  const { may } = useAdmin();
  const [isOpen, setOpen] = useState(false);
  const { stock } = factsOfType(textIn(valuesIn(row.fields)['type']));
  const text = typeof value === 'number' ? number(value) : '–';
  if (isFixed || stock === 'none' || stock === 'parts' || !may('stock.update') || !may('products.view'))
    return <>{text}</>;
  return (
    <>
      <button
        type="button"
        className={dataTable().edit}
        title={t`Corriger le stock`}
        aria-label={t`Corriger le stock de ${title} : ${text}`}
        onClick={() => setOpen(true)}
      >
        {text}
      </button>
      {/* outside the table, whose cells say how what is in them is set */}
      {isOpen
        ? createPortal(
            <Sheet open size="lg" onClose={() => setOpen(false)} title={t`Stock de ${title}`} closeLabel={t`Fermer`}>
              <StockPlaces uuid={row.uuid} startsHere onCorrected={reload} />
            </Sheet>,
            document.body,
          )
        : null}
    </>
  );
}
