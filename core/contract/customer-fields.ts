/** The fields of a customer (specification §3, domain 7.1), validated once for registration and profile. */
import * as v from 'valibot';
import { isApeCode, normaliseApeCode } from '#core/domain/ape-code.ts';
import { isPassword } from '#core/domain/password.ts';
import { isVatNumber, normaliseVatNumber } from '#core/domain/vat-number.ts';
import { normaliseWebsite } from '#core/domain/website.ts';
import * as f from '#core/contract/fields.ts';

const website = v.pipe(
  v.string('text.invalid'),
  v.trim(),
  v.check((text) => normaliseWebsite(text) !== null, 'website.invalid'),
  v.transform((text) => normaliseWebsite(text) ?? text),
);

export const vatNumber = v.pipe(
  v.string('text.invalid'),
  v.transform(normaliseVatNumber),
  v.check(isVatNumber, 'vat.invalid'),
);

const apeCode = v.pipe(v.string('text.invalid'), v.transform(normaliseApeCode), v.check(isApeCode, 'ape.invalid'));

const person = {
  gender: f.gender,
  lastName: f.personName,
  firstName: f.personName,
  /** Sixteen years or more: said by the server, which knows the day. */
  birthDate: v.nullable(f.day),
  phone: f.phone,
  company: f.optionalText(120),
  address: f.optionalText(255),
  additionalAddress: f.optionalText(255),
  newsletter: v.boolean('required'),
};

const company = {
  corporateName: f.line(120),
  tradeName: f.optionalText(120),
  siret: f.siret,
  website: v.nullable(website),
  vatNumber: v.nullable(vatNumber),
  apeCode: v.nullable(apeCode),
};

/** The entries of either kind of customer, beside what `more` adds: no other key is taken. */
export function customerOf<const More extends v.ObjectEntries>(more: More) {
  return v.variant(
    'customerType',
    [
      v.strictObject({ customerType: v.literal('individual'), ...person, ...more }),
      v.strictObject({ customerType: v.literal('professional'), ...person, ...company, ...more }),
    ],
    'required',
  );
}

export const profileFields = customerOf({});

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
