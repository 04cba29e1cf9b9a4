/** Accounts that come with the demo shop: known to everybody, so they open nothing where strangers reach the shop. */
import { ADMIN_ROLE, EDITOR_ROLE } from '#core/domain/actor/role.ts';
import type { Db } from '#server/database/connection.ts';
import type { Trx } from '#server/database/transaction.ts';
import type { Ids } from '#server/ids.ts';
import { DEMO_PASSWORD } from '#server/platform/identity/demo-password.ts';
import { createPasswords } from '#server/subjects/account/passwords/passwords.ts';

const DEMO_ADMINS = [
  { name: 'Camille Durand', email: 'admin@bitume.example', role: ADMIN_ROLE },
  { name: 'Sacha Martin', email: 'editeur@bitume.example', role: EDITOR_ROLE },
] as const;

/** An administrator and an editor, where nobody works yet. */
export async function plantDemoAdmins(trx: Trx, { ids, now }: { ids: Ids; now: Date }): Promise<void> {
  if (await trx.selectFrom('admin').select('uuid').executeTakeFirst()) return;
  const passwordHash = await createPasswords(ids).hash(DEMO_PASSWORD);
  for (const one of DEMO_ADMINS) {
    const uuid = ids.uuid();
    await trx
      .insertInto('admin')
      .values({ ...one, uuid, locale: 'fr_FR', created_at: now, updated_at: now })
      .execute();
    await trx
      .insertInto('admin_credential')
      .values({ admin_id: uuid, password_hash: passwordHash, is_demo: true })
      .execute();
  }
}

/** What the terminal says of them: those that still have the password they came with. */
export async function demoAccounts(db: Db): Promise<readonly { email: string; password: string }[]> {
  const rows = await db
    .selectFrom('admin_credential as credential')
    .innerJoin('admin', 'admin.uuid', 'credential.admin_id')
    .select('admin.email')
    .where('credential.is_demo', '=', true)
    .where('admin.is_active', '=', true)
    .orderBy('admin.email')
    .execute();
  return rows.map(({ email }) => ({ email, password: DEMO_PASSWORD }));
}
