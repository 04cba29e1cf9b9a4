import { useLingui } from '@lingui/react/macro';
import { useRef, useState, type FormEvent, type ReactNode } from 'react';
import { scanner } from '#styled/recipes';
import { PIECES_MAX } from '#core/domain/stock/movement.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Field } from '#src/ui/field/field.tsx';
import { TextInput } from '#src/ui/field/text-input.tsx';

interface EnterCodeProps {
  onEnter: (code: string, pieces: number) => Promise<void>;
  /** Beside the button. */
  more: ReactNode;
}

const LONGEST = 64;

/** A code that is typed, or that a reader at the keyboard types; the field is ready for the next one. */
export function EnterCode({ onEnter, more }: EnterCodeProps) {
  const { t } = useLingui();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState({ code: '', pieces: '1' });
  const [wrong, setWrong] = useState<{ readonly code?: string; readonly pieces?: string }>({});
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const pieces = /^\d{1,6}$/u.test(typed.pieces.trim()) ? Number(typed.pieces) : null;
    if (typed.code.trim() === '') return setWrong({ code: t`Ce champ doit être renseigné` });
    if (pieces === null || pieces > PIECES_MAX) return setWrong({ pieces: t`Entrez un nombre entier de pièces.` });
    setWrong({});
    await onEnter(typed.code, pieces);
    setTyped({ code: '', pieces: '1' });
    field.current?.focus();
    return undefined;
  };
  return (
    <form noValidate className={scanner().enter} onSubmit={(event) => void submit(event)}>
      <Field label={t`Code-barres ou référence`} error={wrong.code}>
        {(control) => (
          <TextInput
            {...control}
            ref={field}
            autoComplete="off"
            autoCapitalize="characters"
            maxLength={LONGEST}
            value={typed.code}
            onChange={({ target }) => setTyped({ ...typed, code: target.value })}
          />
        )}
      </Field>
      <Field label={t`Pièces`} error={wrong.pieces}>
        {(control) => (
          <TextInput
            {...control}
            inputMode="numeric"
            autoComplete="off"
            maxLength={6}
            value={typed.pieces}
            onChange={({ target }) => setTyped({ ...typed, pieces: target.value })}
          />
        )}
      </Field>
      <div className={scanner().told}>
        <Button type="submit" tone="ink">{t`Compter`}</Button>
        {more}
      </div>
    </form>
  );
}
