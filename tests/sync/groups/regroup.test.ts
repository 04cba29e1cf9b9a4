import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';

import { SHOWN_LINES_MAX } from '#core/contract/cart/cart.ts';
import { cartKind, emptyCart, type CartEntry, type CartRecord } from '#core/contract/cart/cart-record.ts';
import type { BaseRow, OutboxRow, SentRow } from '#src/db/rows.ts';
import { regroup, type NewGroupReason, type RegroupInput } from '#src/sync/core/regroup.ts';
import { beginAnew, newGroup } from '#src/sync/scope/group.ts';
import { createView } from '#src/sync/outbox/view.ts';
import { addressFields } from '#tests/support/samples/customer-samples.ts';
import { addArgs, contactArgs, countingIds, productUuid, quoteArgs } from '#tests/support/samples/person-samples.ts';
import { addRow, answer, applied, disc, NOW, openQueue, pads, row, type SmallQueue } from '#tests/sync/small-queue.ts';
import { SHOP } from '#tests/support/sync/shop-contract.ts';

const GROUP = productUuid(0xabc);
const QUOTE = productUuid(0xdef);

const lineOf = (index: number, quantity = 2): CartEntry => {
  const { snapshot, lineKey, product, variant } = addArgs('auto', productUuid(index), 1);
  return { ...snapshot, lineKey, product, variant, quantity };
};

/** What a later shop may say of a line besides. */
const strange: Partial<CartEntry> = Object.assign({ name: 'Plaquettes' }, { weight: 12 });

const cartOf = (...lines: readonly CartEntry[]): BaseRow => {
  const record: CartRecord = { ...emptyCart('auto'), lines };
  return { key: 'cart:auto', rev: 1, record };
};

const quoteRow = (seq: number, more: Partial<OutboxRow> = {}): OutboxRow =>
  row(seq, { lane: 'cart:auto', route: 'api.checkout.quotes.store', args: quoteArgs(QUOTE, 'auto', pads), ...more });

/** A new group of a device whose auto lane is acknowledged up to `acked`. */
const begin = (
  acked: number,
  outbox: readonly OutboxRow[],
  base: readonly BaseRow[],
  more: Partial<RegroupInput> = {},
) =>
  regroup({
    contract: SHOP,
    identity: { key: 'identity', group: GROUP, scope: 'open' },
    next: { 'cart:auto': 9 },
    progress: { key: 'progress', cursor: null, acked: { 'cart:auto': acked }, at: NOW },
    base,
    outbox,
    log: [],
    newId: countingIds(3),
    now: NOW,
    why: 'stranger',
    ...more,
  });

const shownIn = ({ base, outbox, progress }: Pick<ReturnType<typeof begin>, 'base' | 'outbox' | 'progress'>) => {
  const record = createView(SHOP)({ base, outbox, acked: progress.acked }).records.get('cart:auto');
  return Object.fromEntries(cartKind.is(record) ? record.lines.map((one) => [one.lineKey, one.quantity]) : []);
};

describe('a new group', () => {
  test('S60 brings the confirmed cart as one state, and what waited after it, gapless and in its order', () => {
    const waiting = [addRow(3, disc), addRow(4, pads)];
    const { outbox, identity, next, progress } = begin(2, waiting, [cartOf(lineOf(1), lineOf(3))]);
    expect(outbox.map((one) => [one.seq, one.route])).toEqual([
      [1, 'api.cart.keep'],
      [2, 'api.cart.items.store'],
      [3, 'api.cart.items.store'],
    ]);
    expect(outbox.slice(1).map((one) => one.mutId)).toEqual(waiting.map((one) => one.mutId));
    expect([next['cart:auto'], identity.group === GROUP, progress]).toEqual([
      4,
      false,
      { key: 'progress', cursor: null, acked: {}, at: NOW },
    ]);
  });

  test('S42 S60 S120 shows the same cart the moment before and after, whatever waits and whatever was sent', () => {
    const press = fc.record({ product: fc.integer({ min: 1, max: 4 }), sends: fc.nat(1), isQuote: fc.boolean() });
    const why = fc.constantFrom<NewGroupReason>('stranger', 'forgotten', 'gone');
    const lines = fc.uniqueArray(fc.integer({ min: 1, max: 4 }), { maxLength: 4 });
    fc.assert(
      fc.property(fc.array(press, { maxLength: 8 }), lines, fc.nat(4), why, (presses, held, acked, reason) => {
        const outbox = presses.map(({ product, sends, isQuote }, index) => {
          const mutId = productUuid(100 + index);
          // What the base holds was sent.
          const left = index < acked ? 1 : sends;
          if (isQuote) return quoteRow(index + 1, { mutId, sends: left, args: quoteArgs(mutId, 'auto', pads) });
          return addRow(index + 1, productUuid(product), { mutId, sends: left });
        });
        // What the base holds already of the queue, it holds.
        const early = outbox.slice(0, acked).filter((one) => one.route === 'api.cart.items.store');
        const confirmed = [...new Set([...held.map((index) => productUuid(index)), ...early.map(productIn)])];
        const base = [cartOf(...confirmed.map((key) => ({ ...lineOf(1), lineKey: key, product: key })))];
        const before = shownIn({ base, outbox, progress: progressAt(acked) });
        const after = begin(acked, outbox, base, { why: reason });
        expect(shownIn(after)).toEqual(before);
        for (const one of after.outbox) expect([one.route, SHOP.open(one).ok]).toEqual([one.route, true]);
        expect(new Set(after.outbox.map((one) => one.mutId)).size).toBe(after.outbox.length);
      }),
    );
  });

  const progressAt = (acked: number) => ({ ...begin(0, [], []).progress, acked: { 'cart:auto': acked } });
  const productIn = ({ args }: OutboxRow): string => {
    const isAdd = typeof args === 'object' && args !== null && 'product' in args;
    return isAdd ? String(args.product) : '';
  };

  test('S57 S60 is begun alike by two senders: what each would send has the same ids, and acts once', () => {
    const outbox = [addRow(2, pads, { sends: 1 }), addRow(3, disc)];
    const base = [cartOf(lineOf(1))];
    const [one, two] = [1, 2].map((series) => begin(1, outbox, base, { newId: countingIds(series) }));
    expect(one?.outbox).toEqual(two?.outbox);
    expect(one?.identity.group).not.toBe(two?.identity.group);
    // Begun again from another group it is another cart, to which everything comes once more.
    const next = begin(1, outbox, base, { identity: { ...begin(0, [], []).identity, group: productUuid(0xaaa) } });
    expect(next.outbox.slice(0, 2).map((each) => each.mutId)).not.toEqual(
      one?.outbox.slice(0, 2).map((each) => each.mutId),
    );
  });

  test('S24 S60 gives another id to what was sent for a cart that is out of reach, and none to what was not', () => {
    const [sent, waiting] = [addRow(1, pads, { sends: 1 }), addRow(2, disc)];
    const [first, second] = begin(0, [sent, waiting], []).outbox;
    expect([first?.mutId === sent.mutId, first?.sends, second?.mutId]).toEqual([false, 0, waiting.mutId]);
    // A server that lost numbers of the same person knows its ids: nothing happens twice.
    const kept = begin(0, [sent, waiting], [], { why: 'forgotten' }).outbox;
    expect(kept.map((one) => [one.mutId, one.sends])).toEqual([
      [sent.mutId, 1],
      [waiting.mutId, 0],
    ]);
  });

  test('S20 S60 keeps the id of a request, which cannot come to be twice, and empties the cart where it was received', () => {
    const { outbox } = begin(0, [quoteRow(1, { sends: 1 }), addRow(2)], []);
    expect(outbox.map((one) => [one.route, one.mutId === 'cart:auto 1', one.sends])).toEqual([
      ['api.checkout.quotes.store', true, 1],
      ['api.cart.clear', false, 0],
      ['api.cart.items.store', false, 0],
    ]);
    expect(outbox[1]?.args).toEqual({ area: 'auto', quote: QUOTE });
    // Never sent, it does both by itself.
    expect(begin(0, [quoteRow(1)], []).outbox.map((one) => one.route)).toEqual(['api.checkout.quotes.store']);
  });

  test.each<NewGroupReason>(['stranger', 'forgotten', 'merged'])(
    'S60 (%s) goes on asking for the number of a request that is in the base and was never answered',
    (why) => {
      const quote = quoteRow(1, { sends: 1 });
      const { outbox } = begin(1, [quote], [cartOf()], { why });
      expect(outbox).toEqual([{ ...quote, seq: 1 }]);
    },
  );

  test('S60 S61 after a restore goes on asking for what was done beside the carts and was never answered', () => {
    const args = { area: 'auto', lineKey: disc };
    const wish = row(1, { lane: 'cart:auto', route: 'api.account.wishlist.destroy', args, sends: 1 });
    const added = addRow(2, disc, { sends: 1 });
    const base = [cartOf(lineOf(2, 1))];
    const routes = (why: NewGroupReason) => begin(2, [wish, added], base, { why }).outbox.map((one) => one.route);
    expect(routes('forgotten')).toEqual(['api.account.wishlist.destroy', 'api.cart.keep']);
    // Here it is in the base, and the shop has it.
    expect(routes('stranger')).toEqual(['api.cart.keep']);
  });

  test('S60 keeps confirmed documents on the device, whatever the shop tells of the new one', () => {
    const uuid = productUuid(8);
    const about = { area: 'auto', topic: 'contact', subject: '' } as const;
    const record = { kind: 'contact', uuid, ...about, receivedAt: NOW, sentAt: NOW } as const;
    const confirmed: BaseRow = { key: `contact:${uuid}`, rev: 3, record };
    expect(begin(0, [], [cartOf(lineOf(1)), confirmed]).base).toEqual([{ ...confirmed, kept: true }]);
  });

  test('S60 S61 tells a stranger nothing of the log: what it holds was done for somebody else', () => {
    const args = { uuid: productUuid(5), fields: addressFields, uses: [] };
    const done = row(1, { lane: 'account', route: 'api.account.addresses.store', args });
    const log: SentRow[] = [{ ...done, group: GROUP, sentAt: NOW }];
    const routes = (why: NewGroupReason) => begin(0, [], [], { log, why }).outbox.map((one) => one.route);
    expect([routes('stranger'), routes('forgotten')]).toEqual([[], ['api.account.addresses.store']]);
  });

  test('S24 S120 where the group gave way tells what the log holds again, under its own id: a standby may lack it', () => {
    const args = { uuid: productUuid(5), fields: addressFields, uses: [] };
    const done = row(1, { lane: 'account', route: 'api.account.addresses.store', args });
    const log: SentRow[] = [{ ...done, group: GROUP, sentAt: NOW }];
    expect(begin(0, [], [], { log, why: 'gone' }).outbox).toMatchObject([{ mutId: done.mutId, args }]);
  });

  test('S6 S60 asks again for a line that was executed without an answer and never seen: perhaps it was refused', () => {
    const { outbox } = begin(1, [addRow(1, disc, { sends: 1 })], [cartOf(lineOf(1))]);
    expect(outbox).toMatchObject([{ route: 'api.cart.keep', args: { lines: [{ lineKey: pads }, { lineKey: disc }] } }]);
  });

  test('S60 of a cart with more lines than a change may carry brings them in several, each under its own id', () => {
    const lines = Array.from({ length: SHOWN_LINES_MAX + 5 }, (_one, index) => lineOf(index + 1));
    const { outbox } = begin(0, [], [cartOf(...lines)]);
    expect(outbox.map((one) => [one.route, SHOP.open(one).ok])).toEqual([
      ['api.cart.keep', true],
      ['api.cart.keep', true],
    ]);
    expect(new Set(outbox.map((one) => one.mutId)).size).toBe(2);
    expect(Object.keys(shownIn(begin(0, [], [cartOf(...lines)])))).toHaveLength(lines.length);
  });

  test.each<[string, Partial<CartEntry>]>([
    ['whose name in the shop is longer than a change may say', { name: 'x'.repeat(256) }],
    ['one of whose options says more than a change may', { options: [{ label: 'Kit', value: 'y'.repeat(81) }] }],
    ['of whose options one is named at length', { options: [{ label: 'k'.repeat(81), value: 'court' }] }],
    [
      'with more options than a change may name',
      { options: Array.from({ length: 6 }, () => ({ label: 'Kit', value: 'court' })) },
    ],
    ['whose number is longer than a change may say', { sku: 's'.repeat(65) }],
    ['whose page is far away', { path: `/${'p'.repeat(2048)}` }],
    [
      'to whose option a later shop gave a key',
      { options: [Object.assign({ label: 'Kit', value: 'a' }, { code: 'K' })] },
    ],
    ['to which a later shop gave a key', strange],
    ['that stock had emptied', { quantity: 0 }],
  ])('S49 S60 brings a confirmed line %s', (_what, changed) => {
    const { outbox } = begin(0, [], [cartOf({ ...lineOf(1), ...changed })]);
    expect(outbox.map((one) => [one.route, SHOP.open(one).ok])).toEqual([['api.cart.keep', true]]);
  });
});

describe('on the disk', () => {
  let queue: SmallQueue;
  beforeEach(() => {
    queue = openQueue();
  });
  const routes = async () => (await queue.outbox()).map((one) => one.route);

  test('S57 S60 begins for the group that was found unknown alone: another sender has begun already', async () => {
    await queue.add();
    const { group: before } = await queue.identity();
    await newGroup(queue.deps, before, 'stranger');
    const { group } = await queue.identity();
    expect(group).not.toBe(before);
    const { writes } = queue.disk;
    await newGroup(queue.deps, before, 'stranger');
    expect([(await queue.identity()).group, queue.disk.writes]).toEqual([group, writes]);
  });

  test('S83 S87 somebody new goes on with a merged guest’s database without the cart, which has been merged', async () => {
    const { store } = queue;
    await queue.add(2);
    await queue.send(applied, { changes: [{ key: 'cart:auto', rev: 1, record: cartOf(lineOf(1)).record }] });
    await queue.contact();
    await queue.add(1, disc);
    const identity = await queue.identity();
    await store.write(
      ['meta'],
      async (t) => void (await t.meta.put([{ ...identity, scope: 'merged', mergedFor: productUuid(7) }])),
    );
    // As the former guest nothing may begin: its changes would reach nobody.
    await expect(newGroup(queue.deps, identity.group, 'stranger')).rejects.toMatchObject({ code: 'scope.mismatch' });
    await beginAnew(queue.deps);
    expect([await queue.base(), (await routes()).toSorted()]).toEqual([
      [],
      ['api.cart.items.store', 'api.contact.store'],
    ]);
    expect([(await queue.identity()).scope, await queue.next()]).toEqual(['open', { 'cart:auto': 2, contact: 2 }]);
    expect(await queue.identity()).not.toHaveProperty('mergedFor');
    // Nobody else’s database is touched.
    const { writes } = queue.disk;
    await beginAnew(queue.deps);
    expect(queue.disk.writes).toBe(writes);
  });

  test('S60 S61 after a restore that lost more than the log can tell brings what the log still holds, once', async () => {
    const args = { uuid: productUuid(5), fields: addressFields, uses: [] };
    const wish = { area: 'auto', lineKey: disc, product: disc, variant: null };
    const snapshot = { name: 'Disques', path: '/auto', image: null, price: null };
    const { group } = await queue.leaveAs({ 'cart:auto': 4, account: 2, contact: 2 });
    const logged = (one: OutboxRow, more: Partial<SentRow> = {}): SentRow => ({ ...one, group, sentAt: NOW, ...more });
    const account = row(1, { lane: 'account', route: 'api.account.addresses.store', args });
    await queue.log([
      logged(account),
      logged({ ...account, mutId: 'of another group' }, { group: productUuid(6) }),
      // The first number of the lane is older than the log.
      logged(addRow(2)),
      logged(row(3, { lane: 'cart:auto', route: 'api.account.wishlist.store', args: { ...wish, snapshot } })),
      logged(row(1, { route: 'api.contact.store', args: contactArgs(productUuid(8), 'auto') }), { args: null }),
    ]);
    await queue.store.write(['base'], async (t) => void (await t.base.put([cartOf(lineOf(1))])));
    expect(await queue.take(answer({ reset: true }))).toMatchObject({ outcome: 'forgotten' });
    await newGroup(queue.deps, group, 'forgotten');
    const rows = await queue.outbox();
    expect(rows.map((one) => [one.lane, one.seq, one.route, one.sends])).toEqual([
      ['account', 1, 'api.account.addresses.store', 1],
      ['cart:auto', 1, 'api.account.wishlist.store', 1],
      // Of carts their state tells more than what was done to them.
      ['cart:auto', 2, 'api.cart.keep', 0],
    ]);
    expect(rows[0]?.mutId).toBe(account.mutId);
    // What names a guest has left the device: its author is told.
    expect((await queue.parked()).map((one) => [one.route, one.reason.class])).toEqual([['api.contact.store', 'lost']]);
  });
});
