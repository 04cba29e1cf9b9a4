/** Pieces that a spreadsheet puts right: so many where its author saw so many, as a movement (rules O28 and S136). */
import { sql } from 'kysely';

import type { SheetChangeArgs } from '#core/contract/admin/products/sheet/sheet-change.ts';
import { deltaOf } from '#core/domain/stock/correction.ts';
import { Refusal } from '#core/wire/refusal.ts';
import type { Author } from '#server/resources/author.ts';
import { lockPlaces } from '#server/platform/stock/lock-places.ts';

import type { SheetWrite } from './sheet-write.ts';

/**
 * @throws Refusal `record.unknown` for a place that the product has not, `record.moved` where other pieces lie there,
 * `stock.short`
 */
export async function correctPlaces(
  { trx, now, ids }: SheetWrite,
  { id: admin }: Author,
  { product, stock }: Pick<SheetChangeArgs, 'product' | 'stock'>,
): Promise<void> {
  if (stock.length === 0) return;
  const { rows } = await sql<{ id: number; uuid: string }>`
    select p.id, p.uuid from product p where p.deleted_at is null and p.manage_stock
      and p.uuid = any(${stock.map(({ article }) => article)}::uuid[])
      and (p.uuid = ${product} or p.parent_id = (select id from product where uuid = ${product}))`.execute(trx);
  const articles = new Map(rows.map(({ id, uuid }) => [uuid, id]));
  const places = await lockPlaces(trx, [...articles.values()]);
  for (const { article, source, from, to } of stock) {
    const place = places.find((one) => one.product_id === articles.get(article) && one.source === source);
    if (place === undefined) throw new Refusal('record.unknown', { source });
    if (place.quantity !== from) throw new Refusal('record.moved', { reason: 'stock', source, pieces: place.quantity });
    const delta = deltaOf(place.quantity, { way: 'to', pieces: to });
    if (delta === null) throw new Refusal('stock.short', { source: place.name });
    if (delta === 0) continue;
    /* so many are there: a count of before changes nothing any more (rule S133) */
    await trx.updateTable('product_stock').set({ counted_at: now }).where('uuid', '=', place.uuid).execute();
    await trx
      .insertInto('stock_movement')
      .values({
        uuid: ids.uuid(),
        product_id: place.product_id,
        source,
        delta,
        reason: 'manual',
        cause: 'error',
        note: null,
        admin,
        at: now,
      })
      .execute();
  }
}
