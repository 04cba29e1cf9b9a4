/** What becomes of a product that is deleted. Orders keep what they were made of. */
import { sql } from 'kysely';

import { wishlistKind } from '#core/contract/wishlist/wishlist-record.ts';
import { isArea } from '#core/domain/shop/area.ts';
import type { Trx } from '#server/database/transaction.ts';
import type { Ids } from '#server/ids.ts';
import { customerPerson, personName } from '#server/platform/person.ts';
import { advanceChannel } from '#server/sync/change/channel.ts';

/** Nothing leads to it, and nobody has it on a list of wishes. Carts say so at their line. */
export async function leaveShop(trx: Trx, uuid: string, { ids, now }: { ids: Ids; now: Date }): Promise<void> {
  await sql`
    select note_shown_product(r.product_id) from product_relation r
    join product p on p.id = r.related_id where p.uuid = ${uuid}`.execute(trx);
  await sql`
    delete from product_relation r using product p
    where p.uuid = ${uuid} and p.id in (r.product_id, r.related_id)`.execute(trx);
  await dropWishes(trx, uuid, { ids, now });
}

/** Devices hear of it as of every change of a list; channels in the order of their names. */
async function dropWishes(trx: Trx, uuid: string, { ids, now }: { ids: Ids; now: Date }): Promise<void> {
  const { rows } = await sql<{ customer: string; area: string }>`
    delete from wish w using product p
    where p.uuid = ${uuid} and w.product_id = p.id
    returning w.customer_id as customer, w.area`.execute(trx);
  const lists = new Map<string, Set<string>>();
  for (const { customer, area } of rows) {
    const channel = personName(customerPerson(customer));
    const own = lists.get(channel) ?? new Set();
    if (isArea(area)) own.add(wishlistKind.key(area));
    lists.set(channel, own);
  }
  for (const [channel, entities] of [...lists].toSorted(([one], [other]) => (one < other ? -1 : 1)))
    await advanceChannel(
      trx,
      channel,
      [...entities].map((entity) => ({ entity })),
      { ids, now },
    );
}
