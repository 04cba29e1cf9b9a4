/** A managed thing is a definition, a line and a migration: everything else that the shop knows of one follows. */
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';
import * as v from 'valibot';

import type { ADMIN_PAGES } from '#core/contract/admin/pages/admin-pages.ts';
import type { menuFor } from '#core/contract/admin/pages/menu.ts';
import type { RESOURCE_ROUTES } from '#core/contract/admin/resource-routes.ts';
import type { RESOURCES } from '#core/resources/all.ts';
import { listQueryOf } from '#core/resources/list-query.ts';
import type { permissionGrid } from '#core/resources/permissions/permission-grid.ts';
import type { PERMISSION_KEYS } from '#core/resources/permissions/permission-keys.ts';
import { formOf, listedOf } from '#core/resources/resource.ts';
import { migrate } from '#server/database/migrate.ts';
import type { resourceService } from '#server/resources/resource-service.ts';
import type { glyphOf } from '#src/admin/app/layout/page-glyphs.ts';
import { tag } from '#src/ui/icon/glyphs-office.ts';
import { createTestClock } from '#tests/support/clock.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { brands } from './brands.ts';
import { copyWithBrands } from './copy-with-brands.ts';

let copy: Awaited<ReturnType<typeof copyWithBrands>>;
let database: TestDatabase;

beforeAll(async () => {
  copy = await copyWithBrands();
  database = await createTestDatabase();
});
afterAll(async () => {
  await database.drop();
  await copy.remove();
});

test('the shop compiles with it, and nothing else has to name it', async () => {
  expect(await copy.compile()).toBe('');
});

test('it has permissions, with the words of its list and a place in the grid', async () => {
  const { PERMISSION_KEYS: keys } = await copy.load<{ PERMISSION_KEYS: typeof PERMISSION_KEYS }>(
    'core/resources/permissions/permission-keys.ts',
  );
  expect(keys.filter((key) => key.startsWith('brands.'))).toEqual([
    'brands.index',
    'brands.store',
    'brands.update',
    'brands.destroy',
  ]);
  const { permissionGrid: gridOf } = await copy.load<{ permissionGrid: typeof permissionGrid }>(
    'core/resources/permissions/permission-grid.ts',
  );
  const rows = gridOf('back').find(({ group }) => group === 'catalogue')?.rows ?? [];
  const at = rows.map(({ resource }): string => resource).indexOf('brands');
  expect(rows[at - 1]?.resource).toBe('attribute-families');
  expect(rows[at]).toEqual({
    resource: 'brands',
    label: brands.words.many,
    cells: { see: ['brands.index'], create: ['brands.store'], edit: ['brands.update'], delete: ['brands.destroy'] },
  });
});

test('the menu has it with its glyph, and its list, form and routes have their addresses', async () => {
  const { menuFor: menu } = await copy.load<{ menuFor: typeof menuFor }>('core/contract/admin/pages/menu.ts');
  const entries = menu(() => true).flatMap((section) => section.entries);
  const entry = entries.find(({ page }) => page.path === '/admin/commerce/catalog/brands');
  expect(entry).toMatchObject({ label: brands.words.many, page: { nav: 'commerce', permission: 'brands.index' } });
  const { glyphOf: draw } = await copy.load<{ glyphOf: typeof glyphOf }>('src/admin/app/layout/page-glyphs.ts');
  expect(draw(entry?.page ?? {})).toBe(tag);

  const { ADMIN_PAGES: pages } = await copy.load<{ ADMIN_PAGES: typeof ADMIN_PAGES }>(
    'core/contract/admin/pages/admin-pages.ts',
  );
  const own = pages.flatMap(({ resource, path }) => (resource?.name === 'brands' ? [[resource.screen, path]] : []));
  expect(own).toEqual([
    ['list', '/admin/commerce/catalog/brands'],
    ['create', '/admin/commerce/catalog/brands/create'],
    ['edit', '/admin/commerce/catalog/brands/edit/{id}'],
  ]);
  const { RESOURCE_ROUTES: routes } = await copy.load<{ RESOURCE_ROUTES: typeof RESOURCE_ROUTES }>(
    'core/contract/admin/resource-routes.ts',
  );
  const called = Object.keys(routes).filter((name) => name.startsWith('api.admin.brands.'));
  expect(called).toHaveLength(Object.keys(routes).filter((name) => name.startsWith('api.admin.locales.')).length);
});

test('it is written by its form, listed, changed and deleted in its table by whoever may', async () => {
  const folder = join(copy.folder, 'server/database/migrations/');
  expect(await migrate(database.db, { folder })).toEqual(['9999-brands']);
  const { RESOURCES: things } = await copy.load<{ RESOURCES: typeof RESOURCES }>('core/resources/all.ts');
  const thing = things.find(({ table }) => table === brands.table);
  if (thing === undefined) throw new Error('the list does not have it');
  expect(formOf(thing).flatMap(({ sections }) => sections.flatMap(({ fields }) => fields))).toEqual(['name', 'code']);

  const { resourceService: service } = await copy.load<{ resourceService: typeof resourceService }>(
    'server/resources/resource-service.ts',
  );
  const deps = { db: database.db, clock: createTestClock(), announce: () => Promise.resolve(), hooks: {} };
  const managed = service(thing, deps);
  const { PERMISSION_KEYS: keys } = await copy.load<{ PERMISSION_KEYS: readonly never[] }>(
    'core/resources/permissions/permission-keys.ts',
  );
  const author = { kind: 'admin', id: 'camille', name: 'Camille Durand' } as const;
  const whoMay = { ...author, permissions: new Set(keys) };
  const uuid = randomUUID();
  const made = { uuid, fields: { name: 'Brembo', code: 'brembo' } };

  await expect(managed.store({ ...author, permissions: new Set() }, made)).rejects.toMatchObject({
    code: 'permission.missing',
  });
  const { rev, revId } = await managed.store(whoMay, made);
  const listed = await managed.index(whoMay, v.parse(listQueryOf(listedOf(thing), thing.list), { q: 'brem' }));
  expect(listed.data).toMatchObject([{ uuid, rev, fields: made.fields }]);
  await expect(managed.store(whoMay, { ...made, uuid: randomUUID() })).rejects.toMatchObject({
    data: { fields: [{ path: 'fields.code', code: 'value.taken' }] },
  });
  const next = await managed.update(whoMay, {
    uuid,
    rev,
    baseRevId: revId,
    fields: { name: 'Brembo S.p.A.', code: 'brembo' },
  });
  expect(next.rev).toBe(rev + 1);
  await managed.destroy(whoMay, { uuid, rev: next.rev, baseRevId: next.revId });
  expect((await managed.index(whoMay, v.parse(listQueryOf(listedOf(thing), thing.list), {}))).meta.total).toBe(0);
});
