/** Longest first or last name (specification §5). */
export const MAX_NAME_LENGTH = 35;

/** Youngest customer, in whole years (domain 7.1). */
const MIN_AGE = 16;

export const GENDERS = ['Mr', 'Mrs', 'Other'] as const;
export type Gender = (typeof GENDERS)[number];

export const CUSTOMER_TYPES = ['individual', 'professional'] as const;
export type CustomerType = (typeof CUSTOMER_TYPES)[number];

/** The group of a new customer (domain 7.2); only the shop moves somebody to another one. */
export function firstGroup(type: CustomerType): 'general' | 'pro' {
  return type === 'professional' ? 'pro' : 'general';
}

/**
 * Where a new professional stands: the shop looks at the company, unless it has set that it does not; individuals need
 * no look (domain 7.1).
 */
export function firstApproval(type: CustomerType, looksAtCompanies = true): 'pending' | 'approved' {
  return type === 'professional' && looksAtCompanies ? 'pending' : 'approved';
}

/** Whole years between two days `YYYY-MM-DD`; negative when the birth lies ahead. */
export function ageOn(birthDate: string, today: string): number {
  const [year = 0] = birthDate.split('-').map(Number);
  const [thisYear = 0] = today.split('-').map(Number);
  return thisYear - year - (today.slice(5) < birthDate.slice(5) ? 1 : 0);
}

/** True for somebody who may have an account. */
export function isOldEnough(birthDate: string, today: string): boolean {
  return ageOn(birthDate, today) >= MIN_AGE;
}
