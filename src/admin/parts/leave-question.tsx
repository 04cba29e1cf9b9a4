import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import { formLayout } from '#styled/recipes';
import { Button } from '#src/ui/button/button.tsx';
import { Sheet } from '#src/ui/sheet/sheet.tsx';

interface Leaving {
  /** Goes on at once, or once somebody has said that what they changed may be lost. */
  readonly leave: (then: () => void) => void;
  /** Drawn beside what is left, never within it. */
  readonly question: ReactNode;
}

/** Whoever would close something they changed is asked first, as when a page is left. @param isDirty it was changed */
export function useLeaveQuestion(isDirty: boolean): Leaving {
  const [then, setThen] = useState<(() => void) | null>(null);
  const stay = (): void => setThen(null);
  return {
    leave: (go) => (isDirty ? setThen(() => go) : go()),
    question:
      then === null ? null : (
        <LeaveQuestion
          onStay={stay}
          onLeave={() => {
            stay();
            then();
          }}
        />
      ),
  };
}

function LeaveQuestion({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) {
  const { t } = useLingui();
  return (
    <Sheet
      open
      onClose={onStay}
      title={t`Fermer sans enregistrer ?`}
      closeLabel={t`Continuer à modifier`}
      footer={
        <div className={formLayout().actions}>
          <Button tone="ink" onClick={onStay}>{t`Continuer à modifier`}</Button>
          <Button tone="line" onClick={onLeave}>{t`Fermer sans enregistrer`}</Button>
        </div>
      }
    >
      <p>
        <Trans>Ce que vous avez changé n’est enregistré nulle part.</Trans>
      </p>
    </Sheet>
  );
}
