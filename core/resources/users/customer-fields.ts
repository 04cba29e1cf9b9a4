/** The fields of a customer (specification §3, domain 7.1), said once for registration and profile. */
import * as v from 'valibot';
import { isPassword } from '#core/domain/account/password.ts';
import { MAX_NAME_LENGTH } from '#core/domain/account/customer.ts';
import { label } from '#core/domain/fields/field.ts';
import { when } from '#core/resources/field.ts';
import { schemaOf, type OutputOf } from '#core/resources/field-set.ts';
import * as field from '#core/resources/kinds.ts';

/** "M.", "Mme", "Autre" (domain 7.1). */
export const GENDER_WORDS = { Mr: label('M.'), Mrs: label('Mme'), Other: label('Autre') };
export const TYPE_WORDS = { individual: label('Particulier'), professional: label('Professionnel') };

export const firstName = field.text('Prénom', { max: MAX_NAME_LENGTH, half: true, autoComplete: 'given-name' });
export const lastName = field.text('Nom', { max: MAX_NAME_LENGTH, half: true, autoComplete: 'family-name' });
export const corporateName = field.text('Raison sociale', { max: 120, autoComplete: 'organization' });
export const siret = field.siret('SIRET', { help: label('14 chiffres') });

export const customerFields = {
  customerType: field.choice('Vous êtes', TYPE_WORDS, { preset: 'individual' }),
  ...when('customerType', 'professional', {
    corporateName,
    tradeName: field.text('Nom commercial', { max: 120, optional: true }),
    siret,
    vatNumber: field.vat('Numéro de TVA', { optional: true, help: label('Par exemple FR 12 345678901') }),
    apeCode: field.ape('Code APE', { optional: true, help: label('Par exemple 45.31Z') }),
    website: field.website('Site web', { optional: true, autoComplete: 'url' }),
  }),
  gender: field.choice('Civilité', GENDER_WORDS),
  firstName,
  lastName,
  /** Sixteen years or more: said by the server, which knows the day. */
  birthDate: field.day('Date de naissance', { optional: true, autoComplete: 'bday' }),
  phone: field.phone('Téléphone'),
  company: field.text('Société', { max: 120, optional: true, autoComplete: 'organization' }),
  address: field.text('Adresse', { max: 255, optional: true, autoComplete: 'address-line1' }),
  additionalAddress: field.text('Complément d’adresse', { max: 255, optional: true, autoComplete: 'address-line2' }),
  newsletter: field.boolean('Lettre de la boutique'),
};

/** What a customer may write of the profile; a professional's company is part of it (specification §3). */
export type ProfileFields = Readonly<OutputOf<typeof customerFields>>;

export const profileFields = schemaOf(customerFields);

/** Longest password worth hashing. */
const MAX_PASSWORD = 200;

/** A password that was chosen before: only its presence is checked. */
export function knownPassword(missing: string) {
  return v.pipe(v.string(missing), v.minLength(1, missing), v.maxLength(MAX_PASSWORD, 'text.tooLong'));
}

/** A password to be: the rule of specification §5. */
export const newPassword = v.pipe(
  v.string('required'),
  v.minLength(1, 'required'),
  v.maxLength(MAX_PASSWORD, 'text.tooLong'),
  v.check(isPassword, 'password.weak'),
);

export const passwordConfirmation = v.pipe(v.string('required'), v.minLength(1, 'required'));

interface Passwords {
  readonly password: string;
  readonly passwordConfirmation: string;
}

/** The same word twice. */
export const isConfirmed = (given: Passwords): boolean => given.password === given.passwordConfirmation;
