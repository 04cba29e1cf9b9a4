/** Lines of which only what fits is kept. */
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { textIn } from '#core/domain/fields/values.ts';
import { isSafeUrl } from '#core/domain/text/safe-url.ts';
import type { ControlProps } from '#src/admin/fields/control-props.ts';
import { LineControl } from '#src/admin/forms/line-control.tsx';
import { Field } from '#src/ui/field/field.tsx';
import { TextInput } from '#src/ui/field/text-input.tsx';

const hintOf = (hint: string | undefined) => (hint === undefined ? {} : { hint });

/** A whole number that stays within its bounds. */
export function BoundedControl({ label, field, value, drawing, onChange }: ControlProps) {
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
          readOnly={!drawing.mayWrite}
          onChange={({ target }) => {
            const typed = Math.round(target.valueAsNumber);
            if (!Number.isNaN(typed)) onChange(Math.min(max, Math.max(min, typed)));
          }}
        />
      )}
    </Field>
  );
}

/** What is typed stays here until it is an address; only then is it the field’s. */
export function LinkControl({ label, hint, value, drawing, onChange }: ControlProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useState<string | null>(null);
  const wrong = typed !== null && typed !== '' && !isSafeUrl(typed);
  return (
    <Field
      label={label}
      {...hintOf(hint)}
      {...(wrong ? { error: t`Entrez une adresse de la boutique ou du web, comme /faq ou https://…` } : {})}
    >
      {(control) => (
        <TextInput
          {...control}
          size="sm"
          inputMode="url"
          value={typed ?? textIn(value)}
          readOnly={!drawing.mayWrite}
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
export function AnchorControl(props: ControlProps) {
  const tidy = (text: unknown): string =>
    textIn(text)
      .toLowerCase()
      .replaceAll(/[^a-z0-9-]+/gu, '-')
      .replace(/^[^a-z]+/u, '');
  return <LineControl {...props} onChange={(text) => props.onChange(tidy(text))} />;
}
