/** Which keys a role holds, and can hold (domain 7.6). */
import type { PermissionKey } from '#core/domain/actor/permission-keys.ts';
import { FRONT_KEYS, type RoleGuard } from '#core/domain/actor/role.ts';
import { isPermissionKey, PERMISSION_KEYS } from './permission-keys.ts';

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

/** Every key a role of this interface can hold, in the order of the screen. */
export const keysOf = (guard: RoleGuard): readonly string[] => (guard === 'back' ? PERMISSION_KEYS : FRONT_KEYS);

function allOf(...resources: readonly string[]): readonly PermissionKey[] {
  const keys = PERMISSION_KEYS.filter((key) => resources.includes(key.slice(0, key.lastIndexOf('.'))));
  return keys.filter(isPermissionKey);
}
