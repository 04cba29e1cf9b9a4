import { definitionOf, fieldsOf } from '#core/domain/blocks/all-blocks.ts';
import type { BlockField, BlockFieldKind } from '#core/domain/blocks/field.ts';
import { isList, isObject, type Json } from '#core/domain/merge/conflict.ts';
import { isEqual } from '#core/domain/merge/equal.ts';

export interface Reading {
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
  const fields = Object.entries(fieldsOf(definition)).map(([name, field]) => namedText(field, props[name], reading));
  const children: readonly Json[] = isList(value['children']) ? value['children'] : [];
  const inside = children.map((child) => blockText(child, reading) ?? reading.read(child));
  return [reading.say(definition.label), ...fields, ...inside].filter((text) => text !== '').join('\n');
}

/** What stands in one field of a block, for whoever has its name before them. */
export const fieldText = (field: BlockField, value: Json | undefined, reading: Reading): string =>
  value === undefined || value === null ? '' : TEXTS[field.kind](field, value, reading);

type ReadsField = (field: BlockField, value: Json, reading: Reading) => string;

const written: ReadsField = (_field, value, { read }) => read(value);
/** Marks of a text, bold or ordered, are no words. */
const words: ReadsField = (_field, value, { read }) => read(withoutMarks(value));
const chosen: ReadsField = (field, value, { say, read }) => {
  const word = typeof value === 'string' && field.words !== undefined && Object.hasOwn(field.words, value);
  return word ? say(field.words?.[value] ?? value) : read(value);
};
const inRows: ReadsField = (field, value, reading) =>
  isList(value) ? value.map((row) => rowText(field, row, reading)).join('\n') : rowText(field, value, reading);

const TEXTS: Readonly<Record<BlockFieldKind, ReadsField>> = {
  text: written,
  multiline: written,
  rich: words,
  number: written,
  choice: chosen,
  media: written,
  link: written,
  anchor: written,
  reference: written,
  references: written,
  html: written,
  rows: inRows,
};

function rowText({ row }: BlockField, value: Json, reading: Reading): string {
  if (row === undefined || !isObject(value)) return reading.read(value);
  const texts = Object.entries(row).map(([name, field]) => namedText(field, value[name], reading));
  return texts.filter((text) => text !== '').join('\n');
}

/** Choices and numbers say nothing without their name. */
function namedText(field: BlockField, value: Json | undefined, reading: Reading): string {
  const start: Json = JSON.parse(JSON.stringify(field.blank));
  if (value === undefined || isEqual(value, start)) return '';
  const text = fieldText(field, value, reading);
  return field.kind === 'choice' || field.kind === 'number' ? `${reading.say(field.label)} : ${text}` : text;
}

function withoutMarks(value: Json): Json {
  if (isList(value)) return value.map(withoutMarks);
  if (!isObject(value)) return value;
  const kept = Object.entries(value).filter(([, part]) => typeof part !== 'boolean' && typeof part !== 'number');
  return Object.fromEntries(kept.map(([name, part]) => [name, part === undefined ? part : withoutMarks(part)]));
}
