import { sql } from 'kysely';

import type { Db } from './connection.ts';

/** The database answers, and reads alone: a standby, or one that its keeper has closed to writers. */
export class ReadOnlyDatabaseError extends Error {
  constructor() {
    super('the database takes no writes');
    this.name = 'ReadOnlyDatabaseError';
  }
}

/** Whether the shop can work with it. @throws ReadOnlyDatabaseError; what the database or the way to it says otherwise */
export async function checkDatabase(db: Db): Promise<void> {
  const { rows } = await sql<{ recovering: boolean; reading: string }>`
    select pg_is_in_recovery() as recovering, current_setting('transaction_read_only') as reading`.execute(db);
  const [state] = rows;
  if (state === undefined || state.recovering || state.reading === 'on') throw new ReadOnlyDatabaseError();
}
