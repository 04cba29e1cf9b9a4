import fc from 'fast-check';
import { expect, test } from 'vitest';

import { Turns } from '#server/platform/media/turns.ts';

test('so much is done at once and no more, in the order of asking, whatever fails', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.integer({ min: 1, max: 4 }),
      fc.array(fc.boolean(), { minLength: 1, maxLength: 20 }),
      async (scheduler, atOnce, fails) => {
        const turns = new Turns(atOnce);
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
