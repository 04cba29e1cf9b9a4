import type { placeOrderRoute } from '#core/contract/checkout/place-order.ts';
import { placeOrderRoute as placeRoute } from '#core/contract/checkout/place-order.ts';
import type { OnlineRoutes } from '#core/contract/online-routes.ts';
import { Refusal } from '#core/wire/refusal.ts';
import type { RouteAnswer, RouteInput } from '#core/wire/route.ts';
import { loadSaleTerms } from '#server/platform/sale-terms/load-sale-terms.ts';
import type { Direct, PersonCall } from '#server/sync/sync-handlers.ts';
import * as v from 'valibot';

import type { PaymentDeps } from './payment-deps.ts';
import { retryPayment, showPayment } from './start-payment.ts';

type PaymentRoutes = Pick<
  OnlineRoutes,
  | 'api.sale-terms.show'
  | 'api.checkout.orders.store'
  | 'api.cart.coupon.store'
  | 'api.payments.show'
  | 'api.payments.retry'
  | 'api.payments.abandon'
>;

export type PaymentHandlers = {
  readonly [Name in keyof PaymentRoutes]: (
    call: PersonCall,
    input: RouteInput<PaymentRoutes[Name]>,
  ) => Promise<RouteAnswer<PaymentRoutes[Name]>>;
};

const placed = v.object({ uuid: v.string(), number: v.string() });
const coupon = v.object({ code: v.string(), label: v.string() });

async function payer(call: PersonCall): Promise<{ customer: string; now: Date }> {
  const customer = await call.customer();
  if (customer === null) throw new Refusal('session.required');
  return { customer, now: call.now };
}

/** An order is there before its provider is asked: a provider that does not answer costs nobody their order. */
async function place(
  deps: PaymentDeps,
  direct: Direct,
  call: PersonCall,
  body: RouteInput<typeof placeOrderRoute>['body'],
) {
  const order = v.parse(placed, await direct(placeRoute.name, call, body));
  try {
    return { ...order, payment: await showPayment(deps, await payer(call), order.uuid) };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    // The page of the order offers to try again.
    return { ...order, payment: { kind: 'none' as const, method: body.paymentMethod } };
  }
}

export function paymentHandlers(deps: PaymentDeps, direct: Direct): PaymentHandlers {
  return {
    'api.sale-terms.show': async (_call, { params }) =>
      loadSaleTerms({ db: deps.db, setting: await deps.settings() }, params.area),
    'api.cart.coupon.store': async (call, { body }) =>
      v.parse(coupon, await direct('api.cart.coupon.store', call, body)),
    'api.checkout.orders.store': (call, { body }) => place(deps, direct, call, body),
    'api.payments.show': async (call, { params }) => ({
      payment: await showPayment(deps, await payer(call), params.order),
    }),
    'api.payments.retry': async (call, { params, body }) => ({
      payment: await retryPayment(deps, await payer(call), { order: params.order, method: body.method }),
    }),
    'api.payments.abandon': async (call, { body }) => {
      await direct('api.payments.abandon', call, body);
      return {};
    },
  };
}
