import { useLingui } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import { columns } from '#styled/recipes';
import { Button } from '#src/ui/button/button.tsx';
import { Sheet } from '#src/ui/sheet/sheet.tsx';

export interface AskFirstProps {
  /** On the button that asks. */
  open: string;
  /** As spoken, with its object. */
  openLabel?: string;
  title: string;
  /** On the button that does it. */
  confirm: string;
  /** On the button that does nothing; "Annuler" where silent. */
  dismiss?: string;
  onConfirm: () => void;
  children: ReactNode;
}

/** A press that takes something away asks first (specification §2). */
export function AskFirst({ open, openLabel, title, confirm, dismiss, onConfirm, children }: AskFirstProps) {
  const { t } = useLingui();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button
        tone="line"
        size="sm"
        onClick={() => setAsking(true)}
        {...(openLabel === undefined ? {} : { 'aria-label': openLabel })}
      >
        {open}
      </Button>
      <Sheet
        open={asking}
        onClose={() => setAsking(false)}
        title={title}
        closeLabel={t`Fermer`}
        footer={
          <div className={columns({ of: 'pair' })}>
            <Button tone="line" onClick={() => setAsking(false)}>
              {dismiss ?? t`Annuler`}
            </Button>
            <Button
              tone="danger"
              onClick={() => {
                setAsking(false);
                onConfirm();
              }}
            >
              {confirm}
            </Button>
          </div>
        }
      >
        {children}
      </Sheet>
    </>
  );
}
