import type { AccountDeps } from '../account-deps.ts';

/** The browser, if it has signed in to this account before; asked alike for an address that has no account. */
export async function knownDevice(
  { db }: Pick<AccountDeps, 'db'>,
  visitor: string | null,
  email: string,
): Promise<string | null> {
  if (visitor === null) return null;
  const known = await db
    .selectFrom('visitor')
    .innerJoin('customer', 'customer.id', 'visitor.signed_in_id')
    .select('visitor.id')
    .where('visitor.id', '=', visitor)
    .where('customer.email', '=', email)
    .executeTakeFirst();
  return known?.id ?? null;
}
