import type { ManifestCut } from '#core/contract/catalogue/catalogue.ts';
import type { Category } from '#core/contract/catalogue/structure.ts';

type Place = Pick<Category, 'id' | 'parentId' | 'area'>;

/** The category and those above it, up to the root of its branch. */
function trailOf(byId: ReadonlyMap<number, Place>, id: number): number[] {
  const above: number[] = [];
  for (let at = byId.get(id); at !== undefined && !above.includes(at.id); at = byId.get(at.parentId ?? -1))
    above.push(at.id);
  return above;
}

const byIdOf = (categories: readonly Place[]): ReadonlyMap<number, Place> =>
  new Map(categories.map((category) => [category.id, category]));

/** Something of that category, or below it, is in the cut. */
export function isBelow(cut: Pick<ManifestCut, 'categories'>, categories: readonly Place[], visited: number): boolean {
  const byId = byIdOf(categories);
  return cut.categories.some((id) => trailOf(byId, id).includes(visited));
}

/**
 * Cuts in the order a person at `visited` needs them: what lies in that category or below, the rest of its branch, the
 * rest of its area, everything else; each in the shop's own order. An unknown category changes nothing.
 */
export function inOrderOfNeed(
  cuts: readonly ManifestCut[],
  categories: readonly Place[],
  visited: number,
): ManifestCut[] {
  const byId = byIdOf(categories);
  const trail = (id: number): number[] => trailOf(byId, id);
  const area = byId.get(visited)?.area;
  const root = trail(visited).at(-1);
  const rank = (cut: ManifestCut): number => {
    const trails = cut.categories.map(trail);
    if (trails.some((above) => above.includes(visited))) return 0;
    if (root !== undefined && trails.some((above) => above.includes(root))) return 1;
    return cut.area === area ? 2 : 3;
  };
  const ranked = cuts.map((cut) => ({ cut, rank: rank(cut) }));
  return ranked.toSorted((left, right) => left.rank - right.rank).map(({ cut }) => cut);
}
