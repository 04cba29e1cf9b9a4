import { parse } from 'valibot';

import { emptyCart } from '#core/contract/cart-record.ts';
import { OFFLINE_ROUTES, type OfflineRouteName, type OfflineRoutes } from '#core/contract/offline-routes.ts';
import type { OnlineRoutes } from '#core/contract/online-routes.ts';
import { Refusal } from '#core/contract/refusal.ts';
import type { RouteAnswer, RouteInput } from '#core/contract/route.ts';
import type { Area } from '#core/domain/area.ts';
import { cartTotals } from '#core/domain/cart.ts';
import type { Locale } from '#core/domain/locale.ts';
import { toCartRecord } from '#server/services/cart/cart-record.ts';
import { readCarts } from '#server/services/cart/load-cart.ts';
import { customerPerson, visitorPerson, type Person } from '#server/services/person.ts';

import type { Caller, SyncWindow } from './admit.ts';
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
  /** The guest whose cookie came with the request. */
  visitor(): Promise<string | null>;
  /** The customer whose session came with it. */
  customer(): Promise<string | null>;
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

/** A handler of each route that reads or changes what belongs to a person. */
export function personHandlers(deps: PersonDeps): PersonHandlers {
  const showCart = async (person: Person | null, area: Area, now: Date) => {
    const carts = person === null ? null : await readCarts(deps.db, person, now);
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
      return { cart: await showCart(owner.person, body.area, call.now) };
    };
  /** The others answer what they answered when they first ran. */
  const send =
    <Name extends OfflineRouteName>(route: Name) =>
    async (call: PersonCall, { body: args }: { body: unknown }): Promise<RouteAnswer<OfflineRoutes[Name]>> => {
      const { idempotencyKey } = call;
      const { answer } = await callDirectly(deps, await ownerOf(call), { route, args, idempotencyKey });
      return parse(OFFLINE_ROUTES[route].answer, answer);
    };
  return {
    'api.sync.push': async (call, { body }) =>
      push(deps, { caller: await callerOf(call), now: call.now, locale: call.locale }, body),
    'api.sync.pull': async (call, { body }) => pull(deps, await callerOf(call), call.now, body),
    'api.cart.show': async (call, { query }) => {
      const cart = await showCart(personIn(await callerOf(call)), query.area, call.now);
      return { cart, totals: cartTotals(cart.lines) };
    },
    'api.cart.items.store': changeCart('api.cart.items.store'),
    'api.cart.items.update': changeCart('api.cart.items.update'),
    'api.cart.items.destroy': changeCart('api.cart.items.destroy'),
    'api.cart.clear': changeCart('api.cart.clear'),
    'api.cart.notices.acknowledge': changeCart('api.cart.notices.acknowledge'),
    'api.checkout.quotes.store': send('api.checkout.quotes.store'),
    'api.contact.store': send('api.contact.store'),
    'api.contact.vehicle': send('api.contact.vehicle'),
    'api.cart.merge': send('api.cart.merge'),
    'api.quotes.cancel': send('api.quotes.cancel'),
    'api.quotes.comments.store': send('api.quotes.comments.store'),
    'api.account.profile.update': send('api.account.profile.update'),
    'api.account.addresses.store': send('api.account.addresses.store'),
    'api.account.addresses.update': send('api.account.addresses.update'),
    'api.account.addresses.destroy': send('api.account.addresses.destroy'),
    'api.account.addresses.default': send('api.account.addresses.default'),
    'api.account.wishlist.store': send('api.account.wishlist.store'),
    'api.account.wishlist.destroy': send('api.account.wishlist.destroy'),
    'api.account.wishlist.clear': send('api.account.wishlist.clear'),
    'api.account.wishlist.move-to-cart': send('api.account.wishlist.move-to-cart'),
  };
}

async function callerOf(call: PersonCall): Promise<Caller> {
  return { visitor: await call.visitor(), customer: await call.customer() };
}

/** A session says more than the cookie of a guest. */
function personIn({ visitor, customer }: Caller): Person | null {
  if (customer !== null) return customerPerson(customer);
  return visitor === null ? null : visitorPerson(visitor);
}

/** A cookie that nobody knows (a restored server) is renewed like an old token: by asking `api.me` (rule 15). */
async function ownerOf(call: PersonCall): Promise<ChangeOwner> {
  const person = personIn(await callerOf(call));
  if (person === null) throw new Refusal('token.expired');
  return { person, now: call.now, locale: call.locale };
}
