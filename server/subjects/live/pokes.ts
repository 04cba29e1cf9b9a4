import type { Poke } from '#core/wire/live.ts';

/** A device that listens. */
export interface Listener {
  /** The channel of whose records it may hear; null for somebody without a cookie. */
  readonly channel: string | null;
  readonly address: string;
  readonly heard: (poke: Poke) => void;
  /** The shop closes: nothing more will come. */
  readonly closed: () => void;
}

export interface PokeLimits {
  readonly most: number;
  readonly mostPerAddress: number;
}

/** People behind one address share it; a browser keeps one connection for all its tabs. */
const POKE_LIMITS: PokeLimits = { most: 5_000, mostPerAddress: 100 };

/**
 * Who listens in this process, and what they are told (rule S29): that a channel moved and where to, nothing of what is
 * in it.
 */
export class Pokes {
  readonly #limits: PokeLimits;
  readonly #listeners = new Set<Listener>();
  readonly #channels = new Map<string, Set<Listener>>();
  readonly #addresses = new Map<string, number>();
  #isClosed = false;

  constructor(limits: PokeLimits = POKE_LIMITS) {
    this.#limits = limits;
  }

  get size(): number {
    return this.#listeners.size;
  }

  /** Answers how to leave; null when there is no room, in the process or for this address. */
  join(listener: Listener): (() => void) | null {
    const { channel, address } = listener;
    const neighbours = this.#addresses.get(address) ?? 0;
    if (this.#isClosed || this.size >= this.#limits.most || neighbours >= this.#limits.mostPerAddress) return null;
    this.#listeners.add(listener);
    this.#addresses.set(address, neighbours + 1);
    if (channel !== null) this.#channels.set(channel, (this.#channels.get(channel) ?? new Set()).add(listener));
    return () => this.#leave(listener);
  }

  #leave(listener: Listener): void {
    const { channel, address } = listener;
    if (!this.#listeners.delete(listener)) return;
    const neighbours = (this.#addresses.get(address) ?? 1) - 1;
    if (neighbours === 0) this.#addresses.delete(address);
    else this.#addresses.set(address, neighbours);
    if (channel === null) return;
    const own = this.#channels.get(channel);
    own?.delete(listener);
    if (own?.size === 0) this.#channels.delete(channel);
  }

  /** The public catalogue moved: everybody hears it. */
  catalogue(rev: number): void {
    for (const listener of this.#listeners) listener.heard({ channel: 'catalogue', rev });
  }

  /** Records of a person moved: that person's devices hear it, and nobody else. */
  person(channel: string, rev: number): void {
    for (const listener of this.#channels.get(channel) ?? []) listener.heard({ channel: 'person', rev });
  }

  /** Ends every connection; nobody joins any more. */
  close(): void {
    this.#isClosed = true;
    for (const listener of this.#listeners) listener.closed();
  }
}
