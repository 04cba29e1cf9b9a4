import { Trans, useLingui } from '@lingui/react/macro';
import { standingOn } from '#core/domain/revision/revision.ts';
import type { QuoteDesk } from '#core/contract/admin/quotes/desk.ts';
import { useAdminCall } from '#src/admin/port/port.tsx';
import { useDeskMove, type DeskMoveProps } from '#src/admin/parts/desk/move/desk-move.ts';
import { MoveSheet } from '#src/admin/parts/desk/move/move-sheet.tsx';

/** Says that somebody looks into a request. */
export function ReviewMove({ desk, onClose, onReload }: DeskMoveProps<QuoteDesk>) {
  const { uuid, number } = desk;
  const { t } = useLingui();
  const call = useAdminCall();
  const move = useDeskMove({ onClose, onReload });
  const review = () =>
    move.take(
      () => call('api.admin.quotes.review', { params: { uuid }, body: standingOn(desk) }),
      t`La demande est prise en charge`,
    );
  return (
    <MoveSheet
      title={t`Prendre en charge le devis ${number} ?`}
      label={t`Prendre en charge`}
      move={move}
      onSubmit={() => void review()}
      onClose={onClose}
    >
      <p>
        <Trans>Le client voit que sa demande est à l’étude, et vos collègues que quelqu’un s’en occupe.</Trans>
      </p>
    </MoveSheet>
  );
}
