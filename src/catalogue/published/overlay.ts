import type { ProductDetail } from '#core/contract/catalogue/product-detail.ts';
import type { CatalogueRow } from '#core/search/segment/row.ts';
import type { CatalogueChanges } from '#src/catalogue/published/origin.ts';
import { checked, isDetail, isRow } from '#src/catalogue/published/page-bytes.ts';

/** What several changes come to: the last word on every product they touch. */
export interface Overlay {
  readonly rows: ReadonlyMap<number, CatalogueRow>;
  readonly details: ReadonlyMap<number, ProductDetail>;
  readonly removed: ReadonlySet<number>;
  /** Rows and removals as they came, repeated ones counted again. */
  readonly told: number;
}

/** Oldest first; throws `UnreadablePage` when a product is not what it should be. */
export function overlayOf(changes: readonly CatalogueChanges[]): Overlay {
  const rows = new Map<number, CatalogueRow>();
  const details = new Map<number, ProductDetail>();
  const removed = new Set<number>();
  let told = 0;
  for (const change of changes) {
    for (const id of change.removed) {
      removed.add(id);
      rows.delete(id);
      details.delete(id);
    }
    for (const product of change.products) {
      const row = checked(product.row, isRow);
      removed.delete(row.id);
      rows.set(row.id, row);
      details.set(row.id, checked(product.detail, isDetail));
    }
    told += change.removed.length + change.products.length;
  }
  return { rows, details, removed, told };
}
