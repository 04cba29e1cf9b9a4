/** The fields of an address (domain 7.3), in the order of the form. */
import * as v from 'valibot';
import type { AddressEntry } from '#core/domain/account/address.ts';
import type { AddressRules } from '#core/domain/account/address-rules.ts';
import { firstName, GENDER_WORDS, lastName } from '#core/resources/users/customer-fields.ts';
import { label } from '#core/domain/fields/field.ts';
import type { Field } from '#core/resources/field.ts';
import type { OutputOf } from '#core/resources/field-set.ts';
import * as field from '#core/resources/kinds.ts';

/** Whether it has to be there is the shop’s setting: the book holds what either area takes. */
const phone: Field<v.GenericSchema<string | null>, 'phone', null> = field.phone('Téléphone', { optional: true });

export const addressFields = {
  label: field.text('Nom de l’adresse', { max: 60, optional: true, help: label('Par exemple : Maison, Atelier') }),
  gender: field.choice('Civilité', GENDER_WORDS, { preset: 'Mr' }),
  firstName,
  lastName,
  companyName: field.text('Société', { max: 120, half: true, optional: true, autoComplete: 'organization' }),
  vatNumber: field.vat('Numéro de TVA', { half: true, optional: true }),
  street1: field.text('Adresse', { max: 120, autoComplete: 'address-line1' }),
  street2: field.text('Adresse, suite', { max: 120, optional: true, autoComplete: 'address-line2' }),
  additional: field.text('Complément d’adresse', { max: 120, optional: true, autoComplete: 'address-line3' }),
  postcode: field.foreignPostcode('Code postal', 'country', { half: true }),
  city: field.text('Ville', { max: 100, half: true, autoComplete: 'address-level2' }),
  country: field.country('Pays'),
  phone,
  deliveryNote: field.text('Consigne de livraison', { max: 500, optional: true }),
};

/** The same fields as a shop with these rules asks for them. */
export const askedFields = (rules: AddressRules): typeof addressFields =>
  rules.phone ? { ...addressFields, phone: REQUIRED_PHONE } : addressFields;

const REQUIRED_PHONE: typeof phone = {
  ...phone,
  optional: false,
  schema: v.pipe(
    phone.schema,
    v.check((given) => given !== null, 'required'),
  ),
};

/** What a new address may become at once. */
export const newAddressFields = {
  ...addressFields,
  billing: field.boolean('Utiliser comme adresse de facturation'),
  shipping: field.boolean('Utiliser la même adresse pour la livraison'),
};

export type AddressFields = Readonly<OutputOf<typeof addressFields>>;
export type Address = AddressFields & AddressEntry;
export type AddressBook = readonly Address[];

/** An address as it stands on a letter, line by line; the country is named by whoever shows it. */
export function addressLines(address: AddressFields): readonly string[] {
  const { firstName, lastName, companyName, street1, street2, additional, postcode, city } = address;
  const lines = [companyName, `${firstName} ${lastName}`, additional, street1, street2, `${postcode} ${city}`];
  return lines.flatMap((line) => (line === null || line.trim() === '' ? [] : [line]));
}
