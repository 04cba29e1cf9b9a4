/**
 * Placing an order (domain 4.1): one call, never queued, since nothing is announced before the shop's answer (law 3). It
 * carries the order's UUID, so a lost answer, a second press or a second tab makes no second order.
 */
import * as v from 'valibot';
import { addressFields } from '#core/contract/account/address-fields.ts';
import { cartOfArea } from '#core/contract/cart/cart-record.ts';
import { paymentAction } from '#core/contract/payment/payments.ts';
import { schemaOf } from '#core/resources/field-set.ts';
import * as f from '#core/wire/fields.ts';
import { defineRoute } from '#core/wire/route.ts';

const address = schemaOf(addressFields);

export const ORDER_COMMENT_MAX = 2000;

/** Codes of ways to bring goods: `flatrate_flatrate`, `tablerate_colissimo`, `pickup_magasin` (domain 3.6). */
const shippingMethod = v.pipe(v.string('required'), v.regex(/^[a-z]+_[a-z0-9-]{1,64}$/, 'shipping.unknown'));
const paymentMethod = v.pipe(v.string('required'), v.regex(/^[a-z_]{2,32}$/, 'payment.unknown'));

/** What a person agrees to. */
export const placeOrderBody = v.strictObject({
  /** Given by the device, unique for ever: asked for again, the same order answers. */
  uuid: f.uuid,
  area: f.area,
  /** An accepted quote that is paid: its lines and prices stand for the cart's. */
  quote: v.nullable(f.uuid),
  billing: address,
  /** Null: fetched in the shop, or nothing to bring. */
  shipping: v.nullable(address),
  shippingMethod: v.nullable(shippingMethod),
  paymentMethod,
  /** Uses up what the shop owes the customer first. */
  useStoreCredit: v.boolean('required'),
  /** What the person saw and agreed to pay: another total is refused with both. */
  expectedTotal: f.money,
  /** What was left to pay of it after the credit of the customer, as they saw it. */
  expectedRest: v.optional(f.money),
  comment: f.optionalText(ORDER_COMMENT_MAX),
  purchaseOrderNumber: f.optionalText(60),
  /** "J’ai lu et j’accepte les conditions générales de vente" */
  terms: v.literal(true, 'terms.required'),
  newsletter: v.boolean('required'),
  /** For what is downloaded: executed at once, the right of withdrawal given up (art. L221-28, 13°). */
  waiveWithdrawal: v.boolean('required'),
});

/** Why the shop takes no order: there is none of this UUID then. */
export const ORDER_REFUSALS = [
  'order.empty',
  'order.totalChanged',
  'order.outOfStock',
  'order.belowMinimum',
  'order.tooManyUnpaid',
  'order.tooManyPieces',
  'cart.productUnavailable',
  'coupon.exhausted',
  'shipping.unavailable',
  'payment.unavailable',
  'quote.notPayable',
  'record.moved',
] as const;

export const placeOrderRoute = defineRoute({
  name: 'api.checkout.orders.store',
  method: 'POST',
  uri: 'api/checkout/orders',
  access: 'customer',
  cache: 'no-store',
  limit: { attempts: 30, perSeconds: 3600 },
  /** What the cart holds on this device has to have reached the shop. */
  needs: [cartOfArea],
  body: placeOrderBody,
  answer: v.object({ uuid: v.string(), number: v.string(), payment: paymentAction }),
  refusals: ORDER_REFUSALS,
});
