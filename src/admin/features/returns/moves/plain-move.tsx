/** Steps that ask for nothing but a yes: a return is looked into, accepted, or opened again. */
import { useLingui } from '@lingui/react/macro';
import { standingOn } from '#core/domain/revision/revision.ts';
import type { RmaDesk } from '#core/contract/admin/returns/desk.ts';
import { useAdminCall } from '#src/admin/port/port.tsx';
import { useDeskMove, type DeskMoveProps } from '#src/admin/parts/desk/move/desk-move.ts';
import { MoveSheet } from '#src/admin/parts/desk/move/move-sheet.tsx';

interface PlainMoveProps extends DeskMoveProps<RmaDesk> {
  step: 'process' | 'accept' | 'reopen';
}

export function PlainMove({ desk, step, onClose, onReload }: PlainMoveProps) {
  const { uuid, number } = desk;
  const { t } = useLingui();
  const call = useAdminCall();
  const move = useDeskMove({ onClose, onReload });
  const words = {
    process: {
      title: t`Étudier ${number} ?`,
      label: t`Étudier`,
      told: t`La demande passe en cours de traitement et le client en est averti par e-mail.`,
      said: t`La demande est en cours de traitement`,
    },
    accept: {
      title: t`Accepter le retour ${number} ?`,
      label: t`Accepter`,
      told: t`Le client reçoit un e-mail avec l’adresse du retour et imprime son bon. Sans colis sous 30 jours, la demande est refusée d’elle-même.`,
      said: t`Le retour est accepté`,
    },
    reopen: {
      title: t`Rouvrir ${number} ?`,
      label: t`Rouvrir`,
      told: t`La demande repasse en cours de traitement et le client en est averti par e-mail.`,
      said: t`La demande est rouverte`,
    },
  }[step];
  const take = () =>
    move.take(() => call(`api.admin.rma.${step}`, { params: { uuid }, body: standingOn(desk) }), words.said);
  return (
    <MoveSheet title={words.title} label={words.label} move={move} onSubmit={() => void take()} onClose={onClose}>
      <p>{words.told}</p>
    </MoveSheet>
  );
}
