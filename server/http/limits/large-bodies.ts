import { WIDE_SHARE, widerNetwork } from '#server/platform/network/wider-network.ts';

import { RequestsInHand } from './requests-in-hand.ts';

/** Of one network: more than an uplink brings, and less than takes a fifth of the process to decode. */
const BYTES_PER_MS = 16_000;

export interface LargeBodiesOptions {
  /** How many times as much is let through. */
  readonly factor?: number;
  readonly inHand?: RequestsInHand;
  /** ms, of a clock that never goes back. */
  readonly now?: () => number;
  readonly later?: (ms: number, next: () => void) => void;
}

/**
 * Large request bodies, read at a rate: of one network they are read one after the other, each begun when the bytes
 * before it had their time, so that a sender on a fast line leaves the process to others. A body that comes slowly lets
 * the next begin (`RequestsInHand`). A /48 has three times as much as one of its networks.
 */
export class LargeBodies {
  readonly #inHand: RequestsInHand;
  /** When the bytes that a network has sent have had their time; networks of which that is over are forgotten. */
  readonly #freeAt = new Map<string, number>();
  readonly #factor: number;
  readonly #now: () => number;
  readonly #later: (ms: number, next: () => void) => void;

  constructor({ factor = 1, inHand, now, later }: LargeBodiesOptions = {}) {
    this.#factor = factor;
    this.#inHand = inHand ?? new RequestsInHand({ atWork: 1, factor });
    this.#now = now ?? (() => performance.now());
    this.#later = later ?? ((ms, next) => void setTimeout(next, ms));
  }

  /** Networks whose rate is remembered. */
  get size(): number {
    return this.#freeAt.size;
  }

  /**
   * Reads a body when it may begin.
   * @param bytes of the body, at most
   * @throws Refusal `attempts.exceeded` where too much of the network waits already
   */
  async run<T>(network: string, bytes: number, read: () => Promise<T>): Promise<T> {
    return this.#inHand.run(network, async () => {
      const now = this.#now();
      const wide = widerNetwork(network);
      const from = wide === null ? now : this.#book(wide, now, bytes / WIDE_SHARE);
      const waitMs = this.#book(network, from, bytes) - now;
      if (waitMs > 0) await new Promise<void>((begin) => this.#later(Math.ceil(waitMs), begin));
      return read();
    });
  }

  /** @returns when these bytes may come: not before `at` */
  #book(name: string, at: number, bytes: number): number {
    const from = Math.max(at, this.#freeAt.get(name) ?? at);
    this.#freeAt.delete(name);
    this.#forget();
    this.#freeAt.set(name, from + bytes / (BYTES_PER_MS * this.#factor));
    return from;
  }

  /** Those who came longest ago stand first: a look at them is enough. */
  #forget(): void {
    const now = this.#now();
    for (const [name, freeAt] of this.#freeAt) {
      if (freeAt > now) return;
      this.#freeAt.delete(name);
    }
  }
}
