/** « Clôturer » and « Rouvrir » (domain 6.2): kept on this device first. */
import { useLingui } from '@lingui/react/macro';
import { rmaSince, type RmaRecord } from '#core/contract/returns/rma-record.ts';
import { findRmaMove, rmaReopening } from '#core/domain/returns/rma-status.ts';
import { AskFirst } from '#src/shop/parts/ask/ask-first.tsx';
import { useActions } from '#src/shop/parts/actions.tsx';
import { useChange } from '#src/shop/parts/account/use-person.ts';
import { Button } from '#src/ui/button/button.tsx';

export function ReturnActions({ record }: { record: RmaRecord }) {
  const { t } = useLingui();
  const { now } = useActions();
  const change = useChange();
  const { uuid: rma, status, number } = record;
  const since = Date.parse(rmaSince(record));
  if (findRmaMove(status, 'customer-closed', 'customer') !== null)
    return (
      <div>
        <AskFirst
          open={t`Clôturer la demande`}
          title={number === null ? t`Clôturer cette demande de retour ?` : t`Clôturer le retour ${number} ?`}
          confirm={t`Clôturer la demande`}
          dismiss={t`La garder`}
          onConfirm={() => void change((own) => own.perform('api.rma.close', { rma }))}
        >
          {t`La boutique n’y répondra plus. Vous pourrez la rouvrir tant que le retour est possible.`}
        </AskFirst>
      </div>
    );
  // Whether its articles may still be sent back is the shop's to say.
  if (rmaReopening(status, since, now() ?? since, true) === null) return null;
  return (
    <div>
      <Button tone="line" size="sm" onClick={() => void change((own) => own.perform('api.rma.reopen', { rma }))}>
        {t`Rouvrir la demande`}
      </Button>
    </div>
  );
}
