/** What the back office does with the stock of an article in one place (domain 2.6, rules O28 and O29 of docs/sale.md). */
import { sql } from 'kysely';

import type { correctStockRoute, stockRulesRoute, transferStockRoute } from '#core/contract/admin/stock/moves.ts';
import { deltaOf } from '#core/domain/stock/correction.ts';
import { Refusal } from '#core/wire/refusal.ts';
import type { RouteInput } from '#core/wire/route.ts';
import type { Db } from '#server/database/connection.ts';
import type { OfficeStep } from '#server/platform/office/office-step.ts';

import { movementOf, onPlace } from './on-place.ts';

/** @throws Refusal as `onPlace`, `stock.short` where the place would hold less than nothing */
export const correctStock = (
  db: Db,
  step: OfficeStep,
  { id, way, pieces, cause, note }: RouteInput<typeof correctStockRoute>['body'],
): Promise<void> =>
  onPlace(db, step, movementOf(id), async ({ trx, place }) => {
    const delta = deltaOf(place.quantity, { way, pieces });
    if (delta === null) throw new Refusal('stock.short', { source: place.name });
    // So many are there: a count of before changes nothing any more (rule S133).
    if (way === 'to')
      await trx.updateTable('product_stock').set({ counted_at: step.now }).where('uuid', '=', place.uuid).execute();
    if (delta === 0) return;
    await trx
      .insertInto('stock_movement')
      .values({
        uuid: id,
        product_id: place.product_id,
        source: place.source,
        delta,
        reason: 'manual',
        cause,
        note,
        admin: step.admin,
        at: step.now,
      })
      .execute();
  });

/**
 * Free pieces alone: what is set aside for an order stays where it is.
 * @throws Refusal as `onPlace`, `stock.short`, `record.unknown` for a place that is none
 */
export const transferStock = (
  db: Db,
  step: OfficeStep,
  { id, to, pieces, note }: RouteInput<typeof transferStockRoute>['body'],
): Promise<void> =>
  onPlace(db, step, movementOf(id), async ({ trx, place }) => {
    const { rows } = await sql<{ code: string }>`
      select code from inventory_source where code = ${to} and code <> ${place.source}`.execute(trx);
    const [target] = rows;
    if (target === undefined) throw new Refusal('record.unknown', { source: to });
    if (pieces > place.quantity - place.reserved) throw new Refusal('stock.short', { source: place.name });
    const moved = {
      product_id: place.product_id,
      reason: 'transfer' as const,
      ref: id,
      note,
      admin: step.admin,
      at: step.now,
    };
    await trx
      .insertInto('stock_movement')
      .values([
        { ...moved, uuid: id, source: place.source, delta: -pieces },
        { ...moved, source: target.code, delta: pieces },
      ])
      .execute();
  });

/** A revision of every place of the article, and of the article itself, whose form shows the same. */
export const changeStockRules = (
  db: Db,
  step: OfficeStep,
  { backOrders, lowThreshold }: RouteInput<typeof stockRulesRoute>['body'],
): Promise<void> =>
  onPlace(db, step, null, async ({ trx, place }) => {
    await trx
      .updateTable('product')
      .set(({ eb }) => ({
        back_orders: backOrders,
        low_stock_threshold: lowThreshold,
        rev: eb('rev', '+', 1),
        updated_at: step.now,
      }))
      .where('id', '=', place.product_id)
      .execute();
    await trx
      .updateTable('product_stock')
      .set(({ eb }) => ({ rev: eb('rev', '+', 1), updated_at: step.now }))
      .where('product_id', '=', place.product_id)
      .execute();
  });
