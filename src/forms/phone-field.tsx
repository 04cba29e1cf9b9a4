import { useLingui } from '@lingui/react/macro';
import type { ChangeEvent } from 'react';
import { useFormContext } from 'react-hook-form';
import { phoneAsTyped } from '#core/domain/text/phone.ts';
import { orNull, useFieldId, useSentence } from '#src/forms/form-fields.tsx';
import { Field } from '#src/ui/field/field.tsx';
import { TextInput } from '#src/ui/field/text-input.tsx';

/** Everything of a number but what stands between its digits. */
const written = (text: string): number => text.replace(/[\s.-]/g, '').length;

/** The place in `text` after which `count` digits stand. */
function placeAfter(text: string, count: number): number {
  let seen = 0;
  for (let place = 0; place < text.length; place += 1) {
    if (seen === count) return place;
    if (!/[\s.-]/.test(text.charAt(place))) seen += 1;
  }
  return text.length;
}

/** Sets the digits in pairs; the caret stays behind the digit it was behind. */
function inPairs(field: HTMLInputElement): void {
  const typed = field.value;
  const pairs = phoneAsTyped(typed);
  if (pairs === typed) return;
  const digits = written(typed.slice(0, field.selectionStart ?? typed.length));
  field.value = pairs;
  const caret = placeAfter(pairs, digits);
  field.setSelectionRange(caret, caret);
}

/** A phone number, in pairs as it is typed. */
export function PhoneField({ name, label, optional = false }: { name: string; label: string; optional?: boolean }) {
  const { t } = useLingui();
  const { register } = useFormContext();
  const { onChange, ...field } = register(name, optional ? { setValueAs: orNull } : {});
  return (
    <Field
      label={label}
      id={useFieldId(name)}
      error={useSentence(name)}
      {...(optional ? { optional: t`(facultatif)` } : {})}
    >
      {(control) => (
        <TextInput
          {...control}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          {...field}
          onChange={(event: ChangeEvent<HTMLInputElement>) => {
            inPairs(event.target);
            void onChange(event);
          }}
        />
      )}
    </Field>
  );
}
