/** The code on a cart (domain 3.1): accepted by the shop, with the reason where it is not; given up on any device. */
import type { couponDestroyRoute, couponStoreRoute } from '#core/contract/cart/coupon.ts';
import { cartKind } from '#core/contract/cart/cart-record.ts';
import { NOTHING_CHOSEN, priceCart } from '#core/contract/checkout/price-cart.ts';
import type { CouponRefusal } from '#core/domain/promotion/coupon.ts';
import { Refusal, type RefusalCode } from '#core/wire/refusal.ts';
import type { RouteInput } from '#core/wire/route.ts';
import { ownerColumn } from '#server/platform/person.ts';
import { loadSaleTerms } from '#server/platform/sale-terms/load-sale-terms.ts';
import { toCartRecord } from '#server/subjects/cart/cart-record.ts';
import { cartsIn } from '#server/subjects/cart/cart-unit.ts';
import { findCoupon } from '#server/subjects/cart/coupons.ts';
import type { ChangeContext } from '#server/sync/change/change-context.ts';

const CODES: Readonly<Record<CouponRefusal, RefusalCode>> = {
  alreadyApplied: 'coupon.applied',
  unknown: 'coupon.unknown',
  expired: 'coupon.expired',
  exhausted: 'coupon.exhausted',
  conditions: 'coupon.conditions',
};

/**
 * Puts a code on the cart. Whether it fits is asked of the cart as it is; what is not chosen yet (address, way to pay)
 * is not held against it. The same code again is the same; another one replaces it only once this one is given up.
 * @throws Refusal of `couponStoreRoute`
 */
export async function applyCoupon(context: ChangeContext, { area, code }: RouteInput<typeof couponStoreRoute>['body']) {
  const { trx, person, now } = context;
  const carts = cartsIn(context.units);
  const cart = await carts.open(area);
  const held = await trx
    .selectFrom('cart')
    .leftJoin('cart_rule_coupon as coupon', 'coupon.uuid', 'cart.coupon_uuid')
    .select(['cart.id', 'coupon.code as code'])
    .where(ownerColumn(person), '=', person.id)
    .where('area', '=', area)
    .executeTakeFirstOrThrow();
  const found = await findCoupon(trx, code, person);
  if (found === null) throw new Refusal(CODES.unknown);
  const { coupon, uuid } = found;
  if (held.code !== null && held.code.toUpperCase() !== coupon.code) throw new Refusal(CODES.alreadyApplied);
  const terms = await loadSaleTerms({ db: trx, setting: await context.settings() }, area);
  const record = { ...toCartRecord(area, cart, now), coupon };
  const group = await groupOf(context);
  const { priced } = priceCart(record, terms, { ...NOTHING_CHOSEN, group, nowMs: now.getTime() });
  const refusal = priced.coupon?.refusal ?? null;
  if (refusal !== null) throw new Refusal(CODES[refusal]);
  await trx.updateTable('cart').set({ coupon_uuid: uuid }).where('id', '=', held.id).execute();
  carts.save(area, cart);
  context.touch(cartKind.key(area));
  return { code: coupon.code, label: coupon.label };
}

async function groupOf({ trx, person }: ChangeContext): Promise<string> {
  if (person.kind !== 'customer') return 'guest';
  const row = await trx.selectFrom('customer').select('group_code').where('id', '=', person.id).executeTakeFirst();
  return row?.group_code ?? 'guest';
}

export async function dropCoupon(
  { trx, person }: ChangeContext,
  { area }: RouteInput<typeof couponDestroyRoute>['body'],
) {
  await trx
    .updateTable('cart')
    .set({ coupon_uuid: null })
    .where(ownerColumn(person), '=', person.id)
    .where('area', '=', area)
    .execute();
  return { cart: null };
}
