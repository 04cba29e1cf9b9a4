import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';

import type { EmbeddedConnection } from '#server/database/embedded/embedded.ts';
import { watchConnection } from './lost-connection.ts';
import { namingPool } from './named-statements.ts';
import type { Database } from './tables/tables.ts';

export type Db = Kysely<Database>;

export interface Connection {
  readonly db: Db;
  readonly pool: pg.Pool;
  close(): Promise<void>;
}

export interface ConnectionOptions {
  readonly max?: number;
  /** Statements that come often are prepared; not behind a proxy that changes connections between transactions. */
  readonly prepared?: boolean;
  /** Told about a connection that broke while nobody was using it; the pool makes a new one by itself. */
  readonly onIdleError?: (error: Error) => void;
}

/** Opens a pool to any PostgreSQL ≥ 15: an address, or the embedded server of this process. */
export function openConnection(target: string | EmbeddedConnection, options: ConnectionOptions = {}): Connection {
  const pool = new pg.Pool({
    ...(typeof target === 'string' ? { connectionString: target } : target),
    application_name: 'shop',
    max: options.max ?? 10,
    types: parsers(),
    // no limits here: a pool by transaction refuses parameters of the start it does not know (session-limits.ts)
    connectionTimeoutMillis: 10_000,
  });
  let closing = false;
  pool.on('error', (error) => {
    if (!closing) options.onIdleError?.(error);
  });
  pool.on('connect', watchConnection);
  const db = new Kysely<Database>({
    dialect: new PostgresDialect({ pool: options.prepared === false ? namingPool(pool, unnamed) : namingPool(pool) }),
  });
  const close = () => {
    closing = true; // connections that end with the server are no news any more
    return db.destroy();
  };
  return { db, pool, close };
}

const unnamed = () => undefined;

const int8 = 20;
const date = 1082;

/**
 * `int8` becomes a number (counters stay far below 2^53; beyond it is a fault), `date` stays text (a day has no time
 * zone); `numeric` stays text, because money is read by its own parser.
 */
function parsers() {
  const types = new pg.TypeOverrides();
  types.setTypeParser(int8, safeInteger);
  types.setTypeParser(date, (text) => text);
  return types;
}

function safeInteger(text: string) {
  const number = Number(text);
  if (!Number.isSafeInteger(number)) throw new RangeError(`int8 beyond 2^53: ${text}`);
  return number;
}
