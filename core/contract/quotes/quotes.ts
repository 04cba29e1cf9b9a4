/**
 * A visitor's quote request (domain 5.2): carries its own lines and travels in its cart's lane, so that what was put in
 * the cart before arrives before it (design §5, rule 1). Making it empties the cart.
 */
import * as v from 'valibot';
import { MAX_MERGED_LINES } from '#core/domain/cart/cart.ts';
import { add, times } from '#core/domain/price/money.ts';
import { parseLineKey } from '#core/domain/catalogue/product.ts';
import { cartClearRoute } from '#core/contract/cart/cart.ts';
import { cartKind, cartLane, noticesAfterRequest } from '#core/contract/cart/cart-record.ts';
import { quoteKind } from '#core/contract/quotes/quote-record.ts';
import { quoteContact, quoteFields } from '#core/contract/quotes/quote-fields.ts';
import { entriesOf } from '#core/resources/field-set.ts';
import * as f from '#core/wire/fields.ts';
import { callOf, defineOfflineRoute } from '#core/wire/offline.ts';

const quoteLine = v.strictObject({
  lineKey: v.pipe(
    v.string(),
    v.check((key) => parseLineKey(key) !== null, 'lineKey.invalid'),
  ),
  quantity: v.pipe(f.quantity, v.minValue(1, 'number.tooSmall')),
  /** For the author's own view; the server prices the request itself. */
  name: v.pipe(v.string(), v.maxLength(255)),
  sku: v.pipe(v.string(), v.maxLength(64)),
  unitPrice: f.money,
});

export const quoteStoreRoute = defineOfflineRoute({
  name: 'api.checkout.quotes.store',
  method: 'POST',
  uri: 'api/checkout/quotes',
  access: 'anyone',
  cache: 'no-store',
  forBorrowed: true,
  limit: { attempts: 5, perSeconds: 3600 },
  maxBytes: 512 * 1024,
  body: v.strictObject({
    /** UUID of the quote, given by the device and unique for ever: a request repeated makes no second quote. */
    uuid: f.uuid,
    area: f.area,
    lines: v.pipe(f.listOf(quoteLine, MAX_MERGED_LINES), v.minLength(1, 'quote.empty')),
    contact: quoteContact,
    ...entriesOf(quoteFields),
  }),
  answer: v.object({ uuid: v.string(), number: v.string(), state: v.literal('requested') }),
  refusals: ['quote.empty', 'cart.productUnavailable', 'cart.variantRequired', 'cart.choiceRequired'],
  offline: {
    version: 1,
    lane: (args) => cartLane.of(args.area),
    creates: (args) => args.uuid,
    isAnswered: true,
    isPrivate: true,
    changes: ({ uuid, area, lines, contact, vehicle, wantedDate, comment }, { at }) => [
      cartKind.change(area, (cart) => ({ ...cart, lines: [], notices: noticesAfterRequest(cart.notices, lines) })),
      quoteKind.change(uuid, () => ({
        kind: 'quote',
        uuid,
        area,
        number: null,
        state: 'requested',
        lines: lines.map(({ name, sku, quantity, unitPrice }) => ({ name, sku, quantity, unitPrice })),
        total: add(...lines.map((one) => times(one.unitPrice, one.quantity))),
        requestedAt: at,
        request: { contact, vehicle, wantedDate, comment },
      })),
    ],
    effectOnState: (lane, made) => {
      const area = cartLane.idIn(lane);
      return area && callOf(lane, cartClearRoute, made === null ? { area } : { area, quote: made });
    },
  },
});
