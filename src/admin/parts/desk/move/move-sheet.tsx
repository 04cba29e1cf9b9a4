/** The form of one step in a sheet: what it asks for, what went wrong, and the button that takes it. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useId, useLayoutEffect, useRef, type FormEvent, type ReactNode } from 'react';
import { deskLayout, formLayout } from '#styled/recipes';
import { FailureNote } from '#src/forms/failure-note.tsx';
import { Button } from '#src/ui/button/button.tsx';
import { Note } from '#src/ui/note/note.tsx';
import { Sheet } from '#src/ui/sheet/sheet.tsx';
import { NeedsNetwork } from '../needs-network.tsx';
import { isMoved, type MoveState } from './use-move.ts';

interface MoveSheetProps {
  title: string;
  /** What the button does: « Expédier ». */
  label: string;
  tone?: 'ink' | 'danger';
  size?: 'md' | 'lg';
  move: MoveState;
  /** Something has to come before it may be sent: what it comes to. */
  isHeld?: boolean;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** Closed by nothing while it is under way: what becomes of it is told where it was asked for. */
export function MoveSheet(props: MoveSheetProps) {
  const { title, label, tone = 'ink', size = 'md', move, isHeld = false, onSubmit, onClose, children } = props;
  const { t } = useLingui();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const { wrong, isBusy, isOnline } = move;
  useLayoutEffect(() => {
    if (wrong.size > 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [wrong]);
  useEffect(() => {
    const element = form.current;
    element?.addEventListener('keydown', sendByKey);
    return () => element?.removeEventListener('keydown', sendByKey);
  }, []);
  const close = (): void => {
    if (!isBusy) onClose();
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (isOnline && !isHeld && !isBusy) onSubmit();
  };
  return (
    <Sheet
      open
      size={size}
      onClose={close}
      title={title}
      closeLabel={t`Fermer`}
      footer={
        <>
          <MoveFailure move={move} />
          <NeedsNetwork id={`${id}-why`}>
            <Trans>Sans réseau, ce que vous avez saisi reste ici et le bouton attend.</Trans>
          </NeedsNetwork>
          <div className={formLayout().actions}>
            <Button tone="line" onClick={close}>
              {t`Fermer`}
            </Button>
            <Button
              type="submit"
              form={id}
              tone={tone}
              loading={isBusy}
              disabled={!isOnline || isHeld}
              {...(isOnline ? {} : { 'aria-describedby': `${id}-why` })}
            >
              {label}
            </Button>
          </div>
        </>
      }
    >
      <form ref={form} id={id} noValidate className={deskLayout().form} onSubmit={submit}>
        {children}
      </form>
    </Sheet>
  );
}

/** Ctrl + Enter, once the field one stands in has said what was typed. */
function sendByKey({ key, ctrlKey, metaKey, currentTarget }: KeyboardEvent): void {
  if (key !== 'Enter' || !(ctrlKey || metaKey) || !(currentTarget instanceof HTMLFormElement)) return;
  setTimeout(() => currentTarget.requestSubmit());
}

function MoveFailure({ move: { failure } }: { move: MoveState }) {
  const { t } = useLingui();
  if (!isMoved(failure)) return <FailureNote failure={failure} />;
  return <Note role="alert" tone="warn" title={t`Cette page a changé entre-temps : relisez-la, puis recommencez.`} />;
}
