import type { Category } from '#core/contract/catalogue/structure.ts';

/** A category and what stands above it, nearest first; empty for one that is not shown. */
export function withAncestors(categories: ReadonlyMap<number, Category>, id: number): number[] {
  const path: number[] = [];
  for (let at = categories.get(id); at && !path.includes(at.id); at = categories.get(at.parentId ?? 0))
    path.push(at.id);
  return path;
}

export interface CategoryNode extends Category {
  readonly children: readonly CategoryNode[];
}

/** Categories nested under their parents, in menu order. */
export function nestCategories(categories: readonly Category[], parentId: number | null = null): CategoryNode[] {
  return categories
    .filter((category) => category.parentId === parentId)
    .map((category) => ({ ...category, children: nestCategories(categories, category.id) }));
}
