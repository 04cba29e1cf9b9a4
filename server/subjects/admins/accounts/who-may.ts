/** What one administrator may do to the account of another (domain 7.5 and 7.6). */
import type { Admin } from '#core/domain/actor/actor.ts';
import { ADMIN_ROLE } from '#core/domain/actor/role.ts';
import { Refusal } from '#core/wire/refusal.ts';
import type { Trx } from '#server/database/transaction.ts';
import { checkOwn, readRole } from '#server/subjects/admins/roles/held-keys.ts';

/**
 * A role that somebody gives or takes, or whose holder they touch: all of its keys are their own. Otherwise whoever may
 * write accounts could put their own address under a stronger one.
 * @throws Refusal `admin.notAllowed`; `input.invalid` at `fields.role` for no role of the back office
 */
export async function checkRole(trx: Trx, author: Admin, role: string): Promise<void> {
  const held = await readRole(trx, role);
  if (held === undefined || held.guard !== 'back')
    throw new Refusal('input.invalid', { fields: [{ path: 'fields.role', code: 'value.invalid' }] });
  checkOwn(author, [], held.keys);
}

/**
 * Somebody who can enter and holds every key remains when this account does not.
 * @throws Refusal `admin.notAllowed`
 */
export async function checkNotLast(trx: Trx, leaving: string): Promise<void> {
  const able = await trx
    .selectFrom('admin')
    .innerJoin('admin_credential as credential', 'credential.admin_id', 'admin.uuid')
    .select('admin.uuid')
    .where('admin.role', '=', ADMIN_ROLE)
    .where('admin.is_active', '=', true)
    .where('credential.password_hash', 'is not', null)
    .orderBy('admin.uuid')
    .forUpdate('admin') // of two who leave at once one stays
    .execute();
  const isOne = able.some(({ uuid }) => uuid === leaving);
  if (isOne && able.length === 1) throw new Refusal('admin.notAllowed', { reason: 'admin.last' });
}
