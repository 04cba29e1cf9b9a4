/** What holds of every list that is read alone: its columns, orders, filters, views and file, over a shop that has some. */
import { describe, expect, test } from 'vitest';
import * as v from 'valibot';

import { isPermissionKey, PERMISSION_KEYS } from '#core/resources/permissions/permission-keys.ts';
import { FILTER_WAYS, waysOf } from '#core/resources/filter-ways.ts';
import { filterKey, listQueryOf } from '#core/resources/list-query.ts';
import { exportable, exportQueryOf } from '#core/resources/many-rows.ts';
import { listedOf, type Resource } from '#core/resources/resource.ts';
import { routesOf } from '#core/resources/resource-routes.ts';
import type { Db } from '#server/database/connection.ts';
import type { Author } from '#server/resources/author.ts';
import { resourceService } from '#server/resources/resource-service.ts';
import type { TestClock } from '#tests/support/clock.ts';
import { SHOP_HOOKS } from '#tests/server/resources/shop-hooks.ts';

const author: Author = {
  kind: 'admin',
  id: 'camille',
  name: 'Camille Durand',
  permissions: new Set(PERMISSION_KEYS.filter(isPermissionKey)),
};

interface Shop {
  readonly db: Db;
  readonly clock: TestClock;
}

const serviceOf = (resource: Resource, { db, clock }: Shop) =>
  resourceService(resource, { hooks: SHOP_HOOKS, db, clock, announce: () => Promise.resolve() });

/** The rows that somebody with every right is shown. */
export const listOf = (shop: Shop, resource: Resource, given: Record<string, unknown> = {}) =>
  serviceOf(resource, shop).index(author, v.parse(listQueryOf(listedOf(resource), resource.list), given));

/** As the address of a view says it, and as its list asks: several values stand side by side. */
export const askedBy = (query: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(query).map(([name, value]) => [name, name.endsWith('[in]') ? value.split(',') : value]),
  );

/** @param shopOf has at least one row of each */
export const describeLists = (resources: readonly Resource[], shopOf: () => Shop): void =>
  describe.each(resources.map((one) => [one.name, one] as const))('%s', (_name, resource) => {
    test('are listed and shown as their routes promise', async () => {
      const { data, meta } = await listOf(shopOf(), resource);
      expect(data.length).toBeGreaterThan(0);
      expect(meta.total).toBe(data.length);
      for (const row of data) {
        expect(v.safeParse(routesOf(resource).show.answer, row).issues).toBeUndefined();
        expect(await serviceOf(resource, shopOf()).show(author, row.uuid)).toEqual(row);
      }
    });

    test('come whole in every order', async () => {
      const { meta } = await listOf(shopOf(), resource);
      for (const name of resource.list.sort)
        for (const sort of [name, `-${name}`])
          expect((await listOf(shopOf(), resource, { sort })).data).toHaveLength(meta.total);
    });

    test('are filtered by each value that one of them holds, which finds it', async () => {
      const { data } = await listOf(shopOf(), resource);
      const listed = listedOf(resource);
      for (const name of resource.list.filter) {
        const field = listed[name];
        const way = FILTER_WAYS.find((one) => one === 'is' && field !== undefined && one in waysOf(field));
        if (way === undefined || field?.kind === 'instant') continue;
        const holding = data.filter(({ fields }) =>
          v.is(v.union([v.string(), v.boolean()]), Reflect.get(fields, name)),
        );
        for (const { uuid, fields } of holding) {
          const value: unknown = Reflect.get(fields, name);
          const asked = typeof value === 'boolean' ? String(Number(value)) : value;
          const found = await listOf(shopOf(), resource, { [filterKey(name, way)]: asked });
          expect(
            found.data.map((one) => one.uuid),
            `${name} = ${String(asked)}`,
          ).toContain(uuid);
        }
      }
    });

    test('open in the views that every shop has, and leave as a file', async () => {
      for (const { query } of resource.list.views ?? [])
        expect((await listOf(shopOf(), resource, askedBy(query))).meta.more).toBe(false);
      const asked = v.parse(exportQueryOf(resource), { format: 'csv', columns: [...exportable(resource)] });
      const file = await serviceOf(resource, shopOf()).export(author, asked);
      const lines = (await new Response(file.stream).text()).trim().split(/\r?\n/u);
      expect(lines).toHaveLength((await listOf(shopOf(), resource)).meta.total + 1);
    });
  });
