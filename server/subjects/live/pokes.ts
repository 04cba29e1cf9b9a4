import type { Poke } from '#core/wire/live.ts';
import { NetworkPlaces } from '#server/platform/network/network-places.ts';

/** A device that listens. */
export interface Listener {
  /** The channel of whose records it may hear; null for somebody without a cookie. */
  readonly channel: string | null;
  readonly address: string;
  /** By which it hears of a customer's records; ends with it. Null for guests. */
  readonly session: string | null;
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
/** A /48 may have as many connections as so many of its networks. */
const WIDE = 10;

/**
 * Who listens in this process, and what they are told (rule S29): that a channel moved and where to, nothing of what is
 * in it.
 */
export class Pokes {
  readonly #listeners = new Set<Listener>();
  readonly #channels = new Map<string, Set<Listener>>();
  readonly #sessions = new Map<string, Set<Listener>>();
  readonly #places: NetworkPlaces;
  #isClosed = false;

  constructor(limits: PokeLimits = POKE_LIMITS) {
    const { most, mostPerAddress: own } = limits;
    this.#places = new NetworkPlaces({ own, wide: own * WIDE, all: most });
  }

  get size(): number {
    return this.#listeners.size;
  }

  /** Whose records somebody listens for, and by which sessions. */
  listening(): { readonly channels: readonly string[]; readonly sessions: readonly string[] } {
    return { channels: [...this.#channels.keys()], sessions: [...this.#sessions.keys()] };
  }

  /** Answers how to leave; null when there is no room, in the process or for this address. */
  join(listener: Listener): (() => void) | null {
    const { channel, session, address } = listener;
    const leavePlace = this.#isClosed ? null : this.#places.take(address);
    if (leavePlace === null) return null;
    this.#listeners.add(listener);
    if (channel !== null) joinIn(this.#channels, channel, listener);
    if (session !== null) joinIn(this.#sessions, session, listener);
    return () => {
      leavePlace();
      this.#leave(listener);
    };
  }

  #leave(listener: Listener): void {
    const { channel, session } = listener;
    if (!this.#listeners.delete(listener)) return;
    if (channel !== null) leaveFrom(this.#channels, channel, listener);
    if (session !== null) leaveFrom(this.#sessions, session, listener);
  }

  /** The public catalogue moved: everybody hears it. */
  catalogue(rev: number): void {
    for (const listener of this.#listeners) listener.heard({ channel: 'catalogue', rev });
  }

  /** The shop has set something else: everybody hears it. */
  settings(rev: number): void {
    for (const listener of this.#listeners) listener.heard({ channel: 'settings', rev });
  }

  /** Records of a person moved: that person's devices hear it, and nobody else. */
  person(channel: string, rev: number): void {
    for (const listener of this.#channels.get(channel) ?? []) listener.heard({ channel: 'person', rev });
  }

  /** A session has ended: what listens by it is let go, and comes back as whoever it is then. */
  sessionEnded(session: string): void {
    for (const listener of this.#sessions.get(session) ?? []) listener.closed();
  }

  /** Ends every connection; nobody joins any more. */
  close(): void {
    this.#isClosed = true;
    for (const listener of this.#listeners) listener.closed();
  }
}

function joinIn(groups: Map<string, Set<Listener>>, key: string, listener: Listener): void {
  groups.set(key, (groups.get(key) ?? new Set()).add(listener));
}

function leaveFrom(groups: Map<string, Set<Listener>>, key: string, listener: Listener): void {
  const own = groups.get(key);
  own?.delete(listener);
  if (own?.size === 0) groups.delete(key);
}
