/**
 * The cart: one per visitor and area. Every change is offline-capable: addressed by `lineKey`, folded by the rules of
 * `core/domain/cart.ts`, never refused for price or stock (design §5, rules 3 and 6).
 */
import * as v from 'valibot';
import type { Area } from '#core/domain/area.ts';
import { addToCart, clearCart, removeFromCart, setQuantity } from '#core/domain/cart.ts';
import { lineKeyOf, parseLineKey } from '#core/domain/product.ts';
import { emptyCart, type CartEntry, type CartRecord } from '#core/contract/cart-record.ts';
import { area, money, quantity, uuid } from '#core/contract/fields.ts';
import type { Lane, RecordKey, SyncedRecord } from '#core/contract/offline.ts';
import { defineOfflineRoute, defineRoute } from '#core/contract/route.ts';

export const lineKey = v.pipe(
  v.string('required'),
  v.check((key) => parseLineKey(key) !== null, 'lineKey.invalid'),
);

/** Product, variant and the key they make. */
export const lineTarget = { lineKey, product: uuid, variant: v.nullable(uuid) };

export const fitsKey = (args: { lineKey: string; product: string; variant: string | null }): boolean =>
  args.lineKey === lineKeyOf(args.product, args.variant);

/** What the device showed when the article was added: for its own view only, the server uses its own facts. */
export const cartSnapshot = v.strictObject({
  name: v.pipe(v.string(), v.maxLength(255)),
  sku: v.pipe(v.string(), v.maxLength(64)),
  path: v.pipe(v.string(), v.maxLength(2048)),
  image: v.nullable(v.pipe(v.string(), v.maxLength(64))),
  options: v.pipe(
    v.array(v.strictObject({ label: v.pipe(v.string(), v.maxLength(80)), value: v.pipe(v.string(), v.maxLength(80)) })),
    v.maxLength(5),
  ),
  unitPrice: money,
  taxPercent: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
  deposit: money,
  ecoContribution: money,
});

/** A line as the device showed it. */
export function lineOfSnapshot(args: {
  product: string;
  variant: string | null;
  snapshot: v.InferOutput<typeof cartSnapshot>;
}): Omit<CartEntry, 'lineKey' | 'quantity'> {
  return { product: args.product, variant: args.variant, ...args.snapshot };
}

const common = { access: 'anyone', cache: 'no-store', answer: v.object({ cart: v.unknown() }) } as const;

const lane = (args: { area: Area }): Lane => `cart:${args.area}`;
const touches = (args: { area: Area }): readonly RecordKey[] => [`cart:${args.area}`];

/** The cart in a record, or an empty one: a fold never fails on what it does not find (rule 4). */
export function cartIn(record: SyncedRecord | undefined, area: Area): CartRecord {
  return record?.kind === 'cart' ? record : emptyCart(area);
}

const withLines = (cart: CartRecord, lines: readonly CartEntry[]): CartRecord => ({ ...cart, lines });

export const cartShowRoute = defineRoute({
  name: 'api.cart.show',
  method: 'GET',
  uri: 'api/cart',
  access: 'anyone',
  cache: 'no-store',
  query: v.strictObject({ area }),
  answer: v.object({ cart: v.unknown(), totals: v.unknown() }),
});

export const cartAddRoute = defineOfflineRoute({
  name: 'api.cart.items.store',
  method: 'POST',
  uri: 'api/cart/items',
  ...common,
  body: v.pipe(
    v.strictObject({
      area,
      ...lineTarget,
      delta: v.pipe(quantity, v.minValue(1, 'number.tooSmall')),
      snapshot: cartSnapshot,
    }),
    v.check((target) => fitsKey(target), 'lineKey.invalid'),
  ),
  refusals: ['cart.productUnavailable', 'cart.variantRequired', 'cart.vehicleNotSold'],
  offline: {
    version: 1,
    lane,
    touches,
    fold: (_key, record, args) => {
      const cart = cartIn(record, args.area);
      const { lineKey, delta } = args;
      return withLines(cart, addToCart(cart.lines, { lineKey, delta, line: lineOfSnapshot(args) }));
    },
  },
});

export const cartSetQuantityRoute = defineOfflineRoute({
  name: 'api.cart.items.update',
  method: 'PUT',
  uri: 'api/cart/items',
  ...common,
  /** `from` is the quantity the person saw: the change counts as `to − from` (rule 3). */
  body: v.strictObject({ area, lineKey, from: quantity, to: quantity }),
  offline: {
    version: 1,
    lane,
    touches,
    fold: (_key, record, args) => {
      const cart = cartIn(record, args.area);
      return withLines(cart, setQuantity(cart.lines, args));
    },
  },
});

export const cartRemoveRoute = defineOfflineRoute({
  name: 'api.cart.items.destroy',
  method: 'DELETE',
  uri: 'api/cart/items',
  ...common,
  body: v.strictObject({ area, lineKey }),
  offline: {
    version: 1,
    lane,
    touches,
    fold: (_key, record, args) => {
      const cart = cartIn(record, args.area);
      return withLines(cart, removeFromCart(cart.lines, args));
    },
  },
});

export const cartClearRoute = defineOfflineRoute({
  name: 'api.cart.clear',
  method: 'DELETE',
  uri: 'api/cart',
  ...common,
  body: v.strictObject({ area }),
  offline: {
    version: 1,
    lane,
    touches,
    fold: (_key, record, args) => withLines(cartIn(record, args.area), clearCart()),
  },
});

/** The person has read what changed and goes on with it: the named notices leave the cart. */
export const cartAcknowledgeRoute = defineOfflineRoute({
  name: 'api.cart.notices.acknowledge',
  method: 'PUT',
  uri: 'api/cart/notices',
  ...common,
  body: v.strictObject({ area, lineKeys: v.pipe(v.array(lineKey), v.maxLength(200)) }),
  offline: {
    version: 1,
    lane,
    touches,
    fold: (_key, record, args) => {
      const cart = cartIn(record, args.area);
      return { ...cart, notices: cart.notices.filter((notice) => !args.lineKeys.includes(notice.lineKey)) };
    },
  },
});
