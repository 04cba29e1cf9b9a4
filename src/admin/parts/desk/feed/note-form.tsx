import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { deskLayout } from '#styled/recipes';
import { useToast } from '#src/admin/port/port.tsx';
import { useKeptForm, type KeptForms } from '#src/admin/parts/desk/move/kept-form.ts';
import { NeedsNetwork } from '#src/admin/parts/desk/needs-network.tsx';
import { useMove } from '#src/admin/parts/desk/move/use-move.ts';
import { FailureNote } from '#src/forms/failure-note.tsx';
import { Button } from '#src/ui/button/button.tsx';
import { Checkbox } from '#src/ui/field/checkbox.tsx';
import { Field } from '#src/ui/field/field.tsx';
import { TextArea } from '#src/ui/field/text-input.tsx';

export interface TypedNote {
  /** Sent again, the note is the same. */
  readonly id: string;
  readonly message: string;
  readonly isVisible: boolean;
}

const KEPT: KeptForms<TypedNote> = new Map();

interface NoteFormProps {
  /** What it is written to. */
  about: string;
  longest: number;
  /** Nobody writes to the customer any more. */
  isInternal?: boolean;
  send: (note: TypedNote) => Promise<unknown>;
  onWritten: () => void;
}

/** A note among colleagues, unless it is said that the customer reads it. */
export function NoteForm({ about, longest, isInternal = false, send, onWritten }: NoteFormProps) {
  const { t } = useLingui();
  const toast = useToast();
  const why = useId();
  const { typed, type, drop } = useKeptForm(KEPT, about, () => ({
    id: crypto.randomUUID(),
    message: '',
    isVisible: false,
  }));
  const { message } = typed;
  const isVisible = typed.isVisible && !isInternal;
  /* it arrived before, and was changed since: what stands here now is another one */
  const onMoved = (): void => {
    type({ id: crypto.randomUUID() });
    onWritten();
  };
  const move = useMove({ names: ['message'], onMoved });
  const save = async (): Promise<void> => {
    if (message.trim() === '') {
      move.refuse({ message: t`Écrivez la note.` });
      return;
    }
    const isDone = await move.run(() => send({ ...typed, isVisible, message: message.trim() }));
    if (!isDone) return;
    drop();
    toast(isVisible ? t`Message envoyé au client` : t`Note ajoutée`);
    onWritten();
  };
  return (
    <div className={deskLayout().form}>
      <FailureNote failure={move.failure} />
      <Field label={t`Nouvelle note`} error={move.wrongOf('message')}>
        {(control) => (
          <TextArea
            {...control}
            rows={3}
            maxLength={longest}
            value={message}
            onChange={({ target }) => type({ message: target.value })}
          />
        )}
      </Field>
      {isInternal ? null : (
        <Checkbox dense checked={isVisible} onChange={({ target }) => type({ isVisible: target.checked })}>
          {t`Le client la lit et la reçoit par e-mail`}
        </Checkbox>
      )}
      <NeedsNetwork id={why}>
        <Trans>Sans réseau, votre note reste ici et le bouton attend.</Trans>
      </NeedsNetwork>
      <div>
        <Button
          tone="line"
          size="sm"
          loading={move.isBusy}
          disabled={!move.isOnline}
          {...(move.isOnline ? {} : { 'aria-describedby': why })}
          onClick={() => void save()}
        >
          {t`Ajouter`}
        </Button>
      </div>
    </div>
  );
}
