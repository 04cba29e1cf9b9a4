import type { Clock } from '#server/clock.ts';
import { NetworkBuckets } from '#server/platform/network/network-buckets.ts';

/**
 * Changes one network may send: each leaves a row that is kept, refused ones the longest. Thirty devices that were away
 * for a week come through at once; a hundred people behind one address, who make a change every ten seconds, always do.
 */
const CHANGES = { burst: 3_000, perSecond: 10 };

/** What is asked before changes cost anything (rule S33). */
export interface ChangeLimit {
  /** @throws Refusal `attempts.exceeded` with the time to wait: nothing was executed */
  take(network: string, changes: number): void;
}

export const createChangeLimit = (clock: Clock, factor: number): ChangeLimit =>
  new NetworkBuckets(CHANGES, clock, factor);
