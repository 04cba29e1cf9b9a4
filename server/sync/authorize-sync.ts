import type { InferOutput } from 'valibot';

import { Refusal } from '#core/wire/refusal.ts';
import { PROTOCOL, type scope } from '#core/wire/sync.ts';
import type { Db } from '#server/database/connection.ts';
import type { Trx } from '#server/database/transaction.ts';
import {
  customerPerson,
  isSamePerson,
  ownerIn,
  ownership,
  visitorPerson,
  type Person,
} from '#server/platform/person.ts';

/** Which clients may still sync (design §5, rule 15: others are told to update, and keep their work). */
export interface SyncWindow {
  readonly oldestProtocol: number;
  /** Builds found to be harmful. */
  readonly refusedBuilds: ReadonlySet<string>;
}

export const OPEN_WINDOW: SyncWindow = { oldestProtocol: PROTOCOL, refusedBuilds: new Set() };

export interface SyncEnvelope {
  readonly protocol: number;
  readonly build: string;
  readonly scope: InferOutput<typeof scope>;
  readonly group: string;
}

/** Who the cookies of a request belong to. */
export interface Caller {
  readonly visitor: string | null;
  readonly customer: string | null;
}

/** The visitor or customer of a group, and the customer who signed in where that visitor was. */
interface GroupOwner {
  readonly person: Person;
  readonly signedIn: string | null;
  readonly usedAt: Date;
}

/** How often the use of a group is written down: groups of customers are collected when nobody came back (rule S27). */
const USE_NOTED_MS = 24 * 3600 * 1000;

/**
 * Checks what stands before any change or record: the client's age and whose scope it names (rules S7, S81).
 * @returns who the request's cookies say is there
 * @throws Refusal `app.outdated` (426), `session.required` (401), `scope.mismatch` (403), `token.expired` (419: a cookie
 *   that nobody knows, as after a restore, is renewed like an old token, by asking `api.me`)
 */
export function checkEnvelope(greeting: SyncEnvelope, window: SyncWindow, caller: Caller): Person {
  const { protocol, build, scope } = greeting;
  if (protocol < window.oldestProtocol || protocol > PROTOCOL || window.refusedBuilds.has(build)) {
    throw new Refusal('app.outdated');
  }
  if (scope === 'guest') {
    if (caller.visitor === null) throw new Refusal('token.expired');
    return visitorPerson(caller.visitor);
  }
  if (caller.customer === null) throw new Refusal('session.required');
  if (scope !== `customer:${caller.customer}`) throw new Refusal('scope.mismatch', { reason: 'session' });
  return customerPerson(caller.customer);
}

/**
 * The person of a group: whoever first pushed it, its id alone proves nothing (rule S7). What a guest left behind by
 * signing in belongs to the customer who did, for as long as they are signed in (rule S83).
 * @param there who the cookies say is there
 * @throws Refusal `scope.mismatch` with reason `group`; `session.required` for a guest's group whose customer is not there
 */
export async function personOfGroup(db: Db | Trx, group: string, there: Person, caller: Caller): Promise<Person> {
  return personOf(await ownerOfGroup(db, group), there, caller);
}

function personOf(owner: GroupOwner | null, there: Person, caller: Caller): Person {
  if (owner === null || isSamePerson(owner.person, there)) return there;
  if (there.kind === 'visitor' && owner.signedIn !== null) {
    if (owner.signedIn === caller.customer) return owner.person;
    if (caller.customer === null) throw new Refusal('session.required');
  }
  throw new Refusal('scope.mismatch', { reason: 'group' });
}

/** Databases a person has on devices, those given up included: more are no person's, and each costs rows. */
const MOST_GROUPS = 50;
const GROUPS_RETRY_MS = 3600 * 1000;

/** @throws Refusal `attempts.exceeded` for somebody who has as many as there may be (rule S34) */
async function checkRoom(db: Db | Trx, there: Person): Promise<void> {
  const { visitor_id: visitor, customer_id: customer } = ownership(there);
  const { count } = await db
    .selectFrom('sync_group')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where((where) => where.or([where('visitor_id', '=', visitor), where('customer_id', '=', customer)]))
    .executeTakeFirstOrThrow();
  if (count >= MOST_GROUPS) throw new Refusal('attempts.exceeded', { retryAfterMs: GROUPS_RETRY_MS });
}

/** As `personOfGroup`; a group that nobody pushed yet is the caller's from now on, and its use is noted once a day. */
export async function claimGroup(
  db: Db | Trx,
  { group, build }: Pick<SyncEnvelope, 'group' | 'build'>,
  there: Person,
  caller: Caller,
  now: Date,
): Promise<Person> {
  const owner = await ownerOfGroup(db, group);
  if (owner === null) {
    await checkRoom(db, there);
    await db
      .insertInto('sync_group')
      .values({ id: group, ...ownership(there), build, created_at: now, used_at: now })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
    return personOfGroup(db, group, there, caller);
  }
  const person = personOf(owner, there, caller);
  if (now.getTime() - owner.usedAt.getTime() >= USE_NOTED_MS) {
    await db.updateTable('sync_group').set({ used_at: now }).where('id', '=', group).execute();
  }
  return person;
}

async function ownerOfGroup(db: Db | Trx, group: string): Promise<GroupOwner | null> {
  const row = await db
    .selectFrom('sync_group')
    .leftJoin('visitor', 'visitor.id', 'sync_group.visitor_id')
    .select(['sync_group.visitor_id', 'sync_group.customer_id', 'sync_group.used_at'])
    .select('visitor.customer_id as signed_in')
    .where('sync_group.id', '=', group)
    .executeTakeFirst();
  const person = row ? ownerIn(row) : null;
  return row && person ? { person, signedIn: row.signed_in, usedAt: row.used_at } : null;
}
