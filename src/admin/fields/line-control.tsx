/** A line, a text, a number or a day: in a column beside the page small and as it comes, in a form with its bounds. */
import { useLingui } from '@lingui/react/macro';
import type { FieldKind } from '#core/domain/fields/field.ts';
import { KINDS } from '#core/domain/fields/kinds.ts';
import { textIn } from '#core/domain/fields/values.ts';
import type { ControlProps } from '#src/admin/fields/control-props.ts';
import { InstantInput } from '#src/admin/forms/instant-input.tsx';
import { Field } from '#src/ui/field/field.tsx';
import { TextArea, TextInput } from '#src/ui/field/text-input.tsx';

/** Of kinds that a browser knows a control for. */
const TYPES: Readonly<Partial<Record<FieldKind, string>>> = {
  email: 'email',
  password: 'password',
  day: 'date',
  time: 'time',
};
const LONG: ReadonlySet<FieldKind> = new Set<FieldKind>(['multiline', 'html']);

export function LineControl({ field, label, hint, value, error, drawing, onLeave, onChange }: ControlProps) {
  const { t } = useLingui();
  const { kind, look, min, max, takes = max } = field;
  const { mayWrite, isAside = false } = drawing;
  const isNumber = KINDS[kind].holds === 'number';
  const isSlider = look === 'slider';
  const text = typeof value === 'number' ? String(value) : textIn(value);
  const bounds = { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) };
  /* where nothing is chosen the control stands in the middle, as if something were */
  const chosen = text === '' ? t`Aucune valeur choisie` : text;
  const said = isSlider ? [hint, chosen].filter(Boolean).join(' · ') : hint;
  const type = isSlider ? 'range' : isNumber ? 'number' : look === 'web' ? 'url' : (TYPES[kind] ?? 'text');
  return (
    <Field label={label} {...(said === undefined ? {} : { hint: said })} error={error}>
      {(control) =>
        LONG.has(kind) ? (
          <TextArea
            {...control}
            {...(isAside ? {} : { rows: 6 })}
            maxLength={takes}
            value={text}
            readOnly={!mayWrite}
            onBlur={onLeave}
            onChange={({ target }) => onChange(target.value)}
          />
        ) : (
          <TextInput
            {...control}
            {...(isNumber ? { ...bounds, step: 'any' } : { maxLength: takes })}
            {...(isAside ? { size: 'sm' as const } : { type, autoComplete: 'off' })}
            value={text}
            readOnly={!mayWrite}
            disabled={!mayWrite && isSlider}
            onBlur={onLeave}
            onChange={({ target }) =>
              onChange(isNumber ? (target.value === '' ? undefined : Number(target.value)) : target.value)
            }
          />
        )
      }
    </Field>
  );
}

export function InstantControl({ label, hint, value, error, drawing, onLeave, onChange }: ControlProps) {
  return (
    <InstantInput
      label={label}
      hint={hint}
      error={error}
      value={textIn(value) || null}
      readOnly={!drawing.mayWrite}
      onLeave={onLeave}
      onChange={(instant) => onChange(instant ?? '')}
    />
  );
}
