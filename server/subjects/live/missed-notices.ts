/**
 * What notices of the database would have told the devices that listen here, asked for instead: between two connections,
 * and behind a pool of connections by transaction, none arrives.
 */
import { sql } from 'kysely';

import type { Db } from '#server/database/connection.ts';
import { MOVED } from '#server/sync/change/channel.ts';

import type { Pokes } from './pokes.ts';

/** Tells who listens where their channels stand, as far as it has not, and lets go who listens by an ended session. */
export function createLookForMissed(
  db: Db,
  pokes: Pick<Pokes, 'listening' | 'person' | 'sessionEnded'>,
): () => Promise<void> {
  let told: ReadonlyMap<string, number> = new Map();
  return async () => {
    const { channels, sessions } = pokes.listening();
    if (sessions.length > 0) {
      const { rows } = await sql<{ id: string }>`
        select listens.id from unnest(${sessions}::uuid[]) as listens (id)
        where not exists (select from customer_session s where s.id = listens.id)
          and not exists (select from admin_session s where s.id = listens.id)
          and not exists (select from borrowed_session s where s.id = listens.id)`.execute(db);
      for (const { id } of rows) pokes.sessionEnded(id);
    }
    if (channels.length === 0) return;
    const moved = await db
      .selectFrom('channel')
      .select(['name', 'rev'])
      .where(sql<boolean>`name = any(${channels}::text[])`)
      .execute();
    const before = told;
    told = new Map(moved.map(({ name, rev }) => [name, rev]));
    // a device that is where its channel stands asks nothing (rule S73)
    for (const { name, rev } of moved) if (before.get(name) !== rev) pokes.person(name, rev);
  };
}

/** A notice to everybody who hears, among them whoever sends it. */
export const sendEcho = async (db: Db, id: string): Promise<void> => {
  await sql`select pg_notify(${MOVED}, ${`echo ${id}`})`.execute(db);
};
