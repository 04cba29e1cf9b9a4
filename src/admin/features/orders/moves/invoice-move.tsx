import { Trans, useLingui } from '@lingui/react/macro';
import { standingOn } from '#core/domain/revision/revision.ts';
import type { OrderDesk } from '#core/contract/admin/orders/desk.ts';
import { toInvoice } from '#core/domain/order/quantities.ts';
import { useAdminCall } from '#src/admin/port/port.tsx';
import { useKeptForm, type KeptForms } from '#src/admin/parts/desk/move/kept-form.ts';
import { MoveSheet } from '#src/admin/parts/desk/move/move-sheet.tsx';
import { countedLines, UnitList, unitsIn, type TypedUnits } from '#src/admin/parts/desk/move/unit-list.tsx';
import { useDeskMove, type DeskMoveProps } from '#src/admin/parts/desk/move/desk-move.ts';

const KEPT: KeptForms<{ readonly units: TypedUnits }> = new Map();

/** Invoices all that may be, or some units; the delivery comes with the first invoice. */
export function InvoiceMove({ desk, onClose, onReload }: DeskMoveProps<OrderDesk>) {
  const { uuid, number, lines } = desk;
  const { t } = useLingui();
  const call = useAdminCall();
  const move = useDeskMove({ names: ['units'], onClose, onReload });
  const { typed, type, drop } = useKeptForm(KEPT, uuid, () => ({ units: {} }));
  const counted = countedLines(lines, toInvoice, typed.units, true);
  const invoice = (): void => {
    const units = unitsIn(counted);
    if (Object.keys(units).length === 0) {
      move.refuse({ units: t`Choisissez au moins un article.` });
      return;
    }
    void move.take(
      () => call('api.admin.orders.invoice', { params: { uuid }, body: { ...standingOn(desk), units } }),
      t`La facture est émise`,
      drop,
    );
  };
  return (
    <MoveSheet title={t`Facturer ${number}`} label={t`Facturer`} move={move} onSubmit={invoice} onClose={onClose}>
      <p>
        <Trans>
          Une facture émise ne se modifie plus : un avoir la corrige. La livraison suit la première facture.
        </Trans>
      </p>
      <UnitList
        legend={t`Articles à facturer`}
        counted={counted}
        error={move.wrongOf('units')}
        onChange={(units) => type({ units })}
      />
    </MoveSheet>
  );
}
