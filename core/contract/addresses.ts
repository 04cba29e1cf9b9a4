/** The address book of a customer (domain 7.3): every change may wait on a device, in the account's lane. */
import * as v from 'valibot';
import { makeDefault, removeAddress, storeAddress, updateAddress, type AddressBook } from '#core/domain/address.ts';
import { COUNTRIES } from '#core/domain/country.ts';
import { isPostcode, normalisePostcode } from '#core/domain/postcode.ts';
import { vatNumber } from '#core/contract/customer-fields.ts';
import * as f from '#core/contract/fields.ts';
import type { Lane, RecordKey, SyncedRecord } from '#core/contract/offline.ts';
import { defineOfflineRoute } from '#core/contract/route.ts';

const fields = v.pipe(
  v.strictObject({
    label: f.optionalText(60),
    gender: f.gender,
    firstName: f.personName,
    lastName: f.personName,
    companyName: f.optionalText(120),
    vatNumber: v.nullable(vatNumber),
    street1: f.line(120),
    street2: f.optionalText(120),
    additional: f.optionalText(120),
    postcode: v.pipe(f.line(10), v.transform(normalisePostcode)),
    city: f.line(100),
    country: v.picklist(COUNTRIES, 'required'),
    phone: f.phone,
    deliveryNote: f.optionalText(500),
  }),
  v.forward(
    v.check(({ postcode, country }) => isPostcode(postcode, country), 'postcode.invalid'),
    ['postcode'],
  ),
);

/** None, one or both ("Utiliser la même adresse pour la livraison"). */
const uses = v.pipe(v.array(v.picklist(['billing', 'shipping'], 'value.invalid')), v.maxLength(2));

const common = { access: 'customer', cache: 'no-store', answer: v.object({ uuid: v.string() }) } as const;
const lane = (): Lane => 'account';
const touches = (): readonly RecordKey[] => ['addresses'];

/** A fold on the book; one that never came to this device is empty (design §5, rule 4). */
function onBook(record: SyncedRecord | undefined, step: (book: AddressBook) => AddressBook): SyncedRecord {
  const book = record?.kind === 'addresses' ? record.addresses : [];
  return { kind: 'addresses', addresses: step(book) };
}

/** @see MAX_ADDRESSES */
export const addressStoreRoute = defineOfflineRoute({
  name: 'api.account.addresses.store',
  method: 'POST',
  uri: 'api/account/addresses',
  ...common,
  body: v.strictObject({ uuid: f.uuid, fields, uses }),
  refusals: ['address.tooMany', 'record.moved'],
  offline: {
    version: 1,
    lane,
    touches,
    fold: (_key, record, args) => onBook(record, (book) => storeAddress(book, args)),
  },
});

/** Written since at another place, it is refused (`record.moved`), and the change waits for its author. */
export const addressUpdateRoute = defineOfflineRoute({
  name: 'api.account.addresses.update',
  method: 'PUT',
  uri: 'api/account/addresses',
  ...common,
  body: v.strictObject({ uuid: f.uuid, rev: f.rev, fields }),
  refusals: ['record.unknown', 'record.moved'],
  offline: {
    version: 1,
    lane,
    touches,
    fold: (_key, record, args) =>
      onBook(record, (book) =>
        book.some((one) => one.uuid === args.uuid && one.rev === args.rev) ? updateAddress(book, args) : book,
      ),
  },
});

/** One that is gone already is gone; one that was written since stays, and the change waits for its author. */
export const addressDestroyRoute = defineOfflineRoute({
  name: 'api.account.addresses.destroy',
  method: 'DELETE',
  uri: 'api/account/addresses',
  ...common,
  body: v.strictObject({ uuid: f.uuid, rev: f.rev }),
  refusals: ['record.moved'],
  offline: {
    version: 1,
    lane,
    touches,
    fold: (_key, record, args) =>
      onBook(record, (book) =>
        book.some((one) => one.uuid === args.uuid && one.rev === args.rev) ? removeAddress(book, args.uuid) : book,
      ),
  },
});

/** The last word counts: no revision stands against it. */
export const addressDefaultRoute = defineOfflineRoute({
  name: 'api.account.addresses.default',
  method: 'POST',
  uri: 'api/account/addresses/default',
  ...common,
  body: v.strictObject({ uuid: f.uuid, uses: v.pipe(uses, v.minLength(1, 'required')) }),
  refusals: ['record.unknown'],
  offline: {
    version: 1,
    lane,
    touches,
    fold: (_key, record, args) => onBook(record, (book) => makeDefault(book, args.uuid, args.uses)),
  },
});
