/** The address book of a customer (domain 7.3): every change may wait on a device, in the account's lane. */
import * as v from 'valibot';
import { makeDefault, removeAddress, storeAddress, updateAddress } from '#core/domain/account/address.ts';
import { standsOn } from '#core/domain/revision/revision.ts';
import { addressFields, type AddressBook } from '#core/contract/account/address-fields.ts';
import * as f from '#core/wire/fields.ts';
import { ACCOUNT_LANE, addressesKind, withRevIds } from '#core/contract/account/customer-records.ts';
import type { Lane } from '#core/wire/lane.ts';
import { schemaOf } from '#core/resources/field-set.ts';
import { defineOfflineRoute } from '#core/wire/offline.ts';
import type { RecordChange } from '#core/wire/record.ts';

const fields = schemaOf(addressFields);

/** None, one or both ("Utiliser la même adresse pour la livraison"). */
const uses = f.listOf(v.picklist(['billing', 'shipping'], 'value.invalid'), 2);

const common = {
  uri: 'api/account/addresses',
  access: 'customer',
  cache: 'no-store',
  forBorrowed: true,
  answer: v.object({ uuid: v.string() }),
} as const;
const lane = (): Lane => ACCOUNT_LANE;

/** What a change makes of the book; one that never came to this device is empty (design §5, rule 4). */
const onBook = (step: (book: AddressBook) => AddressBook): readonly RecordChange[] => [
  addressesKind.change(null, (record) => ({ ...record, addresses: step(record.addresses) })),
];

/** @see MAX_ADDRESSES */
export const addressStoreRoute = defineOfflineRoute({
  name: 'api.account.addresses.store',
  method: 'POST',
  ...common,
  body: v.strictObject({ uuid: f.uuid, revId: f.madeRevId, fields, uses }),
  refusals: ['address.tooMany', 'record.moved'],
  offline: {
    ...withRevIds,
    lane,
    creates: (args) => args.uuid,
    changes: (args) => onBook((book) => storeAddress(book, args)),
  },
});

/** Written since at another place, it is refused (`record.moved`), and the change waits for its author. */
export const addressUpdateRoute = defineOfflineRoute({
  name: 'api.account.addresses.update',
  method: 'PUT',
  ...common,
  body: v.strictObject({ uuid: f.uuid, rev: f.rev, baseRevId: f.baseRevId, revId: f.madeRevId, fields }),
  refusals: ['record.unknown', 'record.moved'],
  offline: {
    ...withRevIds,
    lane,
    changes: (args) =>
      onBook((book) =>
        book.some((one) => one.uuid === args.uuid && standsOn(args, one)) ? updateAddress(book, args) : book,
      ),
  },
});

/** One that is gone already is gone; one that was written since stays, and the change waits for its author. */
export const addressDestroyRoute = defineOfflineRoute({
  name: 'api.account.addresses.destroy',
  method: 'DELETE',
  ...common,
  body: v.strictObject({ uuid: f.uuid, rev: f.rev, baseRevId: f.baseRevId }),
  refusals: ['record.moved'],
  offline: {
    ...withRevIds,
    lane,
    changes: (args) =>
      onBook((book) =>
        book.some((one) => one.uuid === args.uuid && standsOn(args, one)) ? removeAddress(book, args.uuid) : book,
      ),
  },
});

/** The last word counts: no revision stands against it. */
export const addressDefaultRoute = defineOfflineRoute({
  name: 'api.account.addresses.default',
  method: 'POST',
  ...common,
  uri: 'api/account/addresses/default',
  body: v.strictObject({ uuid: f.uuid, uses: v.pipe(uses, v.minLength(1, 'required')) }),
  refusals: ['record.unknown'],
  offline: {
    version: 1,
    lane,
    changes: (args) => onBook((book) => makeDefault(book, args.uuid, args.uses)),
  },
});
