import { beginLoading, resumeLoading } from './loading-replica.ts';
import type { LoadingReplica } from './loading-replica.ts';
import { openReplica, readReplica } from './open-replica.ts';
import { UnreadablePage } from '#src/catalogue/published/page-bytes.ts';
import type { Replica } from './replica.ts';
import { isSameCursor } from '#src/catalogue/published/replica-state.ts';
import type { ReplicaState } from '#src/catalogue/published/replica-state.ts';
import type { ReplicaStore } from '#src/catalogue/store/store.ts';

/** Changed products beside a snapshot that every start takes in again; above, the next one has them in it. */
const MOST_UNFOLDED = 500;

export interface CurrentReplicaDeps {
  readonly store: ReplicaStore;
  /** Lets waiting questions be answered between two pieces of long work. */
  readonly pause: () => Promise<void>;
  /** Writes what the store holds as a snapshot, where nobody waits for it; false when that is impossible here. */
  readonly compact: () => Promise<boolean>;
}

/** The replica in memory, following what the store says; whatever moves it goes one after the other. */
export class CurrentReplica {
  readonly #deps: CurrentReplicaDeps;
  #current: Replica | null = null;
  /** A first load under way, or interrupted. */
  #arriving: LoadingReplica | null = null;
  /** The one no snapshot could be written of: it is not tried again and again. */
  #unsaved: Replica | null = null;
  #turns: Promise<unknown> = Promise.resolve();

  constructor(deps: CurrentReplicaDeps) {
    this.#deps = deps;
  }

  get current(): Replica | null {
    return this.#current;
  }

  /** What can be answered before there is a replica. */
  get arriving(): LoadingReplica | null {
    return this.#arriving;
  }

  /** A load of this state begins: built as it comes, unless a replica answers meanwhile. */
  async begin(next: ReplicaState): Promise<LoadingReplica | null> {
    if (this.#current !== null) return null;
    this.#arriving = await beginLoading(this.#deps.store, next, this.#arriving);
    return this.#arriving;
  }

  /** Reads the stored replica, or what came of one; what cannot be read is let go of, to be fetched anew. */
  open(): Promise<void> {
    return this.#inTurn(async () => {
      await this.#read();
      if (this.#current === null) this.#arriving = await resumeLoading(this.#deps.store, this.#deps.pause);
    });
  }

  /** Waits for the parts of a snapshot that come after its lists; one that is not whole gives way to the pages. */
  complete(): Promise<void> {
    return this.#inTurn(() => this.#complete());
  }

  /** Brings memory up to what the store says, at the cost of what changed. */
  follow(): Promise<void> {
    return this.#inTurn(async () => {
      const state = await this.#deps.store.state();
      const isThere = state !== null && (await this.#applyNewer(state));
      if (!isThere) await this.#read();
      await this.#complete();
    });
  }

  /** After what changed is on the screen: few pieces make quick searches. */
  tidy(): Promise<void> {
    return this.#inTurn(async () => this.#current?.tidy());
  }

  /**
   * Leaves a snapshot for the next start when this one had to read the pages, or takes much in, and goes over to it. It is
   * written aside: questions are answered and changes taken in meanwhile.
   */
  async keepSnapshot(): Promise<void> {
    const before = this.#current;
    if (before === null || before === this.#unsaved) return;
    if (before.isSnapshot && before.unfolded <= MOST_UNFOLDED) return;
    const isWritten = await this.#deps.compact();
    await this.#inTurn(async () => {
      const [now, state] = [this.#current, await this.#deps.store.state()];
      const made = isWritten && state !== null ? await this.#fromSnapshot(state) : null;
      if (made === null) {
        this.#unsaved = now;
        return;
      }
      made.confirm(now?.pricedAt ?? '');
      this.#current = made;
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
      await this.#deps.store.dropSnapshot();
      await this.#read();
    }
  }

  async #read(): Promise<void> {
    const { store } = this.#deps;
    for (let state = await store.state(); state !== null; state = await store.state()) {
      try {
        this.#current = this.#arrived(state) ?? (await this.#replicaOf(state));
        this.#arriving = null;
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

  /** The load that led to this state, built on the way. */
  #arrived(state: ReplicaState): Replica | null {
    const arriving = this.#arriving;
    const isIt = arriving !== null && arriving.isWhole && isSameCursor(arriving.state.cursor, state.cursor);
    return isIt && this.#current === null ? arriving.replica() : null;
  }

  /** By the snapshot, by one made while the former replica answers, or by the pages. */
  async #replicaOf(state: ReplicaState): Promise<Replica> {
    const { store, pause } = this.#deps;
    const opened = await openReplica(store, state);
    if (opened !== null) return opened;
    const isWritten = this.#current !== null && (await this.#deps.compact());
    return (isWritten ? await this.#fromSnapshot(state) : null) ?? readReplica(store, state, pause);
  }

  /** The whole replica of a state by the snapshot that was just written; null when it does not lead there. */
  async #fromSnapshot(state: ReplicaState): Promise<Replica | null> {
    try {
      const made = await openReplica(this.#deps.store, state);
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
    const newer = await this.#deps.store.changes(mine.state.cursor.rev);
    try {
      for (const changes of newer) await mine.apply(changes, { ...state, cursor: changes.to });
    } catch (error) {
      if (error instanceof UnreadablePage) return false;
      throw error;
    }
    return isSameCursor(mine.state.cursor, state.cursor);
  }
}
