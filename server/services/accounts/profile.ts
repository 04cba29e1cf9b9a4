import type { Selectable } from 'kysely';

import type { profileUpdateRoute } from '#core/contract/account.ts';
import type { ProfileFields, ProfileRecord } from '#core/contract/customer-records.ts';
import { Refusal } from '#core/contract/refusal.ts';
import type { RouteInput } from '#core/contract/route.ts';
import { isOldEnough } from '#core/domain/customer.ts';
import type { Db } from '#server/database/connection.ts';
import type { CustomerRow } from '#server/database/customer-tables.ts';
import type { Trx } from '#server/database/transaction.ts';
import type { ChangeWork } from '#server/services/sync/change-work.ts';

/** The profile as its owner sees it. */
export async function readProfile(db: Db | Trx, customer: string): Promise<ProfileRecord> {
  const row = await db.selectFrom('customer').selectAll().where('id', '=', customer).executeTakeFirstOrThrow();
  const { id: uuid, rev, email, group_code: group, approval } = row;
  return { kind: 'profile', uuid, rev, email, group, approval, fields: fieldsOf(row) };
}

/**
 * Writes the profile on top of the revision its author saw.
 * @throws Refusal `record.moved` when it was written since; `input.invalid` for somebody too young, or another kind of
 *   customer than before
 */
export async function updateProfile(work: ChangeWork, { rev, fields }: RouteInput<typeof profileUpdateRoute>['body']) {
  const { trx, person, now } = work;
  checkAge(fields, now);
  const { customer_type: kind, rev: current } = await trx
    .selectFrom('customer')
    .select(['customer_type', 'rev'])
    .where('id', '=', person.id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (kind !== fields.customerType) throw fieldRefusal('customerType', 'value.invalid');
  if (current !== rev) throw new Refusal('record.moved', { reason: 'rev', rev: current });
  await trx
    .updateTable('customer')
    .set({ ...columnsOf(fields), rev: rev + 1, updated_at: now })
    .where('id', '=', person.id)
    .execute();
  return { rev: rev + 1 };
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
export function columnsOf(fields: ProfileFields) {
  const { customerType, gender, firstName, lastName, birthDate, phone, company, address, newsletter } = fields;
  return {
    customer_type: customerType,
    gender,
    first_name: firstName,
    last_name: lastName,
    birth_date: birthDate,
    phone,
    company,
    address,
    additional_address: fields.additionalAddress,
    newsletter,
    ...companyColumns(fields),
  };
}

const NO_COMPANY = {
  corporate_name: null,
  trade_name: null,
  siret: null,
  website: null,
  vat_number: null,
  ape_code: null,
} as const;

function companyColumns(fields: ProfileFields) {
  if (fields.customerType === 'individual') return NO_COMPANY;
  const { corporateName, tradeName, siret, website, vatNumber, apeCode } = fields;
  return {
    corporate_name: corporateName,
    trade_name: tradeName,
    siret,
    website,
    vat_number: vatNumber,
    ape_code: apeCode,
  };
}

function fieldsOf(row: Selectable<CustomerRow>): ProfileFields {
  const person = {
    gender: row.gender,
    firstName: row.first_name,
    lastName: row.last_name,
    birthDate: row.birth_date,
    phone: row.phone,
    company: row.company,
    address: row.address,
    additionalAddress: row.additional_address,
    newsletter: row.newsletter,
  };
  if (row.customer_type === 'individual') return { customerType: 'individual', ...person };
  return {
    customerType: 'professional',
    ...person,
    corporateName: row.corporate_name ?? '',
    tradeName: row.trade_name,
    siret: row.siret ?? '',
    website: row.website,
    vatNumber: row.vat_number,
    apeCode: row.ape_code,
  };
}
