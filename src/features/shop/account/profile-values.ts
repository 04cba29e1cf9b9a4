/** What the profile's form starts from, and where what is typed differs from what the account holds. */
import type { InferInput } from 'valibot';
import type { profileFields } from '#core/contract/customer-fields.ts';
import type { ProfileFields } from '#core/contract/customer-records.ts';
import { GENDERS } from '#core/domain/customer.ts';
import { displayPhone } from '#core/domain/phone.ts';

export type ProfileInput = InferInput<typeof profileFields>;

/** What the form holds, and the revision it was begun on. */
export interface ProfileStart {
  readonly rev: number;
  readonly values: ProfileInput;
}

/** The profile as a person types it: the phone in pairs. */
export const valuesOf = (fields: ProfileFields): ProfileInput => ({ ...fields, phone: displayPhone(fields.phone) });

const objectOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

/**
 * Whatever is in a draft or in a refused change, the form opens: what can be read of it, over the profile as it is. The
 * kind of customer is never another one. Null where there is neither.
 */
export function startOfDraft(kept: unknown, held: ProfileFields): ProfileStart | null {
  const { rev, fields } = objectOf(kept);
  if (typeof rev !== 'number') return null;
  const typed = objectOf(fields);
  const line = (name: string, before: string): string => {
    const value = typed[name];
    return typeof value === 'string' ? value : before;
  };
  const lineOrNone = (name: string, before: string | null): string | null =>
    typed[name] === null ? null : line(name, before ?? '') || null;
  const person = {
    gender: GENDERS.find((one) => one === typed['gender']) ?? held.gender,
    firstName: line('firstName', held.firstName),
    lastName: line('lastName', held.lastName),
    birthDate: lineOrNone('birthDate', held.birthDate),
    phone: displayPhone(line('phone', held.phone)),
    company: lineOrNone('company', held.company),
    address: lineOrNone('address', held.address),
    additionalAddress: lineOrNone('additionalAddress', held.additionalAddress),
    newsletter: typeof typed['newsletter'] === 'boolean' ? typed['newsletter'] : held.newsletter,
  };
  if (held.customerType === 'individual') return { rev, values: { customerType: 'individual', ...person } };
  return {
    rev,
    values: {
      customerType: 'professional',
      ...person,
      corporateName: line('corporateName', held.corporateName),
      tradeName: lineOrNone('tradeName', held.tradeName),
      siret: line('siret', held.siret),
      website: lineOrNone('website', held.website),
      vatNumber: lineOrNone('vatNumber', held.vatNumber),
      apeCode: lineOrNone('apeCode', held.apeCode),
    },
  };
}
