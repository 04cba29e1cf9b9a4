import { parse } from 'valibot';

import { emptyCart } from '#core/contract/cart-record.ts';
import { contactStoreRoute, contactVehicleRoute } from '#core/contract/contact.ts';
import type { OfflineRouteName, OfflineRoutes } from '#core/contract/offline-routes.ts';
import type { OnlineRoutes } from '#core/contract/online-routes.ts';
import { quoteStoreRoute } from '#core/contract/quotes.ts';
import { Refusal } from '#core/contract/refusal.ts';
import type { RouteAnswer, RouteInput } from '#core/contract/route.ts';
import type { Area } from '#core/domain/area.ts';
import { cartTotals } from '#core/domain/cart.ts';
import type { Locale } from '#core/domain/locale.ts';
import { toCartRecord } from '#server/services/cart/cart-record.ts';
import { readCarts } from '#server/services/cart/load-cart.ts';

import type { SyncWindow } from './admit.ts';
import { callDirectly } from './call-directly.ts';
import type { ChangeDeps, ChangeOwner } from './change-deps.ts';
import { pull } from './pull.ts';
import { push } from './push.ts';

/** What these handlers read of a request beside its validated input. */
export interface PersonCall {
  readonly now: Date;
  readonly locale: Locale;
  /** The mutation id of a direct call. */
  readonly idempotencyKey: string | null;
  visitor(): Promise<string | null>;
}

type PersonRoutes = Pick<OnlineRoutes, 'api.sync.push' | 'api.sync.pull' | 'api.cart.show'> & OfflineRoutes;

export type PersonHandlers = {
  readonly [Name in keyof PersonRoutes]: (
    call: PersonCall,
    input: RouteInput<PersonRoutes[Name]>,
  ) => Promise<RouteAnswer<PersonRoutes[Name]>>;
};

export interface PersonDeps extends ChangeDeps {
  readonly window: SyncWindow;
}

/** A handler of each route that reads or changes what belongs to a visitor. */
export function personHandlers(deps: PersonDeps): PersonHandlers {
  const showCart = async (visitor: string | null, area: Area, now: Date) => {
    const carts = visitor === null ? null : await readCarts(deps.db, visitor, now);
    return carts?.get(area) ?? emptyCart(area);
  };
  /** The same change as in a push, answered with the cart it leaves. */
  const changeCart =
    (route: OfflineRouteName) =>
    async (call: PersonCall, { body }: { body: { area: Area } }) => {
      const owner = await ownerOf(call);
      const { carts } = await callDirectly(deps, owner, { route, args: body, idempotencyKey: call.idempotencyKey });
      const held = carts.get(body.area);
      if (held) return { cart: toCartRecord(body.area, held, call.now) };
      return { cart: await showCart(owner.visitor, body.area, call.now) };
    };
  /** Requests answer what they answered when they first ran. */
  const send = async <Route extends OfflineRoutes[OfflineRouteName]>(
    route: Route,
    call: PersonCall,
    args: unknown,
  ): Promise<RouteAnswer<Route>> => {
    const { idempotencyKey } = call;
    const { answer } = await callDirectly(deps, await ownerOf(call), { route: route.name, args, idempotencyKey });
    return parse(route.answer, answer);
  };
  return {
    'api.sync.push': async (call, { body }) => push(deps, await ownerOf(call), body),
    'api.sync.pull': async (call, { body }) => pull(deps, (await ownerOf(call)).visitor, call.now, body),
    'api.cart.show': async (call, { query }) => {
      const cart = await showCart(await call.visitor(), query.area, call.now);
      return { cart, totals: cartTotals(cart.lines) };
    },
    'api.cart.items.store': changeCart('api.cart.items.store'),
    'api.cart.items.update': changeCart('api.cart.items.update'),
    'api.cart.items.destroy': changeCart('api.cart.items.destroy'),
    'api.cart.clear': changeCart('api.cart.clear'),
    'api.cart.notices.acknowledge': changeCart('api.cart.notices.acknowledge'),
    'api.checkout.quotes.store': (call, { body }) => send(quoteStoreRoute, call, body),
    'api.contact.store': (call, { body }) => send(contactStoreRoute, call, body),
    'api.contact.vehicle': (call, { body }) => send(contactVehicleRoute, call, body),
  };
}

/** A cookie that nobody knows (a restored server) is renewed like an old token: by asking `api.me` (rule 15). */
async function ownerOf(call: PersonCall): Promise<ChangeOwner> {
  const visitor = await call.visitor();
  if (visitor === null) throw new Refusal('token.expired');
  return { visitor, now: call.now, locale: call.locale };
}
