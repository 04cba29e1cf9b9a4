/** Acts at the desk of products: forms, lists, many at once, and the spreadsheet. */
import { randomUUID } from 'node:crypto';

import { sql } from 'kysely';

import { products } from '#core/resources/catalogue/products.ts';
import { readFields } from '#core/resources/field-set.ts';
import { inTransaction } from '#server/database/transaction.ts';
import type { Author } from '#server/resources/author.ts';
import { readRecord } from '#server/resources/read/read-record.ts';
import { replaceOption } from '#server/subjects/catalogue/attributes/replace-option.ts';
import { copyProduct } from '#server/subjects/catalogue/products/copy-product.ts';
import { writtenProduct } from '#server/subjects/catalogue/products/written-product.ts';
import { sheetProducts } from '#server/subjects/catalogue/sheet/sheet-product.ts';
import { takeSheetChange } from '#server/subjects/catalogue/sheet/sheet-sync.ts';
import { undoSave } from '#server/subjects/catalogue/sheet/undo-save.ts';

import type { Desk } from './desk.ts';
import { departmentsOf, named, pick, productsOf, slugOf, type ActOf, type Doing } from './things.ts';

const DAY_MS = 24 * 3_600_000;
const NAMES = ['Étrier', 'Plaquettes', 'Disque percé'];

const SIZES = `select o.id, o.uuid, o.name from attribute_option o where o.attribute_code = 'size' order by o.position`;
const sizesOf = (desk: Desk) => named<{ id: number; uuid: string; name: string }>(desk, SIZES);

async function create(desk: Desk, author: Author, more: Readonly<Record<string, unknown>>): Promise<void> {
  const uuid = randomUUID();
  const [family] = await named<{ uuid: string }>(desk, `select uuid from attribute_family where code = 'histoire'`);
  const fields = {
    ...readFields(products.fields, {
      familyId: family?.uuid,
      name: 'Disque',
      sku: `S-${uuid}`,
      isActive: true,
    }),
    area: 'auto' as const,
    ...more,
  };
  await desk.products.store(author, { uuid, fields });
  await sql`
    insert into stock_movement (product_id, source, delta, reason, at)
    select id, 'principal', 4, 'import', ${desk.clock.now()} from product p
    where type = 'simple' and (uuid = ${uuid} or parent_id = (select id from product where uuid = ${uuid}))`.execute(
    desk.db,
  );
}

/** Over what the author saw of one of them. */
async function edit(
  desk: Desk,
  author: Author,
  which: number,
  more: (seen: Readonly<Record<string, unknown>>) => object,
) {
  const one = pick(await productsOf(desk), which);
  if (one === undefined) return;
  const { rev, revId, fields } = await desk.products.show(author, one.uuid);
  await desk.products.update(author, {
    uuid: one.uuid,
    rev,
    baseRevId: revId,
    fields: { ...fields, ...more({ ...fields }) },
  });
}

interface Chosen {
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly [name: string]: unknown;
}

/** Variants of these sizes: those that are there already stay themselves. */
async function variantsOf(desk: Desk, sizes: readonly string[], price: number, known: readonly Chosen[] = []) {
  const options = await sizesOf(desk);
  return options
    .filter(({ name }) => sizes.includes(name))
    .map(({ id }): Chosen => {
      const uuid = randomUUID();
      const made = { specialPrice: null, ean13: null, isActive: true, attributes: { size: id }, picture: null };
      return known.find(({ attributes }) => attributes['size'] === id) ?? { uuid, sku: `V-${uuid}`, price, ...made };
    });
}

const several = async (desk: Desk, { on, to }: { on: number; to: number }) => {
  const all = await productsOf(desk);
  const chosen = new Set([pick(all, on), pick(all, to)].flatMap((one) => one?.uuid ?? []));
  return [...chosen].map((uuid) => ({ uuid }));
};

async function changeInSheet(
  desk: Desk,
  author: Author,
  { on, price, special, pieces }: ActOf['sheet'],
): Promise<void> {
  const one = pick(await productsOf(desk), on);
  const record = one === undefined ? undefined : await readRecord(desk.db, products, one.uuid);
  const [shown] = record === undefined ? [] : await sheetProducts(desk.db, [record]);
  if (shown === undefined) return;
  const [place] = shown.stock;
  const stock =
    pieces === null || place === undefined
      ? []
      : [{ article: place.article, source: place.source, from: place.pieces, to: pieces }];
  const args = {
    save: randomUUID(),
    product: shown.uuid,
    rev: shown.rev,
    ...(shown.revId === undefined ? {} : { baseRevId: shown.revId }),
    revId: randomUUID(),
    title: 'Disque',
    fields: { price, specialPrice: special },
    attributes: {},
    english: {},
    variants: [],
    stock,
  };
  await inTransaction(desk.db, (trx) =>
    takeSheetChange({ trx, person: author, now: desk.clock.now(), ids: desk.ids }, args),
  );
}

export const PRODUCT_ACTS: Doing<
  | 'create'
  | 'matrix'
  | 'price'
  | 'rename'
  | 'words'
  | 'withdraw'
  | 'copy'
  | 'remove'
  | 'restore'
  | 'sizes'
  | 'option'
  | 'priceOfMany'
  | 'statusOfMany'
  | 'sheet'
  | 'undo'
> = {
  create: async (desk, author, { slug, price, special, to }) => {
    const department = pick(await departmentsOf(desk), to);
    const categories = department === undefined ? [] : [department.uuid];
    await create(desk, author, { slug: slugOf(slug), price, specialPrice: special, categories });
  },
  matrix: async (desk, author, act) => {
    const variants = await variantsOf(desk, act.sizes, act.price);
    await create(desk, author, { type: 'configurable', slug: slugOf(act.slug), superAttributes: ['size'], variants });
  },
  price: (desk, author, { on, price, special, days }) =>
    edit(desk, author, on, () => {
      const last = days === null ? null : new Date(desk.clock.now().getTime() + days * DAY_MS).toISOString();
      return { price, specialPrice: special, specialFrom: null, specialTo: last?.slice(0, 10) ?? null };
    }),
  rename: (desk, author, { on, slug }) => edit(desk, author, on, () => ({ slug: slugOf(slug) })),
  words: (desk, author, { on, to }) => edit(desk, author, on, () => ({ name: pick(NAMES, to) })),
  withdraw: (desk, author, { on }) => edit(desk, author, on, ({ isActive }) => ({ isActive: isActive !== true })),
  copy: async (desk, author, { on }) => {
    const one = pick(await productsOf(desk), on);
    if (one !== undefined) await copyProduct(desk, author, { from: one.uuid, to: randomUUID() });
  },
  remove: async (desk, author, { on }) => {
    const one = pick(await productsOf(desk), on);
    if (one === undefined) return;
    const { rev, revId } = await desk.products.show(author, one.uuid);
    await desk.products.destroy(author, { uuid: one.uuid, rev, baseRevId: revId });
  },
  restore: async (desk, author, { on }) => {
    const one = pick(await productsOf(desk, 'deleted_at is not null and parent_id is null'), on);
    if (one === undefined) return;
    const [last] = await desk.products.history(author, one.uuid);
    await desk.products.restore(author, { uuid: one.uuid, rev: null, history: last?.id ?? 0 });
  },
  sizes: async (desk, author, act) => {
    const one = pick(await productsOf(desk, `deleted_at is null and type = 'configurable'`), act.on);
    if (one === undefined) return;
    const { rev, revId, fields } = await desk.products.show(author, one.uuid);
    const variants = await variantsOf(desk, act.sizes, 300_000, writtenProduct({ ...fields }).variants);
    await desk.products.update(author, { uuid: one.uuid, rev, baseRevId: revId, fields: { ...fields, variants } });
  },
  option: async (desk, author, { on, to }) => {
    const options = await sizesOf(desk);
    const [from, by] = [pick(options, on), pick(options, to)];
    if (from === undefined || by === undefined || options.length < 2) return;
    const [attribute] = await named<{ uuid: string; rev: number; rev_id: string }>(
      desk,
      `select uuid, rev, rev_id from attribute where code = 'size'`,
    );
    if (attribute === undefined) return;
    const { uuid, rev, rev_id: baseRevId } = attribute;
    const asked = { uuid, rev, baseRevId, option: from.uuid, by: by.uuid, author, now: desk.clock.now() };
    await replaceOption(desk, asked);
  },
  priceOfMany: async (desk, author, act) => {
    const ids = await several(desk, act);
    await desk.products.bulk(author, { action: 'set', field: 'price', value: act.price, ids, dryRun: false });
  },
  statusOfMany: async (desk, author, act) => {
    const ids = await several(desk, act);
    await desk.products.bulk(author, { action: 'set', field: 'isActive', value: act.isActive, ids, dryRun: false });
  },
  sheet: changeInSheet,
  undo: async (desk, author, { on }) => {
    const one = pick(
      await named<{ save: string }>(desk, 'select save from spreadsheet_row where undone_at is null order by at, save'),
      on,
    );
    if (one !== undefined) await undoSave(desk, author, { save: one.save, now: desk.clock.now() });
  },
};
