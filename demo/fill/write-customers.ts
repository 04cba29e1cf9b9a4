import type { Selectable } from 'kysely';

import type { AddressFields } from '#core/contract/account/address-fields.ts';
import { COMPANY } from '#demo/contents/company.ts';
import { demoCustomers } from '#demo/customers.ts';
import type { CustomerRow } from '#server/database/tables/customer-tables.ts';
import type { Trx } from '#server/database/transaction.ts';
import { DEMO_PASSWORD } from '#server/platform/identity/demo-password.ts';
import { createPasswords } from '#server/subjects/account/passwords/passwords.ts';

import { placeDemoOrder, type PlantDeps } from './place-orders.ts';

type Demo = (typeof demoCustomers)[number];
type Named = Pick<
  Selectable<CustomerRow>,
  'first_name' | 'last_name' | 'gender' | 'phone' | 'corporate_name' | 'vat_number'
>;

const addressOf = (
  {
    first_name: firstName,
    last_name: lastName,
    gender,
    phone,
    corporate_name: companyName,
    vat_number: vatNumber,
  }: Named,
  { street1, postcode, city }: Demo['address'],
): AddressFields => ({
  label: null,
  gender,
  firstName,
  lastName,
  companyName,
  vatNumber,
  street1,
  street2: null,
  additional: null,
  postcode,
  city,
  country: COMPANY.country,
  phone,
  deliveryNote: null,
});

/** Customers of the demo shop, each with an address and an order placed as everybody's is. */
export async function writeCustomers(trx: Trx, deps: PlantDeps): Promise<void> {
  const { ids, now } = deps;
  const stamps = { rev: 1, created_at: now, updated_at: now };
  const passwordHash = await createPasswords(ids).hash(DEMO_PASSWORD);
  for (const { customer, address, lines } of demoCustomers) {
    const id = ids.uuid();
    await trx
      .insertInto('customer')
      .values({
        ...customer,
        ...stamps,
        id,
        password_hash: passwordHash,
        approval: 'approved',
        verified_at: now,
        locale: 'fr_FR',
        is_demo: true,
      })
      .execute();
    const fields = addressOf(customer, address);
    await trx
      .insertInto('customer_address')
      .values({
        uuid: ids.uuid(),
        customer_id: id,
        gender: fields.gender,
        first_name: fields.firstName,
        last_name: fields.lastName,
        company_name: fields.companyName,
        vat_number: fields.vatNumber,
        ...address,
        country: fields.country,
        phone: fields.phone,
        is_default_billing: true,
        is_default_shipping: true,
        ...stamps,
      })
      .execute();
    await placeDemoOrder(trx, deps, { id, fields, customer, lines });
  }
}
