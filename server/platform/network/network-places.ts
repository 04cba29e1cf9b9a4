import { widerNetwork } from './wider-network.ts';

export interface PlaceLimits {
  /** Of one network. */
  readonly own: number;
  /** Of all networks of one /48. */
  readonly wide: number;
  readonly all: number;
}

/** Places that are taken and left: how many one network, its /48, and all of them together may hold at once. */
export class NetworkPlaces {
  readonly #limits: PlaceLimits;
  readonly #taken = new Map<string, number>();
  #all = 0;

  constructor(limits: PlaceLimits) {
    this.#limits = limits;
  }

  get size(): number {
    return this.#all;
  }

  /** @returns how to leave, which may be done more than once; null where there is no place */
  take(network: string): (() => void) | null {
    const wide = widerNetwork(network);
    const isFull =
      this.#all >= this.#limits.all ||
      this.#of(network) >= this.#limits.own ||
      (wide !== null && this.#of(wide) >= this.#limits.wide);
    if (isFull) return null;
    const keys = wide === null ? [network] : [network, wide];
    this.#all += 1;
    for (const key of keys) this.#taken.set(key, this.#of(key) + 1);
    let isLeft = false;
    return () => {
      if (isLeft) return;
      isLeft = true;
      this.#all -= 1;
      for (const key of keys) this.#leave(key);
    };
  }

  #of(key: string): number {
    return this.#taken.get(key) ?? 0;
  }

  #leave(key: string): void {
    const left = this.#of(key) - 1;
    if (left === 0) this.#taken.delete(key);
    else this.#taken.set(key, left);
  }
}
