import type { Area } from '#core/domain/shop/area.ts';
import type { PageAnswer } from '#core/contract/pages/page.ts';
import type { CrossSells } from '#core/contract/pages/resolve/cross-sells.ts';
import type { SuggestedLink } from '#core/contract/pages/search/suggestions.ts';
import type { Structure } from '#core/contract/catalogue/structure.ts';
import type { CatalogueRow } from '#core/search/segment/row.ts';
import type { AreaOutcome } from '#src/catalogue/prefetch/prefetcher.ts';
import type { AreaOnDevice } from '#src/catalogue/prefetch/areas-on-device.ts';
import type { ShopPlace } from '#src/catalogue/replica/replica.ts';
import { newestOnly } from '#src/catalogue/replica/newest-manifest.ts';
import type { CatalogueService } from '#src/catalogue/service/service.ts';
import { OPENING } from '#src/catalogue/status/status.ts';
import type { CatalogueStatus } from '#src/catalogue/status/status.ts';

/** The catalogue of this device as the page sees it. Null means: ask the network. Nothing here ever rejects. */
export interface CatalogueClient {
  /** Starts the worker, if nothing has yet: call it once the first page stands. */
  start: () => void;
  page: (path: string, search: string) => Promise<PageAnswer | null>;
  /** What a load under way has of a list, for when nothing else answers. */
  part: (path: string, search: string) => Promise<PageAnswer | null>;
  /** Null also for a question that a newer one overtook. */
  suggest: (text: string, area?: Area) => Promise<SuggestedLink[] | null>;
  rows: (uuids: readonly string[]) => Promise<CatalogueRow[] | null>;
  crossSells: (uuids: readonly string[]) => Promise<CrossSells | null>;
  structure: () => Promise<Structure | null>;
  visit: (categoryId: number) => void;
  refresh: () => Promise<void>;
  /** Brings the catalogue here over any line: the person asked for it. */
  load: () => Promise<void>;
  /** How far each area is here; null while nobody knows. */
  areas: () => Promise<AreaOnDevice[] | null>;
  /** Null: the worker failed. */
  keepArea: (area: Area) => Promise<AreaOutcome | null>;
  releaseArea: (area: Area) => Promise<void>;
  /** The shop has set something else, or moved an address: answers are made by that from now on. */
  settle: (place: ShopPlace) => Promise<void>;
  /** A newer build of the shop waits: nothing more is fetched that nobody looks at. */
  giveWay: () => void;
  status: () => CatalogueStatus;
  /** Hears of every status that looks different; answers how to stop. */
  subscribe: (listen: () => void) => () => void;
}

export interface ClientDeps {
  /** False: nothing is here, and the line is for what is looked at; the worker starts once it is true, or is asked for. */
  readonly mayStart?: () => boolean;
  /** Starts the worker and opens the catalogue in it; rejects when that is impossible. */
  readonly connect: (listen: (status: CatalogueStatus) => void) => Promise<CatalogueService>;
  /** Where a failure goes that no screen needs to know of. */
  readonly report: (error: unknown) => void;
}

export function catalogueClient(deps: ClientDeps): CatalogueClient {
  const listeners = new Set<() => void>();
  let shown: CatalogueStatus = OPENING;
  let connected: Promise<CatalogueService | null> | null = null;
  let isAsked = false;

  const show = (next: CatalogueStatus): void => {
    shown = next;
    for (const listen of listeners) listen();
  };
  const connect = async (): Promise<CatalogueService | null> => {
    try {
      // Whoever hears the first status may ask at once: by then it is known who is asked.
      await Promise.resolve();
      return await deps.connect(show);
    } catch (error) {
      deps.report(error);
      show({ ...shown, phase: 'absent', isDurable: false, trouble: 'worker' });
      return null;
    }
  };
  const service = async (): Promise<CatalogueService | null> => {
    if (connected === null && !isAsked && deps.mayStart?.() === false) {
      if (shown.phase !== 'onDemand') show({ ...shown, phase: 'onDemand' });
      return null;
    }
    connected ??= connect();
    return connected;
  };
  const ask = async <T>(question: (catalogue: CatalogueService) => Promise<T | null>): Promise<T | null> => {
    const catalogue = await service();
    if (catalogue === null) return null;
    try {
      return await question(catalogue);
    } catch (error) {
      deps.report(error);
      return null;
    }
  };
  const suggest = newestOnly((text: string, area?: Area) => ask((catalogue) => catalogue.suggest(text, area)));

  return {
    start: () => void service(),
    page: (path, search) => ask((catalogue) => catalogue.page(path, search)),
    part: (path, search) => ask((catalogue) => catalogue.part(path, search)),
    suggest,
    rows: (uuids) => ask((catalogue) => catalogue.rows(uuids)),
    crossSells: (uuids) => ask((catalogue) => catalogue.crossSells(uuids)),
    structure: () => ask((catalogue) => catalogue.structure()),
    visit: (categoryId) => void ask((catalogue) => catalogue.visit(categoryId)),
    refresh: async () => {
      const status = await ask((catalogue) => catalogue.refresh());
      // A confirmed price date is worth knowing, and no reason to draw anything again.
      if (status !== null) shown = status;
    },
    load: async () => {
      isAsked = true;
      await ask((catalogue) => catalogue.load());
    },
    areas: () => ask((catalogue) => catalogue.areas()),
    keepArea: (area) => ask((catalogue) => catalogue.keepArea(area)),
    releaseArea: async (area) => {
      await ask(async (catalogue) => {
        await catalogue.releaseArea(area);
        return null;
      });
    },
    settle: async (place) => {
      if (connected === null) return;
      await ask(async (catalogue) => {
        await catalogue.settle(place);
        return null;
      });
    },
    giveWay: () => void ask((catalogue) => catalogue.giveWay()),
    status: () => shown,
    subscribe: (listen) => {
      listeners.add(listen);
      return () => listeners.delete(listen);
    },
  };
}
