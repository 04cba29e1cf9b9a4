/** What every kind of field can do, and how a value is told wrong. */
import type { FieldKind, FieldRule, Label } from './field.ts';

/** What is wrong, at its place among the values. */
export interface FieldFault {
  readonly path: readonly (string | number)[];
  /** As the rules of fields name theirs (`core/wire/fields`). */
  readonly code: string;
}

export const at = (code: string): readonly FieldFault[] => [{ path: [], code }];
export const under = (step: string | number, faults: readonly FieldFault[]): readonly FieldFault[] =>
  faults.map(({ path, code }) => ({ path: [step, ...path], code }));

export interface Judging {
  /** Code of what is required and missing; undefined where what is begun is judged, which may lack anything. */
  readonly missing?: string | undefined;
  /** Names that a set does not have are faults, and nothing but a value that is left out is empty. */
  readonly isStrict?: boolean;
}

/** What a value is as JSON; `none`: the field orders a form and holds nothing. */
export type Holding =
  | 'text'
  | 'number'
  | 'flag'
  | 'texts'
  | 'numbers'
  | 'rich'
  | 'link'
  | 'place'
  | 'fields'
  | 'rows'
  | 'none';

/** The words of whoever reads: of a label, and of a plain value by its kind. */
export interface Wording {
  readonly label: (label: Label) => string;
  readonly value: (value: string | number | boolean, kind: FieldKind) => string;
  /** Between the entries of a list. */
  readonly between: string;
}

/** The row of a kind: what an empty one holds, and five verbs, each total on whatever is stored. */
export interface Kind {
  readonly holds: Holding;
  /** What an empty one holds. */
  readonly blank: unknown;
  /** What is wrong with a value that is there. */
  readonly check: (rule: FieldRule, value: unknown, how: Judging) => readonly FieldFault[];
  /** The form in which a record keeps a value, and is judged; what is no value of the kind, or has no other, stays. */
  readonly normal?: (rule: FieldRule, value: unknown) => unknown;
  /** As much of a stored value as fits; undefined for nothing. */
  readonly read: (rule: FieldRule, value: unknown) => unknown;
  /** What is meant, however it is written: values that mean the same are equal. */
  readonly meaning: (rule: FieldRule, value: unknown) => string | number | boolean | null;
  /** A value as a person reads it; empty for nothing. */
  readonly text: (rule: FieldRule, value: unknown, wording: Wording) => string;
}

/** A bound that is passed, as a code; null within both. */
export function boundFault(
  { min, max }: FieldRule,
  size: number,
  [small, large]: readonly [small: string, large: string],
): string | null {
  if (min !== undefined && size < min) return small;
  return max !== undefined && size > max ? large : null;
}

export const LIST_BOUNDS = ['list.tooShort', 'list.tooLong'] as const;
