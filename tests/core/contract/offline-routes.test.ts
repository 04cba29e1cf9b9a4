/** Laws of every offline route of the shop, whatever is asked and whatever the device holds. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import type { ProfileRecord } from '#core/contract/account/customer-records.ts';
import {
  isOfflineRoute,
  isShopRecord,
  OFFLINE_ROUTES,
  SHOP_OFFLINE,
  type OfflineArgs,
  type OfflineRouteName,
  type ShopRecord,
} from '#core/contract/offline-routes.ts';
import type { QuoteRecord } from '#core/contract/quotes/quote-record.ts';
import { ASKED_TYPES } from '#core/contract/returns/returnable.ts';
import type { RmaRecord } from '#core/contract/returns/rma-record.ts';
import { RMA_STATUSES } from '#core/domain/returns/rma-status.ts';
import { PACKAGE_CONDITIONS, RMA_RESOLUTIONS } from '#core/domain/returns/rma.ts';
import { AREAS } from '#core/domain/shop/area.ts';
import { QUOTE_STATES } from '#core/domain/quotes/quote.ts';
import { kindOf, type RecordKey, type SyncedRecord } from '#core/wire/record.ts';
import type { StoredChange } from '#src/sync/core/contract.ts';
import { addressFields, person } from '#tests/support/samples/customer-samples.ts';
import { addArgs, contactArgs, productUuid, quoteArgs } from '#tests/support/samples/person-samples.ts';
import { SHOP } from '#tests/support/sync/shop-contract.ts';

/** Few things, so that changes meet. */
const area = fc.constantFrom(...AREAS);
const product = fc.integer({ min: 1, max: 3 }).map(productUuid);
const document = fc.integer({ min: 11, max: 13 }).map(productUuid);
const count = fc.integer({ min: 0, max: 4 });
const rev = fc.integer({ min: 1, max: 3 });
const uses = fc.subarray<'billing' | 'shipping'>(['billing', 'shipping']);
const text = fc.string({ minLength: 1, maxLength: 20 }).map((given) => `x${given}`);
const snapshot = addArgs('auto', productUuid(1), 1).snapshot;
const wished = { name: 'Huile', path: '/auto', image: null, price: 1 };
const at = '2026-01-05T09:00:00.000Z';
const aside = (one: string) => ({ lineKey: one, product: one, variant: null });
const shown = fc.array(
  fc.tuple(product, count).map(([one, quantity]) => ({ ...aside(one), quantity, snapshot })),
  { maxLength: 3 },
);

/** Arguments of every route; one without any does not compile. */
const ARGS: { readonly [Name in OfflineRouteName]: fc.Arbitrary<OfflineArgs<Name>> } = {
  'api.cart.items.store': fc.tuple(area, product, fc.integer({ min: 1, max: 4 })).map((of) => addArgs(...of)),
  'api.cart.items.update': fc.record({ area, lineKey: product, from: count, to: count }),
  'api.cart.items.destroy': fc.record({ area, lineKey: product }),
  'api.cart.clear': fc.record({ area, quote: document }, { requiredKeys: ['area'] }),
  'api.cart.notices.acknowledge': fc.record({ area, lineKeys: fc.array(product, { maxLength: 3 }) }),
  'api.cart.keep': fc.record({ area, lines: shown }),
  'api.cart.merge': fc.record({
    area,
    visitor: document,
    lines: shown,
    favourites: fc.array(
      product.map((one) => ({ ...aside(one), snapshot: wished, at })),
      { maxLength: 3 },
    ),
  }),
  'api.checkout.quotes.store': fc.tuple(document, area, product).map((of) => quoteArgs(...of)),
  'api.contact.store': fc.tuple(document, area).map((of) => contactArgs(...of)),
  'api.contact.vehicle': fc.tuple(document, area, fc.option(text)).map(([uuid, of, vehicleName]) => {
    const { subject: _subject, orderNumber: _number, ...sender } = contactArgs(uuid, of);
    return { ...sender, vehicle: null, vehicleName, requestType: 'info' as const, wantedDate: null };
  }),
  'api.quotes.cancel': fc.record({ area, quote: document }),
  'api.quotes.accept': fc.record({ area, quote: document, version: rev }),
  'api.quotes.decline': fc.record({ area, quote: document, version: rev, reason: fc.option(text) }),
  'api.orders.cancel': fc.record({ order: document, reason: fc.option(text) }),
  'api.orders.comments.store': fc.record({ uuid: document, order: document, message: text }),
  'api.cart.coupon.destroy': fc.record({ area }),
  'api.quotes.comments.store': fc.record({ area, quote: document, uuid: document, message: text }),
  'api.rma.store': fc.record({
    uuid: document,
    area,
    order: document,
    orderNumber: text,
    type: fc.constantFrom(...ASKED_TYPES),
    packageCondition: fc.constantFrom(...PACKAGE_CONDITIONS),
    information: text,
    preferredResolution: fc.constantFrom(...RMA_RESOLUTIONS),
    lines: product.map((line) => [{ line, quantity: 1, reason: 'late', name: 'Huile', sku: 'HV' }]),
    photos: count,
  }),
  'api.rma.images.store': fc.record({
    rma: document,
    uuid: document,
    mime: fc.constant('image/jpeg' as const),
    data: fc.constant('/9j/'),
  }),
  'api.rma.messages.store': fc.record({ rma: document, uuid: document, message: text }),
  'api.rma.close': fc.record({ rma: document }),
  'api.rma.reopen': fc.record({ rma: document }),
  'api.account.profile.update': fc.record({
    rev,
    fields: fc.record({ lastName: text }).map((one) => ({ customerType: 'individual' as const, ...person, ...one })),
  }),
  'api.account.addresses.store': fc.record({ uuid: document, fields: fc.constant(addressFields), uses }),
  'api.account.addresses.update': fc.record({
    uuid: document,
    rev,
    fields: text.map((label) => ({ ...addressFields, label })),
  }),
  'api.account.addresses.destroy': fc.record({ uuid: document, rev }),
  'api.account.addresses.default': fc.record({ uuid: document, uses: uses.filter((some) => some.length > 0) }),
  'api.account.wishlist.store': fc
    .tuple(area, product)
    .map(([of, one]) => ({ area: of, ...aside(one), snapshot: wished })),
  'api.account.wishlist.destroy': fc.record({ area, lineKey: product }),
  'api.account.wishlist.clear': fc.record({ area }),
  'api.account.wishlist.move-to-cart': fc
    .tuple(area, product)
    .map(([of, one]) => ({ area: of, ...aside(one), snapshot })),
};

const names = Object.keys(OFFLINE_ROUTES).filter(isOfflineRoute);

const changeOf = (route: OfflineRouteName): fc.Arbitrary<StoredChange> =>
  fc.record({
    route: fc.constant(route),
    v: fc.constant(OFFLINE_ROUTES[route].offline.version),
    args: ARGS[route],
    mutId: document,
    at: fc.constant(at),
  });

function opened(change: StoredChange) {
  const found = SHOP.open(change);
  if (!found.ok) throw new Error(JSON.stringify([change, found]));
  return found.change;
}

/** What only the shop makes: a profile, and a quote or a return that it has answered. */
const fromTheShop: fc.Arbitrary<ShopRecord> = fc.oneof(
  fc.record<ProfileRecord>({
    kind: fc.constant('profile'),
    uuid: document,
    rev,
    email: text,
    group: text,
    approval: fc.constant('approved'),
    fields: fc.constant({ customerType: 'individual', ...person }),
  }),
  fc.record<RmaRecord>({
    kind: fc.constant('rma'),
    uuid: document,
    area,
    number: text,
    order: document,
    orderNumber: text,
    status: fc.constantFrom(...RMA_STATUSES),
    type: fc.constant('return'),
    packageCondition: fc.constant('opened'),
    information: text,
    preferredResolution: fc.constant('refund'),
    lines: fc.constant([]),
    images: fc.constant([]),
    messages: fc.constant([]),
    history: fc.constant([{ status: 'new_request', at }]),
    createdAt: fc.constant(at),
    deadlineAt: fc.constant(null),
    refusalReason: fc.constant(null),
    isRefunded: fc.boolean(),
    newParcel: fc.constant(null),
  }),
  fc.record<QuoteRecord>({
    kind: fc.constant('quote'),
    uuid: document,
    area,
    number: text,
    state: fc.constantFrom(...QUOTE_STATES),
    lines: fc.constant([]),
    total: count,
    requestedAt: fc.constant(at),
  }),
);

/** What a device may hold: whatever the shop has made, and whatever changes have made of it. */
const device: fc.Arbitrary<ReadonlyMap<RecordKey, SyncedRecord>> = fc
  .tuple(fc.array(fromTheShop, { maxLength: 3 }), fc.array(fc.oneof(...names.map(changeOf)), { maxLength: 12 }))
  .map(([confirmed, changes]) => {
    const records = new Map<RecordKey, SyncedRecord>();
    for (const one of confirmed)
      records.set(one.kind === 'quote' || one.kind === 'rma' ? `${one.kind}:${one.uuid}` : 'profile', one);
    for (const { key, fold } of changes.flatMap((one) => [...opened(one).changes])) {
      const record = fold(records.get(key));
      if (record === undefined) records.delete(key);
      else records.set(key, record);
    }
    return records;
  });

const frozen = <T>(value: T): T => {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) frozen(part);
  }
  return value;
};

describe.each(names)('%s', (name) => {
  test('S4 is total: on nothing and on any record of its kind, it makes one of that kind, or none, the same each time', () => {
    fc.assert(
      fc.property(changeOf(name), device, (change, records) => {
        for (const { key, of, fold } of opened(change).changes) {
          for (const before of [undefined, frozen(records.get(key))]) {
            const after = fold(before);
            expect([after === undefined || of.is(after), after]).toEqual([true, fold(before)]);
          }
        }
      }),
    );
  });

  test('S4 does something to each of its records once, each of a kind the shop has, in a lane of the shop', () => {
    fc.assert(
      fc.property(changeOf(name), (change) => {
        const { changes, lane } = opened(change);
        const keys = changes.map(({ key }) => key);
        expect([new Set(keys).size, SHOP.hasLane(lane)]).toEqual([keys.length, true]);
        expect(keys.length).toBeGreaterThan(0);
        for (const { key, of } of changes) expect(kindOf(SHOP_OFFLINE.kinds, key)?.kind).toBe(of.kind);
      }),
    );
  });

  test('S42 leaves a record that is not of its kind as it is', () => {
    fc.assert(
      fc.property(changeOf(name), (change) => {
        const strange = frozen({ kind: 'of tomorrow' });
        for (const { fold } of opened(change).changes) expect(fold(strange)).toBe(strange);
      }),
    );
  });
});

const effects = names.flatMap((name) => {
  const effect = SHOP.factsOf(name)?.effectOnState;
  return effect === undefined ? [] : [[name, effect] as const];
});

test.each(effects)('S60 S61 what %s did to a state is told without it by a change of the same lane', (name, effect) => {
  fc.assert(
    fc.property(changeOf(name), document, (change, made) => {
      const { lane, changes } = opened(change);
      for (const call of [effect(lane, null), effect(lane, made)]) {
        expect(call?.lane).toBe(lane);
        const told = opened({ ...change, ...call });
        const states = changes.filter(({ key }) => SHOP.stateOf(key) !== undefined).map(({ key }) => key);
        expect([told.lane, told.changes.map(({ key }) => key)]).toEqual([lane, states]);
      }
    }),
  );
});

test('S60 a state of the shop that is brought is on the screen as it was, whatever the device holds', () => {
  fc.assert(
    fc.property(device, (records) => {
      for (const [key, record] of records) {
        const state = SHOP.stateOf(key);
        if (state === undefined || !isShopRecord(record) || record.kind !== 'cart') continue;
        const calls = state.keep(record, undefined);
        const brought = calls.reduce<SyncedRecord | undefined>((before, { lane: _lane, ...call }) => {
          const [change] = opened({ ...call, mutId: 'm', at }).changes;
          return change?.fold(before);
        }, undefined);
        const quantities = (of: SyncedRecord | undefined) =>
          isShopRecord(of) && of.kind === 'cart' ? of.lines.map((one) => [one.lineKey, one.quantity]) : [];
        expect(quantities(brought)).toEqual(quantities(record));
        expect(calls.every((call) => call.lane === state.lane(record))).toBe(true);
      }
    }),
  );
});
