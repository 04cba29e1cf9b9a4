/** Asks before a customer is forgotten, and says what has to end first. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { formLayout } from '#styled/recipes';
import type { ERASURE_OBSTACLES } from '#core/contract/account/data-requests.ts';
import { answered as told } from '#src/admin/api/answered.ts';
import { useAdminCall } from '#src/admin/port/port.tsx';
import { FailureNote } from '#src/forms/failure-note.tsx';
import { useAsk } from '#src/forms/use-ask.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Note } from '#src/ui/note/note.tsx';
import { Sheet } from '#src/ui/sheet/sheet.tsx';

export interface Obstacle {
  readonly kind: (typeof ERASURE_OBSTACLES)[number];
  readonly number: string;
}

interface EraseDialogProps {
  uuid: string;
  obstacles: readonly Obstacle[];
  onClose: () => void;
  onErased: () => void;
}

export function EraseDialog({ uuid, obstacles, onClose, onErased }: EraseDialogProps) {
  const { t } = useLingui();
  const call = useAdminCall();
  const { ask, failure } = useAsk();
  const [isBusy, setBusy] = useState(false);
  const erase = async (): Promise<void> => {
    setBusy(true);
    const isDone = await ask(() => told(call('api.admin.customers.erase', { params: { uuid }, body: {} })));
    setBusy(false);
    if (isDone) onErased();
  };
  const isHeld = obstacles.length > 0;
  return (
    <Sheet
      open
      onClose={onClose}
      title={t`Effacer les données de ce client ?`}
      closeLabel={t`Fermer`}
      footer={
        <div className={formLayout().actions}>
          <Button tone="line" onClick={onClose}>
            {t`Annuler`}
          </Button>
          <Button tone="ink" loading={isBusy} disabled={isHeld} onClick={() => void erase()}>
            {t`Effacer pour toujours`}
          </Button>
        </div>
      }
    >
      <div className={formLayout().stack}>
        <FailureNote failure={failure} />
        {isHeld ? (
          <Held obstacles={obstacles} />
        ) : (
          <p>
            <Trans>Cette action est définitive. Le client en est averti par un dernier e-mail.</Trans>
          </p>
        )}
      </div>
    </Sheet>
  );
}

function Held({ obstacles }: { obstacles: readonly Obstacle[] }) {
  const { t } = useLingui();
  const sentence = ({ kind, number }: Obstacle): string => {
    switch (kind) {
      case 'order':
        return t`La commande ${number} est en cours.`;
      case 'refund':
        return t`Un remboursement de la commande ${number} est attendu.`;
      case 'return':
        return t`Le retour ${number} est en cours.`;
    }
  };
  return (
    <Note tone="warn" title={t`Ce client ne peut pas être effacé pour le moment.`}>
      <ul>
        {obstacles.map((one) => (
          <li key={`${one.kind} ${one.number}`}>{sentence(one)}</li>
        ))}
      </ul>
    </Note>
  );
}
