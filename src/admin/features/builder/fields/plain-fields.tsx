/** What is typed or chosen in one control. */
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { isSafeUrl } from '#core/domain/text/safe-url.ts';
import { textIn, type FieldProps } from '#src/admin/features/builder/fields/field-props.ts';
import { useLabel } from '#src/forms/field-words.ts';
import { Field } from '#src/ui/field/field.tsx';
import { Select } from '#src/ui/field/select.tsx';
import { TextArea, TextInput } from '#src/ui/field/text-input.tsx';

const hintOf = (hint: string | undefined, say: (label: string) => string) =>
  hint === undefined ? {} : { hint: say(hint) };

export function TextField({ label, field, value, onChange, readOnly }: FieldProps) {
  const say = useLabel();
  return (
    <Field label={label} {...hintOf(field.help, say)}>
      {(control) => (
        <TextInput
          {...control}
          size="sm"
          value={textIn(value)}
          maxLength={field.max}
          readOnly={readOnly}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
}

export function LongTextField({ label, field, value, onChange, readOnly }: FieldProps) {
  const say = useLabel();
  return (
    <Field label={label} {...hintOf(field.help, say)}>
      {(control) => (
        <TextArea
          {...control}
          value={textIn(value)}
          maxLength={field.max}
          readOnly={readOnly}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
}

export function NumberField({ label, field, value, onChange, readOnly }: FieldProps) {
  const { min = 0, max = 100, blank } = field;
  return (
    <Field label={label}>
      {(control) => (
        <TextInput
          {...control}
          type="number"
          size="sm"
          min={min}
          max={max}
          value={String(typeof value === 'number' ? value : blank)}
          readOnly={readOnly}
          onChange={({ target }) => {
            const typed = Math.round(target.valueAsNumber);
            if (!Number.isNaN(typed)) onChange(Math.min(max, Math.max(min, typed)));
          }}
        />
      )}
    </Field>
  );
}

export function ChoiceField({ label, field, value, onChange, readOnly }: FieldProps) {
  const say = useLabel();
  return (
    <Field label={label}>
      {(control) => (
        <Select
          {...control}
          value={textIn(value)}
          disabled={readOnly}
          onChange={({ target }) => onChange(target.value)}
        >
          {Object.entries(field.words ?? {}).map(([answer, words]) => (
            <option key={answer} value={answer}>
              {say(words)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

/** What is typed stays here until it is an address; only then is it the block's. */
export function LinkField({ label, field, value, onChange, readOnly }: FieldProps) {
  const { t } = useLingui();
  const say = useLabel();
  const [typed, setTyped] = useState<string | null>(null);
  const wrong = typed !== null && typed !== '' && !isSafeUrl(typed);
  return (
    <Field
      label={label}
      {...hintOf(field.help, say)}
      {...(wrong ? { error: t`Entrez une adresse de la boutique ou du web, comme /faq ou https://…` } : {})}
    >
      {(control) => (
        <TextInput
          {...control}
          size="sm"
          inputMode="url"
          value={typed ?? textIn(value)}
          readOnly={readOnly}
          onChange={({ target }) => {
            const text = target.value.trim();
            const isFit = text === '' || isSafeUrl(text);
            setTyped(isFit ? null : text);
            if (isFit) onChange(text);
          }}
        />
      )}
    </Field>
  );
}

/** Letters, digits and dashes: anything else becomes one of them. */
export function AnchorField(props: FieldProps) {
  const tidy = (text: unknown): string =>
    textIn(text)
      .toLowerCase()
      .replaceAll(/[^a-z0-9-]+/gu, '-')
      .replace(/^[^a-z]+/u, '');
  return <TextField {...props} onChange={(text) => props.onChange(tidy(text))} />;
}
