import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type pg from 'pg';

import { asFailed, asUnreached } from './lost-connection.ts';

/** A text that was asked so often is asked often. */
const OFTEN = 5;
/** Each connection keeps every named statement with its plan: a hundred are a few megabytes. */
const MOST_NAMES = 100;
/** Texts counted at once: lists of values written out make ever new ones, which must not be kept for ever. */
const MOST_TEXTS = 1_000;

/** Gives statements that come often a name, the same on all connections of a pool. */
export function createNames(): (text: string) => string | undefined {
  const names = new Map<string, string>();
  let seen = new Map<string, number>();
  return (text) => {
    const name = names.get(text);
    if (name !== undefined || names.size === MOST_NAMES) return name;
    const times = (seen.get(text) ?? 0) + 1;
    if (times < OFTEN) {
      if (seen.size === MOST_TEXTS) seen = new Map();
      seen.set(text, times);
      return undefined;
    }
    seen.delete(text);
    const given = `shop_${names.size + 1}`;
    names.set(text, given);
    return given;
  };
}

/**
 * The pool as Kysely sees it, with the statements that come often prepared once a connection, so that PostgreSQL parses
 * and plans them once (decision 0008). Statements without values (begin, commit) go as they are: they have no plan.
 */
export function namingPool(pool: pg.Pool, nameOf = createNames()): PostgresPool {
  const clients = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  return {
    async connect() {
      const client = await pool.connect().catch((error: unknown) => {
        throw asUnreached(error);
      });
      const known = clients.get(client) ?? namingClient(client, nameOf);
      clients.set(client, known);
      return known;
    },
    end: () => pool.end(),
  };
}

function namingClient(client: pg.PoolClient, nameOf: (text: string) => string | undefined): PostgresPoolClient {
  function query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>;
  function query<Row>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
  function query(text: unknown, values: readonly unknown[] = []): unknown {
    if (typeof text !== 'string') throw new TypeError('this pool has no cursors');
    const name = values.length > 0 ? nameOf(text) : undefined;
    const asked = client.query({ ...(name === undefined ? {} : { name }), text, values: [...values] });
    return asked.catch((error: unknown) => {
      throw asFailed(error, client);
    });
  }
  return { query, release: () => client.release() };
}
