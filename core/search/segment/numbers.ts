import { PRODUCT_TYPES } from '#core/domain/catalogue/types/all-types.ts';
import type { Area } from '#core/domain/shop/area.ts';
import type { StockState } from '#core/domain/catalogue/stock.ts';
import type { CatalogueRow } from './row.ts';

/** What is computed with, a column each. */
export interface NumberColumns {
  readonly ids: Uint32Array;
  readonly prices: Float64Array;
  /** −1 where there is no struck price. */
  readonly regulars: Float64Array;
  readonly days: Int32Array;
  readonly featured: Uint16Array;
  readonly stocks: Uint8Array;
  readonly lows: Uint32Array;
  readonly taxes: Float64Array;
  /** Positions in `AREA_CODES` and `PRODUCT_TYPES`. */
  readonly areas: Uint8Array;
  readonly types: Uint8Array;
  /** 1 for "from". */
  readonly froms: Uint8Array;
}

export const AREA_CODES: readonly Area[] = ['auto', 'moto'];
const STOCK_STATES: readonly StockState[] = [0, 1, 2, 3];

export function buildNumbers(rows: readonly CatalogueRow[]): NumberColumns {
  return {
    ids: Uint32Array.from(rows, (row) => row.id),
    prices: Float64Array.from(rows, (row) => row.price),
    regulars: Float64Array.from(rows, (row) => row.regular ?? -1),
    days: Int32Array.from(rows, (row) => row.createdDay),
    featured: Uint16Array.from(rows, (row) => row.featured),
    stocks: Uint8Array.from(rows, (row) => row.stock),
    lows: Uint32Array.from(rows, (row) => row.low),
    taxes: Float64Array.from(rows, (row) => row.taxPercent),
    areas: Uint8Array.from(rows, (row) => AREA_CODES.indexOf(row.area)),
    types: Uint8Array.from(rows, (row) => PRODUCT_TYPES.indexOf(row.type)),
    froms: Uint8Array.from(rows, (row) => (row.priceFrom ? 1 : 0)),
  };
}

/** The numeric fields of one row. */
export function readNumbers(numbers: NumberColumns, row: number) {
  const regular = numbers.regulars[row] ?? -1;
  return {
    id: numbers.ids[row] ?? 0,
    area: AREA_CODES[numbers.areas[row] ?? 0] ?? 'auto',
    type: PRODUCT_TYPES[numbers.types[row] ?? 0] ?? 'simple',
    createdDay: numbers.days[row] ?? 0,
    featured: numbers.featured[row] ?? 0,
    price: numbers.prices[row] ?? 0,
    regular: regular < 0 ? null : regular,
    priceFrom: numbers.froms[row] === 1,
    stock: STOCK_STATES[numbers.stocks[row] ?? 0] ?? 0,
    low: numbers.lows[row] ?? 0,
    taxPercent: numbers.taxes[row] ?? 0,
  } satisfies Partial<CatalogueRow>;
}
