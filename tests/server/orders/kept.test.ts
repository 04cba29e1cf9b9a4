/** How long orders are kept, and that nothing of them is left then (code de commerce, L123-22; the privacy page). */
import { randomUUID } from 'node:crypto';

import { sql, type RawBuilder } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { orderKind } from '#core/contract/orders/order-record.ts';
import { rmaKind } from '#core/contract/returns/rma-record.ts';
import { randomIds } from '#server/ids.ts';
import { KEPT_DAYS } from '#server/platform/retention/periods.ts';
import { settingsIn } from '#server/platform/settings/settings-in.ts';
import { orders } from '#server/subjects/orders/subject.ts';
import { sweepSync } from '#server/sync/sweep-sync.ts';

import { address, createOrderShop, type OrderShop } from './order-shop.ts';

const DAY_MS = 86_400_000;
/** Tables of an order that may stay without it: what the shop owes is the customer's. */
const STAYS = ['store_credit_entry'];

let shop: OrderShop;

beforeAll(async () => {
  shop = await createOrderShop();
});
afterAll(() => shop.close());

const sweep = async (days: number) => {
  shop.clock.advance(days * DAY_MS);
  await sweepSync(shop.db, shop.clock.now());
  await orders.sweep(shop.db, shop.clock.now(), {
    ids: randomIds,
    jobs: shop.deps.jobs,
    setting: await settingsIn(shop.db),
    forget: async () => {},
    storage: shop.files,
    shopEmail: shop.deps.shopEmail,
  });
};
const isThere = async (uuid: string) =>
  (await shop.db.selectFrom('sale_order').select('id').where('uuid', '=', uuid).execute()).length === 1;

/** An order that has ended, sent to a street nobody else lives in. */
async function ended(street = randomUUID()) {
  const product = await shop.product({ price: '40.0000', stock: 50 });
  const { customer, device } = await shop.shopper(product.uuid, 2);
  const args = await shop.argsFor(device, { billing: { ...address, street1: street }, comment: 'Sonnez deux fois' });
  await shop.place(customer, args);
  await shop.db.updateTable('sale_order').set({ status: 'completed' }).where('uuid', '=', args.uuid).execute();
  return { customer, product, street, uuid: args.uuid };
}

const idOf = (uuid: string) => sql`(select id from sale_order where uuid = ${uuid})`;

/** A row in everything that hangs on an order, and files. @returns the return, and the names of the files */
async function fill({ uuid, customer, product }: Awaited<ReturnType<typeof ended>>) {
  const at = shop.clock.now();
  const order = idOf(uuid);
  const line = sql`(select id from sale_order_line where order_id = ${order})`;
  const [rma, invoice, shipment, withdrawal, attempt, grant] = Array.from({ length: 6 }, () => randomUUID());
  const files = { invoice: `${randomUUID()}.pdf`, photo: `${randomUUID()}.webp` };
  const rows = [
    sql`insert into stock_reservation values (${line}, ${product.id}, 'principal', 1) on conflict do nothing`,
    sql`insert into download_grant (order_id, order_line_id, link, position, title, max_downloads, valid_days)
      values (${order}, ${line}, ${grant}, 0, 'Notice', 0, 0)`,
    sql`insert into download_pass (uuid, grant_id, begun_at, expires_at)
      select ${grant}::uuid, id, ${at}::timestamptz, ${at}::timestamptz from download_grant where link = ${grant}`,
    sql`insert into order_status_change (order_id, to_status, actor, at) values (${order}, 'completed', 'admin', ${at})`,
    sql`insert into order_comment (uuid, order_id, author, message, at)
      values (${randomUUID()}, ${order}, 'customer', 'Merci', ${at})`,
    sql`insert into payment_attempt (uuid, order_id, method, reference, amount, currency, mode, state, started_at)
      values (${attempt}, ${order}, 'payzen', ${attempt}, 80, 'EUR', 'test', 'paid', ${at})`,
    sql`insert into payment_transaction (uuid, order_id, attempt_uuid, method, transaction_id, type, status, amount,
        currency, created_at, updated_at)
      values (${randomUUID()}, ${order}, ${attempt}, 'payzen', ${attempt}, 'payment', 'paid', 80, 'EUR', ${at}, ${at})`,
    sql`insert into payment_notice (provider, verdict, order_id, body, received_at)
      values ('payzen', 'booked', ${order}, '', ${at})`,
    sql`insert into store_credit_entry (uuid, customer_id, amount, reason, order_id, created_at)
      values (${randomUUID()}, ${customer}, 5, 'gesture', ${order}, ${at})`,
    sql`insert into shipment (uuid, number, order_id, status, source, carrier_title, created_at)
      values (${shipment}, ${shipment}, ${order}, 'completed', 'principal', 'Chronopost', ${at})`,
    sql`insert into shipment_line values ((select id from shipment where uuid = ${shipment}), ${line}, 1)`,
    sql`insert into invoice (uuid, number, order_id, state, issued_at, grand_total, tax_total, shipping_amount, parts, model)
      values (${invoice}, ${invoice}, ${order}, 'paid', ${at}, 80, 13, 0, '[]', '{}')`,
    sql`insert into rma (uuid, number, order_id, customer_id, email, locale, status, type, package_condition,
        preferred_resolution, created_at, updated_at)
      values (${rma}, ${rma}, ${order}, ${customer}, '', 'fr_FR', 'refunded', 'return', 'opened', 'refund', ${at}, ${at})`,
    sql`insert into withdrawal (uuid, order_id, name, email, status, rma_id, received_at)
      values (${withdrawal}, ${order}, 'Camille', 'c@example.fr', 'refunded', (select id from rma where uuid = ${rma}), ${at})`,
    sql`insert into withdrawal_link (id, order_id, locale, created_at, expires_at)
      values (${randomUUID()}, ${order}, 'fr_FR', ${at}, ${at})`,
    sql`insert into refund (uuid, number, order_id, state, method, lines, shipping_amount, tax_total, grand_total, model,
        rma_id, created_by, created_at)
      values (${randomUUID()}, ${rma}, ${order}, 'refunded', 'manual', '[]', 0, 13, 80, '{}',
        (select id from rma where uuid = ${rma}), 'system', ${at})`,
    ...[
      sql`rma_line (rma_id, order_line_id, quantity, reason) select id, ${line}, 1, 'late'`,
      sql`rma_image (uuid, rma_id, position, file, mime, bytes, width, height, created_at)
        select ${randomUUID()}::uuid, id, 0, ${files.photo}, 'image/webp', 1, 1, 1, ${at}::timestamptz`,
      sql`rma_message (uuid, rma_id, author, message, at)
        select ${randomUUID()}::uuid, id, 'customer', 'Trop petit', ${at}::timestamptz`,
      sql`rma_status_change (rma_id, to_status, actor, at) select id, 'refunded', 'admin', ${at}::timestamptz`,
    ].map((row) => sql`insert into ${row} from rma where uuid = ${rma}`),
    sql`insert into document (kind, subject_uuid, sha256, file, bytes, created_at)
      values ('invoice', ${invoice}, '', ${files.invoice}, 1, ${at})`,
    sql`insert into mail_log (key, template, subject, recipient, created_at)
      values (${`order.placed ${uuid}`}, 'order.placed', 'Votre commande', 'c@example.fr', ${at})`,
  ];
  for (const row of rows) await row.execute(shop.db);
  return { rma, files: Object.values(files) };
}

/** Every table of the shop whose rows belong to an order, however many tables lie between. */
async function tablesOfOrders(): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    with recursive below (oid) as (
      select 'sale_order'::regclass::oid
      union select conrelid from pg_constraint join below on confrelid = below.oid where contype = 'f'
    )
    select oid::regclass::text as name from below order by name`.execute(shop.db);
  return rows.map(({ name }) => name);
}

const count = async (table: string) => {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${sql.table(table)}`.execute(
    shop.db,
  );
  return rows[0]?.count ?? 0;
};

/** Tables in which these words stand anywhere. */
async function tablesThatSay(words: string): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and n.nspname = 'public' order by name`.execute(shop.db);
  const found: string[] = [];
  for (const { name } of rows) {
    const said = await sql`select from ${sql.table(name)} t where t::text like ${`%${words}%`} limit 1`.execute(
      shop.db,
    );
    if (said.rows.length > 0) found.push(name);
  }
  return found;
}

test('after the time the law asks for, nothing of an order is left but that its devices should drop it', async () => {
  const order = await ended();
  const { rma, files } = await fill(order);
  const tables = await tablesOfOrders();
  for (const table of tables) expect([table, await count(table)]).not.toEqual([table, 0]);
  await sweep(KEPT_DAYS.order - 1);
  expect(await isThere(order.uuid)).toBe(true);
  await sweep(2);
  for (const table of tables) expect([table, await count(table)]).toEqual([table, STAYS.includes(table) ? 1 : 0]);
  expect(await tablesThatSay(order.street)).toEqual([]);
  expect(await tablesThatSay(order.uuid)).toEqual(['channel_change']);
  const discarded = await shop.db.selectFrom('discarded_file').select('name').execute();
  expect(discarded.map(({ name }) => name).toSorted()).toEqual(files.toSorted());
  const { rows } = await sql<{ entity: string }>`select entity from channel_change where entity in
    (${orderKind.key(order.uuid)}, ${rmaKind.key(rma ?? '')})`.execute(shop.db);
  expect(rows).toHaveLength(2);
});

/** What keeps an order, and how that ends. */
const KEEPS: Readonly<Record<string, (uuid: string, at: Date) => RawBuilder<unknown>>> = {
  'is still open': (uuid) => sql`update sale_order set status = 'processing' where uuid = ${uuid}`,
  'was moved since': (uuid, at) => sql`update sale_order set updated_at = ${at} where uuid = ${uuid}`,
  'was spoken of since': (uuid, at) => sql`update order_comment set at = ${at} where order_id = ${idOf(uuid)}`,
  'was invoiced since': (uuid, at) => sql`update invoice set issued_at = ${at} where order_id = ${idOf(uuid)}`,
  'was refunded since': (uuid, at) => sql`update refund set settled_at = ${at} where order_id = ${idOf(uuid)}`,
  'has a refund that is due': (uuid) => sql`update refund set state = 'pending' where order_id = ${idOf(uuid)}`,
  'came back since': (uuid, at) => sql`update rma set updated_at = ${at} where order_id = ${idOf(uuid)}`,
  'was withdrawn from since': (uuid, at) =>
    sql`update withdrawal set received_at = ${at} where order_id = ${idOf(uuid)}`,
  'waits for an answer to a withdrawal': (uuid) =>
    sql`update withdrawal set status = 'received' where order_id = ${idOf(uuid)}`,
};

test.each(Object.entries(KEEPS))('an order that %s stays, and the one beside it goes', async (_what, keep) => {
  const [kept, other] = [await ended(), await ended()];
  for (const order of [kept, other]) await fill(order);
  shop.clock.advance(DAY_MS);
  await keep(kept.uuid, shop.clock.now()).execute(shop.db);
  await sweep(KEPT_DAYS.order - 1 / 24);
  expect({ kept: await isThere(kept.uuid), other: await isThere(other.uuid) }).toEqual({ kept: true, other: false });
});
