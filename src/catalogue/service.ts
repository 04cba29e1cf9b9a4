import type { Area } from '#core/domain/area.ts';
import type { PageAnswer } from '#core/contract/pages/page.ts';
import { resolvePage } from '#core/contract/pages/resolve.ts';
import type { SuggestedLink } from '#core/contract/pages/suggestions.ts';
import type { Structure } from '#core/contract/structure.ts';
import type { CatalogueRow } from '#core/search/row.ts';
import { OriginUnreachable } from './origin.ts';
import type { CatalogueOrigin } from './origin.ts';
import { UnreadablePage } from './page-bytes.ts';
import { isOutOfSpace } from './photos.ts';
import { PhotoWants } from './photo-wants.ts';
import { Replica } from './replica.ts';
import type { ShopPlace } from './replica.ts';
import { isSameCursor } from './replica-state.ts';
import type { ReplicaState } from './replica-state.ts';
import { OPENING, looksSame } from './status.ts';
import type { CatalogueStatus } from './status.ts';
import { MOST_OVERLAID, loadDetails, loadManifest, syncCatalogue } from './sync.ts';
import type { SyncOutcome, SyncWishes } from './sync.ts';
import type { ReplicaStore } from './store.ts';

/** What the catalogue on this device answers; null always means: not here, ask the network. */
export interface CatalogueService {
  page: (path: string, search: string) => Promise<PageAnswer | null>;
  suggest: (text: string, area?: Area) => Promise<SuggestedLink[] | null>;
  /** In the order asked, unknown ones left out. */
  rows: (uuids: readonly string[]) => Promise<CatalogueRow[] | null>;
  structure: () => Promise<Structure | null>;
  /** The category on the screen, whose pages a first load fetches first. */
  visit: (categoryId: number) => Promise<void>;
  /** Catches up with the server; never throws, `trouble` says what stood in the way. */
  refresh: () => Promise<CatalogueStatus>;
  status: () => Promise<CatalogueStatus>;
  onStatus: (listen: (status: CatalogueStatus) => void) => Promise<void>;
}

export interface ServiceDoors {
  readonly store: ReplicaStore;
  readonly origin: CatalogueOrigin;
  readonly place: ShopPlace;
  /** Does the work unless another tab is at it: null then. */
  readonly exclusively: <T>(work: () => Promise<T>) => Promise<T | null>;
  /** Tells the other tabs that the store moved on, and hears it from them. */
  readonly neighbours: { readonly tell: () => void; readonly hear: (listen: () => void) => void };
  /** Lets waiting questions be answered between two pieces of long work. */
  readonly pause: () => Promise<void>;
  /** Fetches pictures ahead, the most wanted first. */
  readonly shelvePhotos: (wanted: readonly string[]) => Promise<void>;
  /** Makes room: pictures first, then what is cold; never anything of a person. */
  readonly makeRoom: () => Promise<void>;
}

/** Requests at a time while pages are fetched (catalogue reference §6: four to six). */
const PARALLEL = 5;

/** Opens the replica of this device and answers from it. */
export function catalogueService(doors: ServiceDoors): CatalogueService {
  const { store, origin, place } = doors;
  const listeners = new Set<(status: CatalogueStatus) => void>();
  const wants = new PhotoWants();
  let shown: CatalogueStatus = { ...OPENING, isDurable: store.isDurable };
  let replica: Replica | null = null;
  let visited: number | null = null;
  let running: Promise<CatalogueStatus> | null = null;
  let shelving: Promise<void> | null = null;
  let following: Promise<unknown> = Promise.resolve();
  /** The device gave no more room: this session fetches nothing ahead. */
  let isCramped = false;

  const show = (next: Partial<CatalogueStatus>): CatalogueStatus => {
    const before = shown;
    shown = { ...shown, ...next };
    if (!looksSame(before, shown)) for (const listen of listeners) listen(shown);
    return shown;
  };
  const showReplica = (): void => {
    if (replica === null) return;
    show({ phase: 'ready', products: replica.size, rev: replica.state.cursor.rev, pricedAt: replica.pricedAt });
  };
  const wishes = (): SyncWishes => ({
    visited,
    parallel: PARALLEL,
    onProgress: (loaded, total) => {
      show({ loaded, total });
    },
  });

  /** Reads the stored replica; what cannot be read is let go of, to be fetched anew. */
  const readStored = async (): Promise<void> => {
    for (let state = await store.state(); state !== null; state = await store.state()) {
      try {
        replica = await Replica.read(store, state, doors.pause);
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
  };

  /** Applies what is newer in the store; false when only reading anew leads there. */
  const applyNewer = async (mine: Replica, state: ReplicaState): Promise<boolean> => {
    if (!isSameCursor(mine.state.manifest.cursor, state.manifest.cursor)) return false;
    const newer = (await store.changes()).filter((one) => one.to.rev > mine.state.cursor.rev);
    try {
      for (const changes of newer) await mine.apply(changes, { ...state, cursor: changes.to });
    } catch (error) {
      if (error instanceof UnreadablePage) return false;
      throw error;
    }
    return isSameCursor(mine.state.cursor, state.cursor);
  };

  /** Brings memory up to what the store says, at the cost of what changed. */
  const catchUpWithStore = async (): Promise<void> => {
    const state = await store.state();
    const isThere = state !== null && replica !== null && (await applyNewer(replica, state));
    if (!isThere) await readStored();
    showReplica();
  };
  /** One at a time: two at once would apply the same changes twice. */
  const follow = (): Promise<void> => {
    const turn = following.then(catchUpWithStore);
    following = turn.catch(() => {
      // Whoever asked for that turn hears of it.
    });
    return turn;
  };

  const take = async (outcome: SyncOutcome): Promise<void> => {
    if (outcome.kind === 'foreign') {
      show({ trouble: 'foreign' });
      return;
    }
    if (outcome.kind === 'unchanged') {
      // The store may be ahead of memory: another tab fetched, and nobody heard it say so.
      const state = await store.state();
      const isBehind = state !== null && (replica === null || !isSameCursor(replica.state.cursor, state.cursor));
      if (isBehind) await follow();
      if (outcome.at !== null) replica?.confirm(outcome.at);
    } else {
      await follow();
      doors.neighbours.tell();
    }
    show({ trouble: null, pricedAt: replica?.pricedAt ?? null });
  };

  const catchUp = async (): Promise<void> => {
    if (replica === null) show({ phase: 'loading' });
    const outcome = await syncCatalogue(store, origin, wishes());
    await take(outcome);
    // A manifest may lie behind the shop: what changed since it was cut follows at once.
    if (outcome.kind === 'replaced') await take(await syncCatalogue(store, origin, wishes()));
    if (replica !== null && replica.overlaid > MOST_OVERLAID)
      await take(await loadManifest(store, origin, wishes(), false));
    if (replica !== null && !isCramped)
      await loadDetails(store, origin, replica.state, { ...wishes(), onProgress: () => undefined });
  };

  const attempt = async (): Promise<void> => {
    try {
      await doors.exclusively(catchUp);
    } catch (error) {
      if (!isOutOfSpace(error)) throw error;
      isCramped = true;
      await doors.makeRoom();
      await doors.exclusively(catchUp);
    }
  };

  /** Pictures come beside: whoever asks for the prices of now does not wait for them. */
  const shelve = (): void => {
    if (replica === null || isCramped) return;
    shelving ??= doors
      .shelvePhotos(wants.of(replica.firstRows()))
      .catch((error: unknown) => {
        if (!(error instanceof DOMException)) throw error;
        show({ trouble: 'storage' });
      })
      .finally(() => {
        shelving = null;
      });
  };

  const refreshOnce = async (): Promise<CatalogueStatus> => {
    await opened;
    try {
      await attempt();
      shelve();
    } catch (error) {
      if (error instanceof OriginUnreachable) show({ trouble: 'unreachable' });
      else if (error instanceof DOMException) show({ trouble: 'storage' });
      else throw error;
    } finally {
      if (replica === null) show({ phase: 'absent' });
    }
    return shown;
  };

  const open = async (): Promise<void> => {
    try {
      await readStored();
    } catch (error) {
      if (!(error instanceof DOMException)) throw error;
      show({ trouble: 'storage' });
    }
    if (replica === null) show({ phase: 'absent' });
    else showReplica();
  };
  const opened = open();
  doors.neighbours.hear(() => {
    void opened.then(() => follow());
  });

  return {
    page: async (path, search) => {
      await opened;
      if (replica === null) return null;
      const answer = await resolvePage(replica.source(place), path, search);
      wants.see(answer);
      return answer;
    },
    suggest: async (text, area) => {
      await opened;
      return replica?.suggest(text, area) ?? null;
    },
    rows: async (uuids) => {
      await opened;
      return replica?.byUuids(uuids) ?? null;
    },
    structure: async () => {
      await opened;
      return replica?.structure() ?? null;
    },
    visit: async (categoryId) => {
      visited = categoryId;
    },
    refresh: () => {
      running ??= refreshOnce().finally(() => {
        running = null;
      });
      return running;
    },
    status: async () => shown,
    onStatus: async (listen) => {
      listeners.add(listen);
      listen(shown);
    },
  };
}
