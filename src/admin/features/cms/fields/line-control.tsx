import { useLingui } from '@lingui/react/macro';
import type { CustomFieldKind } from '#core/domain/cms/fields/custom-field.ts';
import { InstantInput } from '#src/admin/features/cms/editing/instant-input.tsx';
import { Field } from '#src/ui/field/field.tsx';
import { TextArea, TextInput } from '#src/ui/field/text-input.tsx';
import { ColourControl } from './colour-control.tsx';
import type { OneValueProps } from './control-props.ts';

/** Of kinds that a browser knows a control for. */
const TYPES: Readonly<Partial<Record<CustomFieldKind, string>>> = {
  number: 'number',
  range: 'range',
  email: 'email',
  url: 'url',
  oembed: 'url',
  password: 'password',
  date_picker: 'date',
  time_picker: 'time',
};
const NUMBERS: ReadonlySet<CustomFieldKind> = new Set<CustomFieldKind>(['number', 'range']);
/** Characters of a line without bounds of its own. */
const LINE = 2_000;

/** A line, a text, a number, a day or a colour. */
export function LineControl(props: OneValueProps) {
  return props.field.kind === 'color_picker' ? <ColourControl {...props} /> : <OneLine {...props} />;
}

function OneLine({ field, label, hint, value, error, mayWrite, onLeave, onChange }: OneValueProps) {
  const { t } = useLingui();
  const { kind, min, max } = field;
  const text = typeof value === 'number' ? String(value) : typeof value === 'string' ? value : '';
  if (kind === 'date_time_picker')
    return (
      <InstantInput
        label={label}
        hint={hint}
        error={error}
        value={text === '' ? null : text}
        readOnly={!mayWrite}
        onLeave={onLeave}
        onChange={(instant) => onChange(instant ?? '')}
      />
    );
  const isNumber = NUMBERS.has(kind);
  const bounds = isNumber ? { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) } : {};
  /* where nothing is chosen the control stands in the middle, as if something were */
  const chosen = text === '' ? t`Aucune valeur choisie` : text;
  const said = kind === 'range' ? [hint, chosen].filter(Boolean).join(' · ') : hint;
  return (
    <Field label={label} {...(said === undefined ? {} : { hint: said })} error={error}>
      {(control) =>
        kind === 'textarea' ? (
          <TextArea
            {...control}
            rows={6}
            maxLength={max ?? 20_000}
            value={text}
            readOnly={!mayWrite}
            onBlur={onLeave}
            onChange={({ target }) => onChange(target.value)}
          />
        ) : (
          <TextInput
            {...control}
            {...bounds}
            type={TYPES[kind] ?? 'text'}
            {...(isNumber ? { step: 'any' } : { maxLength: max ?? LINE })}
            autoComplete="off"
            value={text}
            readOnly={!mayWrite}
            disabled={!mayWrite && kind === 'range'}
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
