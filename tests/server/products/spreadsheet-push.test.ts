/** Saves of the spreadsheet as devices push them, on a real database (rules S134, S136 and S137 of docs/sync.md). */
import { randomUUID } from 'node:crypto';

import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { sheetLane } from '#core/contract/admin/products/sheet/sheet-lane.ts';
import type { SheetChangeArgs } from '#core/contract/admin/products/sheet/sheet-change.ts';
import type { Change } from '#core/wire/sync.ts';
import { sheetSync } from '#server/subjects/catalogue/sheet/sheet-sync.ts';
import { createOfficeShop } from '#tests/server/sync/office-shop.ts';
import { inShort } from '#tests/server/sync/sync-shop.ts';

let shop: Awaited<ReturnType<typeof createOfficeShop>>;
let family: number;

beforeAll(async () => {
  shop = await createOfficeShop({}, [sheetSync]);
  const made = await shop.db
    .insertInto('attribute_family')
    .values({ code: 'piece', name: 'Pièce', slug: 'piece' })
    .returning('id')
    .executeTakeFirstOrThrow();
  family = made.id;
});
afterAll(() => shop.close());

/** A product that costs 10 €. */
async function product() {
  const sku = randomUUID().toUpperCase();
  const row = { area: 'auto', type: 'simple', family_id: family, name: 'Plaquettes', name_key: 'plaquettes' } as const;
  const { rows } = await sql<{ uuid: string; rev: number; rev_id: string }>`
    with made as (
      insert into product (area, type, family_id, sku, slug, name, name_key, price)
      values (${row.area}, ${row.type}, ${row.family_id}, ${sku}, ${sku.toLowerCase()}, ${row.name}, ${row.name_key}, 10)
      returning uuid, rev, rev_id)
    select * from made`.execute(shop.db);
  const [found] = rows;
  if (found === undefined) throw new Error('no product');
  return found;
}

const priceOf = async ({ uuid }: { readonly uuid: string }): Promise<string> => {
  const { rows } = await sql<{ price: string; rev: number }>`
    select price::float8::text as price, rev from product where uuid = ${uuid}`.execute(shop.db);
  return `${rows[0]?.price} at ${rows[0]?.rev}`;
};

type Product = Awaited<ReturnType<typeof product>>;

function saving(save: string, seq: number, { uuid, rev, rev_id }: Product, more: Partial<SheetChangeArgs>): Change {
  const nothing = { attributes: {}, english: {}, variants: [], stock: [] };
  const seen = { rev, baseRevId: rev_id };
  return {
    lane: sheetLane.of(save),
    seq,
    mutId: randomUUID(),
    route: 'api.admin.products.sheet.change',
    v: 1,
    args: { save, product: uuid, ...seen, revId: randomUUID(), title: 'Plaquettes', fields: {}, ...nothing, ...more },
  };
}

test('S134 each product of a save stands by itself: one that is refused holds up no other', async () => {
  const device = await shop.device();
  device.may('products.update');
  const [one, other, third] = [await product(), await product(), await product()];
  const save = randomUUID();
  const { results } = await device.exchange([
    saving(save, 1, one, { fields: { price: 120_000 } }),
    saving(save, 2, other, { fields: { price: -1 } }),
    saving(save, 3, third, { fields: { price: 130_000 } }),
  ]);
  expect(inShort(results)).toEqual(['applied', 'refused input.invalid', 'applied']);
  expect([await priceOf(one), await priceOf(other), await priceOf(third)]).toEqual(['12 at 2', '10 at 1', '13 at 2']);
});

test('S136 a save is written once: told again, in another group, under another mutation', async () => {
  const device = await shop.device();
  device.may('products.update');
  const one = await product();
  const change = saving(randomUUID(), 1, one, { fields: { price: 120_000 } });
  expect(inShort((await device.exchange([change])).results)).toEqual(['applied']);
  expect(inShort((await device.exchange([change])).results)).toEqual(['applied']);
  const elsewhere = await shop.device({ group: randomUUID(), admin: device.id });
  elsewhere.may('products.update');
  expect(inShort((await elsewhere.exchange([{ ...change, mutId: randomUUID() }])).results)).toEqual(['applied']);
  expect(await priceOf(one)).toBe('12 at 2');
});

test('S137 whoever may not write products has nothing written, and the lane goes on', async () => {
  const device = await shop.device();
  device.may('products.index');
  const [one, other] = [await product(), await product()];
  const save = randomUUID();
  const first = await device.exchange([saving(save, 1, one, { fields: { price: 120_000 } })]);
  expect(inShort(first.results)).toEqual(['refused permission.missing']);
  device.may('products.update');
  const next = await device.exchange([saving(save, 2, other, { fields: { price: 120_000 } })]);
  expect(inShort(next.results)).toEqual(['applied']);
  expect([await priceOf(one), await priceOf(other)]).toEqual(['10 at 1', '12 at 2']);
});
