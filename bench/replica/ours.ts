import { resolvePage } from '#core/contract/pages/resolve.ts';
import { compactReplica } from '#src/catalogue/compact.ts';
import { openReplica, readReplica } from '#src/catalogue/open-replica.ts';
import { httpOrigin } from '#src/catalogue/origin.ts';
import type { Replica } from '#src/catalogue/replica.ts';
import { openCatalogueDatabase, replicaStore } from '#src/catalogue/store.ts';
import { syncCatalogue } from '#src/catalogue/sync.ts';
import { CATEGORY, PARALLEL, ROUTES, type Contestant } from './contestant.ts';

const PLACE = { siteName: 'Bench', origin: 'https://bench.test' };

/** The replica as the shop runs it; the compactor's work is done here, because nothing else waits. */
export function ours(): Contestant {
  const opened = openCatalogueDatabase().then(replicaStore);
  const wishes = { visited: CATEGORY, parallel: PARALLEL, onProgress: () => undefined };
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
      const { kind } = await syncCatalogue(await opened, origin, wishes);
      if (kind !== 'replaced') throw new Error(`expected a load, got ${kind}`);
      return performance.now();
    },
    settle: async () => {
      const since = performance.now();
      if (!(await compactReplica(await opened))) throw new Error('no snapshot was written');
      return performance.now() - since;
    },
    list: async () => {
      const answer = await resolvePage((await replica()).source(PLACE), `/auto/nos-produits/rayon-${CATEGORY}`, '');
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
