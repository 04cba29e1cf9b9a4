import { sql } from 'kysely';

import { Refusal } from '#core/wire/refusal.ts';
import type { Clock } from '#server/clock.ts';
import type { Db } from '#server/database/connection.ts';

export interface AttemptLimit {
  readonly attempts: number;
  readonly perSeconds: number;
}

/** People behind one address (an office, a school) share it: it may try this many times as often as one visitor. */
const SHARED = 10;

/** The limit of a person as it holds for their network. */
export const sharedLimit = ({ attempts, perSeconds }: AttemptLimit, factor: number): AttemptLimit => ({
  attempts: attempts * SHARED * factor,
  perSeconds,
});

export interface Attempts {
  /**
   * Counts one attempt under each key.
   * @throws Refusal `attempts.exceeded` (429) with the time until the window ends
   */
  count(keys: readonly { key: string; limit: AttemptLimit }[]): Promise<void>;
  /** Removes windows that no limit can still look at. */
  sweep(): Promise<void>;
}

const longestWindowMs = 24 * 3600 * 1000;

/** Attempts in fixed windows, counted in the database: every process of the shop sees the same number. */
export function createAttempts({ db, clock }: { db: Db; clock: Clock }): Attempts {
  const countOne = async (key: string, { attempts, perSeconds }: AttemptLimit) => {
    const windowMs = perSeconds * 1000;
    const now = clock.now().getTime();
    const start = Math.floor(now / windowMs) * windowMs;
    const row = await db
      .insertInto('attempt')
      .values({ key, window_start: new Date(start), count: 1 })
      .onConflict((conflict) =>
        conflict.columns(['key', 'window_start']).doUpdateSet({ count: sql<number>`attempt.count + 1` }),
      )
      .returning('count')
      .executeTakeFirstOrThrow();
    if (row.count > attempts) throw new Refusal('attempts.exceeded', { retryAfterMs: start + windowMs - now });
  };
  return {
    async count(keys) {
      for (const { key, limit } of keys) await countOne(key, limit);
    },
    async sweep() {
      const before = new Date(clock.now().getTime() - longestWindowMs);
      await db.deleteFrom('attempt').where('window_start', '<', before).execute();
    },
  };
}
