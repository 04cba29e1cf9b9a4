/** What a guest has on the device enters the account of who signed in there: two databases, no common transaction. */
import * as v from 'valibot';
import { beforeEach, describe, expect, test } from 'vitest';

import { SHOWN_LINES_MAX } from '#core/contract/cart/cart.ts';
import { emptyCart, type CartEntry } from '#core/contract/cart/cart-record.ts';
import type { FavouriteRow, ParkedRow } from '#src/db/rows.ts';
import { importGuest, importRest, releaseMerges } from '#src/sync/scope/import-guest.ts';
import { guestsIn } from '#src/sync/scope/customer.ts';
import { takeBatch } from '#src/sync/engine/steps.ts';
import { addArgs, contactArgs, productUuid } from '#tests/support/samples/person-samples.ts';
import {
  addRow,
  answer,
  disc,
  none,
  NOW,
  openQueue,
  pads,
  refused,
  row,
  type SmallQueue,
} from '#tests/sync/small-queue.ts';
import { importGuestData } from '#core/contract/guest/import-guest.ts';

const merging = v.object({ lines: v.array(v.unknown()), favourites: v.array(v.object({ lineKey: v.string() })) });
const CLAIRE = productUuid(0xc1a);
const VISITOR = productUuid(0x715);

let guest: SmallQueue;
let customer: SmallQueue;
beforeEach(async () => {
  [guest, customer] = [openQueue(), openQueue()];
  const named = { email: 'c@example.test', firstName: 'C', lastName: 'M' };
  await customer.store.write(['meta'], async (t) => {
    await t.meta.put([
      { key: 'customer', value: { uuid: CLAIRE, ...named, customerType: 'individual' } },
      { key: 'guests', waiting: [VISITOR], brought: [] },
    ]);
  });
});

const deps = () => ({ ...customer.deps, importGuestData, guest: guest.store, customer: customer.store });

const lineOf = (index: number, more: Partial<CartEntry> = {}): CartEntry => {
  const { snapshot, lineKey, product, variant } = addArgs('auto', productUuid(index), 1);
  return { ...snapshot, lineKey, product, variant, quantity: 2, ...more };
};

/** What a later shop may say of a line besides. */
const strange: Partial<CartEntry> = Object.assign({ name: 'Plaquettes' }, { weight: 12 });

async function confirm(...lines: readonly CartEntry[]): Promise<void> {
  await guest.leaveAs({ 'cart:auto': 2 });
  const record = { ...emptyCart('auto'), lines };
  await guest.take(answer({ lastSeq: { 'cart:auto': 1 }, changes: [{ key: 'cart:auto', rev: 1, record }] }));
}

const favourite = (index: number, more: Partial<FavouriteRow['snapshot']> = {}): FavouriteRow => ({
  uuid: productUuid(index),
  at: NOW,
  snapshot: { name: 'Casque', path: '/auto/casque', image: null, price: null, ...more },
});

/** What leaves of the customer's queue, and what this build would have to park of it. */
async function leaving() {
  const batch = await takeBatch(customer.deps, none);
  return { routes: batch?.changes.map(({ lane, route }) => `${lane} ${route}`) ?? [], parked: await customer.parked() };
}

const MERGES = ['cart:auto api.cart.merge', 'cart:moto api.cart.merge'];

describe('the merge of a guest’s carts', () => {
  test.each<[string, Partial<CartEntry>]>([
    ['whose name is longer than a change may say', { name: 'x'.repeat(256) }],
    ['whose number is longer than a change may say', { sku: 's'.repeat(65) }],
    ['one of whose options says more than a change may', { options: [{ label: 'Kit', value: 'y'.repeat(81) }] }],
    ['with a key of a later shop', strange],
  ])('S82 S86 enters the account with an article %s', async (_what, changed) => {
    await confirm(lineOf(1), lineOf(2, changed));
    expect(await importGuest(deps())).toBe(true);
    const [merge] = await customer.outbox();
    expect(merge?.args).toMatchObject({ lines: [{ lineKey: pads }, { lineKey: disc }] });
    expect(await leaving()).toEqual({ routes: MERGES, parked: [] });
  });

  test('S82 S86 shows as many lines as a change may carry of a larger cart: the shop has them all', async () => {
    await confirm(...Array.from({ length: SHOWN_LINES_MAX + 3 }, (_one, index) => lineOf(index + 1)));
    await importGuest(deps());
    expect(await leaving()).toEqual({ routes: MERGES, parked: [] });
  });

  test('S82 S86 takes the favourites of the device along, however long their words and however many they are', async () => {
    const rows = Array.from({ length: 501 }, (_one, index) => favourite(index));
    rows.push(favourite(900, { name: 'x'.repeat(300), path: `/moto/${'p'.repeat(3_000)}` }));
    // A letter of which there is room for half: the shop cannot store that.
    rows.push(favourite(901, { name: `${'x'.repeat(254)}🏍` }));
    await guest.store.write(['favourites'], async (t) => void (await t.favourites.put(rows)));
    await importGuest(deps());
    expect(JSON.stringify(await customer.outbox())).not.toMatch(/\\ud[89a-f]/iu);
    const brought = (await customer.outbox()).flatMap((one) => v.parse(merging, one.args).favourites);
    const all = rows.map(({ uuid }) => uuid).toSorted();
    expect(brought.map(({ lineKey }) => lineKey).toSorted()).toEqual(all);
    expect(await leaving()).toEqual({ routes: [...MERGES, 'cart:auto api.cart.merge'], parked: [] });
    expect(await guest.store.read(['favourites'], async (t) => await t.favourites.count())).toBe(0);
  });

  test('S82 S86 puts a favourite into the list of its area; where an old one says none, its address does', async () => {
    const rows = [
      { ...favourite(1, { path: '/casque' }), area: 'moto' as const },
      { ...favourite(2, { path: '/moto/casque' }), area: 'auto' as const },
      favourite(3, { path: '/moto/gants' }),
      favourite(4),
    ];
    await guest.store.write(['favourites'], async (t) => void (await t.favourites.put(rows)));
    await importGuest(deps());
    expect((await customer.outbox()).map((one) => [one.lane, one.args])).toMatchObject([
      ['cart:auto', { area: 'auto', favourites: [{ lineKey: productUuid(2) }, { lineKey: productUuid(4) }] }],
      ['cart:moto', { area: 'moto', favourites: [{ lineKey: productUuid(1) }, { lineKey: productUuid(3) }] }],
    ]);
  });

  test('S82 S86 of two who wait for it brings what is on the device once, and none of it again', async () => {
    await confirm(lineOf(1));
    const wait = (...waiting: readonly string[]) =>
      customer.store.write(['meta'], async (t) => {
        const guests = await guestsIn(t);
        await t.meta.put([{ ...guests, waiting }]);
      });
    const lines = async () => (await customer.outbox()).map((one) => v.parse(merging, one.args).lines.length);
    await wait(VISITOR, productUuid(0x716));
    await importGuest(deps());
    expect(await lines()).toEqual([1, 0, 0, 0]);
    await wait(productUuid(0x717));
    await importGuest(deps());
    expect(await lines()).toEqual([1, 0, 0, 0, 0, 0]);
  });

  test('S86 is queued once, by whichever tab comes first', async () => {
    await confirm(lineOf(1));
    expect(await Promise.all([importGuest(deps()), importGuest(deps())])).toEqual([true, false]);
    expect(await customer.outbox()).toHaveLength(2);
  });

  /** Guests wait for their merge once more. */
  const wait = (...visitors: string[]) =>
    customer.store.write(['meta'], async (t) => {
      const known = await t.meta.get('guests');
      const brought = known?.key === 'guests' ? known.brought : [];
      await t.meta.put([{ key: 'guests', waiting: visitors, brought }]);
    });
  const linesBrought = async () =>
    (await customer.outbox()).map(({ lane, args }) => [lane, Object.assign({ lines: [] }, args).lines.length]);

  test('S82 S86 of two guests brings the lines with the first, and none with the other: the device has one cart', async () => {
    await confirm(lineOf(1), lineOf(2));
    await wait(VISITOR, productUuid(0x716));
    await importGuest(deps());
    expect(await linesBrought()).toEqual([
      ['cart:auto', 2],
      ['cart:auto', 0],
      ['cart:moto', 0],
      ['cart:moto', 0],
    ]);
  });

  test('S86 brings nothing once more, whoever waits later', async () => {
    await confirm(lineOf(1));
    await importGuest(deps());
    await wait(productUuid(0x716));
    await importGuest(deps());
    expect((await linesBrought()).filter(([lane]) => lane === 'cart:auto')).toEqual([
      ['cart:auto', 1],
      ['cart:auto', 0],
    ]);
  });

  test('S86 brings what was refused to the guest along, for its author to see', async () => {
    await guest.contact();
    await guest.send(refused);
    const [parked] = await guest.parked();
    await importGuest(deps());
    expect([await customer.parked(), await guest.parked()]).toEqual([[parked], []]);
  });

  test('S86 waits for the guest’s own changes of its cart, lane by lane, and for nothing else', async () => {
    await confirm(lineOf(1));
    await guest.add(1, disc);
    await guest.contact();
    await importGuest(deps());
    expect((await customer.outbox()).map((one) => [one.lane, one.held ?? false])).toEqual([
      ['cart:auto', true],
      ['cart:moto', false],
    ]);
    // On the screen, all the while.
    const [held] = await customer.outbox();
    expect(held?.args).toMatchObject({ lines: [{ lineKey: pads, quantity: 2 }, { lineKey: disc }] });
    expect(await leaving()).toMatchObject({ routes: ['cart:moto api.cart.merge'] });
    expect(await releaseMerges(customer.store, (lane) => lane === 'cart:moto')).toBe(false);
    expect(await releaseMerges(customer.store, (lane) => lane === 'cart:auto')).toBe(true);
    expect(await releaseMerges(customer.store, () => true)).toBe(false);
    expect((await customer.outbox()).map((one) => one.held ?? false)).toEqual([false, false]);
  });

  test('S86 waits also where only a number is left of what the guest had: the guest’s lane has not come so far', async () => {
    await guest.leaveAs({ 'cart:auto': 2 });
    await guest.store.write(
      ['outbox'],
      async (t) => void (await t.outbox.put([row(1, { lane: 'cart:auto', sends: 1 })])),
    );
    await importGuest(deps());
    expect((await customer.outbox()).map((one) => one.held ?? false)).toEqual([true, false]);
  });
});

describe('what came of a guest’s queue afterwards', () => {
  const parkedRow: ParkedRow = {
    ...addRow(1),
    parkedAt: NOW,
    reason: { class: 'refused', code: 'cart.productUnavailable', data: {} },
  };
  const uuid = productUuid(0xd0c);
  const record = {
    kind: 'contact' as const,
    uuid,
    area: 'auto' as const,
    topic: 'contact' as const,
    subject: '',
    receivedAt: NOW,
    sentAt: NOW,
  };

  test('S47 S86 is the customer’s to see: refusals, documents and drafts come along, and leave the guest’s database', async () => {
    await guest.add();
    await importGuest(deps());
    await guest.store.write(['parked', 'base', 'drafts'], async (t) => {
      await t.parked.put([parkedRow]);
      await t.base.put([{ key: `contact:${uuid}`, rev: 4, record }]);
      await t.drafts.put([{ key: 'contact', value: 'typed', at: NOW }]);
    });
    await importRest(deps());
    expect(await customer.parked()).toMatchObject([{ mutId: parkedRow.mutId, reason: parkedRow.reason }]);
    expect(await customer.base()).toEqual([{ key: `contact:${uuid}`, rev: 0, record, kept: true }]);
    expect(await customer.store.read(['drafts'], async (t) => await t.drafts.all())).toHaveLength(1);
    expect(await guest.parked()).toEqual([]);
    // Repeated after a crash, nothing is there twice.
    await importRest(deps());
    expect([await customer.parked(), await customer.base()]).toMatchObject([{ length: 1 }, { length: 1 }]);
  });

  test('S47 S86 what was refused before comes with the merge', async () => {
    await guest.add();
    await guest.store.write(['parked'], async (t) => void (await t.parked.put([parkedRow])));
    await importGuest(deps());
    expect([await customer.parked(), await guest.parked()]).toMatchObject([[{ mutId: parkedRow.mutId }], []]);
  });

  test('S86 leaves what the customer has under the same name', async () => {
    await guest.add();
    await importGuest(deps());
    await customer.store.write(['base', 'drafts'], async (t) => {
      await t.base.put([{ key: `contact:${uuid}`, rev: 9, record }]);
      await t.drafts.put([{ key: 'contact', value: 'the customer’s', at: NOW }]);
    });
    await guest.store.write(['base', 'drafts'], async (t) => {
      await t.base.put([{ key: `contact:${uuid}`, rev: 4, record: { ...record, ...contactArgs(uuid, 'auto') } }]);
      await t.drafts.put([{ key: 'contact', value: 'the guest’s', at: NOW }]);
    });
    await importRest(deps());
    expect(await customer.base()).toEqual([{ key: `contact:${uuid}`, rev: 9, record }]);
    expect(await customer.store.read(['drafts'], async (t) => await t.drafts.all())).toMatchObject([
      { value: 'the customer’s' },
    ]);
  });

  test('S86 S87 of a guest who is somebody else’s, or nobody’s, comes to nobody', async () => {
    await guest.add();
    const identity = await guest.identity();
    const other = { ...identity, scope: 'merged' as const, mergedFor: productUuid(0xb) };
    await guest.store.write(['meta', 'parked'], async (t) => {
      await t.meta.put([other]);
      await t.parked.put([parkedRow]);
    });
    await importRest(deps());
    expect([await customer.parked(), (await guest.parked()).length]).toEqual([[], 1]);
  });
});
