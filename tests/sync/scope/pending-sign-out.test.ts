import { beforeEach, expect, test } from 'vitest';

import type { MetaRow } from '#src/db/rows.ts';
import { createMemoryDisk, openMemoryStore, type MemoryDisk } from '#src/db/memory-store.ts';
import type { PersonStore } from '#src/db/store.ts';
import { CallFailed } from '#src/api/failure.ts';
import { recordPendingVisitorEnd, recordPendingSignOut, sendPendingSignOut } from '#src/sync/scope/pending-sign-out.ts';
import { forgetScope } from '#src/sync/scope/forget.ts';
import { createRunner } from '#src/sync/engine/runner.ts';
import type { Transport } from '#src/sync/core/transport.ts';
import { countingIds } from '#tests/support/samples/person-samples.ts';
import { createVirtualClock } from '#tests/support/sync/virtual-clock.ts';
import { SHOP } from '#tests/support/sync/shop-contract.ts';

let disk: MemoryDisk;
let store: PersonStore;
let asked: string[];
let lost: number;
beforeEach(() => {
  disk = createMemoryDisk();
  store = openMemoryStore(disk);
  asked = [];
  lost = 0;
});

const keys = async (): Promise<MetaRow['key'][]> =>
  store.read(['meta'], async (t) => (await t.meta.all()).map((row) => row.key));

const offline = async (name: string): Promise<never> => {
  asked.push(name);
  throw new CallFailed('offline');
};

/** A server out of reach for all but the farewell, which is lost as often as said. */
const transport: Transport = {
  push: () => offline('push'),
  pull: () => offline('pull'),
  renew: () => offline('renew'),
  leave: async () => {
    asked.push('leave');
    if (asked.filter((one) => one === 'leave').length <= lost) throw new CallFailed('offline');
  },
  signOut: async (everywhere) => {
    asked.push(everywhere ? 'signOut everywhere' : 'signOut');
    if (asked.filter((one) => one.startsWith('signOut')).length <= lost) throw new CallFailed('offline');
  },
};

function engine() {
  const clock = createVirtualClock();
  const runner = createRunner({
    contract: SHOP,
    store,
    transport,
    clock,
    now: () => new Date(clock.now()).toISOString(),
    newId: countingIds(1),
    jitter: () => 0.5,
    scope: 'guest',
    build: 'test',
    online: true,
    visible: true,
    changed: () => {},
    report: (error) => {
      throw error;
    },
  });
  return { clock, runner };
}

test('S70 a forgotten device says farewell before anything else, until it was heard', async () => {
  lost = 2;
  await store.write(['meta'], async (t) => void (await t.meta.put([{ key: 'token', value: 'of the former one' }])));
  await recordPendingVisitorEnd(store);
  const { clock, runner } = engine();
  runner.tell({ type: 'lockWon' });
  await clock.settle();
  await runner.quiet();
  expect(asked).toEqual(['leave']);
  expect(await keys()).toContain('endVisitor');
  await clock.advance(10_000);
  await runner.quiet();
  expect(asked.slice(0, 4)).toEqual(['leave', 'leave', 'leave', asked[3]]);
  expect(asked.slice(3)).not.toContain('leave');
  expect(asked.length).toBeGreaterThan(3);
  expect(await keys()).not.toContain('endVisitor');
  expect(await keys()).not.toContain('token');
  runner.stop();
});

test('S88 a sign-out that is owed is said before anything else, until it was heard', async () => {
  lost = 2;
  await recordPendingSignOut(store, true);
  const { clock, runner } = engine();
  runner.tell({ type: 'lockWon' });
  await clock.advance(10_000);
  await runner.quiet();
  expect(asked.slice(0, 3)).toEqual(Array(3).fill('signOut everywhere'));
  expect(asked.slice(3)).not.toContain('signOut everywhere');
  expect(asked.length).toBeGreaterThan(3);
  expect(await keys()).not.toContain('logout');
  runner.stop();
});

test.each([
  [true, ['signOut', 'leave']],
  [false, ['signOut']],
])(
  'S70 S80 S88 the session ends before the visitor who holds it (ended: %s), and with it the token of who has left',
  async (isForgotten, order) => {
    await store.write(['meta'], async (t) => void (await t.meta.put([{ key: 'token', value: 'of the former one' }])));
    await recordPendingSignOut(store, false);
    if (isForgotten) await recordPendingVisitorEnd(store);
    await sendPendingSignOut(store, transport);
    expect([asked, await keys()]).toEqual([order, []]);
    await sendPendingSignOut(store, transport);
    expect(asked).toEqual(order);
  },
);

test.each(['the group of who has left', undefined])('S34 S88 a sign-out that was owed gives back %s', async (group) => {
  const given: (string | undefined)[] = [];
  await recordPendingSignOut(store, false, group);
  await sendPendingSignOut(store, {
    ...transport,
    signOut: async (_everywhere, one) => void given.push(one),
  });
  expect(given).toEqual([group]);
});

test('S70 a device that owes nothing never asks the server to forget it', async () => {
  const { clock, runner } = engine();
  runner.tell({ type: 'lockWon' });
  await clock.advance(10_000);
  await runner.quiet();
  expect(asked.length).toBeGreaterThan(0);
  expect(asked).not.toContain('leave');
  runner.stop();
});

test('S70 the visitor ends with the device; what the line did not carry is owed by the empty database', async () => {
  const forget = async (leave: () => Promise<void>, signsOut = false): Promise<MetaRow['key'][]> => {
    store = openMemoryStore(disk);
    await store.write(['meta'], async (t) => void (await t.meta.put([{ key: 'token', value: 'of the former one' }])));
    const now = () => Promise.resolve();
    const reopen = () => Promise.resolve(openMemoryStore(disk));
    await forgetScope({ store, resume: () => {}, stop: now, leave, reopen, wait: now, signsOut }, false);
    store = openMemoryStore(disk);
    return keys();
  };
  expect(await forget(() => Promise.resolve())).toEqual([]);
  expect(await forget(() => Promise.reject(new CallFailed('offline')))).toEqual(['endVisitor']);
  expect(await forget(() => new Promise(() => {}))).toEqual(['endVisitor']);
  // A customer's device: the session is owed as well.
  expect(await forget(() => Promise.reject(new CallFailed('offline')), true)).toEqual(['endVisitor', 'logout']);
});
