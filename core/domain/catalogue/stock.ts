/**
 * What a shopper sees of stock, as the number that travels in pages (domain 2.6): "Rupture de stock",
 * "Plus que {n} en stock", "En stock", "Sur commande".
 */
export const STOCK = { out: 0, low: 1, in: 2, order: 3 } as const;

export type StockState = (typeof STOCK)[keyof typeof STOCK];

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

/** What an article says of its own stock; null: as the shop says. */
export interface OwnStockRules {
  readonly back_orders: boolean;
  readonly low_stock_threshold: number | null;
}

/** The rules of an article. A shop that tells of no few left, because its thresholds are one, tells of none here either. */
export function rulesFor(shop: Omit<StockRules, 'backOrders'>, own: OwnStockRules): StockRules {
  const tellsFew = shop.lowThreshold > shop.outThreshold;
  return {
    outThreshold: shop.outThreshold,
    lowThreshold: tellsFew ? (own.low_stock_threshold ?? shop.lowThreshold) : shop.lowThreshold,
    backOrders: own.back_orders,
  };
}

/** The state of a saleable quantity; null is a product whose stock is not counted. */
export function stockState(quantity: number | null, rules: StockRules): StockState {
  if (quantity === null) return STOCK.in;
  if (quantity <= rules.outThreshold) return rules.backOrders ? STOCK.order : STOCK.out;
  return quantity <= rules.lowThreshold ? STOCK.low : STOCK.in;
}

/** Best first: what can leave today, the last few, what can be ordered. */
const PREFERENCE: readonly StockState[] = [STOCK.in, STOCK.low, STOCK.order, STOCK.out];

/** What is told of several that somebody chooses one of. */
export const bestStock = (states: readonly StockState[]): StockState =>
  PREFERENCE.find((state) => states.includes(state)) ?? STOCK.out;

/** How many units a cart may hold, or null when nothing limits it. */
export function availableToCart(quantity: number | null, rules: StockRules): number | null {
  if (quantity === null || rules.backOrders) return null;
  return quantity <= rules.outThreshold ? 0 : quantity;
}

/** True when a unit can be put in the cart. */
export function isSaleable(state: StockState): boolean {
  return state !== STOCK.out;
}
