/** Categories of one half of the shop as a form shows them: each under the one above it, with the way to it. */
import type { FormCategory } from '#core/contract/admin/products/families.ts';

export interface PlacedCategory {
  readonly uuid: string;
  readonly name: string;
  readonly depth: number;
  /** « Freinage › Plaquettes ». */
  readonly way: string;
}

/** In the order of the tree; what hangs on nothing of this half is left out. */
export function placedCategories(all: readonly FormCategory[], area: unknown): readonly PlacedCategory[] {
  const own = all.filter((one) => one.area === area);
  const placed: PlacedCategory[] = [];
  const place = (parent: string | null, depth: number, above: string): void => {
    for (const { uuid, name } of own.filter((one) => one.parent === parent)) {
      const way = above === '' ? name : `${above} › ${name}`;
      placed.push({ uuid, name, depth, way });
      place(uuid, depth + 1, way);
    }
  };
  place(null, 0, '');
  return placed;
}
