/** The stock of an article in one place as its page in the back office shows it (`core/contract/admin/stock/desk.ts`). */
import { sql } from 'kysely';

import { HISTORY_MAX, type StockDesk } from '#core/contract/admin/stock/desk.ts';
import { DEFAULT_STOCK_RULES } from '#core/domain/catalogue/stock.ts';
import { Refusal } from '#core/wire/refusal.ts';
import type { Db } from '#server/database/connection.ts';
import { colleaguesOf } from '#server/platform/office/colleagues.ts';

interface Found {
  readonly product: number;
  readonly product_uuid: string;
  readonly sku: string;
  readonly name: string;
  readonly area: StockDesk['product']['area'];
  readonly ean13: string | null;
  readonly manage_stock: boolean;
  readonly back_orders: boolean;
  readonly low_stock_threshold: number | null;
  readonly shop_threshold: number | null;
  readonly rev: number;
  readonly rev_id: string;
}

/** @throws Refusal `record.unknown` */
export async function readStockDesk(db: Db, uuid: string): Promise<StockDesk> {
  const { rows } = await sql<Found>`
    select s.rev, s.rev_id, p.id as product, p.uuid as product_uuid, p.sku, p.name, p.area, p.ean13, p.manage_stock,
      p.back_orders, p.low_stock_threshold, shop_low_stock() as shop_threshold
    from product_stock s join product p on p.id = s.product_id
    where s.uuid = ${uuid} and p.deleted_at is null`.execute(db);
  const [found] = rows;
  if (found === undefined) throw new Refusal('record.unknown');
  const places = await placesOf(db, found.product);
  const own = places.find((one) => one.uuid === uuid);
  if (own === undefined) throw new Refusal('record.unknown');
  return {
    uuid,
    rev: found.rev,
    revId: found.rev_id,
    number: found.sku,
    product: {
      uuid: found.product_uuid,
      name: found.name,
      area: found.area,
      ean: found.ean13,
      isCounted: found.manage_stock,
      backOrders: found.back_orders,
      lowThreshold: found.low_stock_threshold,
    },
    shopThreshold: found.shop_threshold ?? DEFAULT_STOCK_RULES.lowThreshold,
    source: own.source,
    sourceName: own.name,
    quantity: own.quantity,
    reserved: own.reserved,
    others: places.filter((one) => one !== own),
    sources: await otherSources(db, own.source),
    arrivals: await arrivalsOf(db, found.product, own.source),
    movements: await movementsOf(db, found.product, own.source),
  };
}

async function placesOf(db: Db, product: number): Promise<StockDesk['others']> {
  const { rows } = await sql<StockDesk['others'][number]>`
    select s.uuid, s.source, coalesce(i.name, s.source) as name, s.quantity, s.reserved
    from product_stock s left join inventory_source i on i.code = s.source
    where s.product_id = ${product} order by coalesce(i.priority, 0), s.source`.execute(db);
  return rows;
}

async function otherSources(db: Db, source: string): Promise<StockDesk['sources']> {
  const { rows } = await sql<StockDesk['sources'][number]>`
    select code, name from inventory_source where status and code <> ${source} order by priority, code`.execute(db);
  return rows;
}

async function movementsOf(db: Db, product: number, source: string): Promise<StockDesk['movements']> {
  const rows = await db
    .selectFrom('stock_movement')
    .selectAll()
    .where('product_id', '=', product)
    .where('source', '=', source)
    .orderBy('id', 'desc')
    .limit(HISTORY_MAX)
    .execute();
  const nameOf = await colleaguesOf(
    db,
    rows.map(({ admin }) => admin),
  );
  return rows.map((row) => ({
    uuid: row.uuid,
    delta: row.delta,
    leftAfter: row.left_after,
    reason: row.reason,
    ref: row.ref,
    cause: row.cause,
    note: row.note,
    who: nameOf(row.admin),
    at: row.at.toISOString(),
  }));
}

async function arrivalsOf(db: Db, product: number, source: string): Promise<StockDesk['arrivals']> {
  const rows = await db
    .selectFrom('stock_arrival')
    .select(['uuid', 'pieces', 'expected_on', 'planned_by'])
    .where('product_id', '=', product)
    .where('source', '=', source)
    .where('status', '=', 'expected')
    .orderBy('expected_on')
    .orderBy('uuid')
    .execute();
  const nameOf = await colleaguesOf(
    db,
    rows.map(({ planned_by: admin }) => admin),
  );
  return rows.map(({ uuid, pieces, expected_on: expectedOn, planned_by: admin }) => ({
    uuid,
    pieces,
    expectedOn,
    who: nameOf(admin),
  }));
}
