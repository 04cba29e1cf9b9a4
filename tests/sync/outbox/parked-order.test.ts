/** In which order what parked goes again: that of its lane, whatever the clock of the device said (rules S51, S75). */
import fc from 'fast-check';
import { expect, test } from 'vitest';

import type { ParkedRow } from '#src/db/rows.ts';
import { inOrderMade, parkedBefore } from '#src/sync/core/park.ts';
import { newGroup } from '#src/sync/scope/group.ts';
import { retryParked, reviveParked } from '#src/sync/outbox/parked.ts';
import { takeBatch } from '#src/sync/engine/steps.ts';
import { perform } from '#src/sync/outbox/perform.ts';
import { applied, none, NOW, openQueue, refused, type SmallQueue } from '#tests/sync/small-queue.ts';
import { addressFields } from '#tests/support/samples/customer-samples.ts';

const later = '2026-01-05T10:00:00.000Z';
const earlier = '2026-01-05T08:00:00.000Z';
const fieldsOf = (street: string) => ({ ...addressFields, street1: street });
const home = '00000000-0000-4000-8000-0000000000aa';

/** An address, and what was done to it while the clock was set back; ids whose order is not that of the changes. */
async function editedBackwards(queue: SmallQueue): Promise<void> {
  const ids = ['f', 'c', '9', '5', '1'].map((one) => `${one}0000000-0000-4000-8000-000000000000`);
  const clock = [later, NOW, earlier, later];
  const deps = { ...queue.deps, now: () => clock.shift() ?? NOW, newId: () => ids.shift() ?? queue.deps.newId() };
  await perform(deps, 'api.account.addresses.store', { uuid: home, fields: fieldsOf('1 rue'), uses: [] });
  await perform(deps, 'api.account.addresses.update', { uuid: home, rev: 1, fields: fieldsOf('2 rue') });
  await perform(deps, 'api.account.addresses.update', { uuid: home, rev: 2, fields: fieldsOf('3 rue') });
  await perform(deps, 'api.account.addresses.update', { uuid: home, rev: 3, fields: fieldsOf('4 rue') });
}

const streets = (rows: readonly { readonly args: unknown }[]): string =>
  rows.map(({ args }) => /"([1-9]) rue"/.exec(JSON.stringify(args))?.[1] ?? '-').join('');

test('S51 S75 what parked with a refused creation goes again in the order it was made, whatever the clock said', async () => {
  const queue = openQueue();
  await editedBackwards(queue);
  const { store } = queue;
  // Only the creation has left when the shop refuses it.
  const batch = await takeBatch(queue.deps, none, 1);
  await queue.take(
    await queue.news({ lastSeq: { account: 1 } }),
    (batch?.changes ?? []).map((one) => refused(one)),
  );
  expect(await queue.parked()).toHaveLength(4);
  const root = (await queue.parked()).find((row) => row.reason.class === 'refused')?.mutId ?? '';
  await retryParked({ ...queue.deps, store }, root);
  expect(streets((await queue.outbox()).filter(({ route }) => route !== 'sync.noop'))).toBe('1234');
});

test('S49 S75 what a later build can send goes in the order it was made, whatever the clock said', async () => {
  const queue = openQueue();
  const row = (mutId: string, seq: number, at: string): ParkedRow => ({
    mutId,
    lane: 'account',
    seq,
    route: 'api.account.addresses.store',
    v: 1,
    args: { uuid: home, fields: fieldsOf(`${seq} rue`), uses: [] },
    at,
    parkedAt: at,
    reason: { class: 'unknownRoute' },
  });
  await queue.store.write(['parked'], async (t) => {
    await t.parked.put([row('b', 2, earlier), row('a', 3, NOW), row('c', 1, later)]);
  });
  await reviveParked(queue.deps, 'next', () => true);
  expect(streets(await queue.outbox())).toBe('123');
});

test('S60 S75 what parked before another group began goes before what parked in it, though numbers begin anew', async () => {
  const queue = openQueue();
  for (let at = 0; at < 3; at += 1) await queue.contact();
  await queue.send((one) => (one.seq === 3 ? refused(one) : applied(one)));
  await newGroup(queue.deps, (await queue.identity()).group, 'stranger');
  await queue.contact();
  await queue.send(refused, { from: null, reset: false });
  const [first, second] = inOrderMade(await queue.parked());
  expect([first?.seq, second?.seq]).toEqual([-1, 1]);
});

test('S75 rows that parked under a build without numbers come first, by the clock, and are all there', () => {
  const place = fc.record({
    mutId: fc.uuid(),
    lane: fc.constantFrom('account', 'contact'),
    seq: fc.option(fc.integer({ min: -3, max: 9 }), { nil: undefined }),
    at: fc.constantFrom(earlier, NOW, later),
  });
  const rowOf = ({ seq, ...one }: { mutId: string; lane: string; seq: number | undefined; at: string }): ParkedRow => ({
    ...one,
    ...(seq === undefined ? {} : { seq }),
    route: 'r',
    v: 1,
    args: null,
    parkedAt: NOW,
    reason: { class: 'lost' },
  });
  fc.assert(
    fc.property(fc.array(place, { maxLength: 8 }), (places) => {
      const rows = places.map(rowOf);
      const sorted = inOrderMade(rows);
      expect(new Set(sorted)).toEqual(new Set(rows));
      for (const lane of ['account', 'contact']) {
        const numbers = sorted.filter((row) => row.lane === lane).map((row) => row.seq ?? 0);
        expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
      }
      const before = parkedBefore(rows);
      expect(inOrderMade(before).map(({ mutId }) => mutId)).toEqual(sorted.map(({ mutId }) => mutId));
      expect(before.every(({ seq = 0 }) => seq < 0)).toBe(true);
    }),
  );
});
