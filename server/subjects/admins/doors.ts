import { ADMIN_LOGIN, ADMIN_WELCOME } from '#core/contract/pages/traits/back-office.ts';
import type { Db } from '#server/database/connection.ts';

import { demoAccounts } from './demo-admins.ts';
import { isUnmanned, welcomeToken } from './welcome.ts';

interface Doors {
  readonly db: Db;
  /** Strangers reach the shop. */
  readonly exposed: boolean;
  readonly origin: string;
  readonly sessionSecret: string;
}

/**
 * What the terminal says of the ways into the back office: the accounts of the demo shop, or, where nobody can enter, the
 * link by which the first administrator makes an account.
 */
export async function officeDoors({ db, exposed, origin, sessionSecret }: Doors): Promise<readonly string[]> {
  if (await isUnmanned(db, exposed)) {
    return [
      `office ${origin}${ADMIN_WELCOME}${welcomeToken(sessionSecret)} (nobody works here yet: this link makes the first administrator)`,
    ];
  }
  const accounts = exposed ? [] : await demoAccounts(db);
  return [`office ${origin}${ADMIN_LOGIN}`, ...accounts.map(({ email, password }) => `       ${email}  ${password}`)];
}
