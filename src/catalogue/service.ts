import type { Area } from '#core/domain/area.ts';
import type { PageAnswer } from '#core/contract/pages/page.ts';
import { resolvePage } from '#core/contract/pages/resolve.ts';
import type { SuggestedLink } from '#core/contract/pages/suggestions.ts';
import type { Structure } from '#core/contract/structure.ts';
import type { CatalogueRow } from '#core/search/row.ts';
import { Ahead } from './ahead.ts';
import type { AreaOutcome } from './ahead.ts';
import { ArrivingReplica, StillArriving } from './arriving-replica.ts';
import type { AreaHere } from './kept-areas.ts';
import { KeptLists } from './kept-lists.ts';
import { OriginUnreachable } from './origin.ts';
import { UnreadablePage } from './page-bytes.ts';
import { isOutOfSpace } from './photos.ts';
import { PhotoWants } from './photo-wants.ts';
import { LivingReplica } from './living-replica.ts';
import type { Replica } from './replica.ts';
import { isSameCursor } from './replica-state.ts';
import type { ServiceDoors } from './service-doors.ts';
import { OPENING, looksSame } from './status.ts';
import type { CatalogueStatus } from './status.ts';
import { MOST_OVERLAID, loadManifest, syncCatalogue } from './sync.ts';
import type { SyncOutcome, SyncWishes } from './sync.ts';

/** What the catalogue on this device answers; null always means: not here, ask the network. */
export interface CatalogueService {
  page: (path: string, search: string) => Promise<PageAnswer | null>;
  /** A list of which a load under way has brought a part: for when nothing else answers. */
  part: (path: string, search: string) => Promise<PageAnswer | null>;
  suggest: (text: string, area?: Area) => Promise<SuggestedLink[] | null>;
  /** In the order asked, unknown ones left out. */
  rows: (uuids: readonly string[]) => Promise<CatalogueRow[] | null>;
  structure: () => Promise<Structure | null>;
  /** The category on the screen, whose pages a first load fetches first. */
  visit: (categoryId: number) => Promise<void>;
  /** Catches up with the server; never throws, `trouble` says what stood in the way. */
  refresh: () => Promise<CatalogueStatus>;
  /** How far each area is here with everything that is known of its products; null before a first load. */
  areas: () => Promise<AreaHere[] | null>;
  /** Brings all of an area here, and keeps it up to date from now on. */
  keepArea: (area: Area) => Promise<AreaOutcome>;
  releaseArea: (area: Area) => Promise<void>;
  /** Fetches no more pictures ahead, as long as this tab lives: a newer build of the shop waits to take over. */
  giveWay: () => Promise<void>;
  status: () => Promise<CatalogueStatus>;
  onStatus: (listen: (status: CatalogueStatus) => void) => Promise<void>;
}

/** Opens the replica of this device and answers from it. */
export function catalogueService(doors: ServiceDoors): CatalogueService {
  const { store, origin, place } = doors;
  const listeners = new Set<(status: CatalogueStatus) => void>();
  const wants = new PhotoWants();
  /* asked for before the catalogue, and answers sooner */
  const lists = new KeptLists(store, doors.build);
  const living = new LivingReplica(doors);
  let shown: CatalogueStatus = { ...OPENING, isDurable: store.isDurable };
  let visited: number | null = null;
  let running: Promise<CatalogueStatus> | null = null;
  let shelving: Promise<void> | null = null;
  let givesWay = false;

  const show = (next: Partial<CatalogueStatus>): CatalogueStatus => {
    const before = shown;
    shown = { ...shown, ...next };
    if (!looksSame(before, shown)) for (const listen of listeners) listen(shown);
    return shown;
  };
  const showReplica = (): void => {
    const replica = living.current;
    if (replica === null) return;
    const { size, state, pricedAt } = replica;
    show({ phase: 'ready', products: size, rev: state.cursor.rev, structure: state.structure, pricedAt });
  };
  const ahead = new Ahead(doors, living, () => {
    show({ detailPages: shown.detailPages + 1 });
  });
  const wishes: SyncWishes = {
    visited: () => visited,
    begin: (next) => living.begin(next),
    pause: doors.pause,
    rest: doors.rest,
    onProgress: (loaded, total) => {
      show({ loaded, total, products: living.current?.size ?? living.arriving?.size ?? 0 });
    },
  };

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
    const outcome = await syncCatalogue(store, origin, wishes);
    await take(outcome);
    // A manifest may lie behind the shop: what changed since it was cut follows at once.
    if (outcome.kind === 'replaced') await take(await syncCatalogue(store, origin, wishes));
    if ((living.current?.overlaid ?? 0) > MOST_OVERLAID) await take(await loadManifest(store, origin, wishes, false));
    await doors.pause();
    await living.tidy();
    if (ahead.isCramped) return;
    await living.keepSnapshot();
    showReplica();
    if (living.current !== null) await ahead.details(living.current.state);
  };

  const attempt = async (): Promise<void> => {
    for (const hard of [false, true])
      try {
        await doors.exclusively(catchUp);
        return;
      } catch (error) {
        if (!isOutOfSpace(error)) throw error;
        await ahead.makeRoom(hard);
      }
    await doors.exclusively(catchUp);
  };

  /** Pictures come beside: whoever asks for the prices of now does not wait for them. */
  const shelve = (firstRows: readonly CatalogueRow[]): void => {
    if (living.current === null || !ahead.isAllowed || givesWay) return;
    shelving ??= doors
      .shelvePhotos(wants.of(firstRows), () => !givesWay)
      .catch((error: unknown) => {
        if (!(error instanceof DOMException)) throw error;
        show({ trouble: 'storage' });
      })
      .finally(() => {
        shelving = null;
      });
  };

  /** A device without room starts more slowly, that is all. */
  const keepList = (...list: Parameters<KeptLists['keep']>): void => {
    lists.keep(...list).catch((error: unknown) => {
      if (!(error instanceof DOMException)) throw error;
    });
  };

  const refreshOnce = async (): Promise<CatalogueStatus> => {
    await opened;
    try {
      await living.complete();
      const isFirstLoad = living.current === null;
      await attempt();
      // A first visit has the line for what it looks at; pictures nobody looks at come minutes later, or another day.
      if (!isFirstLoad) shelve((await living.current?.firstRows()) ?? []);
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

  /** Asks the replica, or what there is of it; should its snapshot turn out not to be whole, the one that takes its place. */
  const ask = async <T>(question: (here: Replica | ArrivingReplica) => Promise<T>): Promise<T | null> => {
    await opened;
    const asked = living.current ?? living.arriving;
    if (asked === null) return null;
    try {
      return await question(asked);
    } catch (error) {
      if (error instanceof StillArriving) return null;
      if (!(error instanceof UnreadablePage)) throw error;
      await living.complete();
      const other = living.current;
      return other === null || other === asked ? null : question(other);
    }
  };

  return {
    page: async (path, search) => {
      const kept = living.current === null ? await lists.find(path, search) : null;
      const answer = kept ?? (await ask((here) => resolvePage(here.source(place), path, search)));
      // An address nobody knows yet may be that of a product to come.
      if (answer === null || (answer.status === 404 && living.current === null)) return null;
      wants.see(answer);
      if (living.current !== null) keepList(path, search, answer, living.current.state);
      if (answer.status === 200 && answer.page.kind === 'product' && answer.page.detail === null)
        void ahead.visit(answer.page.row);
      return answer;
    },
    part: (path, search) =>
      ask(async (here) => {
        if (!(here instanceof ArrivingReplica)) return null;
        const answer = await resolvePage(here.source(place, true), path, search);
        return answer.status === 200 && answer.page.kind === 'list' ? answer : null;
      }),
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
    areas: () => ask(async ({ state }) => (living.current === null ? null : ahead.areas(state))),
    keepArea: async (area) => {
      await opened;
      return living.current === null ? 'unreachable' : ahead.keep(area, living.current.state);
    },
    releaseArea: async (area) => {
      await opened;
      if (living.current !== null) await ahead.release(area, living.current.state);
    },
    giveWay: async () => {
      givesWay = true;
    },
    status: async () => shown,
    onStatus: async (listen) => {
      listeners.add(listen);
      listen(shown);
    },
  };
}
