import type { Area } from '#core/domain/area.ts';
import type { PageAnswer } from '#core/contract/pages/page.ts';
import { resolvePage } from '#core/contract/pages/resolve.ts';
import type { SuggestedLink } from '#core/contract/pages/suggestions.ts';
import type { Structure } from '#core/contract/structure.ts';
import type { CatalogueRow } from '#core/search/row.ts';
import { downloadPages } from './download.ts';
import type { DownloadWishes } from './download.ts';
import { OriginUnreachable } from './origin.ts';
import type { CatalogueOrigin } from './origin.ts';
import { UnreadablePage } from './page-bytes.ts';
import { isOutOfSpace } from './photos.ts';
import { PhotoWants } from './photo-wants.ts';
import { LivingReplica } from './living-replica.ts';
import type { ReplicaDoors } from './living-replica.ts';
import type { Replica, ShopPlace } from './replica.ts';
import { isSameCursor } from './replica-state.ts';
import { OPENING, looksSame } from './status.ts';
import type { CatalogueStatus } from './status.ts';
import { MOST_OVERLAID, detailedAreas, loadDetails, loadManifest, syncCatalogue } from './sync.ts';
import type { SyncOutcome, SyncWishes } from './sync.ts';

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

export interface ServiceDoors extends ReplicaDoors {
  readonly origin: CatalogueOrigin;
  readonly place: ShopPlace;
  /** Does the work unless another tab is at it: null then. */
  readonly exclusively: <T>(work: () => Promise<T>) => Promise<T | null>;
  /** Tells the other tabs that the store moved on, and hears it from them. */
  readonly neighbours: { readonly tell: () => void; readonly hear: (listen: () => void) => void };
  /** False while the person wants data to be saved: nothing is fetched but what is looked at. */
  readonly fetchesAhead: () => boolean;
  /** Up to so many products of an area all details come along; beyond, those of products looked at. */
  readonly mostDetailed: number;
  /** Fetches pictures ahead, the most wanted first. */
  readonly shelvePhotos: (wanted: readonly string[]) => Promise<void>;
  /** Makes room: pictures first, then what is cold; never anything of a person. */
  readonly makeRoom: () => Promise<void>;
}

/** Requests at a time while pages are fetched (catalogue reference §6: four to six). */
const PARALLEL = 6;
const quietly: DownloadWishes = { parallel: PARALLEL, onProgress: () => undefined };

/** Opens the replica of this device and answers from it. */
export function catalogueService(doors: ServiceDoors): CatalogueService {
  const { store, origin, place } = doors;
  const listeners = new Set<(status: CatalogueStatus) => void>();
  const wants = new PhotoWants();
  const living = new LivingReplica(doors);
  let shown: CatalogueStatus = { ...OPENING, isDurable: store.isDurable };
  let visited: number | null = null;
  let running: Promise<CatalogueStatus> | null = null;
  let shelving: Promise<void> | null = null;
  /** The device gave no more room: this session fetches nothing ahead. */
  let isCramped = false;

  const show = (next: Partial<CatalogueStatus>): CatalogueStatus => {
    const before = shown;
    shown = { ...shown, ...next };
    if (!looksSame(before, shown)) for (const listen of listeners) listen(shown);
    return shown;
  };
  const showReplica = (): void => {
    const replica = living.current;
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

  const follow = async (): Promise<void> => {
    await living.follow();
    showReplica();
  };

  const take = async (outcome: SyncOutcome): Promise<void> => {
    if (outcome.kind === 'foreign') {
      show({ trouble: 'foreign' });
      return;
    }
    if (outcome.kind === 'unchanged') {
      // The store may be ahead of memory: another tab fetched, and nobody heard it say so.
      const [state, replica] = [await store.state(), living.current];
      const isBehind = state !== null && (replica === null || !isSameCursor(replica.state.cursor, state.cursor));
      if (isBehind) await follow();
      if (outcome.at !== null) living.current?.confirm(outcome.at);
    } else {
      await follow();
      doors.neighbours.tell();
    }
    show({ trouble: null, pricedAt: living.current?.pricedAt ?? null });
  };

  const catchUp = async (): Promise<void> => {
    if (living.current === null) show({ phase: 'loading' });
    const outcome = await syncCatalogue(store, origin, wishes());
    await take(outcome);
    // A manifest may lie behind the shop: what changed since it was cut follows at once.
    if (outcome.kind === 'replaced') await take(await syncCatalogue(store, origin, wishes()));
    if ((living.current?.overlaid ?? 0) > MOST_OVERLAID) await take(await loadManifest(store, origin, wishes(), false));
    if (isCramped) return;
    await living.keepSnapshot();
    if (living.current === null || !doors.fetchesAhead()) return;
    const { state } = living.current;
    await loadDetails(store, origin, state, detailedAreas(state, doors.mostDetailed), quietly);
  };

  /** Details of a product looked at stay, with those of its neighbours; where whole areas come along, that is enough. */
  const keepDetails = async ({ id, area }: CatalogueRow): Promise<void> => {
    const here = living.current;
    if (here === null || isCramped || !doors.fetchesAhead()) return;
    if (detailedAreas(here.state, doors.mostDetailed).has(area)) return;
    try {
      const hash = await here.detailPage(id);
      if (hash !== null) await downloadPages(store, origin, [hash], quietly);
    } catch (error) {
      isCramped ||= isOutOfSpace(error);
      const isKnown = error instanceof OriginUnreachable || error instanceof UnreadablePage;
      if (!isKnown && !(error instanceof DOMException)) throw error;
    }
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
  const shelve = (firstRows: readonly CatalogueRow[]): void => {
    if (living.current === null || isCramped || !doors.fetchesAhead()) return;
    shelving ??= doors
      .shelvePhotos(wants.of(firstRows))
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
      await living.complete();
      await attempt();
      shelve((await living.current?.firstRows()) ?? []);
    } catch (error) {
      if (error instanceof OriginUnreachable) show({ trouble: 'unreachable' });
      else if (error instanceof DOMException) show({ trouble: 'storage' });
      else throw error;
    } finally {
      if (living.current === null) show({ phase: 'absent' });
    }
    return shown;
  };

  const open = async (): Promise<void> => {
    try {
      await living.open();
    } catch (error) {
      if (!(error instanceof DOMException)) throw error;
      show({ trouble: 'storage' });
    }
    if (living.current === null) show({ phase: 'absent' });
    else showReplica();
  };
  const opened = open();
  doors.neighbours.hear(() => {
    void opened.then(() => follow());
  });

  /** Asks the replica; should its snapshot turn out not to be whole, the one that takes its place. */
  const ask = async <T>(question: (here: Replica) => Promise<T>): Promise<T | null> => {
    await opened;
    const asked = living.current;
    if (asked === null) return null;
    try {
      return await question(asked);
    } catch (error) {
      if (!(error instanceof UnreadablePage)) throw error;
      await living.complete();
      const other = living.current;
      return other === null || other === asked ? null : question(other);
    }
  };

  return {
    page: async (path, search) => {
      const answer = await ask((here) => resolvePage(here.source(place), path, search));
      if (answer !== null) wants.see(answer);
      if (answer?.status === 200 && answer.page.kind === 'product' && answer.page.detail === null)
        void keepDetails(answer.page.row);
      return answer;
    },
    suggest: (text, area) => ask((here) => here.suggest(text, area)),
    rows: (uuids) => ask((here) => here.byUuids(uuids)),
    structure: () => ask(async (here) => here.structure()),
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
