/** A line, a text, a number or a day: in a column beside the page small and as it comes, in a form with its bounds. */
import { useLingui } from '@lingui/react/macro';
import type { FieldKind } from '#core/domain/fields/field.ts';
import { KINDS } from '#core/domain/fields/kinds.ts';
import { textIn } from '#core/domain/fields/values.ts';
import { LineField, type ValueProps } from '#src/admin/forms/value-control.tsx';
import { TextArea, TextInput } from '#src/ui/field/text-input.tsx';

/** Of kinds that a browser knows a control for. */
const TYPES: Readonly<Partial<Record<FieldKind, string>>> = {
  email: 'email',
  password: 'password',
  day: 'date',
  time: 'time',
};
const LONG: ReadonlySet<FieldKind> = new Set<FieldKind>(['multiline', 'html']);

export function LineControl(props: ValueProps) {
  const { t } = useLingui();
  const { field, value, name, ref, input, isAside = false, mayWrite = true, onLeave, onChange, ...line } = props;
  const { kind, look, min, max, takes } = field;
  const isNumber = KINDS[kind].holds === 'number';
  const isSlider = look === 'slider';
  const text = typeof value === 'number' ? String(value) : textIn(value);
  const bounds = { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) };
  /* where nothing is chosen the control stands in the middle, as if something were */
  const chosen = text === '' ? t`Aucune valeur choisie` : text;
  const said = isSlider ? [line.hint, chosen].filter(Boolean).join(' · ') : line.hint;
  const type = isSlider ? 'range' : isNumber ? 'number' : look === 'web' ? 'url' : (TYPES[kind] ?? 'text');
  const own = { ref, name, value: text, readOnly: !mayWrite, onBlur: onLeave };
  return (
    <LineField {...line} hint={said}>
      {(control) =>
        LONG.has(kind) ? (
          <TextArea {...control} {...own} maxLength={takes} onChange={({ target }) => onChange(target.value)} />
        ) : (
          <TextInput
            {...control}
            {...own}
            {...(isNumber ? { ...bounds, step: 'any' } : { maxLength: takes ?? max })}
            {...(isAside ? { size: 'sm' as const } : { type, ...input })}
            disabled={!mayWrite && isSlider}
            onChange={({ target }) =>
              onChange(isNumber ? (target.value === '' ? undefined : Number(target.value)) : target.value)
            }
          />
        )
      }
    </LineField>
  );
}
