/**
 * A file of an order for its buyer (rules O32, O33). Who asks is looked at for every request; a download is counted when
 * its first byte leaves, under the lock of its order, so that no presses at once come to more than was bought. What is
 * asked for again under the same pass within its time is the same download.
 */
import { sql } from 'kysely';

import type { downloadFileRoute } from '#core/contract/orders/downloads.ts';
import { downloadStanding, type DownloadStanding } from '#core/domain/order/downloads.ts';
import { Refusal } from '#core/wire/refusal.ts';
import type { RouteInput } from '#core/wire/route.ts';
import type { Db } from '#server/database/connection.ts';
import type { Trx } from '#server/database/transaction.ts';
import { Elsewhere } from '#server/platform/answers/elsewhere.ts';
import type { ShopTools } from '#server/platform/shop-tools.ts';
import { StoredFile, type StoredFileFacts } from '#server/platform/answers/stored-file.ts';
import type { Order } from '#server/subjects/orders/service/load-order.ts';
import { SHOWN_FILE } from '#server/subjects/orders/rights/read-downloads.ts';
import { findOwnOrder } from '#server/subjects/orders/service/load-order.ts';
import { withOrder, type OrderDeps } from '#server/subjects/orders/service/order-work.ts';
import type { PersonCall } from '#server/sync/sync-handlers.ts';

type FetchDeps = OrderDeps & Pick<ShopTools, 'storage'>;

/** So long a download that was begun goes on, or begins again. */
const PASS_MS = 6 * 60 * 60 * 1000;
/** How often its bytes may leave within that time. */
const MOST_TIMES = 4;

interface Grant {
  readonly id: number;
  readonly order: string;
  readonly line: string;
  readonly url: string | null;
  readonly file: StoredFileFacts | null;
  readonly maxDownloads: number;
  readonly used: number;
  readonly grantedAt: Date | null;
  readonly endsAt: Date | null;
}

/** @throws Refusal `record.unknown`, also for what is somebody else's; `download.over` with the reason */
export const fetchDownload =
  (deps: FetchDeps) =>
  async (
    call: PersonCall,
    { params, query }: RouteInput<typeof downloadFileRoute>,
  ): Promise<StoredFile | Elsewhere> => {
    const customer = await call.customer();
    if (customer === null) throw new Refusal('session.required');
    const grant = await loadGrant(deps.db, params.uuid);
    if (grant === undefined) throw new Refusal('record.unknown');
    const order = await findOwnOrder(deps.db, grant.order, customer);
    const count = (bytes: number) => countDownload(deps, { grant, customer, bytes, pass: query.pass, now: call.now });
    if (grant.file === null) {
      if (grant.url === null) throw new Refusal('record.unknown');
      await count(0);
      return new Elsewhere(grant.url);
    }
    /* told before the browser begins; who comes first is decided when it does */
    if (!(await isBegun(deps.db, grant, query.pass, call.now))) checkOpen(standingOf(grant, order, call.now));
    return new StoredFile(deps.storage, grant.file, count);
  };

/** @throws Refusal `download.over` */
function checkOpen(standing: DownloadStanding): void {
  if (standing !== 'open') throw new Refusal('download.over', { reason: standing });
}

function standingOf(grant: Grant, order: Order, now: Date): DownloadStanding {
  const line = order.lines.find(({ uuid }) => uuid === grant.line);
  if (line === undefined) return 'ended';
  const { maxDownloads, used, grantedAt, endsAt } = grant;
  const at = { grantedAtMs: grantedAt?.getTime() ?? null, endsAtMs: endsAt?.getTime() ?? null };
  return downloadStanding({ status: order.row.status, line, maxDownloads, used, ...at }, now.getTime());
}

interface Counted {
  readonly grant: Grant;
  readonly customer: string;
  readonly bytes: number;
  readonly pass: string;
  readonly now: Date;
}

/** @throws Refusal `download.over` */
async function countDownload(
  deps: FetchDeps,
  { grant: { id, order: uuid }, bytes, pass, now }: Counted,
): Promise<void> {
  await withOrder(deps, { uuid, now, by: { kind: 'customer', id: null } }, async ({ trx }, order) => {
    const grant = await lockGrant(trx, id);
    const most = MOST_TIMES * Math.max(1, grant.file?.bytes ?? 1);
    const begun = await passOf(trx, id, pass);
    if (begun !== undefined) {
      if (isEnded(standingOf(grant, order, now))) throw new Refusal('download.over', { reason: 'ended' });
      if (begun.expires_at <= now || begun.sent + bytes > most) throw new Refusal('download.over', { reason: 'pass' });
      await trx
        .updateTable('download_pass')
        .set({ sent: begun.sent + bytes })
        .where('uuid', '=', pass)
        .execute();
      return;
    }
    checkOpen(standingOf(grant, order, now));
    const made = await trx
      .insertInto('download_pass')
      .values({ uuid: pass, grant_id: id, begun_at: now, expires_at: new Date(now.getTime() + PASS_MS), sent: bytes })
      .onConflict((conflict) => conflict.column('uuid').doNothing())
      .returning('uuid')
      .executeTakeFirst();
    /* that of another download */
    if (made === undefined) throw new Refusal('record.unknown');
    await trx
      .updateTable('download_grant')
      .set({ used: sql`used + 1` })
      .where('id', '=', id)
      .execute();
  });
}

/** Whatever was begun before: what was given back is no longer sent. */
const isEnded = (standing: DownloadStanding): boolean => standing === 'ended' || standing === 'unpaid';

const passOf = (db: Db | Trx, grant: number, pass: string) =>
  db
    .selectFrom('download_pass')
    .select(['expires_at', 'sent'])
    .where('uuid', '=', pass)
    .where('grant_id', '=', grant)
    .executeTakeFirst();

async function isBegun(db: Db, { id }: Grant, pass: string, now: Date): Promise<boolean> {
  const begun = await passOf(db, id, pass);
  return begun !== undefined && begun.expires_at > now;
}

async function loadGrant(db: Db | Trx, uuid: string): Promise<Grant | undefined> {
  const { rows } = await grants(sql`g.uuid = ${uuid}`).execute(db);
  return rows.map(grantOf)[0];
}

/** As it is under the lock of its order. */
async function lockGrant(trx: Trx, id: number): Promise<Grant> {
  const { rows } = await grants(sql`g.id = ${id}`).execute(trx);
  const [row] = rows;
  if (row === undefined) throw new Refusal('record.unknown');
  return grantOf(row);
}

const grants = (condition: ReturnType<typeof sql>) => sql<Row>`
  select g.id, o.uuid as order, l.uuid as line, case when d.uuid is null then g.url else d.url end as url,
    g.max_downloads, g.used, g.granted_at, g.ends_at, f.stored, f.file_name, f.mime, f.bytes::float8 as bytes, f.hash
  from download_grant g
  join sale_order o on o.id = g.order_id
  join sale_order_line l on l.id = g.order_line_id
  left join download_link d on d.uuid = g.link
  left join download_file f on f.uuid = ${SHOWN_FILE}
  where ${condition}`;

interface Row {
  readonly id: number;
  readonly order: string;
  readonly line: string;
  readonly url: string | null;
  readonly max_downloads: number;
  readonly used: number;
  readonly granted_at: Date | null;
  readonly ends_at: Date | null;
  readonly stored: string | null;
  readonly file_name: string;
  readonly mime: string;
  readonly bytes: number;
  readonly hash: string;
}

const grantOf = ({ stored, file_name: fileName, mime, bytes, hash, ...row }: Row): Grant => ({
  id: row.id,
  order: row.order,
  line: row.line,
  url: row.url,
  maxDownloads: row.max_downloads,
  used: row.used,
  grantedAt: row.granted_at,
  endsAt: row.ends_at,
  file: stored === null ? null : { stored, fileName, mime, bytes, hash },
});
