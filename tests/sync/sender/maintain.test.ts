/** What the engine tidies up when it wins the lock. */
import { expect, test, vi } from 'vitest';

import { createMemoryDisk } from '#src/db/memory-store.ts';
import type { PersonStore } from '#src/db/store.ts';
import { later } from '#tests/support/later.ts';
import { lockBrowser } from '#tests/support/sync/web-locks.ts';
import { add, busy, open, openTab, pass, settle, shopThatAnswers, aroundTabs } from './tabs.ts';

aroundTabs();

/** Something was sent so long ago that it is let go of when the lock is won. */
async function keepOldSent(store: PersonStore): Promise<void> {
  const [at, sentAt] = ['2026-01-15T09:00:00.000Z', '2026-01-05T09:00:00.000Z'];
  await store.write(['meta', 'sent'], async (t) => {
    const row = { lane: 'contact', seq: 1, mutId: 'm', group: 'g', route: 'sync.noop', v: 1, args: null } as const;
    await t.meta.put([{ key: 'progress', cursor: null, acked: {}, at }]);
    await t.sent.put([{ ...row, at: sentAt, sentAt }]);
  });
}

test('S58 R20 R30 a disk that refuses to be tidied up when the lock is won keeps nothing from being sent, and is reported', async () => {
  const reported = vi.spyOn(console, 'error').mockReturnValue();
  const { pushes } = shopThatAnswers(busy);
  const store = open(createMemoryDisk());
  await add(store);
  const full: PersonStore = {
    ...store,
    write: (tables, work) =>
      tables.length === 1 && tables[0] === 'meta'
        ? Promise.reject(new DOMException('full', 'QuotaExceededError'))
        : store.write(tables, work),
  };
  await openTab(lockBrowser(), 'tab', full);
  await pass(1_000);
  expect(pushes.length).toBeGreaterThan(0);
  expect(reported.mock.calls.map(([error]) => error?.name)).toContain('QuotaExceededError');
});

test('S58 S61 S75 what was kept long enough goes when the lock is won, and a disk that refuses is reported', async () => {
  const reported = vi.spyOn(console, 'error').mockReturnValue();
  shopThatAnswers(busy);
  const store = open(createMemoryDisk());
  await keepOldSent(store);
  const kept = () => store.read(['sent'], async (t) => await t.sent.count());
  const refuses: PersonStore = {
    ...store,
    write: (tables, work) =>
      tables.includes('sent') ? Promise.reject(new Error('no tidying')) : store.write(tables, work),
  };
  (await openTab(lockBrowser(), 'tab', refuses)).stop();
  expect([await kept(), reported.mock.calls.map(([error]) => error?.message)]).toEqual([1, ['no tidying']]);
  await openTab(lockBrowser(), 'tab', store);
  expect(await kept()).toBe(0);
});

test('S67 a database that is deleted under whoever stops is no fault: nothing is reported', async () => {
  const reported = vi.spyOn(console, 'error').mockReturnValue();
  shopThatAnswers(busy);
  const store = open(createMemoryDisk());
  await keepOldSent(store);
  const taken = later();
  const closed = taken.promise.then(() => Promise.reject(new Error('the database is closed')));
  const held: PersonStore = {
    ...store,
    write: (tables, work) => (tables.includes('sent') ? closed : store.write(tables, work)),
  };
  (await openTab(lockBrowser(), 'tab', held)).stop();
  taken.settle();
  await settle();
  expect(reported).not.toHaveBeenCalled();
});
