/** Blocks as the editor's library holds them, and back: what is stored is the shop's own. */
import { isBlockType, definitionOf } from '#core/domain/blocks/all-blocks.ts';
import type { Block } from '#core/domain/blocks/block.ts';

/** One component of the library: children are its slot. */
export interface PuckItem {
  type: string;
  props: Record<string, unknown> & { id: string };
}

export interface PuckData {
  root: { props: Record<string, never> };
  content: PuckItem[];
}

/** Under which a kind of another version is carried through, whole. */
export const CARRIED = 'carried';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function itemOf(block: Block): PuckItem {
  const { id, pos, type, props, children } = block;
  if (!isBlockType(type)) return { type: CARRIED, props: { id, block } };
  const place = pos === undefined ? {} : { pos };
  return { type, props: { ...props, id, ...place, ...(children && { children: children.map(itemOf) }) } };
}

export const toPuck = (blocks: readonly Block[]): PuckData => ({ root: { props: {} }, content: blocks.map(itemOf) });

function isBlock(value: unknown): value is Block {
  return (
    isRecord(value) && typeof value['id'] === 'string' && typeof value['type'] === 'string' && isRecord(value['props'])
  );
}

function blockOf(value: unknown): Block[] {
  if (!isRecord(value) || typeof value['type'] !== 'string' || !isRecord(value['props'])) return [];
  const { id, pos, children, ...props } = value['props'];
  const { type } = value;
  if (type === CARRIED) return isBlock(props['block']) ? [props['block']] : [];
  const nests = definitionOf(type)?.nests === true;
  const place = typeof pos === 'string' ? { pos } : {};
  return [{ id: String(id), ...place, type, props, ...(nests ? { children: listOf(children) } : {}) }];
}

const listOf = (content: unknown): Block[] => (Array.isArray(content) ? content.flatMap(blockOf) : []);

export const fromPuck = ({ content }: { readonly content: unknown }): Block[] => listOf(content);
