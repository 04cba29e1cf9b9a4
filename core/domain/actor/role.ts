import { isPermissionKey, PERMISSION_KEYS, type PermissionKey } from './permission-keys.ts';

/** The keys of the seeded role "Editeur" (domain 7.6, column E); "Administrateur" holds all. */
export const EDITOR_PERMISSIONS: readonly PermissionKey[] = [
  'dashboard.view',
  'menu.content',
  'products.index',
  'products.view',
  'categories.index',
  'categories.view',
  'admins.confirm',
  'admins.destroy-self',
  'reviews.index',
  'reviews.view',
  'reviews.update',
  'email-templates.index',
  'email-templates.view',
  'email-templates.update',
  'branding.index',
  'content-types.index',
  'custom-fields.index',
  'permalinks.index',
  'tickets.index',
  'tickets.view',
  'tickets.store',
  'tickets.comment',
  ...allOf(
    'sliders',
    'cms-contents',
    'cms-categories',
    'cms-tags',
    'cms-menus',
    'components',
    'media',
    'media-categories',
    'broken-links',
    'seo',
  ),
];

/** Keys as a role keeps them: seeing one thing means seeing the list, and so does writing it (domain 7.6). */
export function withImplied(keys: Iterable<PermissionKey>): ReadonlySet<PermissionKey> {
  const all = new Set(keys);
  for (const key of keys) {
    const [action] = key.split('.').slice(-1);
    const index = `${key.slice(0, -(action?.length ?? 0))}index`;
    const implies = action === 'view' || action === 'store' || action === 'update' || action === 'destroy';
    if (implies && isPermissionKey(index)) all.add(index);
  }
  return all;
}

/** Keys that nobody who lacks them may give away (domain 7.6). */
export const notOwn = (given: Iterable<PermissionKey>, own: ReadonlySet<PermissionKey>): readonly PermissionKey[] =>
  [...given].filter((key) => !own.has(key));

function allOf(...resources: readonly string[]): readonly PermissionKey[] {
  const keys = PERMISSION_KEYS.filter((key) => resources.includes(key.slice(0, key.lastIndexOf('.'))));
  return keys.filter(isPermissionKey);
}

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

/** Every key a role of this interface can hold, in the order of the screen. */
export const keysOf = (guard: RoleGuard): readonly string[] => (guard === 'back' ? PERMISSION_KEYS : FRONT_KEYS);

/** Keys that one set has and the other has not. */
export function changedKeys(before: Iterable<string>, after: Iterable<string>): readonly string[] {
  const [from, to] = [new Set(before), new Set(after)];
  return [...[...from].filter((key) => !to.has(key)), ...[...to].filter((key) => !from.has(key))];
}
