import { contentWith, paragraph, plantContent } from '#tests/server/cms/plant-content.ts';
import { sortKey } from '#core/search/words/text.ts';
import type { Db } from '#server/database/connection.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { randomIds } from '#server/ids.ts';
import { CATALOGUE_CHANNEL } from '#server/subjects/catalogue/entities.ts';
import { advanceChannel } from '#server/sync/change/channel.ts';

const json = (value: unknown) => JSON.stringify(value);

/** Ids of what `plantSmallShop` made. */
export type SmallShop = Awaited<ReturnType<typeof plantSmallShop>>;

/** Two areas, four categories, brand and size, five products of which one has variants and one is hidden. */
export async function plantSmallShop(db: Db) {
  const category = (
    area: 'auto' | 'moto',
    name: string,
    slug: string,
    position: number,
    parent: number | null = null,
  ) =>
    insertId(
      db
        .insertInto('category')
        .values({ area, name, slug, position, parent_id: parent, filters: ['brand', 'size'] })
        .returning('id'),
    );
  const parts = await category('auto', 'Pièces', 'pieces', 1);
  const brakes = await category('auto', 'Plaquettes de frein', 'plaquettes', 1, parts);
  const helmets = await category('moto', 'Casques', 'casques', 1);
  const hidden = await category('auto', 'Cachée', 'cachee', 9);
  await db.updateTable('category').set({ is_active: false }).where('id', '=', hidden).execute();

  const attribute = (code: string, label: string, configurable: boolean) =>
    insertId(
      db
        .insertInto('attribute')
        .values({
          code,
          name: label,
          section: 'Général',
          type: 'select',
          is_filterable: true,
          is_searchable: true,
          is_configurable: configurable,
        })
        .onConflict((conflict) => conflict.column('code').doUpdateSet({ name: label, section: 'Général', position: 0 }))
        .returning('id'),
    );
  const option = (attributeId: number, label: string, position: number) =>
    insertId(
      db.insertInto('attribute_option').values({ attribute_id: attributeId, name: label, position }).returning('id'),
    );
  const brand = await attribute('brand', 'Marque', false);
  const size = await attribute('size', 'Taille', true);
  const brembo = await option(brand, 'Brembo', 1);
  const nolan = await option(brand, 'Nolan', 2);
  const medium = await option(size, 'M', 1);
  const large = await option(size, 'L', 2);
  const family = await insertId(
    db
      .insertInto('attribute_family')
      .values({ code: 'piece', name: 'Pièce', slug: 'piece', attributes: ['brand', 'size'] })
      .returning('id'),
  );

  const product = async (given: {
    area?: 'auto' | 'moto';
    name: string;
    sku: string;
    price: string;
    category?: number;
    parent?: number;
    more?: Record<string, unknown>;
    stock?: number;
  }) => {
    const { area = 'auto', name, sku, price } = given;
    const id = await insertId(
      db
        .insertInto('product')
        .values({
          area,
          type: 'simple',
          family_id: family,
          sku,
          slug: sku.toLowerCase(),
          name,
          name_key: sortKey(name),
          price,
          parent_id: given.parent ?? null,
          created_at: '2026-02-01T08:00:00Z',
          ...given.more,
        })
        .returning('id'),
    );
    if (given.category !== undefined)
      await db.insertInto('product_category').values({ product_id: id, category_id: given.category }).execute();
    await db
      .insertInto('product_stock')
      .values({ product_id: id, quantity: given.stock ?? 50 })
      .execute();
    return id;
  };

  const pads = await product({
    name: 'Plaquettes de frein avant',
    sku: 'PAD-1',
    price: '39.9000',
    category: brakes,
    more: { attributes: json({ brand: brembo }), manufacturer_reference: 'P 85 020', short_description: 'Freinez.' },
  });
  const disc = await product({
    name: 'Disque de frein',
    sku: 'DISC-1',
    price: '100',
    category: parts,
    stock: 3,
    more: { special_price: '80', special_from: '2026-03-01', special_to: '2026-03-05', prior_price: '95' },
  });
  const helmet = await product({
    area: 'moto',
    name: 'Casque intégral',
    sku: 'HELMET',
    price: '0',
    category: helmets,
    more: { type: 'configurable', super_attributes: ['size'], attributes: json({ brand: nolan }) },
  });
  const helmetMedium = await product({
    area: 'moto',
    name: 'Casque intégral M',
    sku: 'HELMET-M',
    price: '249.9',
    parent: helmet,
    stock: 0,
    more: { attributes: json({ size: medium }) },
  });
  const helmetLarge = await product({
    area: 'moto',
    name: 'Casque intégral L',
    sku: 'HELMET-L',
    price: '259.9',
    parent: helmet,
    stock: 2,
    more: { attributes: json({ size: large }) },
  });
  const secret = await product({
    name: 'Secret',
    sku: 'SECRET',
    price: '1',
    category: brakes,
    more: { is_visible: false },
  });
  await db.insertInto('product_reference').values({ product_id: pads, kind: 'oem', number: '09.A417.11' }).execute();
  await db.insertInto('product_relation').values({ product_id: pads, related_id: disc, kind: 'related' }).execute();
  await db
    .insertInto('media')
    .values({ hash: 'picturehash', mime: 'image/webp', width: 800, height: 600, bytes: 10 })
    .execute();
  await db.insertInto('product_media').values({ product_id: pads, hash: 'picturehash', alt: 'Plaquettes' }).execute();

  await plantContents(db);
  return {
    categories: { parts, brakes, helmets, hidden },
    options: { brembo, nolan, medium, large },
    products: { pads, disc, helmet, helmetMedium, helmetLarge, secret },
  };
}

async function plantContents(db: Db): Promise<void> {
  await db
    .insertInto('content_type')
    .values({ slug: 'conseils', name: 'Conseils', singular: 'Conseil', area: 'auto' })
    .execute();
  const content = (slug: string, title: string, given: { type: string; path?: string; status?: 'draft' }) =>
    plantContent(db, {
      ...given,
      body: contentWith({
        title,
        slug,
        shortDescription: `À propos : ${title}.`,
        body: paragraph(`À propos : ${title}.`),
      }),
    });
  await content('livraison', 'Livraison', { type: 'page' });
  await content('freins', 'Choisir ses freins', { type: 'conseils', path: 'auto/conseils/freins' });
  await content('brouillon', 'Brouillon', { type: 'page', status: 'draft' });
  const items = [
    {
      id: 'parts',
      type: 'custom',
      ref: null,
      url: '/auto',
      label: { fr_FR: 'Pièces' },
      target: 'self',
      visibility: 'all',
      children: [],
    },
  ];
  const menu = json({ area: null, items });
  await db
    .insertInto('cms_document')
    .values({
      uuid: '00000000-0000-4000-8000-00000000c0de',
      kind: 'menu',
      type: 'header_auto',
      title: 'header_auto',
      slug: 'header_auto',
      status: 'published',
      rev: 1,
      working: menu,
      published: menu,
      published_rev: 1,
      created_at: '2026-02-20T08:00:00Z',
      updated_at: '2026-02-20T08:00:00Z',
    })
    .execute();
  await db
    .insertInto('slider')
    .values({ code: 'home_auto', title: 'Accueil', slides: json([]) })
    .execute();
  await db.insertInto('redirect').values({ from_path: '/ancien', to_path: '/livraison' }).execute();
}

async function insertId(query: { executeTakeFirstOrThrow(): Promise<{ id: number }> }): Promise<number> {
  return (await query.executeTakeFirstOrThrow()).id;
}

/** Announces entities as a writing service would, after `write`. */
export async function announce(
  db: Db,
  entities: readonly string[],
  write?: (db: Db) => Promise<unknown>,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    await write?.(trx);
    const touched = entities.map((entity) => ({ entity }));
    await advanceChannel(trx, CATALOGUE_CHANNEL, touched, { ids: randomIds, now: new Date('2026-03-02T09:00:00Z') });
  });
}
