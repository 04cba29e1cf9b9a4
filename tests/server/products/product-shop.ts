/** A shop with a family, two categories and pictures, in which products are written as the back office writes them. */
import { randomUUID } from 'node:crypto';

import { products } from '#core/resources/catalogue/products.ts';
import { readFields } from '#core/resources/field-set.ts';
import type { Resource } from '#core/resources/resource.ts';
import { PERMISSION_KEYS, isPermissionKey } from '#core/resources/permissions/permission-keys.ts';
import { Refusal } from '#core/wire/refusal.ts';
import { randomIds } from '#server/ids.ts';
import type { Author } from '#server/resources/author.ts';
import { resourceService } from '#server/resources/resource-service.ts';
import { publishTouched } from '#server/subjects/catalogue/publish/publish-touched.ts';
import { productHooks } from '#server/subjects/catalogue/products/product-hooks.ts';
import { createTestClock } from '#tests/support/clock.ts';
import { createTestDatabase } from '#tests/support/database.ts';

export const AUTHOR: Author = {
  kind: 'admin',
  id: 'camille',
  name: 'Camille Durand',
  permissions: new Set(PERMISSION_KEYS.filter(isPermissionKey)),
};

export type ProductShop = Awaited<ReturnType<typeof openProductShop>>;
type Values = Readonly<Record<string, unknown>>;

export async function openProductShop() {
  const database = await createTestDatabase();
  const clock = createTestClock();
  const { db, pool } = database;
  const deps = { db, clock, ids: randomIds };
  await pool.query(`
    insert into attribute (code, name, label, heading, type, is_required, is_unique, is_configurable, is_filterable, position)
      select code, label, jsonb_build_object('fr_FR', label), '{"fr_FR": "Général"}', type, code = 'norm', code = 'serial',
        code = 'size', code = 'size', place
      from (values ('diameter', 'Diamètre', 'number', 1), ('size', 'Taille', 'select', 2), ('serial', 'Série', 'text', 3),
        ('norm', 'Norme', 'text', 4), ('strange', 'Ailleurs', 'text', 5)) as a (code, label, type, place);
    insert into attribute_option (attribute_id, name, label, position)
      select a.id, o.name, jsonb_build_object('fr_FR', o.name), o.place
      from attribute a, (values ('S', 1), ('M', 2), ('L', 3)) as o (name, place) where a.code = 'size';
    insert into attribute_family (code, name, slug, attributes)
      values ('disque', 'Disques', 'disques', '{diameter,size,serial,norm}'), ('autre', 'Autres', 'autres', '{}');
    insert into inventory_source (uuid, rev, code, name, contact_name, contact_email, contact_number, street, postcode,
      city, country, priority, is_pickup_point, status, created_at, updated_at)
      values (gen_random_uuid(), 1, 'depot', 'Dépôt', 'A', 'a@b.fr', '+33478000000', 'Rue', '44000', 'Nantes', 'FR', 1,
        false, true, now(), now());
    insert into media (hash, mime, width, height, bytes) values ('a1', 'image/png', 8, 6, 1), ('b2', 'image/png', 8, 6, 1);
    insert into media_file (uuid, type, file_name, hash, stored, mime, bytes, uploaded_by, created_at, updated_at)
      select gen_random_uuid(), 'image', hash || '.png', hash, hash || '.png', mime, bytes, '', now(), now() from media`);
  const one = async (text: string): Promise<string> => {
    const { rows } = await pool.query<{ value: string }>(text);
    const value = rows[0]?.value;
    if (value === undefined) throw new Error(`nothing answers ${text}`);
    return value;
  };
  const family = await one(`select uuid as value from attribute_family where code = 'disque'`);
  const other = await one(`select uuid as value from attribute_family where code = 'autre'`);
  const pictures = await Promise.all(
    ['a1', 'b2'].map((hash) => one(`select uuid as value from media_file where hash = '${hash}'`)),
  );
  const managed: Resource = products;
  const service = resourceService(managed, {
    ...deps,
    announce: () => Promise.resolve(),
    hooks: { products: productHooks(deps) },
  });
  let count = 0;
  const fields = (more: Values = {}) => {
    count += 1;
    return {
      ...readFields(products.fields, {
        familyId: family,
        name: `Disque ${String(count)}`,
        slug: `disque-${String(count)}`,
        sku: `DISC-${String(count)}`,
        price: 400_000,
        isActive: true,
        attributes: { norm: 'ECE' },
      }),
      area: 'auto',
      ...more,
    };
  };
  return {
    ...deps,
    database,
    service,
    family,
    other,
    pictures,
    fields,
    one,
    publish: () => publishTouched(deps),
    async store(more: Values = {}) {
      const uuid = randomUUID();
      await service.store(AUTHOR, { uuid, fields: fields(more) });
      return uuid;
    },
    /** Over what it is. */
    async edit(uuid: string, more: Values) {
      const now = await service.show(AUTHOR, uuid);
      return service.update(AUTHOR, { uuid, rev: now.rev, fields: { ...now.fields, ...more } });
    },
    async remove(uuid: string) {
      const { rev } = await service.show(AUTHOR, uuid);
      await service.destroy(AUTHOR, { uuid, rev });
    },
    close: () => database.drop(),
  };
}

/** What was wrong, as `path code`. */
export async function faultsOf(work: Promise<unknown>): Promise<readonly string[]> {
  try {
    await work;
    return [];
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { fields = [] } = error.data;
    return fields.length === 0 ? [error.code] : fields.map(({ path, code }) => `${path} ${code}`).toSorted();
  }
}
