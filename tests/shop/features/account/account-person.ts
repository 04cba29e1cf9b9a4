/** A customer as a device holds them. */
import type { AddressesRecord, ProfileRecord } from '#core/contract/account/customer-records.ts';
import type { QuoteRecord } from '#core/contract/quotes/quote-record.ts';
import type { Address } from '#core/contract/account/address-fields.ts';
import type { BaseRow, SignedInCustomer } from '#src/db/rows.ts';
import { addressFields } from '#tests/support/samples/customer-samples.ts';
import { device } from '../person-page.tsx';

export const WHO: SignedInCustomer = {
  uuid: '8a6f4a51-9ad6-4a7f-8f2e-1f5d5c3a0b01',
  email: 'camille.durand@example.fr',
  firstName: 'Camille',
  lastName: 'Durand',
  customerType: 'individual',
};
export const HOME = '5d1c1f0e-5a0b-4b7c-9b1e-2f6c1f6f0a01';
export const WORK = '5d1c1f0e-5a0b-4b7c-9b1e-2f6c1f6f0a02';
export const QUOTE = '1b671a64-40d5-491e-99b0-da01ff1f3341';
export const OIL = '0b8b6a0e-3f0f-4d2e-9d1a-6b1d5a7f0a02';

export const fields: ProfileRecord['fields'] = {
  customerType: 'individual',
  gender: 'Mrs',
  firstName: 'Camille',
  lastName: 'Durand',
  birthDate: '1990-05-17',
  phone: '+33612345678',
  company: null,
  address: null,
  additionalAddress: null,
  newsletter: false,
};

export const profileRow = (over: Partial<ProfileRecord> = {}): BaseRow => ({
  key: 'profile',
  rev: 1,
  record: {
    kind: 'profile',
    uuid: WHO.uuid,
    rev: 3,
    email: WHO.email,
    group: 'general',
    approval: 'approved',
    fields,
    ...over,
  },
});

export const address = (uuid: string, over: Partial<Address> = {}): Address => ({
  ...addressFields,
  phone: '+33612345678',
  uuid,
  rev: 1,
  isDefaultBilling: false,
  isDefaultShipping: false,
  ...over,
});

export const bookRow = (addresses: readonly Address[]): BaseRow => {
  const record: AddressesRecord = { kind: 'addresses', addresses };
  return { key: 'addresses', rev: 1, record };
};

const home = address(HOME, { isDefaultBilling: true, isDefaultShipping: true });
const work = address(WORK, { label: 'Atelier', city: 'Bron' });

export const quote: QuoteRecord = {
  kind: 'quote',
  uuid: QUOTE,
  area: 'auto',
  number: 'DEV00000042',
  state: 'requested',
  lines: [{ name: 'Huile moteur', sku: 'HV-5W30-5', quantity: 2, unitPrice: 385_000 }],
  total: 770_000,
  taxTotal: 128_333,
  request: {
    contact: {
      customerType: 'individual',
      gender: 'Mrs',
      firstName: 'Camille',
      lastName: 'Durand',
      email: 'camille.durand@example.fr',
      phone: '+33612345678',
      postcode: '69003',
      city: 'Lyon',
    },
    vehicle: 'Clio III',
    wantedDate: '2026-11-30',
    comment: 'Livraison le matin, merci.',
  },
  requestedAt: '2026-11-20T10:00:00.000Z',
  comments: [{ uuid: OIL, author: 'shop', message: 'Bonjour,\nsous deux jours.', at: '2026-11-20T12:00:00.000Z' }],
};

export const base = (...rows: BaseRow[]) => [profileRow(), bookRow([home, work]), ...rows];
export const customer = (held: Parameters<typeof device>[0] = {}) => device({ customer: WHO, base: base(), ...held });
