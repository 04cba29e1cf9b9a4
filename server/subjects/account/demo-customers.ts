import type { Db } from '#server/database/connection.ts';
import { DEMO_PASSWORD } from '#server/platform/identity/demo-password.ts';

/** What the terminal says of the customers of the demo shop: those that still have the password they came with. */
export async function demoCustomers(db: Db): Promise<readonly { email: string; password: string }[]> {
  const rows = await db
    .selectFrom('customer')
    .select('email')
    .where('is_demo', '=', true)
    .where('is_active', '=', true)
    .orderBy('email')
    .execute();
  return rows.map(({ email }) => ({ email, password: DEMO_PASSWORD }));
}
