import { useLingui } from '@lingui/react/macro';
import type { CountDesk } from '#core/contract/admin/stock/counts.ts';
import { standingOn } from '#core/domain/revision/revision.ts';
import { useDeskMove } from '#src/admin/parts/desk/move/desk-move.ts';
import { MoveSheet } from '#src/admin/parts/desk/move/move-sheet.tsx';
import { useAdminCall } from '#src/admin/port/port.tsx';

interface CloseCountProps {
  desk: CountDesk;
  step: 'confirm' | 'drop';
  onClose: () => void;
  onReload: () => void;
}

/** Ends an inventory: what differs is booked, or nothing is. */
export function CloseCount({ desk, step, onClose, onReload }: CloseCountProps) {
  const { t } = useLingui();
  const call = useAdminCall();
  const move = useDeskMove({ onClose, onReload });
  const differ = desk.lines.filter(({ difference }) => difference !== 0).length;
  const words = {
    confirm: {
      title: t`Confirmer les écarts ?`,
      label: t`Confirmer`,
      told: t`Le stock de ${differ} articles est corrigé. Ce qui a bougé depuis le comptage est pris en compte ; les articles non comptés restent tels quels. Un comptage qui arrive ensuite est refusé et montré à son auteur.`,
      said: t`L’inventaire est confirmé`,
    },
    drop: {
      title: t`Abandonner cet inventaire ?`,
      label: t`Abandonner`,
      told: t`Rien ne change au stock et ce qui a été compté est oublié.`,
      said: t`L’inventaire est abandonné`,
    },
  }[step];
  const take = () =>
    move.take(
      () => call(`api.admin.stock.counts.${step}`, { params: { uuid: desk.uuid }, body: standingOn(desk) }),
      words.said,
    );
  return (
    <MoveSheet
      title={words.title}
      label={words.label}
      tone={step === 'drop' ? 'danger' : 'ink'}
      move={move}
      onSubmit={() => void take()}
      onClose={onClose}
    >
      <p>{words.told}</p>
    </MoveSheet>
  );
}
