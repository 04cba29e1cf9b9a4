/** Pieces that are expected, and what becomes of them (domain 2.6, rule O29 of docs/sale.md). */
import type { planArrivalRoute, receiveArrivalRoute } from '#core/contract/admin/stock/moves.ts';
import { Refusal } from '#core/wire/refusal.ts';
import type { RouteInput } from '#core/wire/route.ts';
import type { Trx } from '#server/database/transaction.ts';
import type { OfficeStep } from '#server/platform/office/office-step.ts';
import type { ShopTools } from '#server/platform/shop-tools.ts';
import type { Place } from '#server/platform/stock/lock-places.ts';

import { onPlace } from './on-place.ts';
import { tellRestock } from './restock.ts';

type Tools = Pick<ShopTools, 'db' | 'ids'>;

/** @throws Refusal as `onPlace`, `record.moved` where the UUID is another arrival */
export const planArrival = (
  { db, ids }: Tools,
  step: OfficeStep,
  { id, pieces, expectedOn }: RouteInput<typeof planArrivalRoute>['body'],
): Promise<void> =>
  onPlace(db, step, { find: (trx, place) => isPlanned(trx, id, place) }, async ({ trx, place }) => {
    await trx
      .insertInto('stock_arrival')
      .values({
        uuid: id,
        product_id: place.product_id,
        source: place.source,
        pieces,
        expected_on: expectedOn,
        planned_by: step.admin,
        planned_at: step.now,
      })
      .execute();
    await raiseRevision(trx, place, step.now);
    await tellRestock({ trx, ids, now: step.now }, [place.product_id]);
  });

/** On the shelf from then on, as one movement. @throws Refusal as `onPlace`, `record.unknown` for what is not expected */
export const receiveArrival = (
  { db, ids }: Tools,
  step: OfficeStep,
  { id }: RouteInput<typeof receiveArrivalRoute>['body'],
): Promise<void> =>
  onPlace(db, step, { find: (trx, place) => isClosed(trx, id, place, 'received') }, async ({ trx, place }) => {
    const pieces = await close(trx, { id, place, status: 'received' }, step);
    await trx
      .insertInto('stock_movement')
      .values({
        product_id: place.product_id,
        source: place.source,
        delta: pieces,
        reason: 'arrival',
        admin: step.admin,
        at: step.now,
      })
      .execute();
    await tellRestock({ trx, ids, now: step.now }, [place.product_id]);
  });

/** @throws Refusal as `receiveArrival` */
export const dropArrival = (
  { db, ids }: Tools,
  step: OfficeStep,
  { id }: RouteInput<typeof receiveArrivalRoute>['body'],
): Promise<void> =>
  onPlace(db, step, { find: (trx, place) => isClosed(trx, id, place, 'dropped') }, async ({ trx, place }) => {
    await close(trx, { id, place, status: 'dropped' }, step);
    await raiseRevision(trx, place, step.now);
    await tellRestock({ trx, ids, now: step.now }, [place.product_id]);
  });

const arrivalOf = (trx: Trx, id: string) =>
  trx.selectFrom('stock_arrival').selectAll().where('uuid', '=', id).executeTakeFirst();

async function isPlanned(trx: Trx, id: string, place: Place): Promise<boolean> {
  const made = await arrivalOf(trx, id);
  if (made === undefined) return false;
  if (made.product_id !== place.product_id || made.source !== place.source) throw new Refusal('record.moved');
  return true;
}

async function isClosed(trx: Trx, id: string, place: Place, status: 'received' | 'dropped'): Promise<boolean> {
  const made = await arrivalOf(trx, id);
  return made?.product_id === place.product_id && made.source === place.source && made.status === status;
}

interface Closing {
  readonly id: string;
  readonly place: Place;
  readonly status: 'received' | 'dropped';
}

/** How many pieces were expected. */
async function close(trx: Trx, { id, place, status }: Closing, { admin, now }: OfficeStep): Promise<number> {
  const closed = await trx
    .updateTable('stock_arrival')
    .set({ status, closed_by: admin, closed_at: now })
    .where('uuid', '=', id)
    .where('product_id', '=', place.product_id)
    .where('source', '=', place.source)
    .where('status', '=', 'expected')
    .returning('pieces')
    .executeTakeFirst();
  if (closed === undefined) throw new Refusal('record.unknown', { arrival: id });
  return closed.pieces;
}

/** Nothing moves, and whoever has the place before them decides anew. */
async function raiseRevision(trx: Trx, { uuid }: Place, now: Date): Promise<void> {
  await trx
    .updateTable('product_stock')
    .set(({ eb }) => ({ rev: eb('rev', '+', 1), updated_at: now }))
    .where('uuid', '=', uuid)
    .execute();
}
