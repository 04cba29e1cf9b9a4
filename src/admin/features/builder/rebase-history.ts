/** Undo beside a colleague: each step back is one's own alone, and takes nothing of theirs away. */
import type { Block } from '#core/domain/blocks/block.ts';
import { mergeDocument } from '#core/domain/merge/merge-document.ts';

type Page = readonly Block[];

export interface PageHistory {
  readonly pages: readonly Page[];
  /** Which of them stands on the screen. */
  readonly index: number;
}

interface Arrived {
  /** What stood on the screen before. */
  readonly from: Page;
  /** The same with what a colleague wrote. */
  readonly to: Page;
}

export const samePage = (one: Page | undefined, other: Page): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Nobody sees a position: a step that changes no more than those is none. */
const looksLike = (one: Page | undefined, other: Page): boolean => drawn(one) === drawn(other);
const drawn = (page: Page | undefined): string =>
  JSON.stringify(page, (key, value: unknown) => (key === 'pos' ? undefined : value));

/** Steps that would undo what the colleague wrote are left out: nobody could choose there. */
export function rebaseHistory({ pages, index }: PageHistory, { from, to }: Arrived): PageHistory {
  const moved = (page: Page): readonly Page[] => {
    const [base, mine, theirs] = [{ blocks: from }, { blocks: page }, { blocks: to }];
    const { document, conflicts } = mergeDocument<{ blocks: Page }>(base, mine, theirs, { positioned: ['blocks'] });
    return conflicts.length > 0 ? [] : [document.blocks];
  };
  const past: Page[] = [];
  for (const page of pages.slice(0, index).flatMap(moved)) if (!looksLike(past.at(-1), page)) past.push(page);
  if (looksLike(past.at(-1), to)) past.pop();
  const future: Page[] = [];
  for (const page of pages.slice(index + 1).flatMap(moved))
    if (!looksLike(future.at(-1) ?? to, page)) future.push(page);
  return { pages: [...past, to, ...future], index: past.length };
}
