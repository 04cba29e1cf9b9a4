/** What a shopper sees of stock: in stock, only n left, on order, out of stock (domain 2.6). */
export const STOCK_STATES = ['in', 'low', 'order', 'out'] as const;

export type StockState = (typeof STOCK_STATES)[number];

/** The shop's settings for stock (domain 1.5, catalog.inventory.stock_options). */
export interface StockRules {
  /** At this quantity or below, nothing is left to sell. */
  readonly outThreshold: number;
  /** At this quantity or below, few are left. */
  readonly lowThreshold: number;
  /** Orders are taken without stock. */
  readonly backOrders: boolean;
}

export const DEFAULT_STOCK_RULES: StockRules = { outThreshold: 0, lowThreshold: 5, backOrders: false };

/** The state of a saleable quantity; null is a product whose stock is not counted. */
export function stockState(quantity: number | null, rules: StockRules): StockState {
  if (quantity === null) return 'in';
  if (quantity <= rules.outThreshold) return rules.backOrders ? 'order' : 'out';
  return quantity <= rules.lowThreshold ? 'low' : 'in';
}

/** How many units a cart may hold, or null when nothing limits it. */
export function availableToCart(quantity: number | null, rules: StockRules): number | null {
  if (quantity === null || rules.backOrders) return null;
  return quantity <= rules.outThreshold ? 0 : quantity;
}

/** True when a unit can be put in the cart. */
export function isSaleable(state: StockState): boolean {
  return state !== 'out';
}
