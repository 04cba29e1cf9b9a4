import type { Gender } from './customer.ts';

/** An address book holds no more than this (domain 7.3). */
export const MAX_ADDRESSES = 20;

/** What an address serves as by default; one may serve as both ("Utiliser la même adresse pour la livraison"). */
export type AddressUse = 'billing' | 'shipping';

/** What a person writes of an address (domain 7.3). */
export interface AddressFields {
  readonly label: string | null;
  readonly gender: Gender;
  readonly firstName: string;
  readonly lastName: string;
  readonly companyName: string | null;
  readonly vatNumber: string | null;
  readonly street1: string;
  readonly street2: string | null;
  readonly additional: string | null;
  readonly postcode: string;
  readonly city: string;
  readonly country: string;
  /** E.164. */
  readonly phone: string;
  readonly deliveryNote: string | null;
}

export interface Address extends AddressFields {
  readonly uuid: string;
  /** Counts the versions of the fields; which address is the default is no part of it. */
  readonly rev: number;
  readonly isDefaultBilling: boolean;
  readonly isDefaultShipping: boolean;
}

/** The addresses of a customer: as long as there is one, exactly one is the default of each use. */
export type AddressBook = readonly Address[];

/** Puts an address in, or leaves a book that knows its UUID as it is. The first one is the default of both uses. */
export function storeAddress(
  book: AddressBook,
  address: { readonly uuid: string; readonly fields: AddressFields; readonly uses: readonly AddressUse[] },
): AddressBook {
  const { uuid, fields, uses } = address;
  if (book.some((one) => one.uuid === uuid)) return book;
  const made: Address = { ...fields, uuid, rev: 1, isDefaultBilling: false, isDefaultShipping: false };
  return makeDefault([...book, made], uuid, uses);
}

/** Writes the fields of an address anew; an unknown one changes nothing. */
export function updateAddress(
  book: AddressBook,
  change: { readonly uuid: string; readonly fields: AddressFields },
): AddressBook {
  const { uuid, fields } = change;
  return book.map((one) => (one.uuid === uuid ? { ...one, ...fields, rev: one.rev + 1 } : one));
}

/** Takes an address out; what it was the default of, the oldest one left becomes. */
export function removeAddress(book: AddressBook, uuid: string): AddressBook {
  return withDefaults(book.filter((one) => one.uuid !== uuid));
}

/** Makes an address the default of these uses; an unknown one changes nothing. */
export function makeDefault(book: AddressBook, uuid: string, uses: readonly AddressUse[]): AddressBook {
  if (!book.some((one) => one.uuid === uuid)) return book;
  return withDefaults(
    book.map((one) => ({
      ...one,
      isDefaultBilling: uses.includes('billing') ? one.uuid === uuid : one.isDefaultBilling,
      isDefaultShipping: uses.includes('shipping') ? one.uuid === uuid : one.isDefaultShipping,
    })),
  );
}

function withDefaults(book: AddressBook): AddressBook {
  const billing = book.find((one) => one.isDefaultBilling) ?? book[0];
  const shipping = book.find((one) => one.isDefaultShipping) ?? book[0];
  return book.map((one) => ({ ...one, isDefaultBilling: one === billing, isDefaultShipping: one === shipping }));
}

/** An address as it stands on a letter, line by line; the country is named by whoever shows it. */
export function addressLines(address: AddressFields): readonly string[] {
  const { firstName, lastName, companyName, street1, street2, additional, postcode, city } = address;
  const lines = [companyName, `${firstName} ${lastName}`, additional, street1, street2, `${postcode} ${city}`];
  return lines.flatMap((line) => (line === null || line.trim() === '' ? [] : [line]));
}
