/** Pictures of variants, films and papers of a product: what is refused, and what the shop shows. */
import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { copyProduct } from '#server/subjects/catalogue/products/copy-product.ts';
import { usesInProducts } from '#server/subjects/catalogue/product-photos.ts';
import { openCatalogue, type LiveCatalogue } from '#server/subjects/catalogue/live-catalogue.ts';
import { detailOf } from '#server/subjects/catalogue/state.ts';

import { AUTHOR, faultsOf, openProductShop, type ProductShop } from './product-shop.ts';

const FILM = 'https://www.youtube.com/watch?v=abcdefghijk';

let shop: ProductShop;
let live: LiveCatalogue;
const files = { film: randomUUID(), large: randomUUID(), paper: randomUUID() };
let manual: string;
let sizes: readonly number[];
beforeAll(async () => {
  shop = await openProductShop();
  await shop.database.pool.query(
    `insert into media_file (uuid, type, file_name, hash, stored, mime, bytes, uploaded_by, created_at, updated_at)
      values ($1, 'video', 'pose.mp4', 'f1', 'f1.mp4', 'video/mp4', 4000000, '', now(), now()),
        ($2, 'video', 'long.mp4', 'f2', 'f2.mp4', 'video/mp4', 60000000, '', now(), now()),
        ($3, 'pdf', 'notice.pdf', 'd1', 'd1.pdf', 'application/pdf', 250000, '', now(), now())`,
    [files.film, files.large, files.paper],
  );
  manual = await shop.one(`select uuid as value from media_category where code = 'notice'`);
  sizes = await Promise.all(
    ['S', 'M'].map(async (name) =>
      Number(await shop.one(`select id::text as value from attribute_option where name = '${name}'`)),
    ),
  );
  live = await openCatalogue(shop);
});
afterAll(() => shop.close());

async function detail(uuid: string) {
  await shop.publish();
  const state = await live.refresh();
  const row = state.catalogue.byUuid(uuid);
  return row === null || row === undefined ? null : detailOf(state, row.id);
}

const video = (more: object) => ({ uuid: randomUUID(), title: 'La pose', file: null, address: null, ...more });
const paper = (more: object = {}) => ({
  uuid: randomUUID(),
  file: files.paper,
  category: manual,
  title: null,
  ...more,
});

test('a film is a file of 50 MB at most or an address of YouTube or Vimeo, and a paper is a PDF', async () => {
  const videos = [
    video({ file: files.film, address: FILM }),
    video({}),
    video({ address: 'https://exemple.fr/film' }),
    video({ file: files.large }),
    video({ file: files.paper }),
    video({ file: randomUUID() }),
  ];
  expect(await faultsOf(shop.store({ videos, documents: [paper({ file: files.film })] }))).toEqual([
    'fields.documents.0.file media.type',
    'fields.videos.0.address video.twice',
    'fields.videos.1.file required',
    'fields.videos.2.address video.unknown',
    'fields.videos.3.file media.tooLarge',
    'fields.videos.4.file media.type',
    'fields.videos.5.file reference.unknown',
  ]);
});

test('the page shows films and papers in their order, papers under their category, whatever it is called later', async () => {
  const uuid = await shop.store({
    videos: [video({ address: FILM, title: 'Le produit' }), video({ file: files.film })],
    documents: [paper(), paper({ category: null, title: 'À part' })],
  });
  const told = await detail(uuid);
  expect(told?.videos).toEqual([
    { title: 'Le produit', address: FILM },
    { title: 'La pose', href: '/media/f1.mp4', mime: 'video/mp4' },
  ]);
  expect(told?.documents).toEqual([
    { heading: 'Notice', title: 'notice.pdf', href: '/media/d1.pdf', bytes: 250_000 },
    { title: 'À part', href: '/media/d1.pdf', bytes: 250_000 },
  ]);
  await shop.database.pool.query(`update media_category set name = 'Mode d’emploi' where uuid = $1`, [manual]);
  expect((await detail(uuid))?.documents?.[0]?.heading).toBe('Mode d’emploi');
  const uses = await usesInProducts(shop.db, [
    { uuid: files.paper, hash: 'd1' },
    { uuid: files.film, hash: 'f1' },
  ]);
  expect([...uses.values()].map((list) => list.map((use) => use.uuid))).toEqual([[uuid], [uuid]]);
  await shop.database.pool.query('update media_file set deleted_at = now() where uuid = $1', [files.film]);
  expect((await detail(uuid))?.videos).toHaveLength(1);
  await shop.database.pool.query('update media_file set deleted_at = null where uuid = $1', [files.film]);
});

test('a variant shows its own picture, and the picture of the product once it has none', async () => {
  const [first = '', second = ''] = shop.pictures;
  const [small, medium] = sizes;
  const variant = (size: number | undefined, sku: string, picture: string | null) => ({
    uuid: randomUUID(),
    attributes: { size },
    sku,
    price: 400_000,
    specialPrice: null,
    ean13: null,
    isActive: true,
    picture,
    weightGrams: null,
  });
  const variants = [variant(small, 'VAR-S', second), variant(medium, 'VAR-M', null)];
  const given = { type: 'configurable', superAttributes: ['size'], variants };
  expect(await faultsOf(shop.store({ ...given, variants: [variant(small, 'VAR-X', randomUUID())] }))).toEqual([
    'fields.variants.0.picture reference.unknown',
  ]);
  const uuid = await shop.store({ ...given, pictures: [{ uuid: randomUUID(), picture: first, alt: null }] });
  const imagesOf = async () => (await detail(uuid))?.variants.map(({ sku, image }) => [sku, image?.hash]);
  expect(await imagesOf()).toEqual([
    ['VAR-S', 'b2'],
    ['VAR-M', undefined],
  ]);
  const { fields } = await shop.service.show(AUTHOR, uuid);
  expect(Reflect.get(fields, 'variants')).toEqual(variants);
  await shop.edit(uuid, { variants: variants.map((one) => ({ ...one, picture: one.sku === 'VAR-S' ? null : first })) });
  expect(await imagesOf()).toEqual([
    ['VAR-S', undefined],
    ['VAR-M', 'a1'],
  ]);
});

test('a copy has films and papers of its own, and a variant that is written again keeps all of its pictures', async () => {
  const uuid = await shop.store({ videos: [video({ address: FILM })], documents: [paper()] });
  const copy = randomUUID();
  await copyProduct(shop, AUTHOR, { from: uuid, to: copy });
  const { fields } = await shop.service.show(AUTHOR, copy);
  expect(Reflect.get(fields, 'videos')).toMatchObject([{ address: FILM }]);
  expect(Reflect.get(fields, 'documents')).toMatchObject([{ file: files.paper, category: manual }]);
  const own = await shop.store({
    type: 'configurable',
    superAttributes: ['size'],
    variants: [
      {
        uuid: randomUUID(),
        attributes: { size: sizes[0] },
        sku: 'VAR-2',
        price: 400_000,
        specialPrice: null,
        ean13: null,
        isActive: true,
        picture: shop.pictures[0] ?? null,
      },
    ],
  });
  await shop.database.pool.query(
    `insert into product_media (product_id, hash, alt, position) select id, 'b2', 'Dos', 1 from product where sku = 'VAR-2'`,
  );
  await shop.edit(own, { name: 'Autrement' });
  expect(
    await shop.one(`select count(*)::text as value from product_media m join product p on p.id = m.product_id
      where p.sku = 'VAR-2'`),
  ).toBe('2');
});
