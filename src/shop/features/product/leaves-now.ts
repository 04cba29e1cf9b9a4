import { factsOfType } from '#core/domain/catalogue/types/all-types.ts';
import { STOCK, type StockState } from '#core/domain/catalogue/stock.ts';
import type { CatalogueRow } from '#core/search/segment/row.ts';

/** Something to carry home that lies here: the promises of delivery and pick-up hold for it. */
export function leavesNow({ type }: Pick<CatalogueRow, 'type'>, stock: StockState): boolean {
  return factsOfType(type).delivery === 'shipped' && (stock === STOCK.in || stock === STOCK.low);
}
