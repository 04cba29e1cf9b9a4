/** Who else has a document open, as a device hears of it: the shop's lease told by a stand-in, time in the test's hands. */
import { expect, test } from 'vitest';
import { BEAT_MS, openPresence, type Holder } from '#src/admin/store/documents/presence.ts';
import { CallFailed } from '#src/api/failure.ts';
import { createVirtualClock } from '#tests/support/sync/virtual-clock.ts';

const SASHA: Holder = { name: 'Sasha Petit', since: '2026-03-01T09:00:00Z', isMe: false };
const ME: Holder = { name: 'Camille Durand', since: '2026-03-01T09:00:00Z', isMe: true };

/** A shop that says who holds the lease; null: out of reach. */
function desk(first: Holder | null | 'away') {
  const clock = createVirtualClock();
  const asked: string[] = [];
  const faults: unknown[] = [];
  const shop = { says: first };
  const presence = openPresence({
    ask: (act) => {
      asked.push(act);
      return shop.says === 'away' ? Promise.reject(new CallFailed('offline')) : Promise.resolve({ holder: shop.says });
    },
    after: (ms, call) => clock.after(ms, call),
    report: (error) => void faults.push(error),
  });
  const settle = async (): Promise<void> => {
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  };
  const beat = async (): Promise<void> => {
    await clock.advance(BEAT_MS);
    await settle();
  };
  return { presence, shop, asked, faults, settle, beat };
}

test('somebody else is named, until they are gone', async () => {
  const { presence, shop, settle, beat } = desk(SASHA);
  await settle();
  expect(presence.view()).toEqual({ other: { name: 'Sasha Petit', since: SASHA.since }, isTaken: false });
  shop.says = ME;
  await beat();
  expect(presence.view()).toEqual({ other: null, isTaken: false });
});

test('who loses the document to somebody is told so, and has it again after them', async () => {
  const { presence, shop, settle, beat } = desk(ME);
  await settle();
  shop.says = SASHA;
  await beat();
  expect(presence.view()).toMatchObject({ other: { name: 'Sasha Petit' }, isTaken: true });
  await beat();
  expect(presence.view().isTaken).toBe(true);
  shop.says = ME;
  await presence.take();
  expect(presence.view()).toEqual({ other: null, isTaken: false });
});

test('without a network nothing is said, and what was said stays', async () => {
  const { presence, shop, faults, settle, beat } = desk('away');
  await settle();
  expect(presence.view().other).toBeNull();
  shop.says = SASHA;
  await beat();
  shop.says = 'away';
  await beat();
  expect(presence.view().other?.name).toBe('Sasha Petit');
  expect(faults).toEqual([]);
});

test('a closed document is given back once, and asked for no more', async () => {
  const { presence, asked, settle, beat } = desk(ME);
  await settle();
  presence.close();
  await beat();
  expect(asked).toEqual(['hold', 'release']);
});
