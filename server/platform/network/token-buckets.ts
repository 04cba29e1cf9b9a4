import { Refusal } from '#core/wire/refusal.ts';
import type { Clock } from '#server/clock.ts';

export interface Rate {
  /** Taken at once. */
  readonly burst: number;
  readonly perSecond: number;
}

interface Bucket {
  tokens: number;
  at: number;
}

/** Callers remembered; beyond it those not seen for longest are, as it were, new. */
const MOST_CALLERS = 20_000;

/** A limit in memory, before anything costs: a bucket of tokens each caller, filled again at a steady rate. */
export class TokenBuckets {
  readonly #buckets = new Map<string, Bucket>();
  readonly #rate: Rate;
  readonly #clock: Clock;

  /** @param factor how many times as much is let through */
  constructor({ burst, perSecond }: Rate, clock: Clock, factor = 1) {
    this.#rate = { burst: burst * factor, perSecond: perSecond * factor };
    this.#clock = clock;
  }

  /**
   * Takes as many tokens of a caller as what they ask weighs. Where there is any, it is let in whole and the rest is owed:
   * what is heavy waits no longer than what is light.
   * @throws Refusal `attempts.exceeded` with the time until there is one
   */
  take(caller: string, weight = 1): void {
    const { burst, perSecond } = this.#rate;
    const now = this.#clock.now().getTime();
    const known = this.#buckets.get(caller);
    const filled = known ? known.tokens + (Math.max(0, now - known.at) / 1000) * perSecond : burst;
    const tokens = Math.min(burst, filled);
    this.#buckets.delete(caller);
    this.#buckets.set(caller, { tokens: tokens < 1 ? tokens : tokens - weight, at: now });
    if (this.#buckets.size > MOST_CALLERS) this.#forgetOldest();
    if (tokens < 1)
      throw new Refusal('attempts.exceeded', { retryAfterMs: Math.ceil(((1 - tokens) / perSecond) * 1000) });
  }

  #forgetOldest(): void {
    const [oldest] = this.#buckets.keys();
    if (oldest !== undefined) this.#buckets.delete(oldest);
  }
}
