import { definitionOf, fieldsOf } from '#core/domain/blocks/all-blocks.ts';
import type { BlockField } from '#core/domain/blocks/field.ts';
import { isList, isObject, type Json } from '#core/domain/merge/conflict.ts';
import { isEqual } from '#core/domain/merge/equal.ts';

interface Reading {
  /** A label in the language of whoever reads. */
  readonly say: (label: string) => string;
  /** What is written in a value. */
  readonly read: (value: Json | undefined) => string;
}

/**
 * A block as a person reads it: its kind, what is written in it, its choices by their words, then the blocks that lie in
 * it. What is as in a new block is not said. Null for what is no block that this version knows.
 */
export function blockText(value: Json | undefined, reading: Reading): string | null {
  if (!isObject(value) || typeof value['type'] !== 'string' || !isObject(value['props'])) return null;
  const [definition, props] = [definitionOf(value['type']), value['props']];
  if (definition === undefined) return null;
  const fields = Object.entries(fieldsOf(definition)).map(([name, field]) => fieldText(field, props[name], reading));
  const children: readonly Json[] = isList(value['children']) ? value['children'] : [];
  const inside = children.map((child) => blockText(child, reading) ?? reading.read(child));
  return [reading.say(definition.label), ...fields, ...inside].filter((text) => text !== '').join('\n');
}

function fieldText({ kind, label, words, blank }: BlockField, value: Json | undefined, { say, read }: Reading): string {
  const start: Json = JSON.parse(JSON.stringify(blank));
  if (value === undefined || isEqual(value, start)) return '';
  const word = typeof value === 'string' ? words?.[value] : undefined;
  if (word !== undefined) return `${say(label)} : ${say(word)}`;
  return kind === 'number' ? `${say(label)} : ${read(value)}` : read(value);
}
