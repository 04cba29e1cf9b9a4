import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import * as v from 'valibot';
import { bulkBar } from '#styled/recipes';
import type { Resource } from '#core/resources/resource.ts';
import { useLabel } from '#src/forms/field-words.ts';
import { useFieldSentence } from '#src/forms/sentences.tsx';
import { Button } from '#src/ui/button/button.tsx';
import { Field } from '#src/ui/field/field.tsx';
import { Select } from '#src/ui/field/select.tsx';
import { TextInput } from '#src/ui/field/text-input.tsx';
import { isNumber } from '#src/admin/screens/list/data/cell-words.ts';
import { typedIn } from '../cells/typed-value.ts';

interface SetQuestionProps {
  resource: Resource;
  /** Asks the shop what it would do. */
  onAsk: (field: string, value: unknown) => void;
  /** What was asked is no longer what is written here. */
  onChange: () => void;
}

/** Which field gets which value. */
export function SetQuestion({ resource: { fields, list }, onAsk, onChange }: SetQuestionProps) {
  const { t, i18n } = useLingui();
  const say = useLabel();
  const sentence = useFieldSentence();
  const names = (list.inline ?? []).filter((name) => fields[name] !== undefined);
  const [name, setName] = useState(names[0] ?? '');
  const [text, setText] = useState('');
  const [wrong, setWrong] = useState<string | null>(null);
  const field = fields[name];
  if (field === undefined) return null;
  const choices: readonly (readonly [string, string])[] =
    field.kind === 'boolean'
      ? [
          ['1', t`Oui`],
          ['0', t`Non`],
        ]
      : (field.options ?? []).map((one) => [one, field.words?.[one] === undefined ? one : say(field.words[one])]);
  const write = (next: string): void => {
    setText(next);
    setWrong(null);
    onChange();
  };
  return (
    <form
      className={bulkBar().form}
      onSubmit={(event) => {
        event.preventDefault();
        const value = typedIn(field, text === '' && choices.length > 0 ? (choices[0]?.[0] ?? '') : text);
        const read = v.safeParse(field.schema, value);
        setWrong(read.success ? null : i18n._(sentence(read.issues[0].message, value)));
        if (read.success) onAsk(name, read.output);
      }}
    >
      <Field label={t`Champ`}>
        {(control) => (
          <Select
            {...control}
            value={name}
            onChange={({ target }) => {
              setName(target.value);
              write('');
            }}
          >
            {names.map((one) => (
              <option key={one} value={one}>
                {say(fields[one]?.label ?? one)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={t`Nouvelle valeur`} error={wrong}>
        {(control) =>
          choices.length > 0 ? (
            <Select {...control} value={text || (choices[0]?.[0] ?? '')} onChange={({ target }) => write(target.value)}>
              {choices.map(([value, word]) => (
                <option key={value} value={value}>
                  {word}
                </option>
              ))}
            </Select>
          ) : (
            <TextInput
              {...control}
              type={field.kind === 'day' ? 'date' : 'text'}
              {...(isNumber(field) ? { inputMode: 'decimal' as const } : {})}
              value={text}
              onChange={({ target }) => write(target.value)}
            />
          )
        }
      </Field>
      <div className={bulkBar().buttons}>
        <Button type="submit" tone="line">{t`Vérifier`}</Button>
      </div>
    </form>
  );
}
