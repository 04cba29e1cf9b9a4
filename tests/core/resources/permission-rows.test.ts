import fc from 'fast-check';
import { expect, test } from 'vitest';

import { SCREEN_PERMISSIONS } from '#core/domain/actor/permission-keys.ts';
import { RESOURCES } from '#core/resources/all.ts';
import { PERMISSION_KEYS } from '#core/resources/permissions/permission-keys.ts';
import { permissionRows } from '#core/resources/permissions/permission-rows.ts';
import type { Resource } from '#core/resources/resource.ts';

const GROUPS: readonly Readonly<Record<string, readonly string[]>>[] = Object.values(SCREEN_PERMISSIONS);
const [first] = RESOURCES;
if (first === undefined) throw new Error('there are no managed things');

/** Things under names that others have not, placed at random: behind any row, behind one of another group, or nowhere. */
const places = fc.record(
  { after: fc.constantFrom(...RESOURCES.map(({ name }) => name), 'products' as const, 'seo' as const) },
  { requiredKeys: [] },
);
const group = fc.constantFrom(...RESOURCES.map(({ permissions }) => permissions.group));
const things = fc.array(fc.tuple(group, places, fc.boolean()), { maxLength: 6 }).map((all) =>
  all.map(([of, place, isFirst], at): Resource => {
    const permissions = { actions: ['index'], group: of, ...place, ...(isFirst ? { first: true as const } : {}) };
    return Object.assign({}, first, { name: `made-up-${at}`, permissions });
  }),
);

const namesIn = (all: readonly Resource[]) =>
  permissionRows(all).map(({ rows }) => rows.map(({ resource }): string => resource));

test('keys are those of every screen and of every definition, each once', () => {
  const ofScreens = GROUPS.flatMap((screens) =>
    Object.entries(screens).flatMap(([name, actions]) => actions.map((action) => `${name}.${action}`)),
  );
  const ofThings = RESOURCES.flatMap(({ name, permissions }) => permissions.actions.map((one) => `${name}.${one}`));
  expect(PERMISSION_KEYS.toSorted()).toEqual([...ofScreens, ...ofThings].toSorted());
  expect(new Set(PERMISSION_KEYS).size).toBe(PERMISSION_KEYS.length);
});

test('a thing that is added has one row, in its group, and moves no other', () => {
  fc.assert(
    fc.property(things, (added) => {
      const before = namesIn(RESOURCES);
      const after = namesIn([...RESOURCES, ...added]);
      const isNew = (name: string) => name.startsWith('made-up-');
      expect(after.map((rows) => rows.filter((name) => !isNew(name)))).toEqual(before);
      expect(after.flat().filter(isNew).toSorted()).toEqual(added.map(({ name }): string => name).toSorted());
      for (const { rows, group } of permissionRows([...RESOURCES, ...added]))
        for (const { resource } of rows)
          expect(added.find(({ name }) => name === resource)?.permissions.group ?? group).toBe(group);
    }),
  );
});

test('a thing stands behind the row that it names, or where it names none of its group among the last', () => {
  const seen = (permissions: Partial<Resource['permissions']>) => {
    const one: Resource = { ...first, table: 'brand', permissions: { actions: [], group: 'users', ...permissions } };
    const rows = permissionRows([...RESOURCES.slice(1), one]).find((all) => all.group === 'users')?.rows ?? [];
    const names = rows.map(({ resource }) => resource);
    const at = names.indexOf(first.name);
    return [names[at - 1], names[at + 1]];
  };
  expect(seen({ after: 'roles' })).toEqual(['roles', 'permissions']);
  expect(seen({})).toEqual(['permissions', undefined]);
  expect(seen({ after: 'seo' })).toEqual(['permissions', undefined]);
  // Of two that say so, the one that the list has first.
  expect(seen({ first: true })).toEqual(['roles', 'permissions']);
});
