import { sql } from 'kysely';

import { Refusal } from '#core/wire/refusal.ts';
import type { Clock } from '#server/clock.ts';
import type { Db } from '#server/database/connection.ts';
import { keptUntil } from '#server/platform/retention/periods.ts';
import { widerNetwork } from '#server/platform/network/wider-network.ts';

export interface AttemptLimit {
  readonly attempts: number;
  readonly perSeconds: number;
}

/** People behind one address (an office, a school) share it: it may try this many times as often as one visitor. */
const SHARED = 10;

/** A /48 of IPv6 may try as often as so many of its networks. */
const WIDE = 10;

/**
 * What counts one attempt of a network: by itself, and by the /48 it lies in.
 * @param name of what is tried
 */
export function networkKeys(
  name: string,
  network: string,
  limit: AttemptLimit,
): { key: string; limit: AttemptLimit }[] {
  const wide = widerNetwork(network);
  const own = { key: `${name} address ${network}`, limit };
  if (wide === null) return [own];
  return [own, { key: `${name} address ${wide}`, limit: { ...limit, attempts: limit.attempts * WIDE } }];
}

/** The limit of a person as it holds for their network. */
export const sharedLimit = ({ attempts, perSeconds }: AttemptLimit, factor: number): AttemptLimit => ({
  attempts: attempts * SHARED * factor,
  perSeconds,
});

export interface Attempts {
  /**
   * Counts one attempt under each key; one that is refused does not count.
   * @throws Refusal `attempts.exceeded` (429) with the time until there is room again
   */
  count(keys: readonly { key: string; limit: AttemptLimit }[]): Promise<void>;
  /** Looks without counting. @returns milliseconds until one more attempt would be let in; 0: it would be now */
  waitFor(key: string, limit: AttemptLimit): Promise<number>;
  /** Removes what no limit can still look at. */
  sweep(): Promise<void>;
}

/**
 * A window slides in so many steps: wherever it is laid, no more attempts lie in it than the limit says, and nobody waits
 * longer than a step more than it is long.
 */
const STEPS = 6;

interface Step {
  readonly at: Date;
  readonly count: number;
}

/** Attempts of late, counted in the database: every process of the shop sees the same number. */
export function createAttempts({ db, clock }: { db: Db; clock: Clock }): Attempts {
  /** Counts one more in the running step. @returns the steps that the window still touches, oldest first, with it */
  const countIn = async (key: string, at: Date, after: Date): Promise<readonly Step[]> => {
    const { rows } = await sql<Step>`
      with counted as (
        insert into attempt (key, window_start, count) values (${key}, ${at}, 1)
        on conflict (key, window_start) do update set count = attempt.count + 1
        returning window_start as at, count
      )
      select at, count from counted
      union all
      select window_start, count from attempt where key = ${key} and window_start > ${after} and window_start < ${at}
      order by at`.execute(db);
    return rows;
  };
  const takeBack = async (key: string, at: Date): Promise<void> => {
    await db
      .updateTable('attempt')
      .set({ count: sql<number>`count - 1` })
      .where('key', '=', key)
      .where('window_start', '=', at)
      .execute();
  };
  const windowOf = ({ perSeconds }: AttemptLimit) => {
    const windowMs = perSeconds * 1000;
    const stepMs = windowMs / STEPS;
    const now = clock.now().getTime();
    return { windowMs, stepMs, now, after: new Date(now - windowMs - stepMs) };
  };
  /** How long until so many of these have left the window that no more than the limit are in it. */
  const waitIn = (steps: readonly Step[], limit: AttemptLimit): number => {
    const { windowMs, stepMs, now } = windowOf(limit);
    let over = steps.reduce((sum, step) => sum + step.count, 0) - limit.attempts;
    for (const step of over > 0 ? steps : []) {
      over -= step.count;
      if (over <= 0) return step.at.getTime() + stepMs + windowMs - now;
    }
    return 0;
  };
  const countOne = async (key: string, limit: AttemptLimit) => {
    const { stepMs, now, after } = windowOf(limit);
    const at = new Date(Math.floor(now / stepMs) * stepMs);
    const retryAfterMs = waitIn(await countIn(key, at, after), limit);
    if (retryAfterMs <= 0) return;
    await takeBack(key, at);
    throw new Refusal('attempts.exceeded', { retryAfterMs });
  };
  return {
    async count(keys) {
      for (const { key, limit } of keys) await countOne(key, limit);
    },
    async waitFor(key, limit) {
      const { now, after } = windowOf(limit);
      const rows = await db
        .selectFrom('attempt')
        .select(['window_start as at', 'count'])
        .where('key', '=', key)
        .where('window_start', '>', after)
        .orderBy('window_start')
        .execute();
      return waitIn([...rows, { at: new Date(now), count: 1 }], limit);
    },
    async sweep() {
      await db.deleteFrom('attempt').where('window_start', '<', keptUntil('attempt', clock.now())).execute();
    },
  };
}
