/** Browsers in which somebody has signed in: nobody else's failed attempts lock them out, and they need no notice. */
import type { Db } from '#server/database/connection.ts';
import type { Trx } from '#server/database/transaction.ts';
import { secretHash } from '#server/platform/secret-hash.ts';

/** As long as browsers keep its cookie. */
const KEPT_MS = 400 * 24 * 3_600_000;

/** Whether the browser of a cookie has signed in to the account of this address before. */
export async function isKnownBrowser(db: Db, secret: string | undefined, email: string): Promise<boolean> {
  if (secret === undefined) return false;
  const known = await db
    .selectFrom('admin_browser as browser')
    .innerJoin('admin', 'admin.uuid', 'browser.admin_id')
    .select('browser.admin_id')
    .where('browser.secret_hash', '=', secretHash(secret))
    .where('admin.email', '=', email)
    .executeTakeFirst();
  return known !== undefined;
}

/** From now on the browser is known by another secret. @returns whether it was known before */
export async function keepBrowser(
  trx: Trx,
  { admin, former, next, now }: { admin: string; former: string | undefined; next: string; now: Date },
): Promise<boolean> {
  const before =
    former === undefined
      ? undefined
      : await trx
          .deleteFrom('admin_browser')
          .where('admin_id', '=', admin)
          .where('secret_hash', '=', secretHash(former))
          .returning('admin_id')
          .executeTakeFirst();
  const browser = { admin_id: admin, secret_hash: secretHash(next), seen_at: now };
  await trx.insertInto('admin_browser').values(browser).execute();
  return before !== undefined;
}

export async function sweepBrowsers(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('admin_browser')
    .where('seen_at', '<', new Date(now.getTime() - KEPT_MS))
    .execute();
}
