import { shownSettings } from '#core/settings/shown.ts';
import { resolvePage } from '#core/contract/pages/resolve/resolve.ts';
import { StillLoading } from '#src/catalogue/replica/loading-replica.ts';
import { compactReplica } from '#src/catalogue/store/compact.ts';
import { CurrentReplica } from '#src/catalogue/replica/current-replica.ts';
import { openReplica, readReplica } from '#src/catalogue/replica/open-replica.ts';
import { ListCache } from '#src/catalogue/service/list-cache.ts';
import { httpOrigin } from '#src/catalogue/published/origin.ts';
import type { Replica } from '#src/catalogue/replica/replica.ts';
import { openCatalogueDatabase } from '#src/catalogue/store/catalogue-database.ts';
import { replicaStore } from '#src/catalogue/store/store.ts';
import { syncCatalogue } from '#src/catalogue/replica/sync.ts';
import { CATEGORY, ROUTES, type Contestant } from './contestant.ts';

const PLACE = { siteName: 'Bench', origin: 'https://bench.test', settings: shownSettings([]) };

/** The replica as the shop runs it; the compactor's work is done here, because nothing else waits. */
export function ours(): Contestant {
  const opened = openCatalogueDatabase().then(replicaStore);
  const kept = opened.then((store) => new ListCache(store, location.pathname));
  const pause = () => new Promise<void>((resolve) => setTimeout(resolve));
  const path = `/auto/nos-produits/rayon-${CATEGORY}`;
  const origin = httpOrigin(ROUTES);
  let reading: Promise<Replica> | null = null;

  const stateOf = async () => {
    const state = await (await opened).state();
    if (state === null) throw new Error('there is no replica');
    return state;
  };
  const open = async (): Promise<Replica> => {
    const [store, state] = [await opened, await stateOf()];
    return (await openReplica(store, state)) ?? readReplica(store, state, () => Promise.resolve());
  };
  const replica = (): Promise<Replica> => (reading ??= open());

  return {
    load: async () => {
      let durable = 0;
      let listed: number | null = null;
      const own = await opened;
      const store: typeof own = {
        ...own,
        commitManifest: async (next, reset) => {
          const commit = await own.commitManifest(next, reset);
          durable = performance.now();
          return commit;
        },
      };
      const living = new CurrentReplica({ store, pause, compact: async () => false });
      const look = async (): Promise<void> => {
        const { arriving } = living;
        if (listed !== null || arriving === null) return;
        try {
          await resolvePage(arriving.source(PLACE), path, '');
          listed ??= performance.now();
        } catch (error) {
          if (!(error instanceof StillLoading)) throw error;
        }
      };
      const { kind } = await syncCatalogue(store, origin, {
        visited: () => CATEGORY,
        begin: (next) => living.begin(next),
        pause,
        rest: () => new Promise((resolve) => setTimeout(resolve, 50)),
        onProgress: () => void look(),
      });
      if (kind !== 'replaced' || durable === 0) throw new Error(`expected a load, got ${kind}`);
      await living.follow();
      return { durable, listed, searchable: performance.now() };
    },
    settle: async () => {
      const since = performance.now();
      if (!(await compactReplica(await opened))) throw new Error('no snapshot was written');
      const settled = performance.now() - since;
      // The list a person comes back to was looked at before.
      const here = await replica();
      await (await kept).keep(path, '', await resolvePage(here.source(PLACE), path, ''), here.state);
      return settled;
    },
    list: async () => {
      const answer =
        (await (await kept).find(path, '')) ?? (await resolvePage((await replica()).source(PLACE), path, ''));
      if (answer.status !== 200 || answer.page.kind !== 'list') throw new Error('no list');
      return { rows: answer.page.list.rows.length, total: answer.page.list.total, at: performance.now() };
    },
    search: async (text) => {
      const question = { text, groups: [], sort: 'relevance', offset: 0, limit: 24, facets: false } as const;
      return (await (await replica()).source(PLACE).query(question)).rows;
    },
    count: async () => (await replica()).size,
    follow: async () => {
      const [store, here] = [await opened, await replica()];
      await here.whole();
      const changes = await origin.changes((await stateOf()).cursor);
      if (changes.kind !== 'changes') throw new Error(`expected changes, got ${changes.kind}`);
      const since = performance.now();
      if (!(await store.commitChanges(changes))) throw new Error('the changes were not taken');
      await here.apply(changes, await stateOf());
      return performance.now() - since;
    },
  };
}
