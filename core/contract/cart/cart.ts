/**
 * The cart: one per visitor and area. Every change is offline-capable: addressed by `lineKey`, folded by the rules of
 * `core/domain/cart/cart.ts`, never refused for price or stock (design §5, rules 3 and 6).
 */
import * as v from 'valibot';
import type { Area } from '#core/domain/shop/area.ts';
import { addToCart, clearCart, ifItFits, removeFromCart, setQuantity } from '#core/domain/cart/cart.ts';
import { cutText } from '#core/domain/text/cut-text.ts';
import { parseLineKey } from '#core/domain/catalogue/product.ts';
import { cartKind, cartLane, emptyCart, type CartEntry, type CartRecord } from '#core/contract/cart/cart-record.ts';
import { area, listOf, money, quantity, uuid } from '#core/wire/fields.ts';
import type { Lane } from '#core/wire/lane.ts';
import { defineOfflineRoute } from '#core/wire/offline.ts';
import type { RecordChange, SyncedRecord } from '#core/wire/record.ts';
import { defineRoute } from '#core/wire/route.ts';

export const lineKey = v.pipe(
  v.string('required'),
  v.check((key) => parseLineKey(key) !== null, 'lineKey.invalid'),
);

/** The key, and the product and variant it names; what was chosen of the product stands in the key alone. */
export const lineTarget = { lineKey, product: uuid, variant: v.nullable(uuid) };

export function fitsKey(args: { lineKey: string; product: string; variant: string | null }): boolean {
  const target = parseLineKey(args.lineKey);
  return target !== null && target.product === args.product && target.variant === args.variant;
}

/** What the device showed when the article was added: for its own view only, the server uses its own facts. */
export const cartSnapshot = v.strictObject({
  name: v.pipe(v.string(), v.maxLength(255)),
  sku: v.pipe(v.string(), v.maxLength(64)),
  path: v.pipe(v.string(), v.maxLength(2048)),
  image: v.nullable(v.pipe(v.string(), v.maxLength(64))),
  options: listOf(
    v.strictObject({ label: v.pipe(v.string(), v.maxLength(80)), value: v.pipe(v.string(), v.maxLength(80)) }),
    5,
  ),
  unitPrice: money,
  taxPercent: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
  deposit: money,
  ecoContribution: money,
  /** What its buyer's group pays for more of it. */
  quantityPrices: v.exactOptional(listOf(v.strictObject({ quantity, price: money }), 50)),
});

/** The words of a line as a change may carry them; those of the shop may be longer (rule S40). */
export function snapshotOf(line: Omit<CartEntry, 'lineKey' | 'product' | 'variant' | 'quantity' | 'discount'>) {
  return {
    name: cutText(line.name, 255),
    sku: cutText(line.sku, 64),
    path: cutText(line.path, 2048),
    image: line.image,
    options: line.options
      .slice(0, 5)
      .map(({ label, value }) => ({ label: cutText(label, 80), value: cutText(value, 80) })),
    unitPrice: line.unitPrice,
    taxPercent: line.taxPercent,
    deposit: line.deposit,
    ecoContribution: line.ecoContribution,
    ...(line.quantityPrices === undefined ? {} : { quantityPrices: line.quantityPrices.slice(0, 50) }),
  };
}

/** A line with its quantity, as the device showed it. */
export const shownLine = v.pipe(
  v.strictObject({ ...lineTarget, quantity, snapshot: cartSnapshot }),
  v.check((target) => fitsKey(target), 'lineKey.invalid'),
);

/** As many lines as one change may carry. */
export const SHOWN_LINES_MAX = 200;

export const shownLines = listOf(shownLine, SHOWN_LINES_MAX);

/** The lines of a cart as a change carries them. */
export function shownLinesOf(lines: readonly CartEntry[]): v.InferOutput<typeof shownLines> {
  return lines.map((line) => ({
    lineKey: line.lineKey,
    product: line.product,
    variant: line.variant,
    quantity: line.quantity,
    snapshot: snapshotOf(line),
  }));
}

/** Lines of a change as the device's own view shows them. */
export function entriesOf(shown: v.InferOutput<typeof shownLines>): CartEntry[] {
  return shown.map((line) => ({ ...lineOfSnapshot(line), lineKey: line.lineKey, quantity: line.quantity }));
}

/** A line as the device showed it. */
export function lineOfSnapshot(args: {
  product: string;
  variant: string | null;
  snapshot: v.InferOutput<typeof cartSnapshot>;
}): Omit<CartEntry, 'lineKey' | 'quantity'> {
  return { product: args.product, variant: args.variant, ...args.snapshot };
}

const common = {
  access: 'anyone',
  cache: 'no-store',
  forBorrowed: true,
  answer: v.object({ cart: v.unknown() }),
} as const;

const lane = (args: { area: Area }): Lane => cartLane.of(args.area);

/** The cart in a record, or an empty one. */
export function cartIn(record: SyncedRecord | undefined, area: Area): CartRecord {
  return cartKind.is(record) ? record : emptyCart(area);
}

/** What a change makes of the lines of an area's cart. */
export const onCartLines = (
  area: Area,
  step: (lines: readonly CartEntry[]) => readonly CartEntry[],
): readonly RecordChange[] => [cartKind.change(area, (cart) => ({ ...cart, lines: step(cart.lines) }))];

/** The cart by the names of specification §3; a coupon code and a delivery come with the checkout, a comment with a quote. */
const cartFacts = {
  items: v.array(v.looseObject({ lineKey: v.string(), quantity: v.number(), price: v.number(), total: v.number() })),
  subTotal: v.number(),
  delivery: v.number(),
  discounts: v.number(),
  tax: v.number(),
  total: v.number(),
  couponCode: v.nullable(v.string()),
  quoteComment: v.nullable(v.string()),
};

export const cartShowRoute = defineRoute({
  name: 'api.cart.show',
  method: 'GET',
  uri: 'api/cart',
  access: 'anyone',
  cache: 'no-store',
  query: v.strictObject({ area }),
  answer: v.object({ cart: v.unknown(), totals: v.unknown(), ...cartFacts }),
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
  refusals: [
    'cart.productUnavailable',
    'cart.variantRequired',
    'cart.choiceRequired',
    'cart.vehicleNotSold',
    'cart.full',
  ],
  offline: {
    version: 1,
    lane,
    changes: ({ area, lineKey, delta, ...shown }) =>
      onCartLines(area, (lines) => ifItFits(lines, addToCart(lines, { lineKey, delta, line: lineOfSnapshot(shown) }))),
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
    changes: (args) => onCartLines(args.area, (lines) => setQuantity(lines, args)),
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
    changes: (args) => onCartLines(args.area, (lines) => removeFromCart(lines, args)),
  },
});

export const cartClearRoute = defineOfflineRoute({
  name: 'api.cart.clear',
  method: 'DELETE',
  uri: 'api/cart',
  ...common,
  /** `quote`: only if this request has been received, which emptied a cart that is out of reach (rule S60). */
  body: v.strictObject({ area, quote: v.optional(uuid) }),
  offline: {
    version: 1,
    lane,
    onlyIf: (args) => args.quote,
    empties: true,
    changes: (args) => onCartLines(args.area, clearCart),
  },
});

/** The person has read what changed and goes on with it: the named notices leave the cart. */
export const cartAcknowledgeRoute = defineOfflineRoute({
  name: 'api.cart.notices.acknowledge',
  method: 'PUT',
  uri: 'api/cart/notices',
  ...common,
  body: v.strictObject({ area, lineKeys: listOf(lineKey, SHOWN_LINES_MAX) }),
  offline: {
    version: 1,
    lane,
    changes: ({ area, lineKeys }) => [
      cartKind.change(area, (cart) => ({
        ...cart,
        notices: cart.notices.filter((notice) => !lineKeys.includes(notice.lineKey)),
      })),
    ],
  },
});
