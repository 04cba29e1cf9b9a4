import type { CatalogueRow } from '#core/search/segment/row.ts';

/** What the shop names beside an article. */
export interface Relations {
  /** The same kind of thing: one or the other is bought. */
  readonly rivals: readonly CatalogueRow[];
  /** What goes with it, one of each kind. */
  readonly complements: readonly CatalogueRow[];
}

/** The main department says the kind of a thing. */
const kindOf = (row: CatalogueRow): number | undefined => row.categoryIds[0];

export function relationsOf(row: CatalogueRow, related: readonly CatalogueRow[]): Relations {
  const kinds = new Set<number | undefined>();
  const complements = related.filter((one) => {
    const kind = kindOf(one);
    const isNew = kind !== kindOf(row) && !kinds.has(kind);
    kinds.add(kind);
    return isNew;
  });
  return { rivals: related.filter((one) => kindOf(one) === kindOf(row)), complements };
}
