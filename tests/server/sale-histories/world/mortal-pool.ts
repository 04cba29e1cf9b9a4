/**
 * A pool of connections of a server that can be killed, and whose connections can: at a named point of the work that was
 * told to meet it. A killed server does nothing more; the next work finds it started again.
 */
import { AsyncLocalStorage } from 'node:async_hooks';

import { Kysely, PostgresDialect, sql, type PostgresCursor, type PostgresQueryResult } from 'kysely';
import type pg from 'pg';

import { openConnection, type Db } from '#server/database/connection.ts';
import type { Database } from '#server/database/tables/tables.ts';
import type { TestDatabase } from '#tests/support/database.ts';

import { POINTS, type PointName } from './points.ts';

/** What dies: the process of the shop, or the one connection that came by. */
export interface Accident {
  readonly kills: 'server' | 'connection';
  readonly at: PointName;
}

export class ServerKilled extends Error {}

/** From a start of the server to its end. */
class Life {
  isOver = false;
  readonly clients = new Set<pg.PoolClient>();

  end(): void {
    this.isOver = true;
    // Those in the middle of a statement lose their line, as they do with their process.
    for (const client of this.clients) client.release(true);
    this.clients.clear();
  }
}

interface Work {
  readonly life: Life;
  accident: Accident | null;
}

export interface MortalDatabase {
  readonly db: Db;
  /** Does some work of the server. @returns `killed` when the server did not live to answer */
  during<T>(accident: Accident | null, work: () => Promise<T>): Promise<{ answer: T } | 'killed'>;
  /** How often each point was met. */
  readonly met: ReadonlyMap<PointName, number>;
  close(): Promise<void>;
}

export function mortalDatabase(database: TestDatabase): MortalDatabase {
  const connection = openConnection(database.target, { max: 20 });
  const works = new AsyncLocalStorage<Work>();
  const met = new Map<PointName, number>();
  let life = new Life();

  const kill = (): void => {
    life.end();
    life = new Life();
  };

  /** Resolves when the client knows: whoever came sooner would find the dead line in the pool. */
  async function cut(client: pg.PoolClient): Promise<void> {
    const known = new Promise<void>((resolve) => void client.once('end', resolve));
    await sql`select pg_terminate_backend(pid) from pg_stat_activity where pid = ${pidOf(client)}`.execute(database.db);
    await known;
  }

  function mortalClient(client: pg.PoolClient, work: Work) {
    let said: string[] = [];
    work.life.clients.add(client);

    /** @returns whether the line is gone */
    async function meet(when: 'before' | 'after', text: string): Promise<boolean> {
      const { accident } = work;
      if (accident === null) return false;
      const point = POINTS[accident.at];
      if (point.when !== when || !point.passes(text, said)) return false;
      work.accident = null;
      met.set(accident.at, (met.get(accident.at) ?? 0) + 1);
      if (accident.kills === 'server') kill();
      else await cut(client);
      return true;
    }

    async function run(text: string, values: readonly unknown[]): Promise<unknown> {
      if (work.life.isOver) throw new ServerKilled();
      if (text.startsWith('begin') || text.startsWith('start transaction')) said = [];
      said.push(text);
      await meet('before', text);
      if (work.life.isOver) throw new ServerKilled();
      const result = await client.query({ text, values: [...values] });
      if (await meet('after', text)) throw new Error('the connection ended');
      if (work.life.isOver) throw new ServerKilled();
      return result;
    }

    function query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>;
    function query<Row>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
    function query(text: unknown, values: readonly unknown[] = []): unknown {
      if (typeof text !== 'string') throw new TypeError('this pool has no cursors');
      return run(text, values);
    }
    return {
      query,
      release: () => {
        if (work.life.clients.delete(client)) client.release();
      },
    };
  }

  const pool = {
    async connect() {
      const work = works.getStore() ?? { life, accident: null };
      if (work.life.isOver) throw new ServerKilled();
      const client = await connection.pool.connect();
      if (!work.life.isOver) return mortalClient(client, work);
      client.release();
      throw new ServerKilled();
    },
    end: () => connection.pool.end(),
  };
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  return {
    db,
    met,
    async during(accident, work) {
      const own: Work = { life, accident };
      try {
        const answer = await works.run(own, work);
        return own.life.isOver ? 'killed' : { answer };
      } catch (error) {
        if (own.life.isOver) return 'killed';
        throw error;
      }
    },
    close: async () => {
      await db.destroy();
    },
  };
}

/** The number of its process at the database. */
function pidOf(client: pg.PoolClient): number {
  if ('processID' in client && typeof client.processID === 'number') return client.processID;
  throw new TypeError('a client without a process');
}
