import { Trans, useLingui } from '@lingui/react/macro';
import { standingOn } from '#core/domain/revision/revision.ts';
import type { QuoteDesk } from '#core/contract/admin/quotes/desk.ts';
import { useAdminCall } from '#src/admin/port/port.tsx';
import { useDeskMove, type DeskMoveProps } from '#src/admin/parts/desk/move/desk-move.ts';
import { useKeptForm, type KeptForms } from '#src/admin/parts/desk/move/kept-form.ts';
import { MoveSheet } from '#src/admin/parts/desk/move/move-sheet.tsx';
import { ReasonField } from '#src/admin/parts/desk/move/reason-field.tsx';

const KEPT: KeptForms<{ readonly reason: string }> = new Map();

/** Makes no proposal, or takes one back; the customer reads why. */
export function EndMove({ desk, kind, onClose, onReload }: DeskMoveProps<QuoteDesk> & { kind: 'cancel' | 'refuse' }) {
  const { t } = useLingui();
  const call = useAdminCall();
  const { uuid, number } = desk;
  const move = useDeskMove({ names: ['reason'], onClose, onReload });
  const { typed, type, drop } = useKeptForm(KEPT, `${uuid} ${kind}`, () => ({ reason: '' }));
  const isRefusal = kind === 'refuse';
  const end = (): void => {
    const reason = typed.reason.trim();
    if (reason === '') {
      move.refuse({ reason: t`Dites pourquoi : le client le lit.` });
      return;
    }
    const asked = { params: { uuid }, body: { ...standingOn(desk), reason } };
    void move.take(
      () => (isRefusal ? call('api.admin.quotes.refuse', asked) : call('api.admin.quotes.cancel', asked)),
      isRefusal ? t`La demande est déclinée` : t`Le devis est annulé`,
      drop,
    );
  };
  return (
    <MoveSheet
      title={isRefusal ? t`Décliner la demande ${number} ?` : t`Annuler le devis ${number} ?`}
      label={isRefusal ? t`Décliner la demande` : t`Annuler le devis`}
      tone="danger"
      move={move}
      onSubmit={end}
      onClose={onClose}
    >
      <p>
        {isRefusal ? (
          <Trans>Aucune proposition ne sera faite. Le client peut renouveler sa demande.</Trans>
        ) : (
          <Trans>Le client ne pourra plus l’accepter ni le payer. Il peut renouveler sa demande.</Trans>
        )}
      </p>
      <ReasonField
        isRequired
        hint={t`Le client la reçoit par e-mail, comme vous l’écrivez.`}
        value={typed.reason}
        error={move.wrongOf('reason')}
        onChange={(reason) => type({ reason })}
      />
    </MoveSheet>
  );
}
