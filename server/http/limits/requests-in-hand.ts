import { performance } from 'node:perf_hooks';

import { Refusal } from '#core/wire/refusal.ts';
import { WIDE_SHARE, widerNetwork } from '#server/platform/network/wider-network.ts';

import { LoopShares } from './loop-shares.ts';

/** Of one network; the others of it wait. */
const AT_WORK = 8;
/** Of one network; whoever comes then is told to come back. */
const WAITING = 500;
const FULL_RETRY_MS = 2_000;
/** What takes longer waits for a service outside, or for its own body: it leaves its place, and is one of `MOST_SLOW`. */
const SLOW_MS = 1_000;
const MOST_SLOW = 64;

interface Network {
  atWork: number;
  slow: number;
  /** Since the process last looked around. */
  begun: number;
  readonly waiting: (() => void)[];
}

export interface InHandOptions {
  /** Of one network, at once. */
  readonly atWork?: number;
  /** How many times as much is let through. */
  readonly factor?: number;
  /** ms, of a clock that never goes back. */
  readonly now?: () => number;
  /** ms for which the process has worked, of all it has lived. */
  readonly worked?: () => number;
  readonly later?: (ms: number, next: () => void) => () => void;
  /** Once the process has looked around: what others sent meanwhile has come. */
  readonly soon?: (next: () => void) => void;
}

/** @returns how to call it off */
const afterMs = (ms: number, next: () => void): (() => void) => {
  const timer = setTimeout(next, ms);
  timer.unref();
  return () => clearTimeout(timer);
};

/**
 * Requests that are worked on, by network. Of each at most `AT_WORK` are in hand, and one begins each time the process
 * has looked around for what others sent; so whoever asks from another network is behind one beginning of it, however
 * many wait. A network that takes the process for long begins no more while others ask (`LoopShares`). Nobody waits for
 * another network. What its network lets begin passes the /48 that holds it, which has three times as much of everything.
 */
export class RequestsInHand {
  readonly #networks = new Map<string, Network>();
  readonly #shares: LoopShares;
  readonly #atWork: number;
  readonly #factor: number;
  readonly #later: (ms: number, next: () => void) => () => void;
  readonly #soon: (next: () => void) => void;
  readonly #options: InHandOptions;
  /** The same once more for each /48; there is none before one of IPv6 asks. */
  #wider: RequestsInHand | undefined;
  #willLook = false;
  #endsRest: (() => void) | undefined;

  constructor(options: InHandOptions = {}) {
    const {
      atWork = AT_WORK,
      factor = 1,
      now = () => performance.now(),
      later = afterMs,
      soon = setImmediate,
    } = options;
    const { worked = () => performance.eventLoopUtilization().active } = options;
    this.#options = options;
    this.#shares = new LoopShares({ factor, now, worked });
    this.#atWork = atWork;
    this.#factor = factor;
    this.#later = later;
    this.#soon = soon;
  }

  /** Networks with a request here. */
  get size(): number {
    return this.#networks.size;
  }

  /** Does the work when it may begin. @throws Refusal `attempts.exceeded` where too much of the network waits already */
  async run<T>(name: string, work: () => Promise<T>): Promise<T> {
    const network = this.#networks.get(name) ?? { atWork: 0, slow: 0, begun: 0, waiting: [] };
    this.#networks.set(name, network);
    this.#shares.saw(name);
    if (network.waiting.length === 0 && this.#mayBegin(name, network)) this.#begin(network);
    else {
      if (network.waiting.length >= WAITING * this.#factor)
        throw new Refusal('attempts.exceeded', { retryAfterMs: FULL_RETRY_MS });
      const turn = new Promise<void>((begin) => void network.waiting.push(begin));
      this.#look();
      await turn;
    }
    const leave = this.#holdPlace(name, network);
    try {
      return await this.#inWider(name, work);
    } finally {
      leave();
    }
  }

  async #inWider<T>(name: string, work: () => Promise<T>): Promise<T> {
    const wide = widerNetwork(name);
    if (wide === null) return work();
    this.#wider ??= new RequestsInHand({ ...this.#options, factor: this.#factor * WIDE_SHARE });
    return this.#wider.run(wide, work);
  }

  #mayBegin(name: string, network: Network): boolean {
    return (
      network.atWork < this.#atWork * this.#factor &&
      network.slow < MOST_SLOW * this.#factor &&
      network.begun < this.#factor &&
      this.#shares.restOf(name) === 0
    );
  }

  #begin(network: Network): void {
    network.atWork += 1;
    network.begun += 1;
    this.#look();
  }

  /** @returns how to leave it */
  #holdPlace(name: string, network: Network): () => void {
    const charge = this.#shares.begin(name);
    let isSlow = false;
    const callOff = this.#later(SLOW_MS, () => {
      isSlow = true;
      network.atWork -= 1;
      network.slow += 1;
      charge();
      this.#look();
    });
    return () => {
      callOff();
      if (isSlow) network.slow -= 1;
      else {
        network.atWork -= 1;
        charge();
      }
      this.#look();
    };
  }

  #look(): void {
    if (this.#willLook) return;
    this.#willLook = true;
    this.#soon(() => {
      this.#willLook = false;
      this.#lookAround();
    });
  }

  /** Of each network that waits as many begin as may; whoever has nothing more here is forgotten. */
  #lookAround(): void {
    let rest = Infinity;
    for (const [name, network] of this.#networks) {
      network.begun = 0;
      while (network.waiting.length > 0 && this.#mayBegin(name, network)) {
        this.#begin(network);
        network.waiting.shift()?.();
      }
      if (network.waiting.length > 0) rest = Math.min(rest, this.#shares.restOf(name) || Infinity);
      else if (network.atWork === 0 && network.slow === 0) this.#networks.delete(name);
    }
    this.#endsRest?.();
    this.#endsRest = rest === Infinity ? undefined : this.#later(Math.ceil(rest), () => this.#look());
  }
}
