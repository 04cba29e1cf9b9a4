/** What a definition forgets, or names and is not there, does not compile. */
import { expect, test } from 'vitest';

import type { PermissionKey } from '#core/domain/actor/permission-keys.ts';
import { RESOURCES } from '#core/resources/all.ts';
import * as field from '#core/resources/kinds.ts';
import { isPermissionKey } from '#core/resources/permissions/permission-keys.ts';
import { resource, type Resource } from '#core/resources/resource.ts';

const BRANDS = {
  name: 'brands',
  table: 'brand',
  words: { many: 'Marques', one: 'Marque' },
  fields: { name: field.text('Nom') },
  list: { columns: ['name'], sort: ['name'], order: 'name', search: [], filter: [] },
  unique: [],
  usedBy: [],
} as const;
const PERMISSIONS = { actions: ['index', 'update'], group: 'catalogue' } as const;
const SCREEN = { page: '/admin/brands', nav: 'commerce' } as const;

test('a definition without permissions, or with a screen that has no glyph, does not compile', () => {
  // @ts-expect-error: what may be allowed of it?
  resource({ ...BRANDS, screen: { ...SCREEN, glyph: 'tag' } });
  // @ts-expect-error: what draws it?
  resource({ ...BRANDS, permissions: PERMISSIONS, screen: SCREEN });
  // @ts-expect-error: no such drawing
  resource({ ...BRANDS, permissions: PERMISSIONS, screen: { ...SCREEN, glyph: 'nothing' } });
  // @ts-expect-error: no such part of the back office
  resource({ ...BRANDS, permissions: { ...PERMISSIONS, group: 'nothing' } });
  expect(resource({ ...BRANDS, permissions: PERMISSIONS, screen: { ...SCREEN, glyph: 'tag' } }).name).toBe('brands');
});

test('a definition that names another thing than there is does not compile in the list of all', () => {
  const known = resource({ ...BRANDS, name: 'groups', permissions: { ...PERMISSIONS, after: 'products' } });
  const behind = resource({ ...BRANDS, name: 'groups', permissions: { ...PERMISSIONS, after: 'nothing' } });
  const below = resource({
    ...BRANDS,
    name: 'groups',
    permissions: PERMISSIONS,
    screen: { ...SCREEN, glyph: 'tag', under: 'nothing' },
  });
  const listed: readonly Resource[] = [
    known,
    // @ts-expect-error: no such row
    behind,
    // @ts-expect-error: no such entry of the menu
    below,
  ];
  expect(listed).toHaveLength(3);
});

test('a key that no screen and no definition has does not compile', () => {
  const ofScreen: PermissionKey = 'products.mass-update';
  const ofThing: PermissionKey = 'customers.login-as';
  // @ts-expect-error: orders are not destroyed
  const none: PermissionKey = 'orders.destroy';
  // @ts-expect-error: no such resource
  const nobodys: PermissionKey = 'brands.index';
  expect([ofScreen, ofThing, none, nobodys].map(isPermissionKey)).toEqual([true, true, false, false]);
  expect(RESOURCES.map(({ name }): string => name)).not.toContain('brands');
});
