/**
 * A field: what is asked for, said once and as plain data. Its kind names a row of verbs (`kinds.ts`); the rest are
 * options that these verbs read. Blocks, settings, records and the fields that editors add are sets of such fields,
 * written in code or read from the database.
 */
import type { ShapeName } from './shapes.ts';

export type TextKind =
  | 'text'
  | 'multiline'
  | 'html'
  | 'email'
  | 'phone'
  | 'postcode'
  | 'country'
  | 'siret'
  | 'vat'
  | 'ape'
  | 'url'
  | 'link'
  | 'anchor'
  | 'host'
  | 'slug'
  | 'day'
  | 'time'
  | 'instant'
  | 'color'
  | 'password'
  | 'choice'
  | 'reference'
  | 'picture'
  | 'file';
export type NumberKind = 'money' | 'quantity' | 'percent' | 'decimal' | 'number';
export type ListKind = 'choices' | 'tags' | 'references' | 'pictures' | 'numbers';
export type FieldKind =
  | TextKind
  | NumberKind
  | ListKind
  | 'boolean'
  | 'consent'
  | 'rich'
  | 'titledLink'
  | 'place'
  | 'group'
  | 'values'
  | 'rows'
  | 'heading'
  | 'message';

/**
 * French words that a form says; they are their own key in the sets of sentences (`scripts/build/field-labels.ts` finds
 * them). One text with two meanings names which: `{ id: 'Nom (prénom et nom)', message: 'Nom' }`.
 */
export type Label = string | { readonly id: string; readonly message: string };

/** Says to the extractor that a text is a label, where no field says so by itself. */
export const label = <const Text extends Label>(text: Text): Text => text;

/** Asked for only while another field of the set has this value. */
export interface When<Key extends string = string, Value extends string = string> {
  readonly key: Key;
  readonly is: Value;
}

/** What the verbs of a kind read of a field. */
export interface FieldRule {
  readonly kind: FieldKind;
  readonly label?: Label;
  /** Under its control. */
  readonly help?: Label | undefined;
  /** Which of several controls draws it, where there are several. */
  readonly look?: 'radios' | 'segments' | 'slider' | 'plain' | 'web' | undefined;
  /** What a reference leads to. */
  readonly to?: string;
  /** What one that is left empty means, in words. */
  readonly none?: Label;
  /** Characters that its control takes, where fewer than may be stored. */
  readonly takes?: number | undefined;
  /** What a new one holds, where it is not what the kind says. */
  readonly blank?: unknown;
  /** Must not be empty once the set is judged as complete. */
  readonly required?: boolean | undefined;
  /** Characters of a text, entries of a list, or the bounds of a number. */
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  /** Digits after the point of a number. */
  readonly decimals?: number;
  /** What a text has to look like, where its kind alone does not say. */
  readonly shape?: ShapeName;
  /** What a whole text has to look like, as an expression (`core/domain/text/expression`). */
  readonly pattern?: string;
  /** Code of a text that has not its shape, where it is not the shape's own. */
  readonly fault?: string;
  /** Code of what is no text at all, where it is not that of what is missing. */
  readonly untyped?: string;
  /** Code of what is required and left empty, where it is not the judge's own. */
  readonly missing?: string;
  /** Answers of a choice with their words; `options` where the words stand elsewhere. */
  readonly words?: Readonly<Record<string, Label>>;
  readonly options?: readonly string[];
  /** Of references that somebody puts in order. */
  readonly ordered?: boolean;
  /** Of a list whose order says nothing, or, where that is the rule of its kind, something. */
  readonly unordered?: boolean;
  /** Of several answers one alone is given. */
  readonly single?: boolean;
  /** Written in each language. */
  readonly translated?: boolean | undefined;
  readonly when?: When | undefined;
  /** What each of a list has to be. */
  readonly entry?: FieldRule;
  /** Fields of a group or of each row. */
  readonly row?: FieldRules;
  /** Ways in which a row may be made, by the layout that it names. */
  readonly layouts?: Readonly<Record<string, { readonly label: Label; readonly row: FieldRules }>>;
  /** Of rows with an id of their own, which stands beside their values. */
  readonly named?: boolean;
}

/** Fields by name, in the order of the form. */
export type FieldRules = Readonly<Record<string, FieldRule>>;

/** The values that a choice can have. */
export const answersOf = ({ options, words = {} }: FieldRule): readonly string[] => options ?? Object.keys(words);

/** Whether a field is asked for beside these values. */
export function isAsked({ when }: Pick<FieldRule, 'when'>, values: Readonly<Record<string, unknown>>): boolean {
  if (when === undefined || when.key === '') return true;
  const value = values[when.key];
  if (Array.isArray(value)) return value.includes(when.is);
  return typeof value === 'boolean' ? String(value) === when.is : value === when.is;
}
