/** Two who buy in the demo shop, each with an order. Nobody is called so: addresses end in `.example`, telephones are fiction. */
import { COMPANY } from './contents/company.ts';

const written = {
  company: null,
  address: null,
  additional_address: null,
  birth_date: null,
  website: null,
  ape_code: null,
  newsletter: false,
} as const;

const INDIVIDUAL = {
  ...written,
  email: 'client@bitume.example',
  group_code: 'general',
  customer_type: 'individual',
  gender: 'Mrs',
  first_name: 'Lou',
  last_name: 'Bernard',
  phone: '+33261914031',
  corporate_name: null,
  trade_name: null,
  siret: null,
  vat_number: null,
} as const;

const PROFESSIONAL = {
  ...written,
  email: 'garage@bitume.example',
  group_code: 'pro',
  customer_type: 'professional',
  gender: 'Mr',
  first_name: 'Noé',
  last_name: 'Lambert',
  phone: '+33261914032',
  corporate_name: 'Garage de l’Exemple',
  trade_name: 'Garage de l’Exemple',
  siret: '98765432400019',
  vat_number: 'FR14987654324',
} as const;

/** Each with where parcels go, and what was ordered: reference and pieces, paid and sent or not. */
export const demoCustomers = [
  {
    customer: INDIVIDUAL,
    address: { street1: "4 rue de l'Exemple", postcode: COMPANY.postcode, city: COMPANY.city },
    lines: [['HV-5W30-5', 1]],
    isSent: true,
  },
  {
    customer: PROFESSIONAL,
    address: { street1: "18 boulevard de l'Exemple", postcode: '35000', city: 'Rennes' },
    lines: [
      ['HV-5W30-5', 4],
      ['FP-1130', 2],
    ],
    isSent: false,
  },
] as const;
