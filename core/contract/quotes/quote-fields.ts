/** What the author of a quote request writes (domain 5.2). */
import type * as v from 'valibot';
import {
  corporateName,
  firstName,
  GENDER_WORDS,
  lastName,
  siret,
  TYPE_WORDS,
} from '#core/resources/users/customer-fields.ts';
import { label } from '#core/domain/fields/field.ts';
import { when } from '#core/resources/field.ts';
import { schemaOf } from '#core/resources/field-set.ts';
import * as field from '#core/resources/kinds.ts';

/** Who asks: the fields of domain 5.2; a professional also names the company. */
export const quoteContactFields = {
  customerType: field.choice('Vous êtes', TYPE_WORDS, { preset: 'individual' }),
  ...when('customerType', 'professional', { corporateName, siret }),
  gender: field.choice('Civilité', GENDER_WORDS, { optional: true }),
  firstName,
  lastName,
  email: field.email('Adresse e-mail'),
  phone: field.phone('Téléphone'),
  postcode: field.postcode('Code postal'),
  city: field.text('Ville', { max: 100, optional: true, autoComplete: 'address-level2' }),
};

export const quoteContact = schemaOf(quoteContactFields);
export type QuoteContact = v.InferOutput<typeof quoteContact>;

/** What is asked beside the articles. */
export const quoteFields = {
  /** Kept as it is written: what prevents a wrong part is read by a person. */
  vehicle: field.text('Véhicule ou immatriculation', {
    max: 120,
    optional: true,
    help: label('Par exemple Clio IV 1.5 dCi 90, 2016, ou AB-123-CD'),
  }),
  wantedDate: field.day('Date souhaitée', { optional: true }),
  comment: field.multiline('Commentaire', { max: 2000, optional: true }),
  consent: field.consent('Votre accord'),
};
