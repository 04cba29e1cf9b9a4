import type { VEHICLE_ROUTES } from '#core/contract/admin/products/sale.ts';
import { Refusal } from '#core/wire/refusal.ts';
import type { RouteAnswer } from '#core/wire/route.ts';
import type { Db } from '#server/database/connection.ts';
import { colleaguesOf } from '#server/platform/office/colleagues.ts';

const MOST_STEPS = 200;

/** How far the sale is, and who took which step. @throws Refusal `record.unknown` */
export async function readSale(
  db: Db,
  uuid: string,
): Promise<RouteAnswer<(typeof VEHICLE_ROUTES)['api.admin.products.sale']>> {
  const product = await db
    .selectFrom('product')
    .select(['id', 'sale_state', 'sale_state_at'])
    .where('uuid', '=', uuid)
    .where('parent_id', 'is', null)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (product === undefined) throw new Refusal('record.unknown');
  const steps = await db
    .selectFrom('vehicle_sale_step')
    .select(['before', 'after', 'admin', 'at'])
    .where('product_id', '=', product.id)
    .orderBy('id', 'desc')
    .limit(MOST_STEPS)
    .execute();
  const nameOf = await colleaguesOf(
    db,
    steps.map(({ admin }) => admin),
  );
  return {
    state: product.sale_state,
    since: product.sale_state_at?.toISOString() ?? null,
    steps: steps.map(({ admin, at, ...step }) => ({ ...step, at: at.toISOString(), by: nameOf(admin) })),
  };
}
