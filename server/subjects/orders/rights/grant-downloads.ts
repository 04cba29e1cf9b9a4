/** Rights to download: written with the order, given once it is paid. */
import { sql } from 'kysely';

import { downloadEnd } from '#core/domain/order/downloads.ts';
import { WITH_DOWNLOADS } from '#server/database/product-types.ts';
import type { Trx } from '#server/database/transaction.ts';

/** What the lines of an order were bought for, as the shop offers it now (rule O31). */
export async function noteDownloads(trx: Trx, order: number): Promise<void> {
  await sql`
    insert into download_grant (order_id, order_line_id, link, position, title, title_english, file, url, max_downloads,
      valid_days)
    select l.order_id, l.id, d.uuid, d.position, d.title, d.title_english, d.file, d.url, d.max_downloads, d.valid_days
    from sale_order_line l
    join product p on p.id = l.product_id and p.type = ${WITH_DOWNLOADS}
    join download_link d on d.product_id = p.id
    where l.order_id = ${order}
    order by l.position, d.position
    on conflict on constraint download_grant_line do nothing`.execute(trx);
}

/** Gives what an order was bought for, once: its days count from now (rule O31). */
export async function grantDownloads(trx: Trx, order: number, now: Date): Promise<void> {
  const waiting = await trx
    .selectFrom('download_grant')
    .select(['id', 'valid_days'])
    .where('order_id', '=', order)
    .where('granted_at', 'is', null)
    .execute();
  for (const { id, valid_days: days } of waiting) {
    const end = downloadEnd(now.getTime(), days);
    await trx
      .updateTable('download_grant')
      .set({ granted_at: now, ends_at: end === null ? null : new Date(end) })
      .where('id', '=', id)
      .execute();
  }
}
