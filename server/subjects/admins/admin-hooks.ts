import type { ResourceHooks } from '#server/resources/hooks/resource-hooks.ts';

import { accountHooks } from './accounts/account-hooks.ts';
import type { AdminDeps } from './admin-deps.ts';
import { roleHooks } from './roles/role-hooks.ts';

/** What only this subject knows of the managed things that are people and roles. */
export const adminHooks = (deps: Pick<AdminDeps, 'ids' | 'jobs'>): ResourceHooks => ({
  admins: accountHooks(deps),
  roles: roleHooks,
});
