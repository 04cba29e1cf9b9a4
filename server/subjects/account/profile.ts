import type { profileUpdateRoute } from '#core/contract/account/account.ts';
import { customerFields, type ProfileFields } from '#core/resources/users/customer-fields.ts';
import type { ProfileRecord } from '#core/contract/account/customer-records.ts';
import { Refusal } from '#core/wire/refusal.ts';
import type { RouteInput } from '#core/wire/route.ts';
import { standsOn } from '#core/domain/revision/revision.ts';
import { isOldEnough } from '#core/domain/account/customer.ts';
import type { CreditEntry } from '#core/domain/payment/store-credit.ts';
import type { Db } from '#server/database/connection.ts';
import { moneyOf } from '#server/database/decimal.ts';
import { columnsOf, fieldsIn } from '#server/database/field-columns.ts';
import type { Trx } from '#server/database/transaction.ts';
import { followCustomer } from '#server/subjects/newsletter/follow-customer.ts';
import type { ChangeContext } from '#server/sync/change/change-context.ts';

/** The profile as its owner sees it. */
export async function readProfile(db: Db | Trx, customer: string): Promise<ProfileRecord> {
  const row = await db.selectFrom('customer').selectAll().where('id', '=', customer).executeTakeFirstOrThrow();
  const { id: uuid, rev, rev_id: revId, email, group_code: group, approval } = row;
  const dates = { createdAt: row.created_at.toISOString(), updatedAt: row.updated_at.toISOString() };
  const credit = await readCredit(db, customer);
  return {
    kind: 'profile',
    uuid,
    rev,
    revId,
    email,
    group,
    approval,
    ...dates,
    fields: fieldsIn(customerFields, row),
    credit,
  };
}

/** What the shop owes the customer, by the instant it runs out. */
async function readCredit(db: Db | Trx, customer: string): Promise<CreditEntry[]> {
  const rows = await db
    .selectFrom('store_credit_entry')
    .select(({ fn }) => ['expires_at', fn.sum<string>('amount').as('amount')])
    .where('customer_id', '=', customer)
    .groupBy('expires_at')
    .orderBy('expires_at')
    .execute();
  return rows.map(({ amount, expires_at: at }) => ({ amount: moneyOf(amount), expiresAt: at?.toISOString() ?? null }));
}

/**
 * Writes the profile on top of the revision its author saw.
 * @throws Refusal `record.moved` when it was written since; `input.invalid` for somebody too young, or another kind of
 *   customer than before
 */
export async function updateProfile(
  work: ChangeContext,
  { revId, fields, ...base }: RouteInput<typeof profileUpdateRoute>['body'],
) {
  const { trx, person, now } = work;
  checkAge(fields, now);
  const {
    customer_type: kind,
    rev: current,
    rev_id: currentId,
    newsletter,
  } = await trx
    .selectFrom('customer')
    .select(['customer_type', 'rev', 'rev_id', 'newsletter'])
    .where('id', '=', person.id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (kind !== fields.customerType) throw fieldRefusal('customerType', 'value.invalid');
  if (!standsOn(base, { rev: current, revId: currentId })) {
    throw new Refusal('record.moved', { reason: 'rev', rev: current });
  }
  const rev = current + 1;
  await trx
    .updateTable('customer')
    .set({ ...profileColumns(fields), rev, ...(revId === undefined ? {} : { rev_id: revId }), updated_at: now })
    .where('id', '=', person.id)
    .execute();
  if (fields.newsletter !== newsletter) await followCustomer(trx, { customer: person.id, now }, work.ids);
  return { rev };
}

/** A single place of the input that does not fit, found where the schema cannot look. */
export const fieldRefusal = (path: string, code: string) => new Refusal('input.invalid', { fields: [{ path, code }] });

/** @throws Refusal `input.invalid` at `birthDate` for somebody who may not have an account yet */
export function checkAge({ birthDate }: Pick<ProfileFields, 'birthDate'>, now: Date): void {
  if (birthDate !== null && !isOldEnough(birthDate, now.toISOString().slice(0, 10))) {
    throw fieldRefusal('birthDate', 'birthDate.tooYoung');
  }
}

/** The columns that hold what a customer writes of the profile. */
export const profileColumns = (fields: ProfileFields) => columnsOf(customerFields, fields);
