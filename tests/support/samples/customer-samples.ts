/** What people type to become customers. */
import { randomUUID } from 'node:crypto';

/** A password the shop accepts. */
export const password = 'Goudron-2026!';

export const person = {
  gender: 'Mrs',
  lastName: 'Durand',
  firstName: 'Camille',
  birthDate: '1990-05-17',
  phone: '06 12 34 56 78',
  company: null,
  address: null,
  additionalAddress: null,
  newsletter: false,
} as const;

export const company = {
  corporateName: 'Garage Durand',
  tradeName: null,
  siret: '732 829 320 00074',
  website: 'garage-durand.fr',
  vatNumber: 'FR 44 732 829 320',
  apeCode: '45.20A',
} as const;

/** A registration of somebody new. */
export function registration(more: Record<string, unknown> = {}) {
  return {
    customerType: 'individual',
    ...person,
    email: `${randomUUID()}@example.fr`,
    password,
    passwordConfirmation: password,
    terms: true,
    ...more,
  };
}

/** The fields of an address. */
export const addressFields = {
  label: 'Maison',
  gender: 'Mrs',
  firstName: 'Camille',
  lastName: 'Durand',
  companyName: null,
  vatNumber: null,
  street1: '12 rue de la République',
  street2: null,
  additional: null,
  postcode: '69002',
  city: 'Lyon',
  country: 'FR',
  phone: '06 12 34 56 78',
  deliveryNote: null,
} as const;
