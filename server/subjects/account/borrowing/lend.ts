import { BORROW_LINK_MS } from '#core/domain/account/borrowing.ts';
import { Refusal } from '#core/wire/refusal.ts';
import { secretHash } from '#server/platform/secret-hash.ts';
import type { AccountDeps } from '#server/subjects/account/account-deps.ts';

/** Who wants to sign in as a customer, and the session of the back office they work in. */
export interface Borrower {
  readonly admin: string;
  readonly session: string;
}

/**
 * Makes the link by which somebody of the shop signs in as a customer: its secret stands in the answer alone.
 * @throws Refusal `record.unknown`, also for somebody the shop has forgotten; `auth.inactive`
 */
export async function lend(
  { db, ids }: Pick<AccountDeps, 'db' | 'ids'>,
  customer: string,
  { admin, session }: Borrower,
  now: Date,
): Promise<{ secret: string; until: string }> {
  const found = await db
    .selectFrom('customer')
    .select('is_active')
    .where('id', '=', customer)
    .where('forgotten_at', 'is', null)
    .executeTakeFirst();
  if (found === undefined) throw new Refusal('record.unknown');
  if (!found.is_active) throw new Refusal('auth.inactive');
  const [secret, until] = [ids.secret(), new Date(now.getTime() + BORROW_LINK_MS)];
  await db
    .insertInto('borrowed_session')
    .values({
      id: ids.uuid(),
      secret_hash: secretHash(secret),
      customer_id: customer,
      admin_id: admin,
      admin_session_id: session,
      expires_at: until,
    })
    .execute();
  return { secret, until: until.toISOString() };
}
