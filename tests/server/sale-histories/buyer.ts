/** A browser of a customer in front of the shop: its session, what it has pressed, and what it was told. */
import { randomUUID } from 'node:crypto';

import * as v from 'valibot';

import { priceCart } from '#core/contract/checkout/price-cart.ts';
import type { SaleTerms } from '#core/contract/checkout/sale-terms.ts';
import { ORDER_REFUSALS } from '#core/contract/checkout/place-order.ts';
import { paymentAction } from '#core/contract/payment/payments.ts';
import { ROUTES, type RouteName } from '#core/contract/routes.ts';
import { lineKeyOf } from '#core/domain/catalogue/product.ts';
import type { RouteDefinition } from '#core/wire/route.ts';
import { randomIds } from '#server/ids.ts';
import { openSession } from '#server/subjects/account/sessions/sessions.ts';
import type { PlaceArgs } from '#server/subjects/orders/place/agreement.ts';
import { pathOf } from '#tests/server/contract/whole-server.ts';
import { address } from '#tests/server/orders/order-shop.ts';
import { isCart, snapshot } from '#tests/server/sync/sync-shop.ts';

import type { Accident } from './world/mortal-pool.ts';
import type { Method, SaleWorld } from './world/sale-world.ts';

/** An order as one press asks for it: repeated under the same UUID until it is known what became of it. */
export interface Press {
  readonly uuid: string;
  readonly customer: string;
  readonly units: number;
  readonly args: PlaceArgs;
  wasPlaced: boolean;
  wasRefused: boolean;
}

export interface Given {
  readonly params?: Record<string, string>;
  readonly query?: Record<string, string>;
  readonly body?: unknown;
  readonly accident?: Accident | null;
  /** What makes a repetition harmless. */
  readonly key?: string;
}

const placed = v.object({ uuid: v.string(), payment: paymentAction });
const shown = v.object({ payment: paymentAction });
const refused = v.object({ code: v.string() });
const isRefusalOfOrder = (code: string) => ORDER_REFUSALS.some((one) => one === code);

export async function openBuyer(world: SaleWorld, customer: string, terms: SaleTerms) {
  const { clock } = world;
  const visitor = await world.services.visitors.open(customer);
  const opening = { customer, visitor: visitor.id, remembered: true, browser: 'test' };
  const { secret } = await openSession(world.outside, opening, { ids: randomIds, now: clock.now() });
  const cookie = `visitor=${visitor.secret}; session=${secret}`;
  let token = '';
  let open: Press | null = null;

  async function ask(name: RouteName, { params, query, body, key, accident = null }: Given): Promise<Response | null> {
    const route: RouteDefinition = ROUTES[name];
    const search = query === undefined ? '' : `?${new URLSearchParams(query).toString()}`;
    const init = {
      method: route.method,
      headers: {
        cookie,
        'x-csrf-token': token,
        'content-type': 'application/json',
        ...(key === undefined ? {} : { 'idempotency-key': key }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    };
    return world.send(`${pathOf(route, params)}${search}`, init, accident);
  }
  /** As the client does: a token that has run out is renewed once. */
  async function call(name: RouteName, given: Given = {}): Promise<Response | null> {
    const answer = await ask(name, given);
    if (answer?.status !== 419) return answer;
    const me = await surely('api.me');
    token = /"csrfToken":"([^"]+)"/u.exec(await me.text())?.[1] ?? '';
    return ask(name, given);
  }
  /** Asked until it is answered: the connection that the shop is handed may be the one that was just cut. */
  async function surely(name: RouteName, given: Given = {}, times = 5): Promise<Response> {
    const answer = await (name === 'api.me' ? ask(name, given) : call(name, given));
    if (answer?.status === 200) return answer;
    if (times === 0) throw new Error(`${name} is answered ${answer?.status} ${await answer?.text()}`);
    return surely(name, given, times - 1);
  }

  async function cart() {
    const answer = await surely('api.cart.show', { query: { area: 'auto' } });
    const { cart: record } = v.parse(v.object({ cart: v.unknown() }), await answer.json());
    if (!isCart(record)) throw new Error('no cart came');
    return record;
  }

  /** What the device asks for: its own computation of the total. */
  async function prepare(method: Method): Promise<Press | null> {
    const record = await cart();
    const units = record.lines.reduce((sum, line) => sum + line.quantity, 0);
    if (units === 0) return null;
    const { billing, shipping } = { billing: address, shipping: address };
    const place = { country: 'FR', state: null, postcode: address.postcode };
    const { priced } = priceCart(record, terms, {
      group: 'general',
      buyer: { type: 'individual', firstOrder: true, vatNumber: null },
      billing: place,
      shipping: place,
      shippingMethod: 'flatrate_flatrate',
      paymentMethod: method,
      nowMs: clock.now().getTime(),
    });
    const uuid = randomUUID();
    const args: PlaceArgs = {
      uuid,
      area: 'auto',
      quote: null,
      billing,
      shipping,
      shippingMethod: 'flatrate_flatrate',
      paymentMethod: method,
      useStoreCredit: false,
      expectedTotal: priced.grandTotal,
      comment: null,
      purchaseOrderNumber: null,
      terms: true,
      newsletter: false,
      waiveWithdrawal: false,
    };
    return { uuid, customer, units, args, wasPlaced: false, wasRefused: false };
  }

  return {
    customer,
    call,
    cart,
    async add(product: string, delta: number): Promise<void> {
      const lineKey = lineKeyOf(product, null);
      const body = { area: 'auto', lineKey, product, variant: null, delta, snapshot: snapshot(500_000) };
      await surely('api.cart.items.store', { body, key: randomUUID() });
    },
    /** The press that waits for its answer, else a new one of the cart as it is; null: there is nothing to order. */
    press: async (method: Method): Promise<Press | null> => (open ??= await prepare(method)),
    /** Sends a press. @returns what is to be done now to pay, where the answer came and says so */
    async send(press: Press, accident: Accident | null, isHeard: boolean) {
      const answer = await call('api.checkout.orders.store', { body: press.args, accident });
      if (answer === null || !isHeard) return null;
      const body: unknown = await answer.json().catch(() => null);
      if (answer.status === 200) {
        press.wasPlaced = true;
        if (open === press) open = null;
        return v.parse(placed, body).payment;
      }
      const said = v.safeParse(refused, body);
      if (answer.status < 500 && said.success && isRefusalOfOrder(said.output.code)) {
        press.wasRefused = true;
        if (open === press) open = null;
      } else if (answer.status < 500) throw new Error(`a press was answered ${answer.status} ${JSON.stringify(body)}`);
      return null;
    },
    /** Asks how an order is paid, or by another method. */
    async payment(order: string, method: Method | null, accident: Accident | null) {
      const answer =
        method === null
          ? await call('api.payments.show', { params: { order }, accident })
          : await call('api.payments.retry', { params: { order }, body: { method }, accident });
      return answer?.status === 200 ? v.parse(shown, await answer.json()).payment : null;
    },
    abandon: (order: string, accident: Accident | null) => call('api.payments.abandon', { body: { order }, accident }),
  };
}

export type Buyer = Awaited<ReturnType<typeof openBuyer>>;
