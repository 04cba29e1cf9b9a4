/**
 * A field: what a form asks for, said once. Its schema, derived from its rule (`field-schema.ts`), is what the contract
 * accepts; its kind decides what can be read of a stored draft (`field-set.ts`), which control draws it (`src/forms`,
 * `src/admin/forms`) and what its column holds (`server/database`).
 */
import type { GenericSchema, InferInput } from 'valibot';
import type { Locale } from '#core/domain/shop/locale.ts';
import type { FieldKind, FieldRule, Label, When } from '#core/domain/fields/field.ts';

/** The kinds of fields of records. */
export type Kind = Exclude<
  FieldKind,
  | 'anchor'
  | 'group'
  | 'heading'
  | 'host'
  | 'link'
  | 'message'
  | 'number'
  | 'numbers'
  | 'pictures'
  | 'place'
  | 'time'
  | 'titledLink'
>;

/** What a field may say of itself beside its kind and label. */
export interface Facts {
  /** May be left empty: empty is `null`. */
  readonly optional?: boolean;
  /** Under the control. */
  readonly help?: Label;
  /** Most characters, or the largest number. */
  readonly max?: number;
  /** What browsers know it as. */
  readonly autoComplete?: string;
  /** Short: two of them one after the other stand side by side. */
  readonly half?: boolean;
  readonly inputMode?: 'numeric' | 'decimal' | 'email' | 'tel';
}

/** The table that joins two: a column names whose it is, the other what belongs to it, both by UUID where silent. */
export interface Through {
  readonly table: string;
  readonly own: string;
  readonly other: string;
  /** Both are named by their `id` in place of the UUID: the table of what belongs to it. */
  readonly ids?: string;
  /** Column that keeps their order, which then says something. */
  readonly position?: string;
  /** Where the table joins for several reasons: which of them. */
  readonly only?: { readonly column: string; readonly is: string };
}

/**
 * The table of rows that belong to one: `own` names whose they are by its field or column `by`, by its UUID where silent.
 */
export interface Held {
  readonly table: string;
  readonly own: string;
  readonly by?: string;
  /** Column that keeps their order. */
  readonly position?: string;
  /** What is taken away stays with `deleted_at`; the table is a view of what is not. */
  readonly keepsDeleted?: true;
  /** Fields that are what a language calls another one: they stand in the column `translations`. */
  readonly words?: Readonly<Record<string, { readonly locale: Locale; readonly field: string }>>;
}

export interface Field<
  Schema extends GenericSchema = GenericSchema,
  K extends Kind = Kind,
  Blank extends InferInput<Schema> | undefined = InferInput<Schema> | undefined,
>
  extends Facts, Omit<FieldRule, 'help' | 'label' | 'max' | 'row'> {
  readonly kind: K;
  readonly label: Label;
  readonly schema: Schema;
  /** What an empty form holds; undefined where the person has to choose. */
  readonly blank: Blank;
  /** Of a postcode: the field that names its country. */
  readonly of?: string;
  /** Of references: name of the resource they lead to. */
  readonly to?: string;
  /** Of a reference: which column of that one's table stands in the own column; its UUID where silent. */
  readonly by?: string;
  /** Of references that have a table; without one they are an array of UUIDs. */
  readonly through?: Through;
  /** Of rows: what each asks for. */
  readonly row?: FieldSet;
  /** Of rows: what the button says that adds one. */
  readonly add?: Label;
  /** Of rows that have a table; without one they are JSON. */
  readonly held?: Held;
  /** Of a slug or a code: the field whose words it follows until somebody writes one. */
  readonly from?: string;
}

/** Fields by name, in the order of the form. */
export type FieldSet = Readonly<Record<string, Field>>;

type With<Fields extends FieldSet, Key extends string, Value extends string> = {
  readonly [Name in keyof Fields]: Fields[Name] & { readonly when: When<Key, Value> };
};

/** Fields that are there only while the choice `key`, before them in the set, is `is`. */
export function when<const Key extends string, const Value extends string, Fields extends FieldSet>(
  key: Key,
  is: Value,
  fields: Fields,
): With<Fields, Key, Value>;
export function when(key: string, is: string, fields: FieldSet): FieldSet {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, { ...field, when: { key, is } }]));
}
