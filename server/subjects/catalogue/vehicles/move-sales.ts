/** What visitors see of the sale of vehicles, as its state and the passing of time have it (rules V3 and V4). */
import { sql } from 'kysely';

import { contentPath, productPath } from '#core/contract/pages/paths.ts';
import { href } from '#core/contract/pages/href.ts';
import { isSaleOver, saleShown, type SaleShown, type SaleState } from '#core/domain/catalogue/vehicles/sale-state.ts';
import type { Area } from '#core/domain/shop/area.ts';
import type { Trx } from '#server/database/transaction.ts';
import type { Ids } from '#server/ids.ts';
import { lockAddresses } from '#server/subjects/catalogue/addresses/address-rows.ts';
import { CATALOGUE_CHANNEL, STRUCTURE_ENTITY } from '#server/subjects/catalogue/entities.ts';
import { announceProducts, type UpkeepDeps } from '#server/subjects/catalogue/upkeep.ts';
import { among } from '#server/subjects/catalogue/load/only-ids.ts';
import { advanceChannel } from '#server/sync/change/channel.ts';

interface Sale {
  readonly id: number;
  readonly area: Area;
  readonly family: string;
  readonly slug: string;
  readonly permalink: string | null;
  readonly state: SaleState;
  readonly at: Date;
  readonly shown: SaleShown | 'gone' | null;
}

/** Days pass without anybody touching a vehicle: run hourly, and at every start. */
export function publishSales(deps: UpkeepDeps): Promise<number> {
  return announceProducts(deps, (trx, now) => moveSales(trx, { ids: deps.ids, now }));
}

/**
 * Writes down what is shown of the sale now: of these vehicles, or of all that were sold. The address of one whose sale is
 * over is gone for good.
 * @returns those that are shown otherwise than before
 */
export async function moveSales(
  trx: Trx,
  { ids, now }: { readonly ids: Ids; readonly now: Date },
  only?: readonly number[],
): Promise<number[]> {
  const { rows } = await sql<Sale>`
    select p.id, p.area, f.slug as family, p.slug, l.path as permalink, p.sale_state as state, p.sale_state_at as at,
      p.sale_shown as shown
    from product p join attribute_family f on f.id = p.family_id left join permalink l on l.product_id = p.id
    where p.deleted_at is null ${
      only === undefined
        ? sql`and p.sale_state = 'sold' and p.sale_shown is distinct from 'gone'`
        : sql`and p.sale_state is not null ${among(sql`p.id`, only)}`
    }
    order by p.id`.execute(trx);
  const moved = rows.flatMap((sale): readonly Sale[] => {
    const at = { sinceMs: sale.at.getTime(), nowMs: now.getTime() };
    const shown = isSaleOver(sale.state, at) ? 'gone' : saleShown(sale.state, at);
    return shown === sale.shown ? [] : [{ ...sale, shown }];
  });
  for (const { id, shown } of moved)
    await trx.updateTable('product').set({ sale_shown: shown }).where('id', '=', id).execute();
  const gone = moved.filter(({ shown }) => shown === 'gone');
  if (gone.length > 0) {
    await takeAddresses(trx, gone, now);
    await advanceChannel(trx, CATALOGUE_CHANNEL, [{ entity: STRUCTURE_ENTITY }], { ids, now });
  }
  return moved.map(({ id }) => id);
}

/** Asked for again they answer that they are gone (410); those that led to them do so still. */
async function takeAddresses(trx: Trx, gone: readonly Sale[], now: Date): Promise<void> {
  await lockAddresses(trx);
  const rows = gone.flatMap(({ permalink, ...sale }) => {
    const own = permalink === null ? [] : [productPath({ ...sale, path: contentPath(permalink) })];
    return [productPath(sale), ...own].map((from_path) => ({
      from_path,
      to_path: href(`${sale.area}.vehicles.index`),
      status: 410,
      origin: 'slug_change' as const,
      created_at: now,
    }));
  });
  await trx
    .insertInto('redirect')
    .values(rows)
    .onConflict((conflict) => conflict.column('from_path').doUpdateSet({ status: 410 }))
    .execute();
}
