/** A second factor of one's own: begun, enabled by its first code, disabled; and its recovery codes. */
import { Refusal } from '#core/wire/refusal.ts';
import { inTransaction, type Trx } from '#server/database/transaction.ts';
import { secretHash } from '#server/platform/secret-hash.ts';
import type { AdminDeps } from '#server/subjects/admins/admin-deps.ts';
import { orderNotice } from '#server/subjects/admins/mails/order-notice.ts';
import type { AdminSession } from '#server/platform/identity/admin-session.ts';

import { newRecoveryCode, newTotpSecret, totpAddress } from './totp.ts';
import { useCode } from './use-code.ts';

const RECOVERY_CODES = 10;

/**
 * A secret for an authenticator. Begun again, the former one counts no more.
 * @throws Refusal `admin.notAllowed` while a second factor is enabled
 */
export async function beginSecondFactor(deps: AdminDeps, { administrator }: AdminSession) {
  const { db, ids, seal, settings } = deps;
  const secret = newTotpSecret(ids);
  const begun = await db
    .updateTable('admin_credential')
    .set({ totp_sealed: seal.close(secret, administrator.id), totp_step: 0 })
    .where('admin_id', '=', administrator.id)
    .where('totp_enabled_at', 'is', null)
    .returning('admin_id')
    .executeTakeFirst();
  if (!begun) throw new Refusal('admin.notAllowed', { reason: 'secondFactor.enabled' });
  const shop = (await settings())('general.general.site.name');
  return { secret, address: totpAddress(secret, shop, administrator.email) };
}

/**
 * From now on a sign-in asks for a code.
 * @returns recovery codes, told this once
 * @throws Refusal `auth.badCode`, `auth.tooManyAttempts`, `admin.notAllowed`
 */
export async function enableSecondFactor(
  deps: AdminDeps,
  { administrator: { id: admin, email, locale } }: AdminSession,
  { code, now }: { readonly code: string; readonly now: Date },
): Promise<readonly string[]> {
  await deps.locks.attempt('second factor', admin);
  const codes = await inTransaction(deps.db, async (trx) => {
    await useCode(trx, deps, { admin, code, now });
    const enabled = await trx
      .updateTable('admin_credential')
      .set({ totp_enabled_at: now })
      .where('admin_id', '=', admin)
      .where('totp_enabled_at', 'is', null)
      .returning('admin_id')
      .executeTakeFirst();
    if (!enabled) throw new Refusal('admin.notAllowed', { reason: 'secondFactor.enabled' });
    await orderNotice(trx, deps, { template: 'admin.second-factor-on', admin, to: email, locale });
    return writeRecoveryCodes(trx, deps, admin);
  });
  await deps.locks.release('second factor', admin);
  deps.note('admin.secondFactor.enabled', admin);
  return codes;
}

/** One that is not enabled stays so. */
export async function disableSecondFactor(
  deps: AdminDeps,
  { administrator: { id: admin, email, locale } }: AdminSession,
): Promise<void> {
  await inTransaction(deps.db, async (trx) => {
    const { totp_enabled_at: enabled } = await trx
      .selectFrom('admin_credential')
      .select('totp_enabled_at')
      .where('admin_id', '=', admin)
      .forUpdate()
      .executeTakeFirstOrThrow();
    await dropSecondFactor(trx, admin);
    if (enabled === null) return;
    await orderNotice(trx, deps, { template: 'admin.second-factor-off', admin, to: email, locale });
  });
  deps.note('admin.secondFactor.disabled', admin);
}

/** Secret and recovery codes: the password alone is asked for again. */
export async function dropSecondFactor(trx: Trx, admin: string): Promise<void> {
  await trx
    .updateTable('admin_credential')
    .set({ totp_sealed: null, totp_enabled_at: null, totp_step: 0 })
    .where('admin_id', '=', admin)
    .execute();
  await trx.deleteFrom('admin_recovery_code').where('admin_id', '=', admin).execute();
}

/**
 * New recovery codes in place of the former ones.
 * @throws Refusal `record.unknown` without a second factor
 */
export const renewRecoveryCodes = (
  deps: AdminDeps,
  { actor: { id: admin } }: AdminSession,
): Promise<readonly string[]> =>
  inTransaction(deps.db, async (trx) => {
    const held = await trx
      .selectFrom('admin_credential')
      .select('admin_id')
      .where('admin_id', '=', admin)
      .where('totp_enabled_at', 'is not', null)
      .forUpdate()
      .executeTakeFirst();
    if (!held) throw new Refusal('record.unknown');
    return writeRecoveryCodes(trx, deps, admin);
  });

async function writeRecoveryCodes(trx: Trx, { ids }: AdminDeps, admin: string): Promise<readonly string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, () => newRecoveryCode(ids));
  await trx.deleteFrom('admin_recovery_code').where('admin_id', '=', admin).execute();
  await trx
    .insertInto('admin_recovery_code')
    .values(codes.map((code) => ({ admin_id: admin, code_hash: secretHash(code.replaceAll('-', '')) })))
    .execute();
  return codes;
}
