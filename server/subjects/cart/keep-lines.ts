import { factsOfType } from '#core/domain/catalogue/types/all-types.ts';
import type { cartKeepRoute } from '#core/contract/cart/cart-keep.ts';
import type { CartNotice } from '#core/contract/cart/cart-record.ts';
import type { RouteInput } from '#core/wire/route.ts';
import type { Area } from '#core/domain/shop/area.ts';
import { keepInCart, MAX_MERGED_LINES } from '#core/domain/cart/cart.ts';
import { Refusal } from '#core/wire/refusal.ts';
import type { MemoryContext } from '#server/sync/change/change-context.ts';

import type { Article } from './articles/articles.ts';
import { changeCart, DONE, fitting, lineOf } from './cart-changes.ts';
import { cartsIn } from './cart-unit.ts';
import { noticeOf, withNotice, type HeldLine } from './held-line.ts';

/**
 * A cart as its person saw it, brought to a shop that does not know it (any more): at least so many of each line, at the
 * shop's own facts and prices, clamped as ever. Asked twice it does nothing more (rule S60). No line is refused: what the
 * shop does not sell leaves a notice, for the person saw it in the cart.
 * @throws Refusal `cart.full` for more articles, or more to tell, than a cart holds: all of it, and nothing was kept
 */
export async function keepLines(context: MemoryContext, { area, lines }: RouteInput<typeof cartKeepRoute>['body']) {
  const carts = cartsIn(context.units);
  carts.expect(lines.map(({ lineKey }) => lineKey));
  await carts.open(area); // brings the articles with those of the cart
  const kept: HeldLine[] = [];
  const gone: CartNotice[] = [];
  for (const { lineKey, quantity, snapshot } of lines) {
    const article = await carts.article(lineKey);
    if (article !== undefined && isSold(article, area)) {
      kept.push({ ...lineOf(article, snapshot.unitPrice), lineKey, quantity });
    } else {
      const line = { lineKey, name: inOneLine(snapshot.name) };
      gone.push(noticeOf(line, 'cart.productGone', Math.max(1, quantity), 0, context.now.toISOString()));
    }
  }
  await changeCart(context, area, (cart) => {
    const notices = gone.reduce(withNotice, cart.notices);
    if (notices.length > MAX_MERGED_LINES && notices.length > cart.notices.length)
      throw new Refusal('cart.full', { most: MAX_MERGED_LINES });
    return { lines: fitting(cart.lines, keepInCart(cart.lines, kept)), notices };
  });
  return DONE;
}

function isSold({ type, variantId, choice, onSale, ...article }: Article, area: Area): boolean {
  const { cartLine, choice: asked } = factsOfType(type);
  const needsVariant = cartLine === 'variant' && variantId === null;
  const needsChoice = asked === 'required' && choice === null;
  return onSale && article.area === area && cartLine !== null && !needsVariant && !needsChoice;
}

/** The device's own words are kept in the notice: no character that is not seen. */
const inOneLine = (text: string) => text.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ').trim();
