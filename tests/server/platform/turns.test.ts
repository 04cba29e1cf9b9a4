import fc from 'fast-check';
import { expect, test } from 'vitest';

import { Refusal } from '#core/wire/refusal.ts';
import { createTurns } from '#server/platform/turns.ts';

test('so much is done at once and no more, in the order of asking, whatever fails', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.integer({ min: 1, max: 4 }),
      fc.array(fc.boolean(), { minLength: 1, maxLength: 20 }),
      async (scheduler, atOnce, fails) => {
        const turns = createTurns({ atOnce });
        let running = 0;
        let most = 0;
        const begun: number[] = [];
        const works = fails.map((isFailing, at) =>
          turns.take(async () => {
            begun.push(at);
            running += 1;
            most = Math.max(most, running);
            await scheduler.schedule(Promise.resolve());
            running -= 1;
            if (isFailing) throw new Error('no picture');
            return at;
          }),
        );
        const settled = Promise.allSettled(works);
        await scheduler.waitAll();
        await scheduler.waitFor(settled);
        expect(most).toBe(Math.min(atOnce, fails.length));
        expect(begun).toEqual(fails.map((_, at) => at));
        expect((await settled).map(({ status }) => status === 'rejected')).toEqual(fails);
      },
    ),
  );
});

test('whoever comes too many is told to come back, and those who wait have their turn', async () => {
  const turns = createTurns({ atOnce: 2, waiting: 3 });
  const ends: (() => void)[] = [];
  const began: number[] = [];
  const work = (at: number) =>
    turns.take(async () => {
      began.push(at);
      await new Promise<void>((end) => void ends.push(end));
      if (at === 1) throw new Error('broken');
      return at;
    });
  const all = [0, 1, 2, 3, 4].map((at) => work(at).catch((error: unknown) => error));
  await expect(work(5)).rejects.toThrow(Refusal);
  expect(began).toEqual([0, 1]);
  for (let at = 0; at < 5; at += 1) {
    ends[at]?.();
    await all[at];
  }
  expect(began).toEqual([0, 1, 2, 3, 4]);
  expect(await Promise.all(all)).toEqual([0, new Error('broken'), 2, 3, 4]);
});

test('who has a word of its own for too many says that', async () => {
  class Full extends Error {}
  const turns = createTurns({ atOnce: 1, waiting: 0, refusal: () => new Full() });
  let end = () => {};
  const first = turns.take(() => new Promise<void>((done) => (end = done)));
  await expect(turns.take(async () => {})).rejects.toThrow(Full);
  end();
  await first;
});
