/** What the form of a new account starts from, and what of it may stay on the device while it is typed. */
import type { DefaultValues } from 'react-hook-form';
import type { InferInput, InferOutput } from 'valibot';
import type { registerBody } from '#core/contract/auth.ts';
import { GENDERS } from '#core/domain/customer.ts';

export type RegisterInput = InferInput<typeof registerBody>;
export type NewAccount = InferOutput<typeof registerBody>;

/** Name of the form's draft. */
export const REGISTER_DRAFT = 'register';

const objectOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {};
const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** Whatever is in the draft, the form opens; passwords and consent are given anew each time. */
export function registerDefaults(draft: unknown): DefaultValues<RegisterInput> {
  const kept = objectOf(draft);
  const gender = GENDERS.find((one) => one === kept['gender']);
  const person = {
    ...(gender === undefined ? {} : { gender }),
    firstName: textOf(kept['firstName']) ?? '',
    lastName: textOf(kept['lastName']) ?? '',
    email: textOf(kept['email']) ?? '',
    phone: textOf(kept['phone']) ?? '',
    birthDate: textOf(kept['birthDate']),
    company: textOf(kept['company']),
    address: textOf(kept['address']),
    additionalAddress: textOf(kept['additionalAddress']),
    newsletter: kept['newsletter'] === true,
    password: '',
    passwordConfirmation: '',
  };
  if (kept['customerType'] !== 'professional') return { customerType: 'individual', ...person };
  return { customerType: 'professional', ...person, ...companyDefaults(kept) };
}

/** The fields of a company, as they were or empty. */
export function companyDefaults(kept: Readonly<Record<string, unknown>>) {
  return {
    corporateName: textOf(kept['corporateName']) ?? '',
    tradeName: textOf(kept['tradeName']),
    siret: textOf(kept['siret']) ?? '',
    vatNumber: textOf(kept['vatNumber']),
    apeCode: textOf(kept['apeCode']),
    website: textOf(kept['website']),
  };
}

export const COMPANY_FIELDS = ['corporateName', 'tradeName', 'siret', 'vatNumber', 'apeCode', 'website'] as const;

/** A password is never written down, and nobody consents by a draft. */
export function withoutSecrets(values: RegisterInput): object {
  const { password: _password, passwordConfirmation: _again, terms: _terms, ...kept } = values;
  return kept;
}
