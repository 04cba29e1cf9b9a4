import { sql } from 'kysely';

import type { OrderDownload } from '#core/contract/orders/order-record.ts';
import type { Db } from '#server/database/connection.ts';
import { groupRows } from '#server/database/group-rows.ts';
import type { Trx } from '#server/database/transaction.ts';

/**
 * What each order lets its buyer download. The file is that of the link as it is now, so that a corrected one reaches who
 * bought it; of a link that was taken out, the one that was bought.
 */
export async function readDownloads(
  db: Db | Trx,
  orders: readonly number[],
): Promise<ReadonlyMap<number, readonly OrderDownload[]>> {
  const { rows } = await sql<Row>`
    select g.order_id, g.uuid, l.uuid as line, g.title, g.title_english, g.max_downloads, g.used, g.granted_at, g.ends_at,
      f.file_name, f.bytes::float8 as bytes
    from download_grant g
    join sale_order_line l on l.id = g.order_line_id
    left join download_link d on d.uuid = g.link
    left join download_file f on f.uuid = ${SHOWN_FILE}
    where g.order_id = any(${[...orders]}::bigint[])
    order by l.position, g.position, g.id`.execute(db);
  return new Map([...groupRows(rows, (row) => row.order_id)].map(([order, own]) => [order, own.map(downloadOf)]));
}

/** Of grant `g` and its link `d`, which may be gone, or lead elsewhere now. */
export const SHOWN_FILE = sql`case when d.uuid is null then g.file else d.file end`;

interface Row {
  readonly order_id: number;
  readonly uuid: string;
  readonly line: string;
  readonly title: string;
  readonly title_english: string | null;
  readonly max_downloads: number;
  readonly used: number;
  readonly granted_at: Date | null;
  readonly ends_at: Date | null;
  readonly file_name: string | null;
  readonly bytes: number | null;
}

const downloadOf = (row: Row): OrderDownload => ({
  uuid: row.uuid,
  line: row.line,
  title: row.title,
  titleEnglish: row.title_english,
  file: row.file_name === null || row.bytes === null ? null : { name: row.file_name, bytes: row.bytes },
  maxDownloads: row.max_downloads,
  used: row.used,
  grantedAt: row.granted_at?.toISOString() ?? null,
  endsAt: row.ends_at?.toISOString() ?? null,
});
