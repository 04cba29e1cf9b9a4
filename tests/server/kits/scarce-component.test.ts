/** Many who press at once for kits and articles that want one component: none is sold that is not there. */
import { randomUUID } from 'node:crypto';

import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { isPermissionKey, PERMISSION_KEYS } from '#core/resources/permissions/permission-keys.ts';
import { Refusal } from '#core/wire/refusal.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { randomIds } from '#server/ids.ts';
import { confirmCount } from '#server/subjects/stock/count/close-count.ts';
import { enterCount } from '#server/subjects/stock/count/enter-count.ts';
import { openCount } from '#server/subjects/stock/count/open-count.ts';
import { readCountDesk } from '#server/subjects/stock/count/read-count-desk.ts';
import { createFulfilment } from '#tests/server/orders/fulfilment.ts';
import { add } from '#tests/server/sync/sync-shop.ts';

import { chainKit } from './chain-kit.ts';

let shop: Awaited<ReturnType<typeof createFulfilment>>;
beforeAll(async () => {
  shop = await createFulfilment();
});
afterAll(() => shop.close());

const PLAIN = [
  { number: 1, quantity: 1 },
  { number: 3, quantity: 1 },
];

/** An order that waits for its press: a kit of either price, or the chain alone. */
async function cartWith(product: string, isKit: boolean) {
  const customer = await shop.customer();
  const device = await shop.customerDevice(customer);
  await device.push([add(1, product, 1, isKit ? { choice: PLAIN } : {})]);
  return { customer, args: await shop.argsFor(device) };
}
type Asked = Awaited<ReturnType<typeof cartWith>>;

/** What became of each press: placed, or the code that its buyer is told. */
const press = (all: readonly Asked[]) =>
  Promise.all(
    all.map(async ({ customer, args }) => {
      try {
        await shop.place(customer, args);
        return 'placed';
      } catch (error) {
        if (error instanceof Refusal) return error.code;
        throw error;
      }
    }),
  );

/** A chain that two kits and single sales share, with carts that want one or the other in turn. */
async function scarce(pieces: number, buyers: number) {
  const { kit, chain, sprocket } = await chainKit(shop, { stock: pieces });
  const fixed = await shop.product({ type: 'bundle', name: 'Kit chaîne prêt à poser', price: '75.0000' });
  await sql`
    with options as (
      insert into product_part_option (uuid, product_id, position, name, kind, is_required)
      select gen_random_uuid(), ${fixed.id}, position, name, kind, is_required from product_part_option
      where product_id = ${kit.id} returning uuid, position
    )
    insert into product_part (uuid, product_id, position, option, article, quantity, is_fixed, is_default)
    select gen_random_uuid(), ${fixed.id}, p.position, n.uuid, p.article, p.quantity, p.is_fixed, p.is_default
    from product_part p join product_part_option o on o.uuid = p.option join options n on n.position = o.position
    where p.product_id = ${kit.id}`.execute(shop.db);
  await shop.db.updateTable('product').set({ kit_price: 'fixed' }).where('id', '=', fixed.id).execute();
  await sql`update product_stock set quantity = 1000 where product_id = ${sprocket.id}`.execute(shop.db);
  const wanted = [kit.uuid, fixed.uuid, chain.uuid];
  const carts: Asked[] = [];
  for (let at = 0; at < buyers; at += 1) carts.push(await cartWith(wanted[at % 3] ?? '', at % 3 < 2));
  /* what lies there was brought before anybody counts */
  await sql`update stock_movement set at = ${shop.clock.now()} where product_id = ${chain.id}`.execute(shop.db);
  shop.clock.advance(60_000);
  return { chain, carts };
}

const heldOf = (id: number) =>
  shop.db
    .selectFrom('product_stock')
    .select(['quantity', 'reserved'])
    .where('product_id', '=', id)
    .executeTakeFirstOrThrow();

test('O35 of fifty who press at once for kits of both prices and for the component itself as many get one as there are pieces, and each other is told', async () => {
  const { chain, carts } = await scarce(11, 50);
  const told = await press(carts);
  expect(told.filter((one) => one === 'placed')).toHaveLength(11);
  expect(new Set(told)).toEqual(new Set(['placed', 'order.outOfStock']));
  expect(await heldOf(chain.id)).toEqual({ quantity: 11, reserved: 11 });
});

const admin = {
  kind: 'admin',
  id: randomUUID(),
  permissions: new Set(PERMISSION_KEYS.filter(isPermissionKey)),
} as const;

/** Somebody found so many on the shelf. */
async function counted({ uuid, sku }: { uuid: string; sku: string }, pieces: number): Promise<string> {
  const count = randomUUID();
  const now = shop.clock.now();
  const tools = { db: shop.db, ids: randomIds };
  await openCount(tools, { admin: admin.id, now }, { uuid: count, source: 'principal', category: null });
  const found = { count, id: randomUUID(), article: uuid, code: sku, way: 'set' as const, pieces };
  await inTransaction(shop.db, (trx) =>
    enterCount({ trx, person: admin, now, touch: () => {} }, { ...found, at: now.toISOString() }),
  );
  return count;
}

async function confirm(count: string): Promise<void> {
  const { rev, revId } = await readCountDesk(shop.db, count);
  const step = { uuid: count, rev, baseRevId: revId, admin: admin.id, now: shop.clock.now() };
  await confirmCount({ db: shop.db, ids: randomIds }, step);
}

test.each([
  ['more', 14],
  ['fewer', 5],
])(
  'O35 S131 a count that finds %s while many press sells none beyond what lay there or was found',
  async (_word, pieces) => {
    const { chain, carts } = await scarce(9, 18);
    const count = await counted(chain, pieces);
    const [first, , second] = await Promise.all([press(carts.slice(0, 9)), confirm(count), press(carts.slice(9))]);
    const sold = [...first, ...second].filter((one) => one === 'placed').length;
    const { quantity, reserved } = await heldOf(chain.id);
    expect(quantity).toBe(pieces);
    expect(reserved).toBe(sold);
    /* who had a piece set aside before fewer were found keeps the order; nobody has one after */
    expect(sold).toBeLessThanOrEqual(Math.max(9, pieces));
    const later = await press([await cartWith(chain.uuid, false)]);
    expect(later).toEqual([sold < pieces ? 'placed' : expect.stringMatching(/^order\.(?:empty|outOfStock)$/u)]);
  },
);
