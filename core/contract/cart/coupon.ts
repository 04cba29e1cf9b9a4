/** The code of a promotion on a cart (domain 3.1, 3.2): taken by the shop alone, given up on any device. */
import * as v from 'valibot';
import { normaliseCouponCode } from '#core/domain/promotion/coupon.ts';
import { cartKind, cartLane, cartOfArea } from '#core/contract/cart/cart-record.ts';
import * as f from '#core/wire/fields.ts';
import { defineOfflineRoute } from '#core/wire/offline.ts';
import { defineRoute } from '#core/wire/route.ts';

const code = v.pipe(f.line(64), v.transform(normaliseCouponCode));

export const couponStoreRoute = defineRoute({
  name: 'api.cart.coupon.store',
  method: 'POST',
  uri: 'api/cart/coupon',
  access: 'anyone',
  cache: 'no-store',
  forBorrowed: true,
  /** Codes are guessed at otherwise. */
  limit: { attempts: 20, perSeconds: 600 },
  needs: [cartOfArea],
  body: v.strictObject({ area: f.area, code }),
  answer: v.object({ code: v.string(), label: v.string() }),
  refusals: ['coupon.unknown', 'coupon.expired', 'coupon.exhausted', 'coupon.conditions', 'coupon.applied'],
});

export const couponDestroyRoute = defineOfflineRoute({
  name: 'api.cart.coupon.destroy',
  method: 'DELETE',
  uri: 'api/cart/coupon',
  access: 'anyone',
  cache: 'no-store',
  forBorrowed: true,
  body: v.strictObject({ area: f.area }),
  answer: v.object({ cart: v.unknown() }),
  offline: {
    version: 1,
    lane: ({ area }) => cartLane.of(area),
    changes: ({ area }) => [cartKind.change(area, (cart) => ({ ...cart, coupon: null }))],
  },
});
