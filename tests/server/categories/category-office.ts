/** Somebody who writes categories, on a database of their own. */
import type { Area } from '#core/domain/shop/area.ts';
import { PERMISSION_KEYS, isPermissionKey } from '#core/resources/permissions/permission-keys.ts';
import { categories } from '#core/resources/catalogue/categories.ts';
import { randomIds } from '#server/ids.ts';
import type { Author } from '#server/resources/author.ts';
import { resourceService } from '#server/resources/resource-service.ts';
import { announceTo } from '#server/subjects/catalogue/announce-shown.ts';
import { moveCategory } from '#server/subjects/catalogue/categories/move-category.ts';
import { createTestClock } from '#tests/support/clock.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import { SHOP_HOOKS } from '#tests/server/resources/shop-hooks.ts';

import { BLANK, type CategoryFields } from './blank-category.ts';

interface Seen {
  readonly uuid: string;
  readonly rev: number;
}

const author: Author = {
  kind: 'admin',
  id: 'camille',
  name: 'Camille Durand',
  permissions: new Set(PERMISSION_KEYS.filter(isPermissionKey)),
};

export type CategoryOffice = Awaited<ReturnType<typeof openOffice>>;

export async function openOffice() {
  const database = await createTestDatabase();
  const { db, pool } = database;
  const clock = createTestClock();
  const service = resourceService(categories, {
    db,
    clock,
    hooks: SHOP_HOOKS,
    announce: announceTo({ ids: randomIds }),
  });
  let made = 0;
  return {
    db,
    clock,
    author,
    service,
    close: () => database.drop(),
    async clear(): Promise<void> {
      await pool.query(`delete from product; truncate category, redirect, permalink cascade`);
    },
    store: (given: Partial<CategoryFields> & { readonly uuid: string }) => {
      const { uuid, ...fields } = given;
      return service.store(author, { uuid, fields: { ...BLANK, ...fields } });
    },
    async update({ uuid, rev }: Seen, fields: Partial<CategoryFields>): Promise<void> {
      const { fields: known } = await service.show(author, uuid);
      await service.update(author, { uuid, rev, fields: { ...known, ...fields } });
    },
    destroy: ({ uuid, rev }: Seen) => service.destroy(author, { uuid, rev }),
    async move({ uuid, rev }: Seen, to: { parent: string | null; position: number }): Promise<void> {
      await moveCategory({ db, ids: randomIds }, author, { uuid, rev, now: clock.now(), ...to });
    },
    /** Puts a visible product in a category. @returns its UUID */
    async plantProduct(area: Area, category: string): Promise<string> {
      made += 1;
      const { rows } = await pool.query<{ uuid: string }>(
        `with family as (
           insert into attribute_family (code, name, slug) values ('piece', 'Pièce', 'piece')
           on conflict (code) do update set name = excluded.name returning id
         ), one as (
           insert into product (area, type, family_id, sku, slug, name, name_key, price)
           select $1, 'simple', id, $2, $2, $2, $2, 40 from family returning id, uuid
         ), placed as (
           insert into product_category (product_id, category_id)
           select one.id, category.id from one, category where category.uuid = $3
         ) select uuid from one`,
        [area, `article-${made}`, category],
      );
      return rows[0]?.uuid ?? '';
    },
    /** UUIDs of products by that of the category they lie in. */
    async productsOf(): Promise<ReadonlyMap<string, readonly string[]>> {
      const { rows } = await pool.query<{ uuid: string; products: string[] }>(
        `select c.uuid, array_agg(p.uuid) as products from product_category pc
         join category c on c.id = pc.category_id join product p on p.id = pc.product_id group by c.uuid`,
      );
      return new Map(rows.map((row) => [row.uuid, row.products]));
    },
  };
}
