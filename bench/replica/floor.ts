import { openIdb } from '#src/catalogue/store/idb.ts';
import { PARALLEL, type Contestant } from './contestant.ts';

/** What nobody can go below here: the bytes fetched and kept as they are; a database opened and one small value read. */
export function floor(): Contestant {
  const opened = openIdb('floor', 1, ['pages', 'count']);
  return {
    load: async () => {
      const database = await opened;
      const { cuts } = await (await fetch('/manifest')).json();
      const hashes: string[] = cuts.flatMap(
        (cut: { card: { hash: string }; offer: { hash: string }; rows: number }) => [cut.card.hash, cut.offer.hash],
      );
      const loader = async (): Promise<void> => {
        for (let hash = hashes.shift(); hash !== undefined; hash = hashes.shift()) {
          const [name, bytes] = [hash, await (await fetch(`/pages/${hash}`)).arrayBuffer()];
          await database.write(['pages'], ({ pages }) => pages.put(name, bytes));
        }
      };
      await Promise.all(Array.from({ length: PARALLEL }, loader));
      const rows = cuts.reduce((sum: number, cut: { rows: number }) => sum + cut.rows, 0);
      await database.write(['count'], ({ count }) => count.put('rows', rows));
      return { durable: performance.now(), listed: null, searchable: null };
    },
    settle: async () => 0,
    list: async () => {
      const total = Number(await (await opened).read(['count'], ({ count }) => count.get('rows')));
      return { rows: 24, total, at: performance.now() };
    },
    search: async () => [],
    count: async () => Number(await (await opened).read(['count'], ({ count }) => count.get('rows'))),
    follow: async () => 0,
  };
}
