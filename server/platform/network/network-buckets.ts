import type { Clock } from '#server/clock.ts';

import { TokenBuckets, type Rate } from './token-buckets.ts';
import { widerNetwork } from './wider-network.ts';

/** A /48 may do as much as so many networks: a company has one, and whoever rents servers has one, too. */
const WIDE = 10;
const EVERYBODY = 'everybody';

export interface NetworkRate extends Rate {
  /** How many times as much as one network all of them together may do; absent: as much as there are. */
  readonly all?: number;
}

/** A limit in memory by network: a bucket for each, a wider one for each /48, and one for all of them. */
export class NetworkBuckets {
  readonly #own: TokenBuckets;
  readonly #wide: TokenBuckets;
  readonly #all: TokenBuckets | null;

  /** @param factor how many times as much is let through */
  constructor({ burst, perSecond, all }: NetworkRate, clock: Clock, factor = 1) {
    const times = (count: number) =>
      new TokenBuckets({ burst: burst * count, perSecond: perSecond * count }, clock, factor);
    this.#own = times(1);
    this.#wide = times(WIDE);
    this.#all = all === undefined ? null : times(all);
  }

  /**
   * Takes tokens of a network, the narrowest bucket first: whoever is stopped there takes nothing from the others.
   * @throws Refusal `attempts.exceeded` with the time until there is one
   */
  take(network: string, weight = 1): void {
    this.#own.take(network, weight);
    const wide = widerNetwork(network);
    if (wide !== null) this.#wide.take(wide, weight);
    this.#all?.take(EVERYBODY, weight);
  }
}
