import { randomUUID } from 'node:crypto';

import fc from 'fast-check';
import { sql } from 'kysely';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import type { Change } from '#core/wire/sync.ts';
import { callDirectly } from '#server/sync/change/call-directly.ts';
import { customerPerson, visitorPerson, type Person } from '#server/platform/person.ts';

import {
  add,
  cartOf,
  change,
  clear,
  createSyncShop,
  inShort,
  quantitiesOf,
  quote,
  quoteContact,
  remove,
  setQuantity,
  isCart,
  snapshot,
  type Device,
  type SyncShop,
} from './sync-shop.ts';
import { foldOf } from '#tests/support/sync/shop-contract.ts';
import { runs } from '#tests/support/runs.ts';

let shop: SyncShop;
let pads: string;
let disc: string;
let oil: string;
let customer: string;
/** The browser before the sign-in, and after it. */
let guest: Device;
let device: Device;

beforeAll(async () => {
  shop = await createSyncShop();
  [pads, disc, oil] = [(await shop.product()).uuid, (await shop.product()).uuid, (await shop.product()).uuid];
});
afterAll(() => shop.close());
beforeEach(async () => {
  customer = await shop.customer();
  guest = await shop.newDevice();
  device = await shop.customerDevice(customer);
});

/** Keys of a list of wishes, newest first. */
const keysOf = (record: unknown): string[] =>
  v
    .parse(v.object({ wishes: v.array(v.object({ lineKey: v.string() })) }), record)
    .wishes.map(({ lineKey }) => lineKey);
/** What a sign-in does to the guest of its browser. */
const bind = (visitor: string, to: string | null = customer) =>
  shop.db.updateTable('visitor').set({ customer_id: to }).where('id', '=', visitor).execute();
const merge = (seq: number, visitor: string, more: Record<string, unknown> = {}): Change =>
  change('cart:auto', seq, 'api.cart.merge', { area: 'auto', visitor, lines: [], favourites: [], ...more });
/** The guest's database, sent with the cookies of after the sign-in. */
const signedInGuest = () => shop.device(device.visitor, guest.group, customer);
const asGuest = { scope: 'guest' };
const counted = async (of: Device) => Object.fromEntries(quantitiesOf(await cartOf(of)));

test('S82 the guest’s cart enters the customer’s once, however often and wherever it is asked', async () => {
  await guest.push([add(1, pads, 2), add(2, disc, 1)]);
  await device.push([add(1, oil, 1)]);
  await bind(guest.visitor);
  const tablet = await shop.customerDevice(customer);
  const [here, there] = await Promise.all([
    device.push([merge(2, guest.visitor)]),
    tablet.push([merge(1, guest.visitor), merge(2, guest.visitor)]),
  ]);
  const answers = [...here, ...there].map((one) => (one.status === 'applied' ? one.answer : one));
  expect(answers).toHaveLength(3);
  expect(answers.filter((one) => JSON.stringify(one) === '{"merged":true}')).toHaveLength(1);
  expect(await counted(device)).toEqual({ [pads]: 2, [disc]: 1, [oil]: 1 });
  expect(await counted(guest)).toEqual({});
});

test('S82 lines both carts held are added up and told with what they were; stock clamps and tells', async () => {
  const rare = await shop.product({ stock: 4 });
  await guest.push([add(1, pads, 2), add(2, rare.uuid, 3)]);
  await device.push([add(1, pads, 1), add(2, rare.uuid, 3)]);
  await bind(guest.visitor);
  await device.push([merge(3, guest.visitor)]);
  const cart = await cartOf(device);
  expect(quantitiesOf(cart)).toEqual([
    [pads, 3],
    [rare.uuid, 4],
  ]);
  expect(cart.notices).toMatchObject([
    { code: 'cart.quantityClamped', lineKey: rare.uuid, from: 6, to: 4 },
    { code: 'cart.lineDoubled', lineKey: pads, from: 1, to: 3 },
    { code: 'cart.lineDoubled', lineKey: rare.uuid, from: 3, to: 4 },
  ]);
  await device.push([setQuantity(4, pads, 3, 1)]);
  expect(await counted(device)).toMatchObject({ [pads]: 1 });
});

test('S82 the code on the guest’s cart comes along; one that the customer has put there stays', async () => {
  const codes = [`GUEST${randomUUID()}`, `OWN${randomUUID()}`].map((code) => code.toUpperCase());
  for (const code of codes) {
    const rule = randomUUID();
    await sql`insert into cart_rule (uuid, name, label, areas, customer_groups, coupon_type, action_type, discount_amount)
      values (${rule}, 'Dix', '10 %', '{auto}', '{guest,general}', 'specific', 'by_percent', 10)`.execute(shop.db);
    await sql`insert into cart_rule_coupon (uuid, rule_uuid, code) values (${randomUUID()}, ${rule}, ${code})`.execute(
      shop.db,
    );
  }
  const [brought = '', own = ''] = codes;
  const putOn = (person: Person, code: string) =>
    callDirectly(
      shop.deps,
      { person, now: shop.clock.now(), locale: 'fr_FR', network: 'a' },
      { route: 'api.cart.coupon.store', args: { area: 'auto', code }, idempotencyKey: null },
    );
  await guest.push([add(1, pads, 2)]);
  await putOn(visitorPerson(guest.visitor), brought);
  await bind(guest.visitor);
  await device.push([merge(1, guest.visitor)]);
  expect((await cartOf(device)).coupon).toMatchObject({ code: brought });

  const second = await shop.newDevice();
  await second.push([add(1, disc, 1)]);
  await putOn(visitorPerson(second.visitor), brought);
  const other = await shop.customer();
  const theirs = await shop.customerDevice(other);
  await theirs.push([add(1, oil, 1)]);
  await putOn(customerPerson(other), own);
  await bind(second.visitor, other);
  await theirs.push([merge(2, second.visitor)]);
  expect((await cartOf(theirs)).coupon).toMatchObject({ code: own });
});

test('S82 favourites of the device enter the list, what was there stays, and what the shop never had is left out', async () => {
  const wish = (uuid: string) => ({ lineKey: uuid, product: uuid, variant: null });
  const shown = { name: 'Vu', path: '/auto', image: null, price: null };
  const favourite = (uuid: string) => ({ ...wish(uuid), snapshot: shown, at: '2026-03-01T00:00:00.000Z' });
  await device.push([
    change('cart:auto', 1, 'api.account.wishlist.store', { area: 'auto', ...wish(pads), snapshot: shown }),
  ]);
  const favourites = [favourite(disc), favourite(pads), favourite(randomUUID()), favourite(oil)];
  await bind(guest.visitor);
  for (const seq of [2, 3]) await device.push([merge(seq, guest.visitor, { favourites })]);
  const { changes } = await device.pull();
  expect(changes.find(({ key }) => key === 'wishlist:auto')?.record).toMatchObject({
    wishes: [{ lineKey: oil }, { lineKey: disc }, { lineKey: pads }],
  });
});

test('S4 S82 a device that merges sees at once what the server makes of it', async () => {
  const lineOf = (uuid: string, quantity: number) => ({
    lineKey: uuid,
    product: uuid,
    variant: null,
    quantity,
    snapshot: snapshot(),
  });
  const shown = { name: 'Vu', path: '/auto', image: null, price: null };
  const favourite = (uuid: string) => ({
    lineKey: uuid,
    product: uuid,
    variant: null,
    snapshot: shown,
    at: '2026-03-01T00:00:00.000Z',
  });
  await guest.push([add(1, pads, 2), add(2, disc, 1)]);
  await device.push([add(1, oil, 1), add(2, pads, 3)]);
  await bind(guest.visitor);
  const merging = merge(3, guest.visitor, {
    lines: [lineOf(pads, 2), lineOf(disc, 1)],
    favourites: [favourite(disc), favourite(oil)],
  });
  const [cart, list] = [foldOf(merging, 'cart:auto', await cartOf(device)), foldOf(merging, 'wishlist:auto')];
  await device.push([merging]);
  expect(isCart(cart) ? quantitiesOf(cart) : null).toEqual(quantitiesOf(await cartOf(device)));
  const { changes } = await device.pull();
  const confirmed = changes.find(({ key }) => key === 'wishlist:auto')?.record;
  expect([keysOf(list), keysOf(confirmed)]).toEqual([
    [oil, disc],
    [oil, disc],
  ]);
});

test('S82 nobody merges a guest they did not sign in from', async () => {
  await guest.push([add(1, pads, 2)]);
  for (const owner of [null, await shop.customer()]) {
    await bind(guest.visitor, owner);
    const [refused] = await device.push([merge(owner === null ? 1 : 2, guest.visitor)]);
    expect(refused).toMatchObject({ status: 'refused', code: 'permission.missing' });
  }
  expect(await counted(device)).toEqual({});
  expect(await counted(guest)).toEqual({ [pads]: 2 });
});

test('S82 a guest the shop has forgotten has nothing to bring', async () => {
  const [result] = await device.push([merge(1, randomUUID())]);
  expect(result).toMatchObject({ status: 'applied', answer: { merged: false } });
});

test('S82 requests of the guest under the account’s address come along, others stay the guest’s', async () => {
  const [own, foreign] = [randomUUID(), randomUUID()];
  const contact = { ...quoteContact, email: `${customer}@example.fr` };
  const asked = [quote(1, pads, 1, { uuid: own, contact }), quote(2, pads, 1, { uuid: foreign })];
  await guest.push(asked);
  await bind(guest.visitor);
  const before = await device.pull();
  await device.push([merge(1, guest.visitor)]);
  const keys = (await device.pull(before.to)).changes.map(({ key }) => key);
  expect(keys).toContain(`quote:${own}`);
  expect(keys).not.toContain(`quote:${foreign}`);
  expect(inShort(await guest.push(asked))).toEqual(['applied', 'applied']);
});

test('S83 what the guest still sends after the merge goes on to the customer, as the difference it makes', async () => {
  await guest.push([add(1, pads, 2), add(2, disc, 3)]);
  await device.push([add(1, pads, 1), add(2, oil, 5)]);
  await bind(guest.visitor);
  await device.push([merge(3, guest.visitor)]);
  const late = signedInGuest();
  const added = add(3, oil, 1);
  expect(inShort(await late.push([added, remove(4, pads)], asGuest))).toEqual(['applied', 'applied']);
  expect(await counted(device)).toEqual({ [pads]: 1, [disc]: 3, [oil]: 6 });
  const cleared = clear(5);
  await late.push([cleared], asGuest);
  expect(await counted(device)).toEqual({ [pads]: 1, [oil]: 5 });
  const told = await late.push([cleared, added], asGuest);
  expect(inShort(told)).toEqual(['applied', 'applied']);
  expect(await counted(device)).toEqual({ [pads]: 1, [oil]: 5 });
});

test('S82 S83 the guest is told that the cart is gone, and the customer of what the guest still did, by a revision', async () => {
  await guest.push([add(1, pads, 2)]);
  await bind(guest.visitor);
  const held = await guest.pull();
  await device.push([merge(1, guest.visitor)]);
  expect((await guest.pull(held.to)).changes).toMatchObject([{ key: 'cart:auto', record: null }]);
  const before = await device.pull();
  await signedInGuest().push([add(2, disc, 1)], asGuest);
  const after = await device.pull(before.to);
  expect(after.to.rev).toBeGreaterThan(before.to.rev);
  expect(after.changes).toMatchObject([
    { key: 'cart:auto', record: { lines: [{ lineKey: pads }, { lineKey: disc }] } },
  ]);
});

test('S83 what a merged guest calls directly goes on to the customer as well, once', async () => {
  await guest.push([add(1, pads, 2)]);
  await bind(guest.visitor);
  await device.push([merge(1, guest.visitor)]);
  const owner = { person: visitorPerson(guest.visitor), now: shop.clock.now(), locale: 'fr_FR', network: 'a' } as const;
  const { mutId, route, args } = add(2, pads, 3);
  for (const _ of [1, 2]) await callDirectly(shop.deps, owner, { route, args, idempotencyKey: mutId });
  expect(await counted(device)).toEqual({ [pads]: 5 });
});

test('S82 S83 a request that a merged guest still sends, under the account’s address, is the customer’s', async () => {
  await guest.push([add(1, pads, 2)]);
  await bind(guest.visitor);
  await device.push([merge(1, guest.visitor)]);
  const { to } = await device.pull();
  const uuid = randomUUID();
  const contact = { ...quoteContact, email: `${customer}@example.fr` };
  expect(inShort(await signedInGuest().push([quote(2, pads, 2, { uuid, contact })], asGuest))).toEqual(['applied']);
  const { changes } = await device.pull(to);
  expect(changes).toMatchObject([{ key: 'cart:auto' }, { key: `quote:${uuid}`, record: { kind: 'quote', uuid } }]);
  expect(await counted(device)).toEqual({});
});

test('S19 S82 what the guest was told and has not read is told to the customer', async () => {
  const gone = await shop.product();
  await shop.db.updateTable('product').set({ is_active: false }).where('id', '=', gone.id).execute();
  await guest.push([add(1, gone.uuid, 3), add(2, pads)]);
  await bind(guest.visitor);
  await device.push([merge(1, guest.visitor)]);
  expect((await cartOf(device)).notices).toMatchObject([
    { code: 'cart.productGone', lineKey: gone.uuid, from: 3, to: 0 },
  ]);
});

test('S83 a push of the guest under way during the merge is counted once, whoever comes first', async () => {
  for (let round = 0; round < 8; round += 1) {
    const [own, before] = [await shop.customer(), await shop.newDevice()];
    const [after, tablet] = [await shop.customerDevice(own), await shop.customerDevice(own)];
    await before.push([add(1, pads, 2)]);
    await bind(before.visitor, own);
    await Promise.all([
      before.push([add(2, pads, 1), add(3, disc, 4), setQuantity(4, pads, 3, 2)]),
      after.push([merge(1, before.visitor)]),
      tablet.push([add(1, oil, 1)]),
    ]);
    const held = await counted(after);
    expect(held).toEqual({ [pads]: 2, [disc]: 4, [oil]: 1 });
  }
});

test('S83 the guest’s group is open to its cookie and to its customer’s session, and waits for that otherwise', async () => {
  await guest.push([add(1, pads)]);
  await bind(guest.visitor);
  await device.push([merge(1, guest.visitor)]);
  const attempt = (as: Device) =>
    as.push([add(2, pads)], asGuest).then(
      () => 'executed',
      (error: { code: string }) => error.code,
    );
  const signedOut = shop.device(device.visitor, guest.group);
  const somebody = shop.device(device.visitor, guest.group, await shop.customer());
  expect([await attempt(signedOut), await attempt(somebody)]).toEqual(['session.required', 'scope.mismatch']);
  expect(await counted(device)).toEqual({ [pads]: 1 });
  expect(await attempt(signedInGuest())).toBe('executed');
  expect(await counted(device)).toEqual({ [pads]: 2 });
});

test('S83 a cart of the other area that waits for its merge keeps what arrives, and brings it', async () => {
  const helmet = await shop.product({ area: 'moto' });
  await bind(guest.visitor);
  await device.push([merge(1, guest.visitor)]);
  await guest.push([add(1, helmet.uuid, 2, { area: 'moto' })]);
  expect(quantitiesOf(await cartOf(device, 'moto'))).toEqual([]);
  await device.push([
    change('cart:moto', 1, 'api.cart.merge', { area: 'moto', visitor: guest.visitor, lines: [], favourites: [] }),
  ]);
  expect(quantitiesOf(await cartOf(device, 'moto'))).toEqual([[helmet.uuid, 2]]);
});

type Deed = { do: 'add' | 'set' | 'remove' | 'clear'; at: number; by: number };
const deed: fc.Arbitrary<Deed> = fc.record({
  do: fc.constantFrom('add', 'add', 'set', 'remove', 'clear'),
  at: fc.nat({ max: 2 }),
  by: fc.integer({ min: 1, max: 5 }),
});
const changeOf = ({ do: what, at, by }: Deed, seq: number): Change => {
  const key = [pads, disc, oil][at] ?? pads;
  if (what === 'add') return add(seq, key, by);
  if (what === 'set') return setQuantity(seq, key, 1, by);
  return what === 'remove' ? remove(seq, key) : clear(seq);
};

test('S3 S82 S83 merging first or last makes no difference: no line is lost, none returns', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(deed, { maxLength: 12 }),
      fc.nat({ max: 12 }),
      fc.array(fc.nat({ max: 2 }), { maxLength: 4 }),
      fc.array(fc.boolean(), { minLength: 12, maxLength: 12 }),
      async (deeds, cut, own, cookies) => {
        const play = async (mergedAfter: number) => {
          const [who, before] = [await shop.customer(), await shop.newDevice()];
          const after = await shop.customerDevice(who);
          const mine = own.map((at, seq) => add(seq + 1, [pads, disc, oil][at] ?? pads, 2));
          await after.push(mine);
          await bind(before.visitor, who);
          const late = shop.device(after.visitor, before.group, who);
          for (const [at, one] of deeds.entries()) {
            if (at === mergedAfter) await after.push([merge(own.length + 1, before.visitor)]);
            const sender = at > 0 && cookies[at] === true ? late : before;
            const sent = [changeOf(one, at + 1)];
            expect(inShort(await sender.push(sent, asGuest))).toEqual(['applied']);
            // an answer that was lost: the same change, with other cookies
            if (at > 0 && cookies[at - 1] === true) await before.push(sent, asGuest);
          }
          if (mergedAfter >= deeds.length) await after.push([merge(own.length + 1, before.visitor)]);
          return counted(after);
        };
        expect(await play(cut)).toEqual(await play(deeds.length));
      },
    ),
    { numRuns: runs(12, 40) },
  );
}, 240_000);
