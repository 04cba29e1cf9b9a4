import type { Clock } from '#server/clock.ts';

import { TokenBuckets } from './token-buckets.ts';

/**
 * What one network may ask of what belongs to persons. A hundred people behind one address, each told at once that
 * prices moved, pull two hundred times within two seconds (rule S71).
 */
const CALLS = { burst: 600, perSecond: 40 };
/** Guests made for one network: a hundred people who open the shop at nine, and then one a second. */
const VISITORS = { burst: 300, perSecond: 1 };

export interface NetworkLimits {
  /** Calls whose answers are kept by nobody. */
  readonly calls: TokenBuckets;
  readonly visitors: TokenBuckets;
}

export const createNetworkLimits = (clock: Clock, factor: number): NetworkLimits => ({
  calls: new TokenBuckets(CALLS, clock, factor),
  visitors: new TokenBuckets(VISITORS, clock, factor),
});
