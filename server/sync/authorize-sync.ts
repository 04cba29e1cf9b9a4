import { Refusal } from '#core/wire/refusal.ts';
import { PROTOCOL } from '#core/wire/sync.ts';
import type { Db } from '#server/database/connection.ts';
import { inTransaction, type Trx } from '#server/database/transaction.ts';
import type { Admin, Customer } from '#core/domain/actor/actor.ts';
import { isSamePerson, visitorPerson, type Person, type PersonId, type SyncedPerson } from '#server/platform/person.ts';

import { syncOwnerIn, syncOwnership } from './change/sync-owner.ts';
import { lockGroupsOf, makeRoom } from './release-groups.ts';

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
  readonly scope: string;
  readonly group: string;
}

/** Who the cookies of a request belong to. */
export interface Caller {
  readonly visitor: string | null;
  readonly customer: Customer | null;
}

/** Whose a group is, and the customer who signed in where that visitor was. */
interface GroupOwner {
  readonly person: PersonId;
  readonly signedIn: string | null;
  readonly usedAt: Date;
}

/** How often the use of a group is written down: the one that was not used for the longest time gives way (rule S34). */
const USE_NOTED_MS = 3600 * 1000;

/**
 * How a realm knows its people. The shop and the back office have each their own: nobody of one is anybody to the other,
 * and a request belongs to one of them (rule S90).
 */
export interface SyncRealm<P extends SyncedPerson> {
  /** Checks what stands before any change or record. @returns who is there */
  readonly enter: (greeting: SyncEnvelope, window: SyncWindow) => P;
  /** The person of a group; null: of one that nobody has pushed. @throws Refusal where it is somebody else's */
  readonly personOf: (owner: GroupOwner | null, there: P) => P;
}

/** Visitors and customers, by the cookies of a request. */
export const shopRealm = (caller: Caller): SyncRealm<Person> => ({
  enter: (greeting, window) => checkEnvelope(greeting, window, caller),
  personOf: (owner, there) => personOf(owner, there, caller),
});

/**
 * Who works here, by a session that has passed its second factor, with what the role allows now.
 * @param admin null: nobody is there
 */
export const officeRealm = (admin: Admin | null): SyncRealm<Admin> => ({
  enter: (greeting, window) => {
    checkAge(greeting, window);
    if (admin === null) throw new Refusal('session.required');
    if (greeting.scope !== `admin:${admin.id}`) throw new Refusal('scope.mismatch', { reason: 'session' });
    return admin;
  },
  personOf: (owner, there) => {
    if (owner !== null && !isSamePerson(owner.person, there)) throw new Refusal('scope.mismatch', { reason: 'group' });
    return there;
  },
});

/** @throws Refusal `app.outdated` */
function checkAge({ protocol, build }: SyncEnvelope, window: SyncWindow): void {
  if (protocol < window.oldestProtocol || protocol > PROTOCOL || window.refusedBuilds.has(build)) {
    throw new Refusal('app.outdated');
  }
}

/**
 * Checks what stands before any change or record of the shop: the client's age and whose scope it names (rules S7, S81).
 * @returns who the request's cookies say is there
 * @throws Refusal `app.outdated` (426), `session.required` (401), `scope.mismatch` (403), `token.expired` (419: a cookie
 *   that nobody knows, as after a restore, is renewed like an old token, by asking `api.me`)
 */
export function checkEnvelope(greeting: SyncEnvelope, window: SyncWindow, caller: Caller): Person {
  checkAge(greeting, window);
  const { scope } = greeting;
  if (scope === 'guest') {
    if (caller.visitor === null) throw new Refusal('token.expired');
    return visitorPerson(caller.visitor);
  }
  if (caller.customer === null) throw new Refusal('session.required');
  if (scope !== `customer:${caller.customer.id}`) throw new Refusal('scope.mismatch', { reason: 'session' });
  return caller.customer;
}

/**
 * The person of a group: whoever first pushed it, its id alone proves nothing (rule S7). What a guest left behind by
 * signing in belongs to the customer who did, for as long as they are signed in (rule S83).
 * @param there who the cookies say is there
 * @throws Refusal `scope.mismatch` with reason `group`; `session.required` for a guest's group whose customer is not there
 */
export async function personOfGroup<P extends SyncedPerson>(
  db: Db | Trx,
  group: string,
  there: P,
  realm: Pick<SyncRealm<P>, 'personOf'>,
): Promise<P> {
  return realm.personOf(await ownerOfGroup(db, group), there);
}

function personOf(owner: GroupOwner | null, there: Person, caller: Caller): Person {
  if (owner === null || isSamePerson(owner.person, there)) return there;
  if (there.kind === 'visitor' && owner.signedIn !== null) {
    if (owner.signedIn === caller.customer?.id) return visitorPerson(owner.person.id);
    if (caller.customer === null) throw new Refusal('session.required');
  }
  throw new Refusal('scope.mismatch', { reason: 'group' });
}

/**
 * As `personOfGroup`; a group that nobody pushed yet is the caller's from now on, for which another of theirs may have to
 * give way (rule S34). Its use is noted once an hour.
 */
export async function claimGroup<P extends SyncedPerson>(
  db: Db,
  named: Pick<SyncEnvelope, 'group' | 'build'>,
  there: P,
  realm: Pick<SyncRealm<P>, 'personOf'>,
  now: Date,
): Promise<P> {
  const owner = await ownerOfGroup(db, named.group);
  if (owner === null) return inTransaction(db, (trx) => claimGroupIn(trx, named, there, realm, now));
  const person = realm.personOf(owner, there);
  if (now.getTime() - owner.usedAt.getTime() >= USE_NOTED_MS) {
    await db.updateTable('sync_group').set({ used_at: now }).where('id', '=', named.group).execute();
  }
  return person;
}

/** The same in a transaction, behind the lock of the person's groups. */
export async function claimGroupIn<P extends SyncedPerson>(
  trx: Trx,
  { group, build }: Pick<SyncEnvelope, 'group' | 'build'>,
  there: P,
  realm: Pick<SyncRealm<P>, 'personOf'>,
  now: Date,
): Promise<P> {
  await lockGroupsOf(trx, there);
  if ((await ownerOfGroup(trx, group)) === null) {
    await makeRoom(trx, there);
    await trx
      .insertInto('sync_group')
      .values({ id: group, ...syncOwnership(there), build, created_at: now, used_at: now })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
  }
  return personOfGroup(trx, group, there, realm);
}

async function ownerOfGroup(db: Db | Trx, group: string): Promise<GroupOwner | null> {
  const row = await db
    .selectFrom('sync_group')
    .leftJoin('visitor', 'visitor.id', 'sync_group.visitor_id')
    .select(['sync_group.visitor_id', 'sync_group.customer_id', 'sync_group.admin_id', 'sync_group.used_at'])
    .select('visitor.customer_id as signed_in')
    .where('sync_group.id', '=', group)
    .executeTakeFirst();
  const person = row ? syncOwnerIn(row) : null;
  return row && person ? { person, signedIn: row.signed_in, usedAt: row.used_at } : null;
}
