/** Movements of stock (domain 2.6): why the quantity of a place is what it is. */

/** What moves stock; `order` is of orders that take their pieces at once. */
export const STOCK_REASONS = [
  'order',
  'shipment',
  'cancel',
  'refund',
  'manual',
  'transfer',
  'count',
  'import',
  'arrival',
] as const;

export type StockReason = (typeof STOCK_REASONS)[number];

/** Most pieces that are told in one step, and that a place may hold. */
export const PIECES_MAX = 999_999;
