import { definitionOf, fieldsOf } from '#core/domain/blocks/all-blocks.ts';
import type { FieldRule } from '#core/domain/fields/field.ts';
import type { Wording } from '#core/domain/fields/kind.ts';
import { textIn, textOf } from '#core/domain/fields/kinds.ts';
import { isList, isObject, type Json } from '#core/domain/merge/conflict.ts';

export interface Reading {
  /** A label in the language of whoever reads. */
  readonly say: (label: string) => string;
  /** What is written in a value. */
  readonly read: (value: Json | undefined) => string;
}

const wordingOf = ({ say, read }: Reading): Wording => ({
  label: (label) => say(typeof label === 'string' ? label : label.id),
  value: read,
  between: '\n',
});

/**
 * A block as a person reads it: its kind, what is written in it, its choices by their words, then the blocks that lie in
 * it. What is as in a new block is not said. Null for what is no block that this version knows.
 */
export function blockText(value: Json | undefined, reading: Reading): string | null {
  if (!isObject(value) || typeof value['type'] !== 'string' || !isObject(value['props'])) return null;
  const definition = definitionOf(value['type']);
  if (definition === undefined) return null;
  const fields = textIn(fieldsOf(definition), value['props'], wordingOf(reading));
  const children: readonly Json[] = isList(value['children']) ? value['children'] : [];
  const inside = children.map((child) => blockText(child, reading) ?? reading.read(child));
  return [reading.say(definition.label), fields, ...inside].filter((text) => text !== '').join('\n');
}

/** What stands in one field of a block, for whoever has its name before them. */
export const fieldText = (field: FieldRule, value: Json | undefined, reading: Reading): string =>
  textOf(field, value, wordingOf(reading));
