/** What can be read of stored blocks, whichever version wrote them: every known block has all its props afterwards. */
import { BLOCK_LIMITS, type Block } from '#core/domain/blocks/block.ts';
import { definitionOf, fieldsOf } from '#core/domain/blocks/all-blocks.ts';
import { readIn } from '#core/domain/fields/kinds.ts';
import { isRecord } from '#core/domain/fields/values.ts';

function readBlock(value: unknown, depth: number): Block[] {
  if (!isRecord(value) || typeof value['id'] !== 'string' || typeof value['type'] !== 'string') return [];
  const { id, type } = value;
  const props = isRecord(value['props']) ? value['props'] : {};
  const definition = definitionOf(type);
  const children = depth < BLOCK_LIMITS.depth ? readLevel(value['children'], depth + 1) : [];
  /* of another version: kept as it is, and drawn by nobody here */
  if (definition === undefined) return [{ id, type, props, ...(children.length === 0 ? {} : { children }) }];
  return [{ id, type, props: readIn(fieldsOf(definition), props), ...(definition.nests === true ? { children } : {}) }];
}

const readLevel = (value: unknown, depth: number): Block[] =>
  Array.isArray(value) ? value.slice(0, BLOCK_LIMITS.count).flatMap((one) => readBlock(one, depth)) : [];

export const readBlocks = (value: unknown): Block[] => readLevel(value, 1);
