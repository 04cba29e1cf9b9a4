/** The catalogue's desk and the sale beside it, on one real database: two administrators, a buyer, a device that follows. */
import { randomUUID } from 'node:crypto';

import { sql } from 'kysely';

import { categories } from '#core/resources/catalogue/categories.ts';
import { products } from '#core/resources/catalogue/products.ts';
import type { Resource } from '#core/resources/resource.ts';
import { isPermissionKey, PERMISSION_KEYS } from '#core/resources/permissions/permission-keys.ts';
import { randomIds } from '#server/ids.ts';
import type { Author } from '#server/resources/author.ts';
import { resourceService } from '#server/resources/resource-service.ts';
import { announceTo } from '#server/subjects/catalogue/announce-shown.ts';
import { publishPrices } from '#server/subjects/catalogue/publish/publish-prices.ts';
import { publishTouched } from '#server/subjects/catalogue/publish/publish-touched.ts';
import { createFulfilment } from '#tests/server/orders/fulfilment.ts';
import { SHOP_HOOKS } from '#tests/server/resources/shop-hooks.ts';

const SOURCES = ['principal', 'magasin'] as const;

/** Two who work there at once. */
const authorOf = (name: string): Author => ({
  kind: 'admin',
  id: randomUUID(),
  name,
  permissions: new Set(PERMISSION_KEYS.filter(isPermissionKey)),
});

export async function openDesk() {
  const shop = await createFulfilment();
  const { db, clock } = shop;
  for (const [priority, code] of SOURCES.entries())
    await sql`
      insert into inventory_source (uuid, rev, code, name, contact_name, contact_email, contact_number, street, postcode,
        city, country, priority, is_pickup_point, status, created_at, updated_at)
      values (${randomUUID()}, 1, ${code}, ${code}, 'C', 'c@example.fr', '0102030405', '1 rue', '44000', 'Nantes', 'FR',
        ${priority}, false, true, now(), now())`.execute(db);
  await sql`
    insert into attribute (code, name, type, is_configurable, is_filterable)
    values ('size', 'Taille', 'select', true, true)`.execute(db);
  await sql`
    insert into attribute_family (code, name, slug, attributes) values ('histoire', 'Pièces', 'pieces', '{size}')`.execute(
    db,
  );
  const managed: Resource = products;
  const deps = { db, clock, hooks: SHOP_HOOKS, announce: announceTo({ ids: randomIds }) };
  const upkeep = { db, clock, ids: randomIds };
  return {
    ...shop,
    ...upkeep,
    authors: [authorOf('Camille Durand'), authorOf('Dominique Petit')] as const,
    products: resourceService(managed, deps),
    categories: resourceService(categories, deps),
    /** As the upkeep of the shop does within a moment. */
    publish: () => publishTouched(upkeep),
    /** As it does once a day. */
    publishAll: () => publishPrices(upkeep),
  };
}

export type Desk = Awaited<ReturnType<typeof openDesk>>;
