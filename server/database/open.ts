import type { Config } from '#server/config.ts';

import { openConnection, type Connection, type Db } from './connection.ts';
import { startEmbedded, type EmbeddedConnection } from '#server/database/embedded/embedded.ts';
import { migrate } from './migrate.ts';
import { holdLimits } from './session-limits.ts';

export interface OpenDatabase extends Connection {
  readonly target: string | EmbeddedConnection;
  /** Where notifications are heard: past a pool of connections, which does not carry them. */
  readonly listenAt: string | EmbeddedConnection;
  /** Closes the pool; stops the embedded server unless another process uses it. */
  readonly shut: () => Promise<void>;
}

export interface OpenOptions {
  readonly log?: (message: string) => void;
  readonly onIdleError?: (error: Error) => void;
  /** Refuse a database that has a shop in it. */
  readonly onlyEmpty?: boolean;
  /** Apply these migrations alone (a restore does). */
  readonly only?: readonly string[];
}

/** There is a shop already where an empty database is wanted. */
export class NotEmptyError extends Error {
  constructor() {
    super('There is a shop in this database already: name a new DATA_DIR, or an empty database in DATABASE_URL.');
    this.name = 'NotEmptyError';
  }
}

const hasShop = async (db: Db) =>
  (await db.introspection.getTables({ withInternalKyselyTables: true })).some(
    ({ name }) => name === 'kysely_migration',
  );

/** The shop's database, ready to use: the one of `DATABASE_URL`, or the embedded one, with every migration applied. */
export async function openDatabase(
  config: Pick<Config, 'databaseUrl' | 'dataDir' | 'preparedStatements'> & Partial<Pick<Config, 'directUrl'>>,
  { log = () => {}, onIdleError, onlyEmpty = false, only }: OpenOptions = {},
): Promise<OpenDatabase> {
  const embedded = config.databaseUrl ? undefined : await startEmbedded({ dataDir: config.dataDir, log });
  const target = embedded?.connection ?? config.databaseUrl ?? '';
  const open = () =>
    openConnection(target, {
      max: 20,
      prepared: config.preparedStatements === 'on',
      ...(onIdleError ? { onIdleError } : {}),
    });
  let connection = open();
  const shut = async () => {
    await connection.close();
    await embedded?.stop();
  };
  try {
    if (onlyEmpty && (await hasShop(connection.db))) throw new NotEmptyError();
    const applied = await migrate(connection.db, only === undefined ? {} : { only });
    if (applied.length > 0) log(`migrations applied: ${applied.join(', ')}`);
    if (await holdLimits(connection.db)) {
      // the connections of until now are without them
      await connection.close();
      connection = open();
    }
  } catch (error) {
    await shut();
    throw error;
  }
  return { ...connection, target, listenAt: config.directUrl ?? target, shut };
}
