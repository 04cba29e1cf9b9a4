import { factsOfType } from '#core/domain/catalogue/types/all-types.ts';
import type { RouteInput } from '#core/wire/route.ts';
import type {
  cartAcknowledgeRoute,
  cartAddRoute,
  cartClearRoute,
  cartRemoveRoute,
  cartSetQuantityRoute,
} from '#core/contract/cart/cart.ts';
import { noticesAfterRequest } from '#core/contract/cart/cart-record.ts';
import { Refusal } from '#core/wire/refusal.ts';
import type { Area } from '#core/domain/shop/area.ts';
import {
  addToCart,
  clearCart,
  fitsInCart,
  MAX_CART_LINES,
  removeFromCart,
  setQuantity,
} from '#core/domain/cart/cart.ts';
import type { Money } from '#core/domain/price/money.ts';
import type { ChangeContext, MemoryContext } from '#server/sync/change/change-context.ts';

import type { Article } from './articles/articles.ts';
import { cartsIn } from './cart-unit.ts';
import { noticeOf, settleCart, withNotice, type HeldCart, type HeldLine } from './held-line.ts';

/** A change of the cart answers nothing of its own: the cart comes with the next pull, or is read after a direct call. */
export const DONE = { cart: null };

type AddArgs = RouteInput<typeof cartAddRoute>['body'];

/**
 * Puts an article in the cart at the shop's own price; an add that arrives after a removal makes a line of its delta
 * (rule 3). Never refused for price or stock, nor because the article was withdrawn meanwhile: that leaves a notice.
 * @throws Refusal `cart.productUnavailable` when the shop never had it, `cart.variantRequired`, `cart.choiceRequired`,
 *   `cart.vehicleNotSold`, `cart.full` for one more article than a cart holds
 */
export async function addLine(context: MemoryContext, args: AddArgs) {
  const { lineKey, delta, area } = args;
  const carts = cartsIn(context.units);
  carts.expect([lineKey]);
  await carts.open(area); // brings the article with those of the cart
  const article = await carts.article(lineKey);
  if (!article || article.area !== area) throw new Refusal('cart.productUnavailable', { lineKey });
  const { cartLine, choice } = factsOfType(article.type);
  if (cartLine === null) throw new Refusal('cart.vehicleNotSold', { lineKey });
  if (cartLine === 'variant' && article.variantId === null) throw new Refusal('cart.variantRequired', { lineKey });
  if (choice === 'required' && article.choice === null) throw new Refusal('cart.choiceRequired', { lineKey });
  await changeCart(context, area, (cart, at) => {
    if (article.onSale) {
      const line = lineOf(article, args.snapshot.unitPrice);
      const lines = addToCart(cart.lines, { lineKey, delta, line });
      return { ...cart, lines: fitting(cart.lines, lines) };
    }
    const gone = noticeOf({ lineKey, name: article.entry.name }, 'cart.productGone', delta, 0, at);
    return { ...cart, notices: withNotice(cart.notices, gone) };
  });
  return DONE;
}

/** @throws Refusal `cart.full` */
export function fitting(before: readonly HeldLine[], after: readonly HeldLine[], most = MAX_CART_LINES) {
  if (!fitsInCart(before, after, most)) throw new Refusal('cart.full', { most });
  return after;
}

/** Counts as `to − from`, so that the changes of two devices both count (rule 3); an unknown line stays unknown. */
export async function setLineQuantity(context: MemoryContext, args: RouteInput<typeof cartSetQuantityRoute>['body']) {
  await changeCart(context, args.area, (cart) => ({ ...cart, lines: setQuantity(cart.lines, args) }));
  return DONE;
}

export async function removeLine(context: MemoryContext, args: RouteInput<typeof cartRemoveRoute>['body']) {
  await changeCart(context, args.area, (cart) => ({ ...cart, lines: removeFromCart(cart.lines, args) }));
  return DONE;
}

/** Empties the cart; after a request of a former group only if that was received, for which the group is out of reach. */
export async function clearLines(context: ChangeContext, args: RouteInput<typeof cartClearRoute>['body']) {
  if (args.quote !== undefined) {
    const received = await context.trx
      .selectFrom('quote')
      .select('id')
      .where('uuid', '=', args.quote)
      .executeTakeFirst();
    if (!received) return DONE;
  }
  await changeCart(context, args.area, (cart) => ({ ...cart, lines: clearCart() }));
  return DONE;
}

/** The person has read what changed: these notices leave, and the prices of now are the ones they have seen. */
export async function acknowledgeNotices(
  context: MemoryContext,
  args: RouteInput<typeof cartAcknowledgeRoute>['body'],
) {
  const read = new Set(args.lineKeys);
  await changeCart(context, args.area, (cart) => ({
    notices: cart.notices.filter((notice) => !read.has(notice.lineKey)),
    lines: cart.lines.map((line) =>
      read.has(line.lineKey) && line.seenPrice !== line.unitPrice ? { ...line, seenPrice: line.unitPrice } : line,
    ),
  }));
  return DONE;
}

/** A cart whose request was sent is empty (domain 5.3). @param asked lines of the request */
export async function emptyCart(
  context: MemoryContext,
  area: Area,
  asked: readonly { readonly lineKey: string }[],
): Promise<void> {
  await changeCart(context, area, ({ notices }) => ({
    lines: clearCart(),
    notices: noticesAfterRequest(notices, asked),
  }));
}

/** One step of a cart, settled with the stock of now. */
export async function changeCart(
  context: MemoryContext,
  area: Area,
  step: (cart: HeldCart, at: string) => HeldCart,
): Promise<void> {
  const at = context.now.toISOString();
  const carts = cartsIn(context.units);
  const cart = await carts.open(area);
  carts.save(area, settleCart(step(cart, at), at));
}

/** Largest amount that numeric(12,4) holds: a snapshot beyond it is no price anybody was shown. */
export const MAX_PRICE: Money = 999_999_999_999;

/** A line of this article, as the shop sells it and at the price the person was shown. */
export function lineOf(article: Article, shownPrice: Money): Omit<HeldLine, 'quantity' | 'lineKey'> {
  const { entry, productId, variantId, available, onSale } = article;
  const seenPrice = shownPrice <= MAX_PRICE ? shownPrice : entry.unitPrice;
  return { ...entry, productId, variantId, available, onSale, seenPrice };
}
