import { expect, test } from 'vitest';

import { SILENCE_MS, watchSender } from '#src/sync/sender/lease.ts';
import { createVirtualClock } from '#tests/support/sync/virtual-clock.ts';

/** A tab, and what it does about the one that sends. */
function tabOf(isVisible = true) {
  const clock = createVirtualClock();
  const own = { asked: 0, taken: 0, isVisible };
  const lease = watchSender({
    ask: () => void (own.asked += 1),
    takeOver: () => void (own.taken += 1),
    isVisible: () => own.isVisible,
    after: (ms, call) => clock.after(ms, call),
  });
  return { own, clock, lease };
}

test('S66 R23 a sender that says nothing for ten seconds to a tab that is looked at has its lock taken', async () => {
  const { own, clock, lease } = tabOf();
  lease.wanted();
  await clock.advance(SILENCE_MS / 2);
  // Pressed again meanwhile: the first question counts.
  lease.wanted();
  await clock.advance(SILENCE_MS / 2 - 1);
  expect([own.asked, own.taken]).toEqual([2, 0]);
  await clock.advance(1);
  expect(own.taken).toBe(1);
  await clock.advance(3_600_000);
  expect(own.taken).toBe(1);
});

test('S66 R23 one that answers keeps its lock, until it falls silent at a later question', async () => {
  const { own, clock, lease } = tabOf();
  for (const wait of [1, SILENCE_MS - 1]) {
    lease.wanted();
    await clock.advance(wait);
    lease.heard();
  }
  await clock.advance(3_600_000);
  expect(own.taken).toBe(0);
  lease.wanted();
  await clock.advance(SILENCE_MS);
  expect(own.taken).toBe(1);
});

test('S66 R23 a tab that nobody sees neither asks nor takes', async () => {
  const { own, clock, lease } = tabOf(false);
  lease.wanted();
  await clock.advance(SILENCE_MS);
  own.isVisible = true;
  lease.wanted();
  own.isVisible = false;
  await clock.advance(SILENCE_MS);
  expect([own.asked, own.taken]).toEqual([1, 0]);
});
