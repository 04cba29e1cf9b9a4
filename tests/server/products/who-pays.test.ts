/** « Qui paie quoi » on the form of a product says what the shop asks, whatever rules and prices there are. */
import { randomUUID } from 'node:crypto';

import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { unitPrices } from '#core/domain/price/group-price.ts';
import { paidPrices } from '#core/domain/promotion/who-pays.ts';

import { pricesBeside } from '#server/subjects/catalogue/products/beside-product.ts';
import { priceRules } from '#server/subjects/catalogue/products/prices/price-rules.ts';
import { productForm } from '#server/subjects/catalogue/products/product-form.ts';
import { openCatalogue, type LiveCatalogue } from '#server/subjects/catalogue/live-catalogue.ts';
import { publishPrices } from '#server/subjects/catalogue/publish/publish-prices.ts';
import { readGroupPrices } from '#server/subjects/prices/group-prices.ts';
import { articlesTyped } from '#src/admin/features/products/prices/priced-articles.ts';
import { runs } from '#tests/support/runs.ts';

import { AUTHOR, openProductShop, type ProductShop } from './product-shop.ts';

let shop: ProductShop;
let live: LiveCatalogue;
let uuid: string;
const [category, above, customer] = [randomUUID(), randomUUID(), randomUUID()];
beforeAll(async () => {
  shop = await openProductShop();
  await shop.database.pool.query(
    `insert into category (uuid, area, name, slug) values ($1, 'auto', 'Au-dessus', 'au-dessus')`,
    [above],
  );
  await shop.database.pool.query(
    `insert into category (uuid, area, name, slug, parent_id)
      select $1, 'auto', 'Disques', 'disques', id from category where uuid = $2`,
    [category, above],
  );
  await shop.database.pool.query(
    `insert into customer (id, email, password_hash, group_code, customer_type, gender, last_name, first_name, phone,
        approval, locale, created_at, updated_at)
      values ($1, 'lou@exemple.fr', 'x', 'pro', 'individual', 'Other', 'Morel', 'Lou', '+33478000000',
        'approved', 'fr_FR', now(), now())`,
    [customer],
  );
  const size = Number(await shop.one(`select id::text as value from attribute_option where name = 'M'`));
  uuid = await shop.store({ categories: [category], attributes: { norm: 'ECE', diameter: 283, size } });
  live = await openCatalogue(shop);
});
afterAll(() => shop.close());
beforeEach(() => shop.database.pool.query('delete from catalog_rule'));

const amount = fc.integer({ min: 1, max: 60 }).map((euros) => euros * 10_000);
const GROUPS = [['guest', 'general', 'pro'], ['pro'], ['guest'], ['general']];
const aCondition = fc.constantFrom(
  { attribute: 'product.categories', attributeType: 'multiselect', operator: '{}', value: [above] },
  { attribute: 'product.family', attributeType: 'select', operator: '==', value: 'disques' },
  { attribute: 'product.diameter', attributeType: 'number', operator: '>', value: 280 },
  { attribute: 'product.norm', attributeType: 'text', operator: '{}', value: 'EC' },
  { attribute: 'product.sku', attributeType: 'text', operator: '==', value: 'AUTRE' },
);
const aRule = fc.record({
  action: fc.constantFrom('by_percent', 'to_percent', 'by_fixed', 'to_fixed'),
  amount: fc.integer({ min: 1, max: 90 }),
  groups: fc.constantFrom(...GROUPS),
  conditions: fc.array(aCondition, { maxLength: 2 }),
  any: fc.boolean(),
  ends: fc.boolean(),
  order: fc.nat({ max: 3 }),
});
const aGroupPrice = fc.record({
  group: fc.constantFrom(null, 'pro', 'general'),
  quantity: fc.integer({ min: 2, max: 5 }),
  value: fc.oneof(
    fc.record({ kind: fc.constant('fixed' as const), price: fc.integer({ min: 1, max: 60 }) }),
    fc.record({ kind: fc.constant('discount' as const), percent: fc.integer({ min: 0, max: 100 }) }),
  ),
});
const prices = fc.record({
  price: amount,
  specialPrice: fc.option(fc.constantFrom(9_900, 100)),
  rules: fc.array(aRule, { maxLength: 4 }),
  groupPrices: fc.uniqueArray(aGroupPrice, {
    maxLength: 4,
    selector: ({ group, quantity }) => `${group ?? ''} ${String(quantity)}`,
  }),
});

async function write({
  price,
  specialPrice,
  rules,
  groupPrices,
}: typeof prices extends fc.Arbitrary<infer T> ? T : never) {
  const { pool } = shop.database;
  await pool.query('delete from catalog_rule');
  await pool.query('delete from group_price');
  for (const one of rules)
    await pool.query(
      `insert into catalog_rule (uuid, name, status, areas, customer_groups, condition_type, conditions, action_type,
          discount_amount, end_other_rules, sort_order)
        values ($1, 'Règle', true, '{auto}', $2, $3, $4, $5, $6, $7, $8)`,
      [
        randomUUID(),
        one.groups,
        one.any ? 'any' : 'all',
        JSON.stringify(one.conditions),
        one.action,
        one.amount,
        one.ends,
        one.order,
      ],
    );
  const sku = await shop.one(`select sku as value from product where uuid = '${uuid}'`);
  for (const { group, quantity, value } of groupPrices)
    await pool.query(
      `insert into group_price (uuid, sku, group_code, quantity, value_type, price, percent, created_at, updated_at)
        values (gen_random_uuid(), $1, $2, $3, $4, $5, $6, now(), now())`,
      [
        sku,
        group,
        quantity,
        value.kind,
        value.kind === 'fixed' ? value.price : null,
        value.kind === 'fixed' ? null : value.percent,
      ],
    );
  await shop.edit(uuid, { price, specialPrice: specialPrice !== null && specialPrice < price ? specialPrice : null });
}

/** What the shop asks a customer of the group, and a visitor. */
async function asked() {
  await publishPrices(shop);
  await shop.publish();
  const row = (await live.refresh()).catalogue.byUuid(uuid);
  if (row === null || row === undefined) throw new Error('the product is not in the shop');
  const own = await readGroupPrices(shop.db, { kind: 'customer', id: customer });
  const stepsOf = ({ unitPrice, quantityPrices = [] }: ReturnType<typeof unitPrices>) => [
    { quantity: 1, price: unitPrice },
    ...quantityPrices,
  ];
  return {
    visitor: stepsOf(unitPrices(row.price, row.quantityPrices ?? [])),
    pro: stepsOf(unitPrices(row.price, row.quantityPrices ?? [], own[uuid] ?? [])),
  };
}

async function told() {
  const now = shop.clock.now();
  const { fields } = await shop.service.show(AUTHOR, uuid);
  const { groupPrices } = await pricesBeside(shop.db, uuid, now);
  const { rules } = await priceRules(shop.db, now);
  const data = await productForm(shop.db);
  const [article] = articlesTyped({ ...fields }, { here: { data, uuid }, groupPrices, rules });
  if (article === undefined) throw new Error('nothing is priced');
  const pricesOf = (group: string | null) =>
    paidPrices(article, group, now.getTime()).map(({ quantity, price }) => ({ quantity, price }));
  return { visitor: pricesOf(null), pro: pricesOf('pro') };
}

test('who pays what is what the shop asks, for random prices, rules and groups', async () => {
  await fc.assert(
    fc.asyncProperty(prices, async (given) => {
      await write(given);
      expect(await told()).toEqual(await asked());
    }),
    { numRuns: runs(12, 300) },
  );
});
