/** Of the process’s time, while others ask: so much at once, and then so much of each ms. */
const BURST_MS = 1_000;
const SHARE = 0.5;
/** Somebody who asked so long ago is still there. */
const OTHERS_MS = 2_000;
/** Networks remembered; those beyond it that asked longest ago are as new. */
const MOST_NETWORKS = 20_000;

interface Share {
  leftMs: number;
  at: number;
}

export interface SharesOptions {
  readonly factor: number;
  /** ms, of a clock that never goes back. */
  readonly now: () => number;
  /** ms for which the process has worked, of all it has lived. */
  readonly worked: () => number;
}

/**
 * What of the process’s time each network has had: the time it works is that of all requests in hand in equal parts,
 * wherever it was spent. A network that has had its share begins nothing for a while – where others ask: alone it may
 * have all of it.
 */
export class LoopShares {
  readonly #shares = new Map<string, Share>();
  readonly #options: SharesOptions;
  #inHand = 0;
  /** What a request had that was in hand from the beginning on. */
  #each = 0;
  #workedAt = 0;
  /** The network that asked last. */
  #last: string | undefined;
  /** When another one than before asked. */
  #othersAt = -Infinity;

  constructor(options: SharesOptions) {
    this.#options = options;
  }

  /** A network asks. */
  saw(name: string): void {
    if (this.#last !== undefined && this.#last !== name) this.#othersAt = this.#options.now();
    this.#last = name;
  }

  /** A request is in hand. @returns how to charge its network for it, once */
  begin(name: string): () => void {
    this.#goOn();
    this.#inHand += 1;
    const before = this.#each;
    return () => {
      this.#goOn();
      this.#inHand -= 1;
      this.#shareOf(name).leftMs -= this.#each - before;
    };
  }

  /** ms until the network may begin; 0: now. */
  restOf(name: string): number {
    const { now, factor } = this.#options;
    if (now() - this.#othersAt > OTHERS_MS) return 0;
    if (!this.#shares.has(name)) return 0;
    const { leftMs } = this.#shareOf(name);
    return leftMs > 0 ? 0 : (1 - leftMs) / (SHARE * factor);
  }

  #goOn(): void {
    const worked = this.#options.worked();
    if (this.#inHand > 0) this.#each += (worked - this.#workedAt) / this.#inHand;
    this.#workedAt = worked;
  }

  /** As it is now. */
  #shareOf(name: string): Share {
    const { now, factor } = this.#options;
    const at = now();
    const [most, perMs] = [BURST_MS * factor, SHARE * factor];
    const share = this.#shares.get(name) ?? { leftMs: most, at };
    share.leftMs = Math.min(most, share.leftMs + (at - share.at) * perMs);
    share.at = at;
    this.#shares.delete(name);
    this.#shares.set(name, share);
    const [oldest] = this.#shares.keys();
    if (this.#shares.size > MOST_NETWORKS && oldest !== undefined) this.#shares.delete(oldest);
    return share;
  }
}
