/** The address book on the server; its rules are the device's. */
import { addressFields } from '#core/contract/account/address-fields.ts';
import type * as routes from '#core/contract/account/addresses.ts';
import * as rule from '#core/domain/account/address.ts';
import { Refusal } from '#core/wire/refusal.ts';
import type { RouteInput } from '#core/wire/route.ts';
import { ownBook } from '#server/resources/own-book.ts';
import type { ChangeContext } from '#server/sync/change/change-context.ts';

type Args<Name extends keyof typeof routes> = RouteInput<(typeof routes)[Name]>['body'];

const addresses = ownBook('customer_address', addressFields, rule.ADDRESS_FLAGS);

export const readAddresses = addresses.read;

/** @throws Refusal `address.tooMany`, `record.moved` when the UUID is somebody else's */
export const addAddress = (work: ChangeContext, args: Args<'addressStoreRoute'>) =>
  addresses.add(work, { uuid: args.uuid }, (book) => {
    const after = rule.storeAddress(book, args);
    if (after.length > rule.MAX_ADDRESSES) throw new Refusal('address.tooMany', { most: rule.MAX_ADDRESSES });
    return after;
  });

/** @throws Refusal `record.unknown`, `record.moved` when it was written since its author saw it */
export const changeAddress = (work: ChangeContext, args: Args<'addressUpdateRoute'>) =>
  addresses.change(work, args, (book) => rule.updateAddress(book, args));

/** @throws Refusal `record.moved` when it was written since its author saw it */
export const dropAddress = (work: ChangeContext, args: Args<'addressDestroyRoute'>) =>
  addresses.drop(work, args, (book) => rule.removeAddress(book, args.uuid));

/** @throws Refusal `record.unknown` */
export const setDefaultAddress = (work: ChangeContext, { uuid, uses }: Args<'addressDefaultRoute'>) =>
  addresses.change(work, { uuid }, (book) => rule.makeDefault(book, uuid, uses));
