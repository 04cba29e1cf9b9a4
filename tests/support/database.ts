import { randomUUID } from 'node:crypto';

import pg from 'pg';
import { inject } from 'vitest';

import { openConnection, type Connection } from '#server/database/connection.ts';
import { SUPERUSER } from '#server/database/embedded/app-role.ts';
import type { EmbeddedConnection } from '#server/database/embedded/embedded.ts';

export interface TestDatabase extends Connection {
  readonly target: EmbeddedConnection;
  /** Closes the pool and drops the database. */
  drop(): Promise<void>;
}

/** A database of its own, copied from the migrated template; for one test file. */
export async function createTestDatabase(options: { empty?: boolean } = {}): Promise<TestDatabase> {
  const { connection, template } = inject('postgres');
  const name = `test_${process.pid}_${randomUUID().slice(0, 8)}`;
  const from = options.empty ? 'template0' : template;
  // By its files: block by block through the log takes twice as long.
  const how = `template ${from} strategy file_copy owner ${connection.user}`;
  await command(connection, `create database ${name} ${how}`);
  const target = { ...connection, database: name };
  const opened = openConnection(target, { max: 5 });
  return {
    ...opened,
    target,
    drop: async () => {
      await opened.close();
      await command(connection, `drop database if exists ${name} with (force)`);
    },
  };
}

async function command(connection: EmbeddedConnection, text: string) {
  const admin = new pg.Client({ ...connection, user: SUPERUSER });
  await admin.connect();
  try {
    await admin.query(text);
  } finally {
    await admin.end();
  }
}
