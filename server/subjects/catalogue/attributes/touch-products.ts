/** Tells whoever publishes that products are shown otherwise: their cards, what filters find of them, their details. */
import { sql } from 'kysely';

import type { Trx } from '#server/database/transaction.ts';

/** Those that have a value of the attribute. */
export async function touchHolders(trx: Trx, code: string): Promise<void> {
  await sql`insert into product_touched (product_id, shown) select id, true from product where attributes ? ${code}`.execute(
    trx,
  );
  await tellTouched(trx);
}

export async function touchFamily(trx: Trx, uuid: string): Promise<void> {
  await sql`
    insert into product_touched (product_id, shown)
    select p.id, true from product as p join attribute_family as f on f.id = p.family_id where f.uuid = ${uuid}`.execute(
    trx,
  );
  await tellTouched(trx);
}

/** As a price that is written does. */
async function tellTouched(trx: Trx): Promise<void> {
  await sql`select pg_notify('shop_moved', 'touched')`.execute(trx);
}
