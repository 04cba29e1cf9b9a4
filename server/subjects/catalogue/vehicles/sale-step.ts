/** The next step of the sale of a vehicle, by whoever of the shop may write products (rules V1–V3). */
import { maySaleStep, type SaleState } from '#core/domain/catalogue/vehicles/sale-state.ts';
import { standsOn } from '#core/domain/revision/revision.ts';
import { products } from '#core/resources/catalogue/products.ts';
import { Refusal } from '#core/wire/refusal.ts';
import type { Db } from '#server/database/connection.ts';
import { inTransaction } from '#server/database/transaction.ts';
import type { Ids } from '#server/ids.ts';
import { colleaguesOf } from '#server/platform/office/colleagues.ts';
import type { OfficeStep } from '#server/platform/office/office-step.ts';
import { readRecord } from '#server/resources/read/read-record.ts';
import { noteWrite } from '#server/resources/write/history.ts';
import { productFaults } from '#server/subjects/catalogue/products/judge-product.ts';

import { moveSales } from './move-sales.ts';
import { noteShown } from '#server/subjects/catalogue/products/follow-product.ts';

/**
 * Offers, reserves, sells or withdraws it. To be offered it has to say what a product for sale says; it is for sale from
 * then on.
 * @throws Refusal `record.unknown`, `record.moved`, `vehicle.notAllowed`, `input.invalid` at the fields that are missing
 */
export async function takeSaleStep(
  { db, ids }: { readonly db: Db; readonly ids: Ids },
  { uuid, admin, now, ...base }: OfficeStep,
  { to }: { readonly to: SaleState },
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const known = await readRecord(trx, products, uuid, true);
    const row = await trx
      .selectFrom('product')
      .select(['id', 'sale_state'])
      .where('uuid', '=', uuid)
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
    if (known === undefined || row === undefined || row.sale_state === null) throw new Refusal('record.unknown');
    const { id, sale_state: from } = row;
    /* asked before, and its answer was lost */
    if (from === to) return;
    if (!standsOn(base, known)) throw new Refusal('record.moved', { reason: 'rev', rev: known.rev });
    if (!maySaleStep(from, to)) throw new Refusal('vehicle.notAllowed', { from });
    const { fields } = known;
    const isOffered = to === 'available' && fields['isActive'] !== true;
    const after = isOffered ? { ...fields, isActive: true } : fields;
    if (to === 'available') {
      /* asked for as of what is put on sale, whatever was asked before */
      const faults = await productFaults({ trx, uuid, before: { ...fields, isActive: false }, after });
      if (faults.length > 0) throw new Refusal('input.invalid', { fields: faults });
    }
    await trx
      .updateTable('product')
      .set(({ eb }) => ({
        sale_state: to,
        sale_state_at: now,
        ...(isOffered ? { is_active: true } : {}),
        rev: eb('rev', '+', 1),
        updated_at: now,
      }))
      .where('id', '=', id)
      .execute();
    await trx
      .insertInto('vehicle_sale_step')
      .values({ product_id: id, before: from, after: to, admin, at: now })
      .execute();
    if (isOffered) {
      const name = (await colleaguesOf(trx, [admin]))(admin) ?? '';
      await noteWrite(trx, {
        resource: products,
        uuid,
        author: { id: admin, name },
        at: now,
        before: { fields },
        after: { fields: after },
      });
    }
    await noteShown(trx, [uuid]);
    await moveSales(trx, { ids, now }, [id]);
  });
}
