/** What the form of an address starts from: the address itself, a draft, a refused change, or who the customer is. */
import type { InferInput, InferOutput } from 'valibot';
import type { addressStoreRoute } from '#core/contract/addresses.ts';
import type { ProfileRecord } from '#core/contract/customer-records.ts';
import type { AddressFields } from '#core/domain/address.ts';
import { COUNTRIES, type Country } from '#core/domain/country.ts';
import { GENDERS } from '#core/domain/customer.ts';
import { displayPhone } from '#core/domain/phone.ts';

export type AddressInput = InferInput<typeof addressStoreRoute.body>;
export type AddressOutput = InferOutput<typeof addressStoreRoute.body>;

const countryIn = (text: unknown): Country => COUNTRIES.find((one) => one === text) ?? 'FR';

/** The fields of an address alone, in the order of the form. */
function fieldsOf(address: AddressFields): AddressFields {
  const { label, gender, firstName, lastName, companyName, vatNumber, street1, street2, additional } = address;
  const { postcode, city, country, phone, deliveryNote } = address;
  const name = { label, gender, firstName, lastName, companyName, vatNumber };
  return { ...name, street1, street2, additional, postcode, city, country, phone, deliveryNote };
}

/** As a person types them: the phone in pairs. */
export const typedFields = (address: AddressFields): AddressInput['fields'] => ({
  ...fieldsOf(address),
  country: countryIn(address.country),
  phone: displayPhone(address.phone),
});

/** A new address begins with the name of its customer. */
export function blankFields(profile: ProfileRecord | null): AddressInput['fields'] {
  const person = profile?.fields;
  return {
    label: null,
    gender: person?.gender ?? 'Mr',
    firstName: person?.firstName ?? '',
    lastName: person?.lastName ?? '',
    companyName: person?.customerType === 'professional' ? person.corporateName : null,
    vatNumber: null,
    street1: '',
    street2: null,
    additional: null,
    postcode: '',
    city: '',
    country: 'FR',
    phone: person === undefined ? '' : displayPhone(person.phone),
    deliveryNote: null,
  };
}

const objectOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

export interface AddressStart {
  /** Of the address that is changed; null for a new one. */
  readonly rev: number | null;
  readonly uuid: string | null;
  readonly values: Omit<AddressInput, 'uuid'>;
}

const USES = ['billing', 'shipping'] as const;

/**
 * Whatever is in a draft or a refused change, the form opens: what can be read of it, over `fields`. Null where there is
 * neither.
 */
export function startOfKept(kept: unknown, fields: AddressInput['fields']): AddressStart | null {
  const held = objectOf(kept);
  if (held['fields'] === undefined) return null;
  const typed = objectOf(held['fields']);
  const line = (name: keyof AddressFields): string => {
    const value = typed[name];
    return typeof value === 'string' ? value : (fields[name] ?? '');
  };
  const lineOrNone = (name: keyof AddressFields): string | null => (typed[name] === null ? null : line(name) || null);
  const uses = held['uses'];
  return {
    rev: typeof held['rev'] === 'number' ? held['rev'] : null,
    uuid: typeof held['uuid'] === 'string' ? held['uuid'] : null,
    values: {
      uses: USES.filter((use) => Array.isArray(uses) && uses.includes(use)),
      fields: {
        label: lineOrNone('label'),
        gender: GENDERS.find((one) => one === typed['gender']) ?? fields.gender,
        firstName: line('firstName'),
        lastName: line('lastName'),
        companyName: lineOrNone('companyName'),
        vatNumber: lineOrNone('vatNumber'),
        street1: line('street1'),
        street2: lineOrNone('street2'),
        additional: lineOrNone('additional'),
        postcode: line('postcode'),
        city: line('city'),
        country: countryIn(line('country')),
        phone: displayPhone(line('phone')),
        deliveryNote: lineOrNone('deliveryNote'),
      },
    },
  };
}
