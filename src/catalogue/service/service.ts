import type { Area } from '#core/domain/shop/area.ts';
import type { PageAnswer } from '#core/contract/pages/page.ts';
import { addressedSource } from '#core/contract/pages/permalinks/addressed-source.ts';
import { addressed, NO_PERMALINKS } from '#core/contract/pages/permalinks/permalinks.ts';
import { crossSellsOf, type CrossSells } from '#core/contract/pages/resolve/cross-sells.ts';
import type { SuggestedLink } from '#core/contract/pages/search/suggestions.ts';
import type { Structure } from '#core/contract/catalogue/structure.ts';
import type { CatalogueRow } from '#core/search/segment/row.ts';
import type { ShopPlace } from '#src/catalogue/replica/replica.ts';
import { CurrentReplica } from '#src/catalogue/replica/current-replica.ts';
import { Prefetcher } from '#src/catalogue/prefetch/prefetcher.ts';
import type { AreaOutcome } from '#src/catalogue/prefetch/prefetcher.ts';
import type { AreaOnDevice } from '#src/catalogue/prefetch/areas-on-device.ts';
import { ListCache } from './list-cache.ts';
import { PageAnswers } from './page-answers.ts';
import { PhotoPrefetcher } from '#src/catalogue/prefetch/photo-prefetcher.ts';
import { Refresh } from './refresh.ts';
import { ReplicaQuestions } from './replica-questions.ts';
import type { ServiceDeps } from './service-deps.ts';
import { StatusBoard } from '#src/catalogue/status/status-board.ts';
import type { CatalogueStatus } from '#src/catalogue/status/status.ts';

/** What the catalogue on this device answers; null always means: not here, ask the network. */
export interface CatalogueService {
  page: (path: string, search: string) => Promise<PageAnswer | null>;
  /** A list of which a load under way has brought a part: for when nothing else answers. */
  part: (path: string, search: string) => Promise<PageAnswer | null>;
  suggest: (text: string, area?: Area) => Promise<SuggestedLink[] | null>;
  /** In the order asked, unknown ones left out. */
  rows: (uuids: readonly string[]) => Promise<CatalogueRow[] | null>;
  /** What goes with articles of a cart, and those of them of which it is not known here. */
  crossSells: (uuids: readonly string[]) => Promise<CrossSells | null>;
  structure: () => Promise<Structure | null>;
  /** The category on the screen, whose pages a first load fetches first. */
  visit: (categoryId: number) => Promise<void>;
  /** Catches up with the server; never throws, `trouble` says what stood in the way. */
  refresh: () => Promise<CatalogueStatus>;
  /** The same, and a first catalogue comes over any line: the person asked for it. */
  load: () => Promise<CatalogueStatus>;
  /** How far each area is here with everything that is known of its products; null before a first load. */
  areas: () => Promise<AreaOnDevice[] | null>;
  /** Brings all of an area here, and keeps it up to date from now on. */
  keepArea: (area: Area) => Promise<AreaOutcome>;
  releaseArea: (area: Area) => Promise<void>;
  /** The shop has set something else, or moved an address: answers are made by that from now on. */
  settle: (place: ShopPlace) => Promise<void>;
  /** Fetches no more pictures ahead, as long as this tab lives: a newer build of the shop waits to take over. */
  giveWay: () => Promise<void>;
  status: () => Promise<CatalogueStatus>;
  onStatus: (listen: (status: CatalogueStatus) => void) => Promise<void>;
}

/** Reads the replica of this device; a store that cannot be read is a catalogue that is not here. */
async function openCurrent(current: CurrentReplica, board: StatusBoard): Promise<void> {
  try {
    await current.open();
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
    board.show({ trouble: 'storage' });
  }
  if (current.current === null) board.show({ phase: 'absent' });
  else board.showReplica(current.current);
}

/** What is set decides lists as the code does. */
const listsName = (build: string, { settings, permalinks, locale }: ShopPlace): string =>
  `${build} ${locale ?? ''} ${JSON.stringify([settings, ...(permalinks?.at ?? [])])}`;

/** Opens the replica of this device and answers from it. */
export function catalogueService(deps: ServiceDeps): CatalogueService {
  let { place } = deps;
  const board = new StatusBoard(deps.store.isDurable);
  /* asked for before the catalogue */
  const lists = new ListCache(deps.store, listsName(deps.build, deps.place));
  const current = new CurrentReplica(deps);
  const ahead = new Prefetcher(deps, current, () => board.show({ detailPages: board.shown.detailPages + 1 }));
  const photos = new PhotoPrefetcher(deps, ahead, board);
  const opened = openCurrent(current, board);
  const refresh = new Refresh(deps, { opened, current, board, ahead, photos });
  const questions = new ReplicaQuestions(current, opened);
  const pages = new PageAnswers(deps.place, { lists, current, questions, ahead, photos });
  deps.neighbours.subscribe(() => {
    void opened.then(() => refresh.follow());
  });

  return {
    page: (path, search) => pages.page(path, search),
    part: (path, search) => pages.part(path, search),
    suggest: (text, area) => questions.ask((here) => here.suggest(text, area, place)),
    rows: (uuids) =>
      questions.ask(async (here) =>
        (await here.byUuids(uuids)).map((row) => addressed(row, place.permalinks ?? NO_PERMALINKS)),
      ),
    crossSells: (uuids) =>
      questions.ask((here) =>
        crossSellsOf(addressedSource(here.source(place), place.permalinks ?? NO_PERMALINKS), uuids),
      ),
    structure: () => questions.ask(async (here) => here.structure()),
    visit: async (categoryId) => refresh.visit(categoryId),
    refresh: () => refresh.run(),
    load: () => refresh.load(),
    areas: () => questions.ask(async ({ state }) => (current.current === null ? null : ahead.areas(state))),
    keepArea: async (area) => {
      await opened;
      return current.current === null ? 'unreachable' : ahead.keep(area, current.current.state);
    },
    releaseArea: async (area) => {
      await opened;
      if (current.current !== null) await ahead.release(area, current.current.state);
    },
    settle: async (next) => {
      place = next;
      pages.settle(next);
      await lists.rename(listsName(deps.build, next));
    },
    giveWay: async () => photos.giveWay(),
    status: async () => board.shown,
    onStatus: async (listen) => board.listen(listen),
  };
}
