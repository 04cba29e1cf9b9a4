import { unitPriceOf, type UnitPrices } from '#core/domain/price/group-price.ts';
import { add, subtract, times } from '#core/domain/price/money.ts';
import type { Money } from '#core/domain/price/money.ts';
import type { LineKey } from '#core/domain/catalogue/product.ts';
import { taxBlocks } from '#core/domain/price/tax.ts';
import type { TaxBlock, TaxedAmount } from '#core/domain/price/tax.ts';

/** No line holds more units than this, whatever arrives. */
export const MAX_LINE_QUANTITY = 999;

/** So many different articles are put in a cart; two carts that become one may hold twice as many. */
export const MAX_CART_LINES = 300;
export const MAX_MERGED_LINES = 2 * MAX_CART_LINES;

/** True when a change may make the cart this long: it did not grow, or is not full. */
export const fitsInCart = (before: readonly CartLine[], after: readonly CartLine[], most = MAX_CART_LINES): boolean =>
  after.length <= most || after.length <= before.length;

/** The cart after a change, or as it was when that does not fit in: all of it or nothing. */
export const ifItFits = <L extends CartLine>(before: readonly L[], after: readonly L[]): readonly L[] =>
  fitsInCart(before, after) ? after : before;

/**
 * What the rules read of a cart line. Its prices include VAT, deposit and eco-contribution
 * (domain 3.5); they are for display until the server has spoken (design §5 rule 6). Rows may carry
 * more (name, picture): every operation keeps what it does not know.
 */
export interface CartLine extends UnitPrices {
  readonly lineKey: LineKey;
  readonly product: string;
  readonly variant: string | null;
  readonly quantity: number;
  readonly taxPercent: number;
  /** Deposit on the used part ("consigne"), VAT included, per unit. */
  readonly deposit: Money;
  /** Eco-contribution, VAT included, per unit. */
  readonly ecoContribution: Money;
  /** Discount on the whole line, VAT included. */
  readonly discount?: Money;
  /** Of a kit: the articles in one, each with its own rate; together they are its price. */
  readonly parts?: readonly Pick<CartLine, 'unitPrice' | 'quantity' | 'taxPercent'>[];
}

/** What a shopper is told when stock made a line smaller than asked: the quantity before and after. */
export interface StockNotice {
  readonly code: 'cart.outOfStock' | 'cart.quantityClamped';
  readonly lineKey: LineKey;
  readonly from: number;
  readonly to: number;
}

export interface CartTotals {
  /** Sum of the lines before discount, VAT included. */
  readonly subTotal: Money;
  readonly discountAmount: Money;
  readonly shippingAmount: Money;
  readonly taxes: readonly TaxBlock[];
  readonly taxTotal: Money;
  readonly grandTotal: Money;
  /** Units. */
  readonly itemsQty: number;
  /** Lines. */
  readonly itemsCount: number;
}

function moveQuantity<L extends CartLine>(lines: readonly L[], lineKey: LineKey, delta: number): readonly L[] {
  const line = lines.find((one) => one.lineKey === lineKey);
  if (line === undefined || delta === 0) return lines;
  const quantity = Math.min(MAX_LINE_QUANTITY, line.quantity + delta);
  if (quantity <= 0) return lines.filter((one) => one !== line);
  return lines.map((one) => (one === line ? { ...one, quantity } : one));
}

/**
 * Adds `delta` units to the line, or makes it from `line` when the cart does not hold it: an add
 * that arrives after a removal makes a line of that delta (design §5 rule 3). Prices come in with
 * `line`. A delta below one changes nothing.
 */
export function addToCart<L extends CartLine>(
  lines: readonly L[],
  change: { readonly lineKey: LineKey; readonly delta: number; readonly line: Omit<L, 'quantity' | 'lineKey'> },
): readonly L[];
export function addToCart(
  lines: readonly CartLine[],
  change: {
    readonly lineKey: LineKey;
    readonly delta: number;
    readonly line: Omit<CartLine, 'quantity' | 'lineKey'>;
  },
): readonly CartLine[] {
  const { lineKey, delta, line } = change;
  if (delta < 1) return lines;
  if (lines.some((one) => one.lineKey === lineKey)) return moveQuantity(lines, lineKey, delta);
  return [...lines, { ...line, lineKey, quantity: Math.min(MAX_LINE_QUANTITY, delta) }];
}

/**
 * Counts as `to − from`, so that two devices that both change a line both count (design §5 rule 3).
 * A line that reaches zero leaves the cart (domain 3.1); an unknown line leaves the cart unchanged.
 */
export function setQuantity<L extends CartLine>(
  lines: readonly L[],
  change: { readonly lineKey: LineKey; readonly from: number; readonly to: number },
): readonly L[] {
  return moveQuantity(lines, change.lineKey, change.to - change.from);
}

/** Takes the line out, whatever its quantity; an unknown line leaves the cart unchanged. */
export function removeFromCart<L extends CartLine>(
  lines: readonly L[],
  change: { readonly lineKey: LineKey },
): readonly L[] {
  return lines.some((line) => line.lineKey === change.lineKey)
    ? lines.filter((line) => line.lineKey !== change.lineKey)
    : lines;
}

/**
 * The cart with every line of `kept` in it, at least so many: told twice it is the same as told once, so a state that may
 * have arrived before can be sent again (rule S60). A line of none asks for one: it was emptied by stock.
 */
export function keepInCart<L extends CartLine>(lines: readonly L[], kept: readonly L[]): readonly L[] {
  return kept.reduce((all, line) => {
    const quantity = Math.min(MAX_LINE_QUANTITY, Math.max(1, line.quantity));
    const held = all.find((one) => one.lineKey === line.lineKey);
    if (held === undefined) return [...all, { ...line, quantity }];
    return held.quantity >= quantity ? all : all.map((one) => (one === held ? { ...one, quantity } : one));
  }, lines);
}

/** An empty cart. */
export function clearCart(): readonly never[] {
  return [];
}

/**
 * The line as far as stock allows, and what to tell about it. It is clamped, down to zero, and never
 * refused: an emptied line stays with "Rupture de stock" (design §5 rule 6). `available` null means
 * that nothing limits it.
 */
export function clampToStock<L extends CartLine>(
  line: L,
  available: number | null,
): { readonly line: L; readonly notice: StockNotice | null } {
  const to = available === null ? line.quantity : Math.min(line.quantity, Math.max(0, available));
  if (to === line.quantity) return { line, notice: null };
  const code = to === 0 ? 'cart.outOfStock' : 'cart.quantityClamped';
  return { line: { ...line, quantity: to }, notice: { code, lineKey: line.lineKey, from: line.quantity, to } };
}

/** Units of the whole cart, for the badge (specification §3: cartQuantity). */
export function cartQuantity(lines: readonly CartLine[]): number {
  return lines.reduce((sum, line) => sum + line.quantity, 0);
}

/** What one line costs, VAT included, after its discount, never below zero. */
export function lineTotal(line: CartLine): Money {
  return Math.max(0, subtract(times(unitPriceOf(line), line.quantity), line.discount ?? 0));
}

/** A kit is taxed by what it holds. */
const taxedAmounts = (line: CartLine): readonly TaxedAmount[] =>
  line.parts === undefined || line.discount !== undefined
    ? [{ amount: lineTotal(line), taxPercent: line.taxPercent }]
    : line.parts.map(({ unitPrice, quantity, taxPercent }) => ({
        amount: times(unitPrice, quantity * line.quantity),
        taxPercent,
      }));

/** Totals by the rules of domain 3.1 and 3.5; `shipping`, when known, is taxed like a line. */
export function cartTotals(lines: readonly CartLine[], shipping: TaxedAmount | null = null): CartTotals {
  const amounts = lines.flatMap(taxedAmounts);
  if (shipping !== null) amounts.push(shipping);
  const taxes = taxBlocks(amounts.filter((one) => one.amount !== 0));
  const subTotal = add(...lines.map((line) => times(unitPriceOf(line), line.quantity)));
  const shippingAmount = shipping?.amount ?? 0;
  const grandTotal = add(...amounts.map((one) => one.amount));
  return {
    subTotal,
    discountAmount: subtract(add(subTotal, shippingAmount), grandTotal),
    shippingAmount,
    taxes,
    taxTotal: add(...taxes.map((block) => block.tax)),
    grandTotal,
    itemsQty: cartQuantity(lines),
    itemsCount: lines.length,
  };
}
