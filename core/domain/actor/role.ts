import type { PermissionKey } from './permission-keys.ts';

/** Keys that nobody who lacks them may give away (domain 7.6). */
export const notOwn = (given: Iterable<PermissionKey>, own: ReadonlySet<PermissionKey>): readonly PermissionKey[] =>
  [...given].filter((key) => !own.has(key));

/** UUIDs of the roles that every shop has: the locked one that holds every key, and that of editors. */
export const ADMIN_ROLE = '00000000-0000-4000-8000-000000000001';
export const EDITOR_ROLE = '00000000-0000-4000-8000-000000000002';

/** What a role of the front office may hold: parts of the own account, for customers of a group (domain 7.5). */
export const FRONT_KEYS = [
  'front.orders',
  'front.quotes',
  'front.rma',
  'front.reviews',
  'front.account-payment',
] as const;

export const ROLE_GUARDS = ['back', 'front'] as const;
/** The interface a role is of. */
export type RoleGuard = (typeof ROLE_GUARDS)[number];

/** Keys that one set has and the other has not. */
export function changedKeys(before: Iterable<string>, after: Iterable<string>): readonly string[] {
  const [from, to] = [new Set(before), new Set(after)];
  return [...[...from].filter((key) => !to.has(key)), ...[...to].filter((key) => !from.has(key))];
}
