import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { filterChip } from '#styled/recipes';
import { FailureNote } from '#src/forms/failure-note.tsx';
import { useAsk, type Answered } from '#src/forms/use-ask.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Checkbox } from '#src/ui/field/checkbox.tsx';
import { Field } from '#src/ui/field/field.tsx';
import { TextInput } from '#src/ui/field/text-input.tsx';

interface ViewFormProps {
  name: string;
  shared: boolean;
  /** Whether one may put a view before everybody. */
  mayShare: boolean;
  onSave: (view: { name: string; shared: boolean }) => Promise<Answered>;
  /** Null for a view that is not kept yet. */
  onRemove: (() => Promise<Answered>) | null;
  onDone: () => void;
}

const LONGEST = 100;

/** What a view is called and who has it. */
export function ViewForm({ name: before, shared: was, mayShare, onSave, onRemove, onDone }: ViewFormProps) {
  const { t } = useLingui();
  const { ask, failure } = useAsk();
  const [name, setName] = useState(before);
  const [shared, setShared] = useState(was);
  const [isMissing, setMissing] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const run = async (work: () => Promise<Answered>): Promise<void> => {
    setBusy(true);
    const isDone = await ask(work);
    setBusy(false);
    if (isDone) onDone();
  };
  return (
    <form
      className={filterChip().form}
      onSubmit={(event) => {
        event.preventDefault();
        setMissing(name.trim() === '');
        if (name.trim() !== '') void run(() => onSave({ name: name.trim(), shared }));
      }}
    >
      {failure === null ? null : <FailureNote failure={failure} />}
      <Field label={t`Nom de la vue`} {...(isMissing ? { error: t`Donnez un nom à la vue.` } : {})}>
        {(control) => (
          <TextInput
            {...control}
            size="sm"
            maxLength={LONGEST}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        )}
      </Field>
      {mayShare || was ? (
        <Checkbox checked={shared} disabled={!mayShare} onChange={({ target }) => setShared(target.checked)} dense>
          {t`Partagée avec toute l’équipe`}
        </Checkbox>
      ) : null}
      <div className={filterChip().buttons}>
        {onRemove === null ? null : (
          <Button type="button" tone="line" size="sm" disabled={isBusy} onClick={() => void run(onRemove)}>
            {t`Supprimer la vue`}
          </Button>
        )}
        <Button type="submit" tone="ink" size="sm" loading={isBusy}>
          {t`Enregistrer`}
        </Button>
      </div>
    </form>
  );
}
