/** The address book on the server; its rules are the device's. */
import { addressFields } from '#core/contract/account/address-fields.ts';
import type * as routes from '#core/contract/account/addresses.ts';
import * as rule from '#core/domain/account/address.ts';
import { missingInAddress } from '#core/domain/account/address-rules.ts';
import { AREAS } from '#core/domain/shop/area.ts';
import { Refusal } from '#core/wire/refusal.ts';
import type { RouteInput } from '#core/wire/route.ts';
import { ownBook } from '#server/resources/own-book.ts';
import type { ChangeContext } from '#server/sync/change/change-context.ts';

type Args<Name extends keyof typeof routes> = RouteInput<(typeof routes)[Name]>['body'];

const addresses = ownBook('customer_address', addressFields, rule.ADDRESS_FLAGS);

export const readAddresses = addresses.read;

/** The book is one for both areas: what either of them takes may stand in it. @throws Refusal `input.invalid` */
async function checkAsked(work: ChangeContext, { fields }: Pick<Args<'addressStoreRoute'>, 'fields'>): Promise<void> {
  const setting = await work.settings();
  const phone = AREAS.every((channel) => setting('customer.address.requirements.phone', { channel }));
  const missing = missingInAddress(fields, { phone });
  if (missing.length === 0) return;
  throw new Refusal('input.invalid', { fields: missing.map((name) => ({ path: `fields.${name}`, code: 'required' })) });
}

/** @throws Refusal `address.tooMany`, `input.invalid`, `record.moved` when the UUID is somebody else's */
export async function addAddress(work: ChangeContext, args: Args<'addressStoreRoute'>) {
  await checkAsked(work, args);
  return addresses.add(work, { uuid: args.uuid }, (book) => {
    const after = rule.storeAddress(book, args);
    if (after.length > rule.MAX_ADDRESSES) throw new Refusal('address.tooMany', { most: rule.MAX_ADDRESSES });
    return after;
  });
}

/** @throws Refusal `input.invalid`, `record.unknown`, `record.moved` when it was written since its author saw it */
export async function changeAddress(work: ChangeContext, args: Args<'addressUpdateRoute'>) {
  await checkAsked(work, args);
  return addresses.change(work, args, (book) => rule.updateAddress(book, args));
}

/** @throws Refusal `record.moved` when it was written since its author saw it */
export const dropAddress = (work: ChangeContext, args: Args<'addressDestroyRoute'>) =>
  addresses.drop(work, args, (book) => rule.removeAddress(book, args.uuid));

/** @throws Refusal `record.unknown` */
export const setDefaultAddress = (work: ChangeContext, { uuid, uses }: Args<'addressDefaultRoute'>) =>
  addresses.change(work, { uuid }, (book) => rule.makeDefault(book, uuid, uses));
