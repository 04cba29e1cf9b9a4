import { Refusal } from '#core/wire/refusal.ts';
import type { Trx } from '#server/database/transaction.ts';
import { secretHash } from '#server/platform/secret-hash.ts';
import type { AdminDeps } from '#server/subjects/admins/admin-deps.ts';

import { stepOf } from './totp.ts';

/**
 * Uses a code up: one of the authenticator, of a step after the last one used, or a recovery code.
 * @returns which of them it was
 * @throws Refusal `auth.badCode`
 */
export async function useCode(
  trx: Trx,
  { seal }: Pick<AdminDeps, 'seal'>,
  { admin, code, now }: { readonly admin: string; readonly code: string; readonly now: Date },
): Promise<'authenticator' | 'recovery'> {
  const held = await trx
    .selectFrom('admin_credential')
    .select(['totp_sealed', 'totp_step'])
    .where('admin_id', '=', admin)
    .forUpdate()
    .executeTakeFirst();
  if (!held?.totp_sealed) throw new Refusal('auth.badCode');
  if (!/^\d{6}$/u.test(code)) {
    const used = await trx
      .deleteFrom('admin_recovery_code')
      .where('admin_id', '=', admin)
      .where('code_hash', '=', secretHash(code))
      .returning('admin_id')
      .executeTakeFirst();
    if (!used) throw new Refusal('auth.badCode');
    return 'recovery';
  }
  const step = stepOf(seal.open(held.totp_sealed, admin), code, now);
  if (step === null || step <= held.totp_step) throw new Refusal('auth.badCode');
  await trx.updateTable('admin_credential').set({ totp_step: step }).where('admin_id', '=', admin).execute();
  return 'authenticator';
}
