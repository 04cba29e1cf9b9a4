import type { InferOutput } from 'valibot';

import { Refusal } from '#core/contract/refusal.ts';
import { PROTOCOL, type scope } from '#core/contract/sync.ts';
import type { Db } from '#server/database/connection.ts';
import type { Trx } from '#server/database/transaction.ts';

/** Which clients may still speak (design §5, rule 15: others are told to update, and keep their work). */
export interface SyncWindow {
  readonly oldestProtocol: number;
  /** Builds found to be harmful. */
  readonly refusedBuilds: ReadonlySet<string>;
}

export const OPEN_WINDOW: SyncWindow = { oldestProtocol: PROTOCOL, refusedBuilds: new Set() };

export interface SyncGreeting {
  readonly protocol: number;
  readonly build: string;
  readonly scope: InferOutput<typeof scope>;
  readonly group: string;
}

/**
 * Checks what stands before any change or record: the client's age and whose scope it names (rule 7). Only guests
 * exist yet, so a customer's scope never fits the session.
 * @throws Refusal `app.outdated` (426), `scope.mismatch` (403)
 */
export function checkGreeting(greeting: SyncGreeting, window: SyncWindow): void {
  const { protocol, build } = greeting;
  if (protocol < window.oldestProtocol || protocol > PROTOCOL || window.refusedBuilds.has(build)) {
    throw new Refusal('app.outdated');
  }
  if (greeting.scope !== 'guest') throw new Refusal('scope.mismatch', { reason: 'session' });
}

/**
 * A group belongs to the visitor whose cookie first pushed it: its id alone proves nothing (rule 7).
 * @throws Refusal `scope.mismatch` with reason `group`
 */
export async function claimGroup(db: Db, greeting: SyncGreeting, visitor: string, now: Date): Promise<void> {
  const { group, build } = greeting;
  const known = await groupOwner(db, group);
  if (known) return checkGroupOwner(known, visitor);
  await db
    .insertInto('sync_group')
    .values({ id: group, visitor_id: visitor, build, created_at: now })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  checkGroupOwner(await groupOwner(db, group), visitor);
}

/** The visitor of a group, or undefined when nobody pushed it yet. */
export function groupOwner(db: Db | Trx, group: string): Promise<{ visitor_id: string | null } | undefined> {
  return db.selectFrom('sync_group').select('visitor_id').where('id', '=', group).executeTakeFirst();
}

/** @throws Refusal `scope.mismatch` with reason `group` when the group is another visitor's */
export function checkGroupOwner(owner: { visitor_id: string | null } | undefined, visitor: string): void {
  if (owner && owner.visitor_id !== visitor) throw new Refusal('scope.mismatch', { reason: 'group' });
}
