import { openReplica, readReplica } from './open-replica.ts';
import { UnreadablePage } from './page-bytes.ts';
import type { Replica } from './replica.ts';
import { isSameCursor } from './replica-state.ts';
import type { ReplicaState } from './replica-state.ts';
import type { ReplicaStore } from './store.ts';

export interface ReplicaDoors {
  readonly store: ReplicaStore;
  /** Lets waiting questions be answered between two pieces of long work. */
  readonly pause: () => Promise<void>;
  /** Writes what the store holds as a snapshot, where nobody waits for it; false when that is impossible here. */
  readonly compact: () => Promise<boolean>;
}

/** The replica in memory, following what the store says; whatever moves it goes one after the other. */
export class LivingReplica {
  readonly #doors: ReplicaDoors;
  #current: Replica | null = null;
  /** The one no snapshot could be written of: it is not tried again and again. */
  #unsaved: Replica | null = null;
  #turns: Promise<unknown> = Promise.resolve();

  constructor(doors: ReplicaDoors) {
    this.#doors = doors;
  }

  get current(): Replica | null {
    return this.#current;
  }

  /** Reads the stored replica; what cannot be read is let go of, to be fetched anew. */
  open(): Promise<void> {
    return this.#inTurn(() => this.#read());
  }

  /** Waits for the parts of a snapshot that come after its lists; one that is not whole gives way to the pages. */
  complete(): Promise<void> {
    return this.#inTurn(() => this.#complete());
  }

  /** Brings memory up to what the store says, at the cost of what changed. */
  follow(): Promise<void> {
    return this.#inTurn(async () => {
      const state = await this.#doors.store.state();
      const isThere = state !== null && (await this.#applyNewer(state));
      if (!isThere) await this.#read();
      await this.#complete();
    });
  }

  /** Leaves a snapshot for the next start when this one had to read the pages, and goes over to it. */
  keepSnapshot(): Promise<void> {
    return this.#inTurn(async () => {
      const before = this.#current;
      if (before === null || before.isSnapshot || before === this.#unsaved) return;
      const made = await this.#compacted(before.state);
      made?.confirm(before.pricedAt);
      if (made === null) this.#unsaved = before;
      else this.#current = made;
    });
  }

  /** Two at once would apply the same changes twice. */
  #inTurn(work: () => Promise<void>): Promise<void> {
    const turn = this.#turns.then(work);
    this.#turns = turn.catch(() => {
      // Whoever asked for that turn hears of it.
    });
    return turn;
  }

  async #complete(): Promise<void> {
    try {
      await this.#current?.whole();
    } catch (error) {
      if (!(error instanceof UnreadablePage)) throw error;
      await this.#doors.store.dropSnapshot();
      await this.#read();
    }
  }

  async #read(): Promise<void> {
    const { store } = this.#doors;
    for (let state = await store.state(); state !== null; state = await store.state()) {
      try {
        this.#current = await this.#replicaOf(state);
        return;
      } catch (error) {
        if (!(error instanceof UnreadablePage)) throw error;
        const now = await store.state();
        // Another tab moved the store on while this one was reading: that is no damage.
        if (now !== null && !isSameCursor(now.cursor, state.cursor)) continue;
        if (error.hash !== null) await store.dropPages([error.hash]);
        await store.forgetState();
      }
    }
  }

  /** By the snapshot, by one made while the former replica answers, or by the pages. */
  async #replicaOf(state: ReplicaState): Promise<Replica> {
    const { store, pause } = this.#doors;
    const opened = await openReplica(store, state);
    if (opened !== null) return opened;
    const compacted = this.#current === null ? null : await this.#compacted(state);
    return compacted ?? readReplica(store, state, pause);
  }

  /** The replica of a state by a snapshot made aside; null when there is none to be had. */
  async #compacted(state: ReplicaState): Promise<Replica | null> {
    const { store, compact } = this.#doors;
    if (!(await compact())) return null;
    const made = await openReplica(store, state);
    try {
      await made?.whole();
      return made;
    } catch (error) {
      // Another tab was at it too: the pages tell the same.
      if (error instanceof UnreadablePage) return null;
      throw error;
    }
  }

  /** Applies what is newer in the store; false when only reading anew leads there. */
  async #applyNewer(state: ReplicaState): Promise<boolean> {
    const mine = this.#current;
    if (mine === null || !isSameCursor(mine.state.manifest.cursor, state.manifest.cursor)) return false;
    const newer = (await this.#doors.store.changes()).filter((one) => one.to.rev > mine.state.cursor.rev);
    try {
      for (const changes of newer) await mine.apply(changes, { ...state, cursor: changes.to });
    } catch (error) {
      if (error instanceof UnreadablePage) return false;
      throw error;
    }
    return isSameCursor(mine.state.cursor, state.cursor);
  }
}
