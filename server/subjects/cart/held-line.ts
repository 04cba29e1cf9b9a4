import type { CartEntry, CartNotice } from '#core/contract/cart/cart-record.ts';
import { kitsOf } from '#core/domain/catalogue/parts/kit.ts';
import { clampToStock } from '#core/domain/cart/cart.ts';
import type { Money } from '#core/domain/price/money.ts';

import type { KitPiece } from './articles/kit-articles.ts';

/** A line as the server holds it: what the device sees of it, and what decides about it. */
export interface HeldLine extends CartEntry {
  readonly productId: number;
  readonly variantId: number | null;
  /** The price the person was last shown. */
  readonly seenPrice: Money;
  readonly available: number | null;
  readonly onSale: boolean;
  /** Of a kit: what one takes from the stock. */
  readonly pieces?: readonly KitPiece[];
}

export interface HeldCart {
  readonly lines: readonly HeldLine[];
  readonly notices: readonly CartNotice[];
}

/**
 * The cart as far as the shop can serve it now: lines beyond the stock are clamped, down to zero, lines of withdrawn
 * articles leave, and each leaves a notice (design §5, rule 6). Reading shows it, the next change stores it.
 */
export function settleCart(cart: HeldCart, at: string): HeldCart {
  let { notices } = cart;
  const taken = new Map<number, number>();
  const lines = cart.lines.flatMap((line) => {
    if (!line.onSale) {
      notices = withNotice(notices, noticeOf(line, 'cart.productGone', line.quantity, 0, at));
      return [];
    }
    const needs = needsOf(line);
    const clamped = clampToStock(line, leftOf(needs, taken));
    for (const { id, quantity } of needs) taken.set(id, (taken.get(id) ?? 0) + quantity * clamped.line.quantity);
    if (clamped.notice !== null) {
      const { code, from, to } = clamped.notice;
      notices = withNotice(notices, noticeOf(line, code, from, to, at));
    }
    return [clamped.line];
  });
  return { lines, notices };
}

/** What one unit of a line takes of which article. */
const needsOf = ({ pieces, variantId, productId, available }: HeldLine) =>
  (pieces ?? [{ variantId, productId, quantity: 1, available }]).map((one) => ({
    id: one.variantId ?? one.productId,
    quantity: one.quantity,
    available: one.available,
  }));

/** What is left for a line where those before it take of the same articles, by themselves or within a kit. */
const leftOf = (needs: ReturnType<typeof needsOf>, taken: ReadonlyMap<number, number>): number | null =>
  kitsOf(
    needs.map(({ id, quantity, available }) => ({
      quantity,
      available: available === null ? null : available - (taken.get(id) ?? 0),
    })),
  );

/**
 * A line has one notice on each matter: how it is now, and the most that was asked since the person last read one, so
 * that several changes in a row say in one sentence what became of them.
 */
export function withNotice(notices: readonly CartNotice[], notice: CartNotice): readonly CartNotice[] {
  const isSame = (one: CartNotice) => one.lineKey === notice.lineKey && MATTERS[one.code] === MATTERS[notice.code];
  const unread = notices.find(isSame);
  const from = MATTERS[notice.code] === 'price' ? notice.from : Math.max(notice.from, unread?.from ?? 0);
  const told = { ...notice, from };
  if (unread !== undefined && saysSame(unread, told)) return notices;
  return [...notices.filter((one) => !isSame(one)), told];
}

/** What was told and not read yet need not be told again. */
const saysSame = (a: CartNotice, b: CartNotice): boolean =>
  a.code === b.code && a.name === b.name && a.from === b.from && a.to === b.to;

export function noticeOf(
  line: Pick<CartEntry, 'lineKey' | 'name'>,
  code: CartNotice['code'],
  from: number,
  to: number,
  at: string,
): CartNotice {
  return { lineKey: line.lineKey, code, name: line.name, from, to, at };
}

const MATTERS: Readonly<Record<CartNotice['code'], 'price' | 'stock' | 'sale' | 'merge'>> = {
  'cart.priceChanged': 'price',
  'cart.quantityClamped': 'stock',
  'cart.outOfStock': 'stock',
  'cart.productGone': 'sale',
  'cart.lineDoubled': 'merge',
};
