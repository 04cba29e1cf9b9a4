import fc from 'fast-check';
import { expect, test } from 'vitest';

import { lookInRests } from '#src/shop/store/look-in-rests.ts';

/** A thread of its own: a look takes `cost` ms, and what is told happens at the times it is told. */
async function follow(cost: number, told: readonly number[]) {
  let time = 0;
  const later: { at: number; call: () => void }[] = [];
  const looks: number[] = [];
  const tell = lookInRests(
    () => {
      looks.push(time);
      return new Promise((done) => later.push({ at: time + cost, call: done }));
    },
    { now: () => time, after: (ms, call) => later.push({ at: time + ms, call }) },
  );
  for (const at of told) later.push({ at, call: tell });
  while (later.length > 0) {
    later.sort((left, right) => left.at - right.at);
    const next = later.shift();
    time = next?.at ?? time;
    next?.call();
    await Promise.resolve();
    await Promise.resolve();
  }
  return looks;
}

const times = fc.array(fc.integer({ min: 0, max: 5_000 }), { minLength: 1, maxLength: 60 });

test('whatever was told is looked at: the last look begins after the last word', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 200 }), times, async (cost, told) => {
      const looks = await follow(cost, told);
      expect(looks.at(-1)).toBeGreaterThanOrEqual(Math.max(...told));
      expect(looks[0]).toBe(Math.min(...told));
    }),
  );
});

test('a look rests twice as long as it took, so that looking takes a third of the time at most', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 200 }), times, async (cost, told) => {
      const looks = await follow(cost, told);
      for (const [index, at] of looks.entries())
        expect(at - (looks[index - 1] ?? -Infinity)).toBeGreaterThanOrEqual(3 * cost);
    }),
  );
});

test('many words during one look are one more look', async () => {
  expect(await follow(10, [0, 1, 2, 3, 4])).toEqual([0, 30]);
});
