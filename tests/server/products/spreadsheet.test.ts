/** Saves of the spreadsheet, on a real database: each product by itself, once, on what its author saw, and undone as a whole. */
import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { SheetChangeArgs } from '#core/contract/admin/products/sheet/sheet-change.ts';
import { products } from '#core/resources/catalogue/products.ts';
import { Refusal } from '#core/wire/refusal.ts';
import { inTransaction } from '#server/database/transaction.ts';
import type { Author } from '#server/resources/author.ts';
import { readRecord } from '#server/resources/read/read-record.ts';
import { sheetProducts } from '#server/subjects/catalogue/sheet/sheet-product.ts';
import { sheetSaves, sweepSaves } from '#server/subjects/catalogue/sheet/sheet-saves.ts';
import { takeSheetChange } from '#server/subjects/catalogue/sheet/sheet-sync.ts';
import { undoSave } from '#server/subjects/catalogue/sheet/undo-save.ts';

import { AUTHOR as CAMILLE, openProductShop, type ProductShop } from './product-shop.ts';

const AUTHOR: Author = { ...CAMILLE, id: randomUUID() };
const SOMEBODY: Author = { ...CAMILLE, id: randomUUID() };

let shop: ProductShop;
beforeAll(async () => {
  shop = await openProductShop();
});
afterAll(() => shop.close());

type Args = Partial<SheetChangeArgs>;

/** A product as a sheet shows it. */
async function shown(uuid: string) {
  const record = await readRecord(shop.db, products, uuid);
  const [found] = await sheetProducts(shop.db, record === undefined ? [] : [record]);
  if (found === undefined) throw new Error('no such product');
  return found;
}

/** A change on what the product is now. */
async function changeOf(uuid: string, more: Args): Promise<SheetChangeArgs> {
  const { rev, revId } = await shown(uuid);
  const nothing = { fields: {}, attributes: {}, english: {}, variants: [], stock: [] };
  const seen = { rev, ...(revId === undefined ? {} : { baseRevId: revId }) };
  return { save: randomUUID(), product: uuid, ...seen, revId: randomUUID(), title: 'Disque', ...nothing, ...more };
}

const take = (args: SheetChangeArgs, person: Author = AUTHOR) =>
  inTransaction(shop.db, (trx) => takeSheetChange({ trx, person, now: shop.clock.now(), ids: shop.ids }, args));

const change = async (uuid: string, more: Args) => {
  const args = await changeOf(uuid, more);
  await take(args);
  return args;
};

/** Its code, and where. */
async function refusalOf(work: Promise<unknown>): Promise<string> {
  try {
    await work;
    return '';
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return [error.code, ...(error.data.fields ?? []).map(({ path, code }) => `${path} ${code}`)].join(' ');
  }
}

const undo = (save: string, author: Author = AUTHOR) => undoSave(shop, author, { save, now: shop.clock.now() });

const placed = async (uuid: string, pieces: number): Promise<void> => {
  await shop.database.pool.query(
    `insert into stock_movement (product_id, source, delta, reason)
     select id, 'depot', $2::int, 'import' from product where uuid = $1`,
    [uuid, pieces],
  );
};

describe('a change of a product', () => {
  test('S134 writes its cells and no others: fields, values, English words', async () => {
    const uuid = await shop.store({ attributes: { norm: 'ECE', serial: randomUUID() } });
    const before = await shown(uuid);
    const args = await change(uuid, {
      fields: { price: 499_000, weightGrams: 1_200 },
      attributes: { diameter: 280.5 },
      english: { name: 'Brake disc' },
    });
    const after = await shown(uuid);
    expect(after.fields).toEqual({ ...before.fields, price: 499_000, weightGrams: 1_200 });
    expect(after.attributes).toEqual({ ...before.attributes, diameter: 280.5 });
    expect(after.english).toMatchObject({ name: 'Brake disc' });
    expect(after).toMatchObject({ rev: before.rev + 1, revId: args.revId });
  });

  test('S134 writes all cells of a product or none, each wrong one named at its field', async () => {
    const uuid = await shop.store();
    await placed(uuid, 4);
    const wrong = await changeOf(uuid, {
      fields: { price: -1, weightGrams: 300 },
      stock: [{ article: uuid, source: 'depot', from: 4, to: 9 }],
    });
    expect(await refusalOf(take(wrong))).toBe('input.invalid fields.price number.tooSmall');
    const judged = await changeOf(uuid, { fields: { specialPrice: 990_000, weightGrams: 300 } });
    expect(await refusalOf(take(judged))).toBe('input.invalid fields.specialPrice price.specialTooHigh');
    expect(await shown(uuid)).toMatchObject({ fields: { weightGrams: null }, stock: [{ pieces: 4 }] });
  });

  test('S134 takes nothing that a sheet has no column of', async () => {
    const uuid = await shop.store();
    for (const field of ['type', 'familyId', 'area', 'pictures', 'description'])
      expect(await refusalOf(take(await changeOf(uuid, { fields: { [field]: 'x' } })))).toMatch(/^input\.invalid/u);
    expect(await refusalOf(take(await changeOf(uuid, { attributes: { strange: 'x' } })))).toContain(
      'attribute.unknown',
    );
  });

  test('S134 writes variants with their product, and names the one that is wrong', async () => {
    const size = Number(await shop.one(`select id::text as value from attribute_option where name = 'M'`));
    const variant = {
      uuid: randomUUID(),
      sku: `V-${randomUUID()}`,
      price: 300_000,
      specialPrice: null,
      ean13: null,
      isActive: true,
      attributes: { size },
    };
    const uuid = await shop.store({ type: 'configurable', price: 0, superAttributes: ['size'], variants: [variant] });
    await change(uuid, { variants: [{ uuid: variant.uuid, fields: { price: 310_000 } }] });
    const after = await shown(uuid);
    expect(after.variants).toMatchObject([{ uuid: variant.uuid, fields: { price: 310_000, sku: variant.sku } }]);
    const wrong = await changeOf(uuid, { variants: [{ uuid: variant.uuid, fields: { specialPrice: 310_000 } }] });
    expect(await refusalOf(take(wrong))).toContain('fields.variants.0.specialPrice price.specialTooHigh');
    const gone = await changeOf(uuid, { variants: [{ uuid: randomUUID(), fields: { price: 1 } }] });
    expect(await refusalOf(take(gone))).toBe('record.moved');
  });

  test('S135 stands on the revision that was seen, and what follows it on the one that it makes', async () => {
    const uuid = await shop.store();
    const first = await changeOf(uuid, { fields: { price: 410_000 } });
    const next = { ...first, save: randomUUID(), rev: first.rev + 1, baseRevId: first.revId, revId: randomUUID() };
    await take(first);
    await take({ ...next, fields: { price: 420_000 } });
    expect((await shown(uuid)).fields).toMatchObject({ price: 420_000 });
    const late = { ...first, save: randomUUID(), fields: { price: 430_000 } };
    expect(await refusalOf(take(late))).toBe('record.moved');
    expect((await shown(uuid)).fields).toMatchObject({ price: 420_000 });
  });

  test('S135 puts pieces right where there are as many as were seen, as a movement, and else refuses', async () => {
    const uuid = await shop.store();
    await placed(uuid, 4);
    const stock = [{ article: uuid, source: 'depot', from: 4, to: 7 }];
    await change(uuid, { stock });
    expect((await shown(uuid)).stock).toMatchObject([{ source: 'depot', pieces: 7 }]);
    const { rows } = await shop.database.pool.query<{ delta: number; admin: string; reason: string }>(
      `select m.delta, m.admin, m.reason from stock_movement m join product p on p.id = m.product_id
       where p.uuid = $1 order by m.id desc limit 1`,
      [uuid],
    );
    expect(rows).toEqual([{ delta: 3, admin: AUTHOR.id, reason: 'manual' }]);
    expect(await refusalOf(change(uuid, { stock }))).toBe('record.moved');
    expect(await refusalOf(change(uuid, { stock: [{ article: uuid, source: 'depot', from: 7, to: -1 }] }))).toBe(
      'stock.short',
    );
    const other = await shop.store();
    expect(await refusalOf(change(other, { stock: [{ article: uuid, source: 'depot', from: 7, to: 8 }] }))).toBe(
      'record.unknown',
    );
  });

  test('S136 is done once by its save and its product, whichever mutation tells it; another’s save tells nothing', async () => {
    const uuid = await shop.store();
    await placed(uuid, 4);
    const args = await changeOf(uuid, {
      fields: { price: 450_000 },
      stock: [{ article: uuid, source: 'depot', from: 4, to: 5 }],
    });
    const first = await take(args);
    await shop.edit(uuid, { price: 460_000 });
    expect(await take(args)).toEqual(first);
    expect(await shown(uuid)).toMatchObject({ fields: { price: 460_000 }, stock: [{ pieces: 5 }] });
    expect(await refusalOf(take(args, SOMEBODY))).toBe('record.moved');
  });

  test('S137 asks for the rights of the moment: to write products, and to put stock right', async () => {
    const uuid = await shop.store();
    await placed(uuid, 1);
    const may = (...keys: readonly ('products.update' | 'stock.update')[]): Author => ({
      ...AUTHOR,
      permissions: new Set(keys),
    });
    const stock = [{ article: uuid, source: 'depot', from: 1, to: 2 }];
    const price = await changeOf(uuid, { fields: { price: 470_000 } });
    expect(await refusalOf(take(price, may('stock.update')))).toBe('permission.missing');
    expect(await refusalOf(take(await changeOf(uuid, { stock }), may('products.update')))).toBe('permission.missing');
    expect(await refusalOf(take(price, may('products.update')))).toBe('');
  });
});

describe('a whole save', () => {
  test('S138 is undone for a day: cells and pieces are as they were', async () => {
    const [one, other] = [await shop.store(), await shop.store()];
    await placed(other, 4);
    const save = randomUUID();
    const before = [await shown(one), await shown(other)];
    await change(one, { save, fields: { price: 123_000, cost: 99_000 }, english: { name: 'Disc' } });
    await change(other, {
      save,
      attributes: { diameter: 300 },
      stock: [{ article: other, source: 'depot', from: 4, to: 9 }],
    });
    expect(await sheetSaves(shop.db, AUTHOR.id, shop.clock.now())).toContainEqual({
      save,
      at: shop.clock.now().toISOString(),
      products: 2,
      looked: 0,
    });
    expect(await undo(save)).toEqual({ done: 2, refused: [], left: 0 });
    for (const [at, uuid] of [one, other].entries()) {
      const { rev: _rev, revId: _revId, ...same } = before[at] ?? {};
      expect(await shown(uuid)).toMatchObject(same);
    }
    expect(await undo(save)).toEqual({ done: 0, refused: [], left: 0 });
  });

  test('S138 leaves what somebody has touched since, and says which', async () => {
    const [one, other] = [await shop.store(), await shop.store({ name: 'Écrit depuis' })];
    const save = randomUUID();
    await change(one, { save, fields: { price: 123_000 } });
    await change(other, { save, title: 'Écrit depuis', fields: { price: 123_000 } });
    await shop.edit(other, { cost: 1_000 });
    expect(await undo(save)).toEqual({
      done: 1,
      refused: [{ uuid: other, title: 'Écrit depuis', code: 'record.moved' }],
      left: 0,
    });
    expect((await shown(other)).fields).toMatchObject({ price: 123_000, cost: 1_000 });
    expect((await shown(one)).fields).toMatchObject({ price: 400_000 });
  });

  test('S138 is undone by its author alone, and after a day by nobody', async () => {
    const uuid = await shop.store();
    const { save } = await change(uuid, { fields: { price: 123_000 } });
    expect(await undo(save, SOMEBODY)).toBeNull();
    shop.clock.advance(86_400_000);
    expect(await undo(save)).toBeNull();
    expect(await sheetSaves(shop.db, AUTHOR.id, shop.clock.now())).toEqual([]);
    shop.clock.advance(30 * 86_400_000);
    await sweepSaves(shop.db, shop.clock.now());
    expect(await shop.one(`select count(*)::text as value from spreadsheet_row`)).toBe('0');
  });
});
