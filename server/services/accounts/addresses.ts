/**
 * The address book on the server: read whole and locked with its customer, changed by the rules the device folds with,
 * and written back where it differs (design §5, rule 4).
 */
import type { Selectable } from 'kysely';

import type {
  addressDefaultRoute,
  addressDestroyRoute,
  addressStoreRoute,
  addressUpdateRoute,
} from '#core/contract/addresses.ts';
import { Refusal } from '#core/contract/refusal.ts';
import type { RouteInput } from '#core/contract/route.ts';
import {
  makeDefault,
  MAX_ADDRESSES,
  removeAddress,
  storeAddress,
  updateAddress,
  type Address,
  type AddressBook,
} from '#core/domain/address.ts';
import type { Db } from '#server/database/connection.ts';
import type { CustomerAddressRow } from '#server/database/customer-tables.ts';
import type { Trx } from '#server/database/transaction.ts';
import type { ChangeWork } from '#server/services/sync/change-work.ts';

/** The addresses of a customer, oldest first. */
export async function readAddresses(db: Db | Trx, customer: string): Promise<AddressBook> {
  const rows = await db
    .selectFrom('customer_address')
    .selectAll()
    .where('customer_id', '=', customer)
    .orderBy('position')
    .execute();
  return rows.map(toAddress);
}

/** @throws Refusal `address.tooMany`, `record.moved` when the UUID is somebody else's */
export async function addAddress(work: ChangeWork, args: RouteInput<typeof addressStoreRoute>['body']) {
  const foreign = await work.trx
    .selectFrom('customer_address')
    .select('uuid')
    .where('uuid', '=', args.uuid)
    .where('customer_id', '!=', work.person.id)
    .executeTakeFirst();
  if (foreign) throw new Refusal('record.moved');
  return onBook(work, args.uuid, (book) => {
    const next = storeAddress(book, args);
    if (next.length > MAX_ADDRESSES) throw new Refusal('address.tooMany', { most: MAX_ADDRESSES });
    return next;
  });
}

/** @throws Refusal `record.unknown`, `record.moved` when it was written since its author saw it */
export async function changeAddress(work: ChangeWork, args: RouteInput<typeof addressUpdateRoute>['body']) {
  return onBook(work, args.uuid, (book) => {
    checkRev(knownIn(book, args.uuid), args.rev);
    return updateAddress(book, args);
  });
}

/** @throws Refusal `record.moved` when it was written since its author saw it */
export async function dropAddress(work: ChangeWork, args: RouteInput<typeof addressDestroyRoute>['body']) {
  return onBook(work, args.uuid, (book) => {
    const known = book.find(({ uuid }) => uuid === args.uuid);
    if (known) checkRev(known, args.rev);
    return removeAddress(book, args.uuid);
  });
}

/** @throws Refusal `record.unknown` */
export async function setDefaultAddress(work: ChangeWork, args: RouteInput<typeof addressDefaultRoute>['body']) {
  return onBook(work, args.uuid, (book) => {
    knownIn(book, args.uuid);
    return makeDefault(book, args.uuid, args.uses);
  });
}

function knownIn(book: AddressBook, uuid: string): Address {
  const known = book.find((one) => one.uuid === uuid);
  if (!known) throw new Refusal('record.unknown');
  return known;
}

function checkRev(known: Address, rev: number) {
  if (known.rev !== rev) throw new Refusal('record.moved', { reason: 'rev', rev: known.rev });
}

async function onBook(work: ChangeWork, uuid: string, step: (book: AddressBook) => AddressBook) {
  const { trx, person } = work;
  await trx.selectFrom('customer').select('id').where('id', '=', person.id).forUpdate().executeTakeFirstOrThrow();
  const before = await readAddresses(trx, person.id);
  await writeBook(work, before, step(before));
  return { uuid };
}

/** Defaults are given up before they are taken: no moment has two. */
async function writeBook({ trx, person, now }: ChangeWork, before: AddressBook, after: AddressBook) {
  const gone = before.filter((one) => !after.some(({ uuid }) => uuid === one.uuid)).map(({ uuid }) => uuid);
  if (gone.length > 0) await trx.deleteFrom('customer_address').where('uuid', 'in', gone).execute();
  const known = new Map(before.map((one) => [one.uuid, one]));
  const changed = after.filter((one) => !isSame(one, known.get(one.uuid)));
  for (const one of [...changed.map((one) => givenUp(one, known.get(one.uuid))), ...changed]) {
    await trx
      .insertInto('customer_address')
      .values({ ...toColumns(one), customer_id: person.id, created_at: now, updated_at: now })
      .onConflict((conflict) => conflict.column('uuid').doUpdateSet({ ...toColumns(one), updated_at: now }))
      .execute();
  }
}

/** The address without the defaults it has yet to take from another one. */
const givenUp = (one: Address, was: Address | undefined): Address => ({
  ...one,
  isDefaultBilling: one.isDefaultBilling && was?.isDefaultBilling === true,
  isDefaultShipping: one.isDefaultShipping && was?.isDefaultShipping === true,
});

const isSame = (a: Address, b: Address | undefined) =>
  b !== undefined && JSON.stringify(toColumns(a)) === JSON.stringify(toColumns(b));

function toColumns(address: Address) {
  return {
    uuid: address.uuid,
    label: address.label,
    gender: address.gender,
    first_name: address.firstName,
    last_name: address.lastName,
    company_name: address.companyName,
    vat_number: address.vatNumber,
    street1: address.street1,
    street2: address.street2,
    additional: address.additional,
    postcode: address.postcode,
    city: address.city,
    country: address.country,
    phone: address.phone,
    delivery_note: address.deliveryNote,
    is_default_billing: address.isDefaultBilling,
    is_default_shipping: address.isDefaultShipping,
    rev: address.rev,
  };
}

function toAddress(row: Selectable<CustomerAddressRow>): Address {
  return {
    uuid: row.uuid,
    rev: row.rev,
    label: row.label,
    gender: row.gender,
    firstName: row.first_name,
    lastName: row.last_name,
    companyName: row.company_name,
    vatNumber: row.vat_number,
    street1: row.street1,
    street2: row.street2,
    additional: row.additional,
    postcode: row.postcode,
    city: row.city,
    country: row.country,
    phone: row.phone,
    deliveryNote: row.delivery_note,
    isDefaultBilling: row.is_default_billing,
    isDefaultShipping: row.is_default_shipping,
  };
}
