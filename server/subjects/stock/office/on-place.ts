/** A step that somebody of the back office takes with the stock of an article, on the revision they saw (rule O29). */
import { standsOn } from '#core/domain/revision/revision.ts';
import { Refusal } from '#core/wire/refusal.ts';
import type { Db } from '#server/database/connection.ts';
import { inTransaction, type Trx } from '#server/database/transaction.ts';
import type { OfficeStep } from '#server/platform/office/office-step.ts';
import { lockPlaces, type Place } from '#server/platform/stock/lock-places.ts';

interface PlaceWork {
  readonly trx: Trx;
  readonly place: Place;
  /** All of the article, this one among them. */
  readonly places: readonly Place[];
}

/** Whether this very step was taken before: then nothing happens. */
interface Before {
  readonly find: (trx: Trx, place: Place) => Promise<boolean>;
}

/**
 * Locks the places of the article, and takes the step where nobody has moved this one since.
 * @param before of a step that has a UUID of its device
 * @throws Refusal `record.unknown`, `record.moved` with the revision it stands at
 */
export async function onPlace(
  db: Db,
  { uuid, ...base }: OfficeStep,
  before: Before | null,
  work: (step: PlaceWork) => Promise<void>,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const found = await trx
      .selectFrom('product_stock as s')
      .innerJoin('product as p', 'p.id', 's.product_id')
      .select('s.product_id')
      .where('s.uuid', '=', uuid)
      .where('p.deleted_at', 'is', null)
      .executeTakeFirst();
    const places = found === undefined ? [] : await lockPlaces(trx, [found.product_id]);
    const place = places.find((one) => one.uuid === uuid);
    if (place === undefined) throw new Refusal('record.unknown');
    if (before !== null && (await before.find(trx, place))) return;
    if (!standsOn(base, { rev: place.rev, revId: place.rev_id }))
      throw new Refusal('record.moved', { reason: 'rev', rev: place.rev });
    await work({ trx, place, places });
  });
}

/** A step that makes a movement under its own UUID. It throws `record.moved` where that is a movement of something else. */
export const movementOf = (id: string): Before => ({
  find: async (trx, place) => {
    const made = await trx.selectFrom('stock_movement').selectAll().where('uuid', '=', id).executeTakeFirst();
    if (made === undefined) return false;
    if (made.product_id !== place.product_id || made.source !== place.source) throw new Refusal('record.moved');
    return true;
  },
});
