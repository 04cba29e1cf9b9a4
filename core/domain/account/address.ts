import { flagEntry, removeEntry, storeEntry, updateEntry, type Book, type Entry } from './book.ts';

/** An address book holds no more than this (domain 7.3). */
export const MAX_ADDRESSES = 20;

const FLAGS = { billing: 'isDefaultBilling', shipping: 'isDefaultShipping' } as const;

/** What an address serves as by default; one may serve as both ("Utiliser la même adresse pour la livraison"). */
export type AddressUse = keyof typeof FLAGS;
type Flag = (typeof FLAGS)[AddressUse];
type Addresses<Fields> = Book<Fields, Flag>;

/** What the book knows of an address beside what a person writes of it. */
export type AddressEntry = Entry & Readonly<Record<Flag, boolean>>;

export const ADDRESS_FLAGS: readonly Flag[] = Object.values(FLAGS);
const flagsOf = (uses: readonly AddressUse[]): readonly Flag[] => uses.map((use) => FLAGS[use]);

interface AddressWritten<Fields> extends Pick<Entry, 'uuid' | 'revId'> {
  readonly fields: Fields;
}

export const storeAddress = <Fields>(
  book: Addresses<Fields>,
  { uses, ...one }: AddressWritten<Fields> & { readonly uses: readonly AddressUse[] },
) => storeEntry(book, ADDRESS_FLAGS, { ...one, taken: flagsOf(uses) });

export const updateAddress = <Fields>(book: Addresses<Fields>, one: AddressWritten<Fields>) => updateEntry(book, one);

export const removeAddress = <Fields>(book: Addresses<Fields>, uuid: string) => removeEntry(book, ADDRESS_FLAGS, uuid);

export const makeDefault = <Fields>(book: Addresses<Fields>, uuid: string, uses: readonly AddressUse[]) =>
  flagEntry(book, ADDRESS_FLAGS, { uuid, taken: flagsOf(uses) });
