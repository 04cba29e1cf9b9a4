import type { RouteInput } from '#core/contract/route.ts';
import type {
  cartAcknowledgeRoute,
  cartAddRoute,
  cartClearRoute,
  cartRemoveRoute,
  cartSetQuantityRoute,
} from '#core/contract/cart.ts';
import { Refusal } from '#core/contract/refusal.ts';
import type { Area } from '#core/domain/area.ts';
import { addToCart, clearCart, removeFromCart, setQuantity } from '#core/domain/cart.ts';
import type { Money } from '#core/domain/money.ts';
import type { DeskWork } from '#server/services/sync/change-work.ts';

import type { Article } from './articles.ts';
import { noticeOf, settleCart, withNotice, type HeldCart, type HeldLine } from './held-line.ts';

/** A change of the cart answers nothing of its own: the cart comes with the next pull, or is read after a direct call. */
const DONE = { cart: null };

type AddArgs = RouteInput<typeof cartAddRoute>['body'];

/**
 * Puts an article in the cart at the shop's own price; an add that arrives after a removal makes a line of its delta
 * (rule 3). Never refused for price or stock, nor because the article was withdrawn meanwhile: that leaves a notice.
 * @throws Refusal `cart.productUnavailable` when the shop never had it, `cart.variantRequired`, `cart.vehicleNotSold`
 */
export async function addLine(work: DeskWork, args: AddArgs) {
  const { lineKey, delta, area } = args;
  work.carts.expect([lineKey]);
  await work.carts.open(area); // brings the article with those of the cart
  const article = await work.carts.article(lineKey);
  if (!article || article.area !== area) throw new Refusal('cart.productUnavailable', { lineKey });
  if (article.type === 'vehicle') throw new Refusal('cart.vehicleNotSold', { lineKey });
  if (article.type === 'configurable' && article.variantId === null)
    throw new Refusal('cart.variantRequired', { lineKey });
  await change(work, area, (cart, at) => {
    if (article.onSale) {
      return {
        ...cart,
        lines: addToCart(cart.lines, { lineKey, delta, line: lineOf(article, args.snapshot.unitPrice) }),
      };
    }
    const gone = noticeOf({ lineKey, name: article.entry.name }, 'cart.productGone', delta, 0, at);
    return { ...cart, notices: withNotice(cart.notices, gone) };
  });
  return DONE;
}

/** Counts as `to − from`, so that the changes of two devices both count (rule 3); an unknown line stays unknown. */
export async function setLineQuantity(work: DeskWork, args: RouteInput<typeof cartSetQuantityRoute>['body']) {
  await change(work, args.area, (cart) => ({ ...cart, lines: setQuantity(cart.lines, args) }));
  return DONE;
}

export async function removeLine(work: DeskWork, args: RouteInput<typeof cartRemoveRoute>['body']) {
  await change(work, args.area, (cart) => ({ ...cart, lines: removeFromCart(cart.lines, args) }));
  return DONE;
}

export async function clearLines(work: DeskWork, args: RouteInput<typeof cartClearRoute>['body']) {
  await change(work, args.area, (cart) => ({ ...cart, lines: clearCart() }));
  return DONE;
}

/** The person has read what changed: these notices leave, and the prices of now are the ones they have seen. */
export async function acknowledgeNotices(work: DeskWork, args: RouteInput<typeof cartAcknowledgeRoute>['body']) {
  const read = new Set(args.lineKeys);
  await change(work, args.area, (cart) => ({
    notices: cart.notices.filter((notice) => !read.has(notice.lineKey)),
    lines: cart.lines.map((line) =>
      read.has(line.lineKey) && line.seenPrice !== line.unitPrice ? { ...line, seenPrice: line.unitPrice } : line,
    ),
  }));
  return DONE;
}

/** A cart whose request was sent is empty (domain 5.3); what was told about its lines goes with them. */
export async function emptyCart(work: DeskWork, area: Area): Promise<void> {
  await change(work, area, () => ({ lines: clearCart(), notices: [] }));
}

async function change(work: DeskWork, area: Area, step: (cart: HeldCart, at: string) => HeldCart): Promise<void> {
  const at = work.now.toISOString();
  const cart = await work.carts.open(area);
  work.carts.save(area, settleCart(step(cart, at), at));
}

/** Largest amount that numeric(12,4) holds: a snapshot beyond it is no price anybody was shown. */
export const MAX_PRICE: Money = 999_999_999_999;

function lineOf(article: Article, shownPrice: Money): Omit<HeldLine, 'quantity' | 'lineKey'> {
  const { entry, productId, variantId, available, onSale } = article;
  const seenPrice = shownPrice <= MAX_PRICE ? shownPrice : entry.unitPrice;
  return { ...entry, productId, variantId, available, onSale, seenPrice };
}
