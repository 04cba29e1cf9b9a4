import type { CatalogueClient } from '#src/catalogue/client.ts';
import { readLine, worksAhead } from '#src/catalogue/prefetch/connection.ts';
import { keepFresh, type Freshness, type FreshnessDeps } from '#src/catalogue/replica/freshness.ts';
import { showsPart, visitedCategory } from '#src/shop/app/navigation/visited-category.ts';
import type { ShopRouter } from '#src/shop/app/navigation/router.tsx';
import type { WorkAhead } from '#src/shop/app/offline/work-ahead.ts';
import { confirmedDates } from '#src/shop/app/pages/confirmed-dates.ts';
import type { BrowserPort } from '#src/shop/app/port/port.ts';
import { patiently } from '#src/shop/parts/hydration/patiently.ts';
import { showNew } from '#src/shop/store/show-new.ts';
import { readState } from '#src/shop/store/state.ts';

export interface FollowDeps {
  readonly port: BrowserPort;
  readonly router: ShopRouter;
  readonly ahead: WorkAhead;
}

const warn = (error: unknown): void => console.warn(error);

/**
 * The catalogue of this device keeps itself up to date; a newer one draws the page on screen anew, and what stands
 * around it where departments or menus have changed.
 */
export function followCatalogue(
  catalogue: CatalogueClient,
  { port, router, ahead }: FollowDeps,
  onFresh: () => void,
): Pick<Freshness, 'poke'> {
  let { rev, structure } = catalogue.status();
  const onScreen = (): unknown => router.state.matches.at(-1)?.loaderData;
  const tell = (): void => {
    const status = catalogue.status();
    showNew('catalogue', {
      phase: status.phase,
      products: status.products,
      loaded: status.loaded,
      total: status.total,
      pricedAt: status.pricedAt,
      isDurable: status.isDurable,
    });
  };
  tell();
  catalogue.subscribe(() => {
    tell();
    const status = catalogue.status();
    const moved = rev !== null && status.rev !== null && status.rev !== rev;
    const rebuilt = structure !== null && status.structure !== null && status.structure !== structure;
    ({ rev, structure } = status);
    if (rebuilt) port.renew().catch(warn);
    if (moved || (status.phase === 'ready' && showsPart(onScreen()))) void router.invalidate();
  });
  const load = (): Promise<void> => {
    ahead.ask();
    return catalogue.load();
  };
  void patiently(() => import('#src/shop/store/device/device-catalogue.ts')).then(({ plugCatalogue }) =>
    plugCatalogue({ ...catalogue, load }),
  );
  const visit = (): void => {
    const visited = visitedCategory(onScreen());
    if (visited !== null) catalogue.visit(visited);
  };
  const confirmDates = (): void => {
    const heardAt = readState().catalogue?.pricedAt ?? null;
    const confirmedAt = catalogue.status().pricedAt;
    const old = confirmedDates({ page: onScreen(), heardAt, confirmedAt, nowMs: Date.now() });
    if (old.heard) tell();
    if (old.page) void router.invalidate();
  };
  let fresh: Freshness | null = null;
  const freshness: FreshnessDeps = {
    isVisible: () => document.visibilityState === 'visible',
    onReturn: (listen) => {
      addEventListener('online', listen);
      document.addEventListener('visibilitychange', listen);
      return () => {
        removeEventListener('online', listen);
        document.removeEventListener('visibilitychange', listen);
      };
    },
    random: Math.random,
    onFresh: () => {
      confirmDates();
      onFresh();
    },
  };
  /* where nothing may come by itself this starts nothing, and screens know it */
  if (!worksAhead(readLine())) catalogue.start();
  void ahead.begun.then(() => {
    catalogue.start();
    visit();
    router.subscribe('onResolved', visit);
    fresh = keepFresh(catalogue, freshness);
  });
  return { poke: (rev) => fresh?.poke(rev) };
}
