/** What can be read of stored blocks, whichever version wrote them: every known block has all its props afterwards. */
import { BLOCK_LIMITS, type Block } from '#core/domain/blocks/block.ts';
import { definitionOf, fieldsOf } from '#core/domain/blocks/all-blocks.ts';
import type { BlockField, BlockFields } from '#core/domain/blocks/field.ts';
import { readRichText } from '#core/domain/text/read-rich-text.ts';
import { isSafeUrl } from '#core/domain/text/safe-url.ts';
import { isUuid } from '#core/domain/text/uuid.ts';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function readNumber(value: unknown, { blank, min = 0, max = Number.MAX_SAFE_INTEGER }: BlockField): unknown {
  return typeof value === 'number' && Number.isInteger(value) ? Math.min(max, Math.max(min, value)) : blank;
}

/** A value of a field as far as it fits; else what a new one holds. */
function readValue(field: BlockField, value: unknown): unknown {
  const { kind, blank, words = {}, row = {}, max = Number.MAX_SAFE_INTEGER } = field;
  switch (kind) {
    case 'number':
      return readNumber(value, field);
    case 'choice':
      return typeof value === 'string' && Object.hasOwn(words, value) ? value : blank;
    case 'rich':
      return readRichText(value).slice(0, max);
    case 'link':
      return typeof value === 'string' && isSafeUrl(value) ? value : blank;
    case 'media':
      return isUuid(value) ? value : blank;
    case 'references':
      return Array.isArray(value) ? value.filter((one) => typeof one === 'string').slice(0, max) : blank;
    case 'rows':
      return Array.isArray(value)
        ? value
            .filter(isRecord)
            .slice(0, max)
            .map((one) => readProps(row, one))
        : blank;
    default:
      return typeof value === 'string' ? value.slice(0, max) : blank;
  }
}

const readProps = (fields: BlockFields, props: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, readValue(field, props[name])]));

function readBlock(value: unknown, depth: number): Block[] {
  if (!isRecord(value) || typeof value['id'] !== 'string' || typeof value['type'] !== 'string') return [];
  const { id, type } = value;
  const props = isRecord(value['props']) ? value['props'] : {};
  const definition = definitionOf(type);
  const children = depth < BLOCK_LIMITS.depth ? readLevel(value['children'], depth + 1) : [];
  /* of another version: kept as it is, and drawn by nobody here */
  if (definition === undefined) return [{ id, type, props, ...(children.length === 0 ? {} : { children }) }];
  return [
    { id, type, props: readProps(fieldsOf(definition), props), ...(definition.nests === true ? { children } : {}) },
  ];
}

const readLevel = (value: unknown, depth: number): Block[] =>
  Array.isArray(value) ? value.slice(0, BLOCK_LIMITS.count).flatMap((one) => readBlock(one, depth)) : [];

export const readBlocks = (value: unknown): Block[] => readLevel(value, 1);
