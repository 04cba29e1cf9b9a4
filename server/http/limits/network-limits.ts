import type { Clock } from '#server/clock.ts';
import { NetworkBuckets } from '#server/platform/network/network-buckets.ts';

/**
 * What one network may ask of what belongs to persons. A hundred people behind one address, each told at once that
 * prices moved, pull two hundred times within two seconds (rule S71).
 */
const CALLS = { burst: 600, perSecond: 40 };
/**
 * Guests made for one network: a hundred people who open the shop at nine, and then one a second. Each is a row: of all
 * networks together there are at most fifty a second.
 */
const VISITORS = { burst: 300, perSecond: 1, all: 50 };

/** Broken policies told by one network: a page breaks its own once or a dozen times, and its next one the same. */
const REPORTS = { burst: 20, perSecond: 0.1, all: 50 };

/** Parts of the site map read by one network: a crawler takes those of a million articles, and looks again each minute. */
const SITE_MAPS = { burst: 120, perSecond: 1 };

/**
 * What is told of payments by one network: providers have few addresses, and tell again what was put off. Each word costs
 * a check of its signature, or a question to its provider.
 */
const NOTICES = { burst: 60, perSecond: 1 };

export interface NetworkLimits {
  /** Calls whose answers are kept by nobody. */
  readonly calls: NetworkBuckets;
  readonly visitors: NetworkBuckets;
  readonly reports: NetworkBuckets;
  readonly siteMaps: NetworkBuckets;
  readonly notices: NetworkBuckets;
}

export const createNetworkLimits = (clock: Clock, factor: number): NetworkLimits => ({
  calls: new NetworkBuckets(CALLS, clock, factor),
  visitors: new NetworkBuckets(VISITORS, clock, factor),
  reports: new NetworkBuckets(REPORTS, clock, factor),
  siteMaps: new NetworkBuckets(SITE_MAPS, clock, factor),
  notices: new NetworkBuckets(NOTICES, clock, factor),
});
