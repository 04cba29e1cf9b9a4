import { STOCK, type StockState } from '#core/domain/catalogue/stock.ts';
import type { CatalogueRow } from '#core/search/segment/row.ts';

/** Something to carry home that lies here: the promises of delivery and pick-up hold for it. */
export function leavesNow({ type }: Pick<CatalogueRow, 'type'>, stock: StockState): boolean {
  return type !== 'vehicle' && type !== 'virtual' && (stock === STOCK.in || stock === STOCK.low);
}
