/** What an editor does with blocks, each by its id: pure, so that pointer and keyboard do the same. */
import { eachBlock, mapBlocks, type Block } from '#core/domain/blocks/block.ts';

type Siblings = readonly Block[];

export function findBlock(blocks: Siblings, id: string): Block | undefined {
  for (const block of eachBlock(blocks)) if (block.id === id) return block;
  return undefined;
}

/** The same tree with the list of siblings that holds a block changed. */
function amongSiblings(blocks: Siblings, id: string, change: (siblings: Siblings, at: number) => Siblings): Block[] {
  const at = blocks.findIndex((one) => one.id === id);
  if (at >= 0) return [...change(blocks, at)];
  return blocks.map((one) =>
    one.children === undefined ? one : { ...one, children: amongSiblings(one.children, id, change) },
  );
}

/** @param after the block it follows; null: the page begins with it */
export const insertAfter = (blocks: Siblings, block: Block, after: string | null): Block[] =>
  after === null
    ? [block, ...blocks]
    : amongSiblings(blocks, after, (all, at) => [...all.slice(0, at + 1), block, ...all.slice(at + 1)]);

/** As the last one in a block that nests. */
export const insertInto = (blocks: Siblings, block: Block, parent: string): Block[] =>
  mapBlocks(blocks, (one) => (one.id === parent ? { ...one, children: [...(one.children ?? []), block] } : one));

export const removeBlock = (blocks: Siblings, id: string): Block[] =>
  amongSiblings(blocks, id, (all, at) => all.toSpliced(at, 1));

/** One place up or down among its siblings; the first and the last stay. */
export const moveBlock = (blocks: Siblings, id: string, by: -1 | 1): Block[] =>
  amongSiblings(blocks, id, (all, at) => {
    const block = all[at];
    const to = at + by;
    return block === undefined || to < 0 || to >= all.length ? all : all.toSpliced(at, 1).toSpliced(to, 0, block);
  });

/** Into the one before it, where that nests. */
export function moveIn(blocks: Siblings, id: string): Block[] {
  return amongSiblings(blocks, id, (all, at) => {
    const [block, before] = [all[at], all[at - 1]];
    if (block === undefined || before?.children === undefined) return all;
    return all.toSpliced(at - 1, 2, { ...before, children: [...before.children, block] });
  });
}

/** Out of the block it lies in, behind that. */
export function moveOut(blocks: Siblings, id: string): Block[] {
  const block = findBlock(blocks, id);
  const parent = [...eachBlock(blocks)].find(({ children = [] }) => children.some((one) => one.id === id));
  return block === undefined || parent === undefined
    ? [...blocks]
    : insertAfter(removeBlock(blocks, id), block, parent.id);
}

/** @param newId of the copy and of what lies in it */
export const duplicateBlock = (blocks: Siblings, id: string, newId: () => string): Block[] =>
  amongSiblings(blocks, id, (all, at) => {
    const block = all[at];
    return block === undefined ? all : all.toSpliced(at + 1, 0, ...withNewIds([block], newId));
  });

/** The same blocks under new ids: a copy of a page is none of its blocks. */
export const withNewIds = (blocks: Siblings, newId: () => string): Block[] =>
  mapBlocks(blocks, ({ pos: _original, ...block }) => ({ ...block, id: newId() }));

export const withProps = (blocks: Siblings, id: string, props: Block['props']): Block[] =>
  mapBlocks(blocks, (block) => (block.id === id ? { ...block, props: { ...block.props, ...props } } : block));
