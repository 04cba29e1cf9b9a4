import { sql } from 'kysely';

import type { Db } from '#server/database/connection.ts';
import { inTransaction, type Trx } from '#server/database/transaction.ts';
import { personName, type PersonId } from '#server/platform/person.ts';

import { syncOwnership } from './change/sync-owner.ts';

/** Databases a person has on devices, those given up included: more are no person's, and each costs rows (rule S34). */
const MOST_GROUPS = 50;

/** A device waits for the answers of at most so many changes of a lane: of those before, it has heard. */
const UNHEARD = 100;

/** Groups of one person are begun one after the other, so that two at once make room for both. */
export const lockGroupsOf = (trx: Trx, person: PersonId) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`sync_group ${personName(person)}`}, 0))`.execute(trx);

/** Whoever has as many groups as there may be gives those up that were not used for the longest time (rule S34). */
export async function makeRoom(trx: Trx, person: PersonId): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select id from sync_group where ${ownedBy(person)}
    order by used_at desc, created_at desc, id offset ${MOST_GROUPS - 1}`.execute(trx);
  if (rows.length === 0) return;
  await release(
    trx,
    rows.map(({ id }) => id),
  );
}

/** A device that is emptied gives its group back; one that is somebody else's, or unknown, stays as it is (rule S34). */
export function giveBack(db: Db, group: string, person: PersonId): Promise<void> {
  return inTransaction(db, async (trx) => {
    const { rows } = await sql<{ id: string }>`
      select id from sync_group where id = ${group} and ${ownedBy(person)}`.execute(trx);
    if (rows.length > 0) await release(trx, [group]);
  });
}

/**
 * Takes groups and their lanes away. What was executed in them stays known by its mutation id (rule S24): a device that
 * comes back with one begins anew, and nothing it tells again acts twice. What it may not have heard of keeps its number,
 * and is kept longer (rule S27). The lanes are locked first, as a push does: each waits for the other, and neither for both.
 */
async function release(trx: Trx, groups: readonly string[]): Promise<void> {
  await sql`
    select 1 from sync_lane where group_id = any(${groups}::uuid[]) order by group_id, lane for update`.execute(trx);
  await sql`
    update sync_result r set group_id = null, lane = null, seq = null from sync_lane l
    where l.group_id = any(${groups}::uuid[]) and r.group_id = l.group_id and r.lane = l.lane
      and r.seq <= l.last_seq - ${UNHEARD}`.execute(trx);
  await sql`delete from sync_group where id = any(${groups}::uuid[])`.execute(trx);
}

function ownedBy(person: PersonId) {
  const { visitor_id: visitor, customer_id: customer, admin_id: admin } = syncOwnership(person);
  return sql`(visitor_id = ${visitor}::uuid or customer_id = ${customer}::uuid or admin_id = ${admin}::uuid)`;
}
