import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { Refusal } from '#core/wire/refusal.ts';
import { createAttempts } from '#server/platform/attempts.ts';
import { createTestClock } from '#tests/support/clock.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** Tries now. @returns ms until there is room again; 0 where it was let through */
async function tried(attempts: ReturnType<typeof createAttempts>, key: string, limit: { attempts: number }) {
  try {
    await attempts.count([{ key, limit: { ...limit, perSeconds: 60 } }]);
    return 0;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return Number(error.data['retryAfterMs']);
  }
}

const open = () => {
  const clock = createTestClock();
  return { clock, attempts: createAttempts({ db: database.db, clock }), key: crypto.randomUUID() };
};

test('no minute holds more than the limit, wherever it begins, and who waits as told is let through', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 6 }),
      fc.array(fc.integer({ min: 0, max: 45_000 }), { minLength: 1, maxLength: 25 }),
      async (most, pauses) => {
        const { clock, attempts, key } = open();
        const passed: number[] = [];
        for (const pause of pauses) {
          clock.advance(pause);
          const wait = await tried(attempts, key, { attempts: most });
          if (wait === 0) passed.push(clock.now().getTime());
          const within = passed.filter((at) => at > clock.now().getTime() - 60_000);
          expect(within.length).toBeLessThanOrEqual(most);
          expect(wait).toBeLessThanOrEqual(70_000);
        }
        const wait = await tried(attempts, key, { attempts: most });
        clock.advance(wait);
        if (wait > 0) expect(await tried(attempts, key, { attempts: most })).toBe(0);
      },
    ),
    { numRuns: 60 },
  );
});

test('what is refused does not keep anybody out any longer', async () => {
  const { clock, attempts, key } = open();
  expect(await tried(attempts, key, { attempts: 1 })).toBe(0);
  const wait = await tried(attempts, key, { attempts: 1 });
  for (let at = 0; at < 20; at += 1) await tried(attempts, key, { attempts: 1 });
  clock.advance(wait);
  expect(await tried(attempts, key, { attempts: 1 })).toBe(0);
});

test('of many at once the limit is let through', async () => {
  const { attempts, key } = open();
  const all = await Promise.all(Array.from({ length: 12 }, () => tried(attempts, key, { attempts: 5 })));
  expect(all.filter((wait) => wait === 0)).toHaveLength(5);
});
