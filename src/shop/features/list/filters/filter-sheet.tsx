import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '#src/ui/button/button.tsx';
import { Sheet } from '#src/ui/sheet/sheet.tsx';

export interface FilterSheetProps {
  onClose: () => void;
  /** "Réinitialiser" */
  reset: ReactNode;
  /** "Voir 57 articles" */
  see: string;
  children: ReactNode;
}

/** The filters over a list, on a phone. */
export function FilterSheet({ onClose, reset, see, children }: FilterSheetProps) {
  const { t } = useLingui();
  return (
    <Sheet
      open
      onClose={onClose}
      title={t`Filtres`}
      closeLabel={t`Fermer les filtres`}
      headAction={reset}
      footer={
        <Button wide onClick={onClose}>
          {see}
        </Button>
      }
    >
      {children}
    </Sheet>
  );
}
