import type { ProductDetail } from '#core/contract/catalogue/product-detail.ts';
import type { CatalogueRow } from '#core/search/segment/row.ts';

/** Numbers of other makers for the same part: what somebody compares with the old one. Equipment has none. */
export function equivalentsOf(row: Pick<CatalogueRow, 'sku' | 'references'>, detail: ProductDetail): readonly string[] {
  const own = new Set([row.sku, detail.ean13, detail.manufacturerReference, ...detail.variants.map((one) => one.sku)]);
  return row.references.filter((one) => !own.has(one));
}
