/** Draws fields by their kinds, in rows: the order of a form is its own, what a field is and says is the set's. */
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import type { GenericSchema } from 'valibot';
import type { When } from '#core/domain/fields/field.ts';
import type { Field, FieldSet, Kind } from '#core/resources/field.ts';
import { WIDGETS, type Widget } from '#src/forms/field-widgets.tsx';
import { FormGrid } from '#src/ui/field/form-layout.tsx';

/** A field, or two short ones side by side. */
export type Row<Name> = Name | readonly [Name, Name];

/** Names of the fields for which there is a control among these. */
type Drawn<F extends FieldSet, K> = {
  [Name in keyof F & string]: F[Name] extends Field<GenericSchema, infer Own> ? (Own extends K ? Name : never) : never;
}[keyof F & string];

interface Rows<F extends FieldSet, K> {
  /** Names of fields, from above; one whose kind has no control here does not compile. */
  rows: readonly Row<Drawn<F, K>>[];
}

/** All fields in their order, where every one of them has a control. */
type MaybeRows<F extends FieldSet, K> = [Exclude<keyof F, Drawn<F, K>>] extends [never]
  ? Partial<Rows<F, K>>
  : Rows<F, K>;

type FieldRowsProps<F extends FieldSet, K> = MaybeRows<F, K> & {
  of: F;
  /** What stands before the names in the form. */
  prefix?: string;
  /** Names of fields that keep their value without being drawn. */
  without?: readonly (keyof F & string)[];
};

/** The everyday kinds. */
export function FieldRows<F extends FieldSet>(props: FieldRowsProps<F, keyof typeof WIDGETS>) {
  return <RowsWith {...props} widgets={WIDGETS} />;
}

interface RowsWithProps {
  of: FieldSet;
  rows?: readonly Row<string>[];
  prefix?: string;
  without?: readonly string[];
  widgets: Partial<Record<Kind, Widget>>;
}

/** The kinds of these controls. */
export function RowsWith({ of, without = [], rows = rowsOf(of, without), prefix = '', widgets }: RowsWithProps) {
  const draw = (own: string) => {
    const field = of[own];
    if (field === undefined) return null;
    const Drawn = widgets[field.kind];
    return Drawn === undefined ? null : <Drawn key={own} own={own} field={field} fields={of} prefix={prefix} />;
  };
  return rows.map((row) => {
    const names = typeof row === 'string' ? [row] : row;
    const key = names.join(' ');
    const drawn = typeof row === 'string' ? draw(row) : <FormGrid key={key}>{row.map(draw)}</FormGrid>;
    const needs = of[names[0] ?? '']?.when;
    if (needs === undefined) return drawn;
    return (
      <While key={key} when={needs} prefix={prefix}>
        {drawn}
      </While>
    );
  });
}

/** Every field, two short ones side by side. */
function rowsOf(fields: FieldSet, without: readonly string[]): readonly Row<string>[] {
  const rows: Row<string>[] = [];
  for (const [name, { half }] of Object.entries(fields)) {
    if (without.includes(name)) continue;
    const last = rows.at(-1);
    if (half === true && typeof last === 'string' && fields[last]?.half === true) rows.splice(-1, 1, [last, name]);
    else rows.push(name);
  }
  return rows;
}

/** What depends on a choice is drawn while that is made. */
function While({ when, prefix, children }: { when: When; prefix: string; children: ReactNode }) {
  const value: unknown = useWatch({ name: prefix + when.key });
  return value === when.is ? children : null;
}
