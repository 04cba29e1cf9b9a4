import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addressLines, type AddressBook } from '#core/contract/account/address-fields.ts';
import {
  makeDefault,
  removeAddress,
  storeAddress,
  updateAddress,
  type AddressUse,
} from '#core/domain/account/address.ts';
import { isPostcode } from '#core/domain/text/postcode.ts';
import { addressFields } from '#tests/support/samples/customer-samples.ts';

const uuid = fc.constantFrom('a', 'b', 'c', 'd');
const uses = fc.subarray<AddressUse>(['billing', 'shipping']);

const step: fc.Arbitrary<(book: AddressBook) => AddressBook> = fc.oneof(
  fc.tuple(uuid, uses).map(
    ([id, asked]) =>
      (book: AddressBook) =>
        storeAddress(book, { uuid: id, fields: addressFields, uses: asked }),
  ),
  fc.tuple(uuid, fc.string()).map(
    ([id, city]) =>
      (book: AddressBook) =>
        updateAddress(book, { uuid: id, fields: { ...addressFields, city } }),
  ),
  uuid.map((id) => (book: AddressBook) => removeAddress(book, id)),
  fc.tuple(uuid, uses).map(
    ([id, asked]) =>
      (book: AddressBook) =>
        makeDefault(book, id, asked),
  ),
);

const after = (steps: readonly ((book: AddressBook) => AddressBook)[]): AddressBook =>
  steps.reduce<AddressBook>((book, one) => one(book), []);

describe('an address book', () => {
  it('has exactly one default of each use, whatever is done to it, and each address once', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        const book = after(steps);
        const most = Math.min(1, book.length);
        expect(book.filter((one) => one.isDefaultBilling)).toHaveLength(most);
        expect(book.filter((one) => one.isDefaultShipping)).toHaveLength(most);
        expect(new Set(book.map((one) => one.uuid)).size).toBe(book.length);
      }),
    );
  });

  it('is left as it is by what names an address it does not hold, or holds already', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
        const book = after(steps);
        expect(removeAddress(book, 'z')).toEqual(book);
        expect(makeDefault(book, 'z', ['billing', 'shipping'])).toEqual(book);
        expect(updateAddress(book, { uuid: 'z', fields: addressFields })).toEqual(book);
        for (const { uuid } of book)
          expect(storeAddress(book, { uuid, fields: addressFields, uses: ['billing'] })).toEqual(book);
      }),
    );
  });

  it('counts a version for each writing of the fields, and none for a default', () => {
    const one = storeAddress([], { uuid: 'a', fields: addressFields, uses: [] });
    const two = updateAddress(storeAddress(one, { uuid: 'b', fields: addressFields, uses: [] }), {
      uuid: 'b',
      fields: { ...addressFields, city: 'Paris' },
    });
    expect(makeDefault(two, 'b', ['shipping'])).toMatchObject([
      { uuid: 'a', rev: 1, isDefaultBilling: true, isDefaultShipping: false },
      { uuid: 'b', rev: 2, city: 'Paris', isDefaultBilling: false, isDefaultShipping: true },
    ]);
  });
});

it('an address stands on a letter without empty lines', () => {
  expect(addressLines({ ...addressFields, companyName: ' ', additional: 'Bâtiment B' })).toEqual([
    'Camille Durand',
    'Bâtiment B',
    '12 rue de la République',
    '69002 Lyon',
  ]);
});

it('territories overseas have the five digits of the French post, other countries their own', () => {
  expect(['RE', 'NC', 'MC'].map((country) => isPostcode('97400', country))).toEqual([true, true, true]);
  expect(isPostcode('1000', 'RE')).toBe(false);
  expect(isPostcode('1000', 'BE')).toBe(true);
});
