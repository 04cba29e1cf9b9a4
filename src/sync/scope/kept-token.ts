/** What the engine keeps beside the queue: the token of the session and the last route table (design §6). */
import * as v from 'valibot';
import type { RouteTable } from '#src/api/route-table.ts';
import type { TokenKeeper } from '#src/api/token.ts';
import type { PersonStore } from '#src/db/store.ts';

/**
 * Kept for the next start and for the service worker, which has no page to ask. What the disk refuses counts from memory
 * for as long as it lasts, and is reported.
 */
export function tokenIn(store: PersonStore, report: (error: unknown) => void): TokenKeeper {
  let token: string | null | undefined;
  return {
    async read() {
      if (token === undefined) {
        const row = await store.read(['meta'], (t) => Promise.resolve(t.meta.get('token')));
        token = row?.key === 'token' ? row.value : null;
      }
      return token;
    },
    async keep(next) {
      if (next === token) return;
      token = next;
      await store.write(['meta'], (t) => Promise.resolve(t.meta.put([{ key: 'token', value: next }]))).catch(report);
    },
  };
}

export const tableSchema = v.record(v.string(), v.object({ uri: v.string(), methods: v.array(v.string()) }));

/** The one address a client knows before it has a table (specification §7). */
const bootstrap = (start: string): RouteTable => ({ [start]: { uri: 'api/init-vue', methods: ['GET'] } });

export interface KeptTable {
  readonly table: () => RouteTable;
  /** Asks the shop for a table where none was given or kept, or when the one at hand is too old to know a name. */
  ensure(name: string, ask: () => Promise<RouteTable | false>): Promise<void>;
}

/**
 * The table given by the page, else the last one of this device, else the one the shop gives when it is needed.
 * @param start the route of the start-up payload
 */
export async function openTable(
  store: PersonStore,
  start: string,
  given: RouteTable | null,
  report: (error: unknown) => void,
): Promise<KeptTable> {
  let table = given ?? (await keptTable(store)) ?? bootstrap(start);
  if (given !== null) await keepTable(store, given).catch(report);
  return {
    table: () => table,
    async ensure(name, ask) {
      if (table[name] !== undefined) return;
      const fresh = await ask();
      if (fresh === false) return;
      table = fresh;
      await keepTable(store, fresh).catch(report);
    },
  };
}

async function keptTable(store: PersonStore): Promise<RouteTable | null> {
  const row = await store.read(['meta'], (t) => Promise.resolve(t.meta.get('routes')));
  return row?.key === 'routes' ? row.value : null;
}

/** Writes the table only when it is another one: a start with nothing new writes nothing (law 6). */
async function keepTable(store: PersonStore, table: RouteTable): Promise<void> {
  const value = v.parse(tableSchema, table);
  if (JSON.stringify(await keptTable(store)) === JSON.stringify(value)) return;
  await store.write(['meta'], (t) => Promise.resolve(t.meta.put([{ key: 'routes', value }])));
}
