/** What no form of the shop sends: other prices, codes that are over, quantities of no cart, files that are no photo. */
import { randomUUID } from 'node:crypto';

import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { withdrawalHandlers } from '#server/subjects/withdrawal/withdrawal-handlers.ts';
import { customerPerson } from '#server/platform/person.ts';
import { asks, createReturnShop, type ReturnShop } from '#tests/server/returns/return-shop.ts';
import { add, change, keep, quote, setQuantity } from '#tests/server/sync/sync-shop.ts';

import { toldOf } from './sentences.ts';

const TOTAL_CHANGED = 'Le montant de votre commande a changé.';
const TOO_SMALL = 'Ce nombre est trop petit.';
const TOO_LARGE = 'Ce nombre est trop grand.';
const DAY_MS = 24 * 3_600_000;

let shop: ReturnShop;

beforeAll(async () => {
  shop = await createReturnShop();
});
afterAll(() => shop.close());

/** A promotion of 10 % for who has its code. */
async function plantCode(code: string, more: { usageLimit?: number; endsAt?: Date } = {}) {
  const rule = randomUUID();
  await sql`insert into cart_rule (uuid, name, label, areas, customer_groups, coupon_type, action_type, discount_amount)
    values (${rule}, ${code}, ${code}, '{auto}', '{general}', 'specific', 'by_percent', 10)`.execute(shop.db);
  await sql`insert into cart_rule_coupon (uuid, rule_uuid, code, usage_limit, expired_at)
    values (${randomUUID()}, ${rule}, ${code}, ${more.usageLimit ?? 0}, ${more.endsAt ?? null})`.execute(shop.db);
}

const orders = async () => {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from sale_order`.execute(shop.db);
  return rows[0]?.n;
};

test('a price in the body buys nothing: the shop’s own is in the cart, and an order that asks for another is refused', async () => {
  const product = await shop.product({ price: '49.9000' });
  const { customer, device } = await shop.shopper(product.uuid, 0);
  await device.push([add(2, product.uuid, 1, { price: 1 })]);
  expect((await shop.cartOf(device)).lines).toMatchObject([{ unitPrice: 499_000 }]);
  const args = await shop.argsFor(device);
  const before = await orders();
  for (const expectedTotal of [0, 1, args.expectedTotal - 1, args.expectedTotal + 1, Number.MAX_SAFE_INTEGER]) {
    expect(await toldOf(shop.place(customer, { ...args, expectedTotal }))).toBe(TOTAL_CHANGED);
  }
  const negative = shop.place(customer, { ...args, expectedTotal: -args.expectedTotal });
  expect(await toldOf(negative)).toBe(`expectedTotal : ${TOO_SMALL}`);
  for (const more of [
    { unitPrice: 1 },
    { lines: [{ unitPrice: 1 }] },
    { grandTotal: 1 },
    { discountAmount: 499_000 },
  ]) {
    const told = await toldOf(shop.direct(customer, 'api.checkout.orders.store', { ...args, ...more }));
    expect(told).toMatch(/^(?:unitPrice|lines|grandTotal|discountAmount) : Cette valeur n’est pas acceptée\.$/u);
  }
  expect(await orders()).toBe(before);
});

test('a code that ended between the cart and the press is refused by its total, and then by its name', async () => {
  await plantCode('DEMAIN', { endsAt: new Date(shop.clock.now().getTime() + DAY_MS) });
  const product = await shop.product({ price: '50.0000' });
  const { customer, device } = await shop.shopper(product.uuid, 1);
  await shop.direct(customer, 'api.cart.coupon.store', { area: 'auto', code: 'DEMAIN' });
  const args = await shop.argsFor(device);
  expect(args.expectedTotal).toBe(450_000 + 69_000);
  shop.clock.advance(2 * DAY_MS);
  const [one, two] = await Promise.all([
    toldOf(shop.place(customer, args)),
    toldOf(shop.place(customer, { ...args, uuid: randomUUID() })),
  ]);
  expect([one, two]).toEqual([TOTAL_CHANGED, TOTAL_CHANGED]);
  const late = await shop.customer();
  expect(await toldOf(shop.direct(late, 'api.cart.coupon.store', { area: 'auto', code: 'DEMAIN' }))).toBe(
    'Ce code promotionnel a expiré.',
  );
});

test('the last use of a code goes to one of five who press at once, the others read that it is used up', async () => {
  await plantCode('DERNIER', { usageLimit: 1 });
  const product = await shop.product({ price: '50.0000', stock: 50 });
  const buyers = await Promise.all([1, 2, 3, 4, 5].map(() => shop.shopper(product.uuid, 1)));
  const asked = await Promise.all(
    buyers.map(async ({ customer, device }) => {
      await shop.direct(customer, 'api.cart.coupon.store', { area: 'auto', code: 'DERNIER' });
      return { customer, args: await shop.argsFor(device) };
    }),
  );
  const placed = await Promise.allSettled(asked.map(({ customer, args }) => shop.place(customer, args)));
  expect(placed.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const refused = placed.flatMap((one) => (one.status === 'rejected' ? [Promise.reject(one.reason)] : []));
  for (const one of refused) {
    expect([TOTAL_CHANGED, 'Ce code promotionnel a déjà été utilisé.']).toContain(await toldOf(one));
  }
  const late = await shop.customer();
  expect(await toldOf(shop.direct(late, 'api.cart.coupon.store', { area: 'auto', code: 'DERNIER' }))).toBe(
    'Ce code promotionnel a déjà été utilisé.',
  );
  const { rows } = await sql<{ used: number }>`
    select times_used as used from cart_rule_coupon where code = 'DERNIER'`.execute(shop.db);
  expect(rows).toEqual([{ used: 1 }]);
});

const QUANTITIES: readonly (readonly [number, string])[] = [
  [-1, TOO_SMALL],
  [-999_999, TOO_SMALL],
  [1_000, TOO_LARGE],
  [2 ** 31, TOO_LARGE],
  [1e300, TOO_LARGE],
  [0.5, 'Entrez un nombre.'],
];

test.each(QUANTITIES)('%d pieces are put into no cart, quote, return or withdrawal', async (quantity, sentence) => {
  const { customer, device, product, order } = await shop.delivered(2);
  await device.push([add(2, product.uuid, 1)]);
  const [line] = order.lines;
  const calls: Readonly<Record<string, { route: string; args: unknown }>> = {
    'lines.0.quantity of a kept cart': keep(3, [{ lineKey: product.uuid, quantity }]),
    'to of a line': setQuantity(3, product.uuid, 1, quantity),
    'lines.0.quantity of a quote': quote(3, product.uuid, quantity),
    'lines.0.quantity of a return': change('returns', 1, 'api.rma.store', asks(order, quantity)),
  };
  for (const [what, { route, args }] of Object.entries(calls)) {
    const told = await toldOf(shop.direct(customer, route, args));
    expect([what, told]).toEqual([what, `${what.split(' ')[0] ?? ''} : ${sentence}`]);
  }
  expect(line).toBeDefined();
  expect((await shop.cartOf(device)).lines).toMatchObject([{ quantity: 1 }]);
  expect(await shop.rmasOf(device)).toEqual([]);
});

test('an addition counts from one piece to as many as a line may have, and no sum of them is more', async () => {
  const product = await shop.product({ price: '5.0000', stock: 100_000 });
  const { customer, device } = await shop.shopper(product.uuid, 999);
  for (const delta of [0, -1, 1_000, 2 ** 31, 1.5]) {
    const told = await toldOf(shop.direct(customer, 'api.cart.items.store', add(2, product.uuid, delta).args));
    expect(told).toMatch(/^delta : /u);
  }
  await device.push([add(2, product.uuid, 999), add(3, product.uuid, 999)]);
  expect((await shop.cartOf(device)).lines).toMatchObject([{ quantity: 999 }]);
});

test('a withdrawal from more than was bought is refused, from less than one piece too', async () => {
  const { customer, order } = await shop.delivered(2);
  const handlers = withdrawalHandlers({
    db: shop.db,
    ids: shop.deps.ids,
    jobs: shop.deps.jobs,
    shopEmail: shop.deps.shopEmail,
  });
  const call = {
    now: shop.clock.now(),
    locale: 'fr_FR' as const,
    network: 'test',
    idempotencyKey: null,
    visitor: async () => null,
    customer: async () => customer,
    person: async () => customerPerson(customer),
  };
  const body = {
    uuid: randomUUID(),
    by: { order: order.uuid },
    name: 'Camille Durand',
    email: 'camille@example.fr',
    lines: [{ line: order.lines[0]?.uuid ?? '', quantity: 3 }],
    reason: null,
  };
  const stated = handlers['api.withdrawals.store'](call, { params: undefined, query: undefined, body });
  expect(await toldOf(stated)).toBe('Cette commande n’a plus d’article dont vous puissiez vous rétracter.');
});

test('a file that is no photo is refused with the sentence of the specification', async () => {
  const { customer, order } = await shop.delivered();
  const args = asks(order);
  await shop.direct(customer, 'api.rma.store', args);
  for (const content of ['<svg xmlns="http://www.w3.org/2000/svg"/>', '%PDF-1.7', 'MZ\u0000', 'GIF89a', '<?php']) {
    const photo = {
      rma: args.uuid,
      uuid: randomUUID(),
      mime: 'image/jpeg',
      data: Buffer.from(content).toString('base64'),
    };
    expect(await toldOf(shop.direct(customer, 'api.rma.images.store', photo))).toBe(
      'Le type de fichier n’est pas accepté',
    );
  }
});
