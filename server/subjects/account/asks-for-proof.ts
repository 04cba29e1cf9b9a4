import type { AccountDeps } from './account-deps.ts';

/**
 * Whether an address has to be proven before its account is used. Where not, the link is sent all the same (domain 12,
 * mail 1): letters and the welcome wait for it.
 */
export const asksForProof = async ({ settings }: Pick<AccountDeps, 'settings'>): Promise<boolean> =>
  (await settings())('customer.settings.email.verification');
