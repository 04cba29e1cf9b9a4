import { Refusal } from '#core/wire/refusal.ts';
import { WIDE_SHARE, widerNetwork } from '#server/platform/network/wider-network.ts';

/** Of one network; whoever would wait behind more is told to come back. */
const MOST_WAITING = 60;
const FULL_RETRY_MS = 2_000;
/** After its turn a network that has more to ask rests so many times as long as it took: it gets a quarter of a core. */
const REST = 3;
const LONGEST_REST_MS = 200;

interface Network {
  busy: number;
  readonly waiting: (() => void)[];
}

export interface TurnsOptions {
  /** ms, of a clock that never goes back. */
  readonly now?: () => number;
  readonly later?: (ms: number, next: () => void) => void;
}

/**
 * Work that costs – an answer nobody has asked for yet, a document to draw, a large body to read – is done for one
 * network one after the other, and with a rest where it asks for more: what one of them sends, however much, leaves the
 * process to the others most of the time. Nobody waits for another network; of a /48 three work at once.
 */
export class NetworkTurns {
  readonly #networks = new Map<string, Network>();
  readonly #now: () => number;
  readonly #later: (ms: number, next: () => void) => void;

  constructor({ now = () => performance.now(), later = (ms, next) => void setTimeout(next, ms) }: TurnsOptions = {}) {
    this.#now = now;
    this.#later = later;
  }

  /** Networks with work under way. */
  get size(): number {
    return this.#networks.size;
  }

  /** Does the work when it is this network's turn. @throws Refusal `attempts.exceeded` where too much waits already */
  async run<T>(network: string, work: () => Promise<T>): Promise<T> {
    const wide = widerNetwork(network);
    return this.#take(network, 1, wide === null ? work : () => this.#take(wide, WIDE_SHARE, work));
  }

  /** @param atOnce how many of it work at the same time */
  async #take<T>(network: string, atOnce: number, work: () => Promise<T>): Promise<T> {
    const own = this.#networks.get(network) ?? { busy: 0, waiting: [] };
    this.#networks.set(network, own);
    if (own.busy >= atOnce) {
      if (own.waiting.length >= MOST_WAITING * atOnce)
        throw new Refusal('attempts.exceeded', { retryAfterMs: FULL_RETRY_MS });
      await new Promise<void>((turn) => void own.waiting.push(turn));
    } else own.busy += 1;
    const since = this.#now();
    try {
      return await work();
    } finally {
      this.#end(network, own, this.#now() - since);
    }
  }

  #end(network: string, own: Network, tookMs: number): void {
    if (own.waiting.length === 0) this.#leave(network, own);
    // whoever comes meanwhile waits behind those who do; of a /48 another one may have taken the last
    else
      this.#later(Math.min(tookMs * REST, LONGEST_REST_MS), () => {
        const next = own.waiting.shift();
        if (next === undefined) this.#leave(network, own);
        else next();
      });
  }

  #leave(network: string, own: Network): void {
    own.busy -= 1;
    if (own.busy === 0) this.#networks.delete(network);
  }
}
