/** A shop that counts its stock, on a real database: devices that push what was found, and the desk that confirms it. */
import { randomUUID } from 'node:crypto';

import { sql } from 'kysely';

import type { CountEntryArgs } from '#core/contract/admin/stock/count-entry.ts';
import { countLane } from '#core/contract/admin/stock/count-record.ts';
import type { Change } from '#core/wire/sync.ts';
import { randomIds } from '#server/ids.ts';
import { confirmCount, dropCount } from '#server/subjects/stock/count/close-count.ts';
import { counts } from '#server/subjects/stock/count/count-sync.ts';
import { openCount } from '#server/subjects/stock/count/open-count.ts';
import { readCountDesk } from '#server/subjects/stock/count/read-count-desk.ts';
import { createOfficeShop } from '#tests/server/sync/office-shop.ts';

export async function createCountShop() {
  const shop = await createOfficeShop({}, [counts]);
  const { db, clock } = shop;
  const tools = { db, ids: randomIds };
  const family = await db
    .insertInto('attribute_family')
    .values({ code: 'piece', name: 'Pièce', slug: 'piece' })
    .returning('id')
    .executeTakeFirstOrThrow();

  const article = async (held: number | null, ean: string | null = null) => {
    const sku = randomUUID().toUpperCase();
    const row = await db
      .insertInto('product')
      .values({
        area: 'auto',
        type: 'simple',
        family_id: family.id,
        sku,
        slug: sku,
        name: 'Plaquettes',
        name_key: 'plaquettes',
        price: '10',
        ean13: ean,
      })
      .returning(['id', 'uuid', 'sku'])
      .executeTakeFirstOrThrow();
    if (held !== null)
      await db
        .insertInto('stock_movement')
        .values({ product_id: row.id, source: 'principal', delta: held, reason: 'import', at: clock.now() })
        .execute();
    return row;
  };
  const held = async (product: number): Promise<number | undefined> =>
    (
      await db
        .selectFrom('product_stock')
        .select('quantity')
        .where('product_id', '=', product)
        .where('source', '=', 'principal')
        .executeTakeFirst()
    )?.quantity;
  /** Pieces that leave or come, as a parcel does. */
  const move = (product: number, delta: number, reason: 'shipment' | 'refund' = 'shipment') =>
    db
      .insertInto('stock_movement')
      .values({ product_id: product, source: 'principal', delta, reason, at: clock.now() })
      .execute();

  const somebody = async (group?: string, admin?: string) => {
    const device = await shop.device({
      ...(group === undefined ? {} : { group }),
      ...(admin === undefined ? {} : { admin }),
    });
    device.may('stock.count', 'stock.view', 'stock.update');
    return device;
  };
  type Device = Awaited<ReturnType<typeof somebody>>;

  const open = async ({ id }: Pick<Device, 'id'>, uuid: string = randomUUID(), category: string | null = null) => {
    await openCount(tools, { admin: id, now: clock.now() }, { uuid, source: 'principal', category });
    return uuid;
  };
  const step = async ({ id }: Pick<Device, 'id'>, uuid: string) => {
    const { rev, revId } = await readCountDesk(db, uuid);
    return { uuid, rev, ...(revId === undefined ? {} : { baseRevId: revId }), admin: id, now: clock.now() };
  };
  return {
    ...shop,
    article,
    held,
    move,
    somebody,
    open,
    step,
    desk: (uuid: string) => readCountDesk(db, uuid),
    confirm: async (device: Pick<Device, 'id'>, uuid: string) => confirmCount(tools, await step(device, uuid)),
    drop: async (device: Pick<Device, 'id'>, uuid: string) => dropCount(tools, await step(device, uuid)),
    confirmOn: (seen: Awaited<ReturnType<typeof step>>) => confirmCount(tools, seen),
    entries: async (count: string): Promise<number> => {
      const { rows } = await sql<{ n: number }>`
        select count(*)::int as n from stock_count_entry where count = ${count}`.execute(db);
      return rows[0]?.n ?? 0;
    },
    /** An entry of now, as a device queues it. */
    found: (
      count: string,
      seq: number,
      { uuid, sku }: { readonly uuid: string; readonly sku: string },
      more: Partial<CountEntryArgs> = {},
    ): Change => ({
      lane: countLane.of(count),
      seq,
      mutId: randomUUID(),
      route: 'api.admin.stock.counts.enter',
      v: 1,
      args: {
        count,
        id: randomUUID(),
        article: uuid,
        code: sku,
        way: 'add',
        pieces: 1,
        at: clock.now().toISOString(),
        ...more,
      },
    }),
  };
}

export type CountShop = Awaited<ReturnType<typeof createCountShop>>;
