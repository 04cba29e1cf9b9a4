/**
 * A scan: every link is written down, then looked at, one after the other, in turns of a few minutes that end before their
 * job would be tried again.
 *
 *   asked ─► collected ─► looked at ─ turn over ─► the next turn … ─► ended
 */
import { linkTarget } from '#core/domain/links/link-target.ts';
import { inTransaction } from '#server/database/transaction.ts';
import type { Db } from '#server/database/connection.ts';
import type { Jobs } from '#server/platform/jobs/jobs.ts';
import { collectLinks } from '#server/subjects/links/collect-links.ts';
import type { LinkDeps } from '#server/subjects/links/link-deps.ts';

import { lookAtLink, type KnownLink } from './look-at-link.ts';

/** Well within the time a job may take. */
const TURN_MS = 8 * 60_000;
/** Between two calls at one host: a scan is no attack. */
export const HOST_PAUSE_MS = 1_000;
/** Outside, in one scan; the others are first in the next. */
export const MOST_OUTSIDE = 500;
const DAY_MS = 86_400_000;
/** A scan that nothing is heard of for so long has ended with its process. */
const LOST_MS = 60 * 60_000;
const TOLD_EVERY = 20;

/** Begins a scan, or answers the one that is under way. */
export async function beginScan({
  db,
  ids,
  jobs,
  clock,
}: Pick<LinkDeps, 'db' | 'ids' | 'jobs' | 'clock'>): Promise<Date> {
  const now = clock.now();
  return inTransaction(db, async (trx) => {
    const last = await trx
      .selectFrom('link_scan')
      .select(['started_at', 'ended_at'])
      .orderBy('started_at', 'desc')
      .limit(1)
      .forUpdate()
      .executeTakeFirst();
    const isUnderWay = last?.ended_at === null && now.getTime() - last.started_at.getTime() < LOST_MS;
    if (last !== undefined && isUnderWay) return last.started_at;
    const uuid = ids.uuid();
    await trx.insertInto('link_scan').values({ uuid, started_at: now }).execute();
    await jobs.enqueue(trx, 'links.scan', { scan: uuid });
    return now;
  });
}

/** A day after the last scan that somebody asked for comes the next, by itself. */
export async function planScan(
  db: Db,
  now: Date,
  { ids, jobs }: { ids: LinkDeps['ids']; jobs: Pick<Jobs, 'enqueue'> },
) {
  const last = await db
    .selectFrom('link_scan')
    .select('started_at')
    .orderBy('started_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (last !== undefined && now.getTime() - last.started_at.getTime() >= DAY_MS)
    await beginScan({ db, ids, jobs, clock: { now: () => now } });
}

/** The job `links.scan`: one turn of it. */
export async function scanLinks(deps: LinkDeps, { scan }: { readonly scan: string }): Promise<void> {
  const { db, clock } = deps;
  const row = await db.selectFrom('link_scan').selectAll().where('uuid', '=', scan).executeTakeFirst();
  if (row === undefined || row.ended_at !== null) return;
  if (row.total === 0) await inTransaction(db, (trx) => collectLinks(trx, deps));
  const links = await waiting(db, row.started_at);
  const total = row.total === 0 ? links.length : row.total;
  await db.updateTable('link_scan').set({ total }).where('uuid', '=', scan).execute();
  const isDone = await turn(deps, { scan, links, done: Math.max(0, total - links.length) });
  if (!isDone) return deps.jobs.enqueue(db, 'links.scan', { scan });
  await db.updateTable('link_scan').set({ done: total, ended_at: clock.now() }).where('uuid', '=', scan).execute();
}

/** What was not looked at since the scan began: all of the shop, and outside those that waited longest. */
async function waiting(db: Db, since: Date): Promise<readonly KnownLink[]> {
  const all = db
    .selectFrom('link_check')
    .select(['uuid', 'url', 'fail_count', 'failed_on', 'failed_since'])
    .where((one) => one.or([one('checked_at', 'is', null), one('checked_at', '<', since)]));
  const inside = await all.where('is_inside', '=', true).orderBy('uuid').execute();
  const seen = await db
    .selectFrom('link_check')
    .select((one) => one.fn.countAll().as('count'))
    .where('is_inside', '=', false)
    .where('checked_at', '>=', since)
    .executeTakeFirstOrThrow();
  const outside = await all
    .where('is_inside', '=', false)
    .where('is_ignored', '=', false)
    .orderBy('checked_at', (order) => order.asc().nullsFirst())
    .orderBy('uuid')
    .limit(Math.max(0, MOST_OUTSIDE - Number(seen.count)))
    .execute();
  return [...inside, ...outside];
}

/** @returns whether all were looked at */
async function turn(
  deps: LinkDeps,
  { scan, links, done }: { readonly scan: string; readonly links: readonly KnownLink[]; readonly done: number },
): Promise<boolean> {
  const { db, clock, origin } = deps;
  const source = await deps.source();
  const until = clock.now().getTime() + TURN_MS;
  let host = '';
  for (const [at, link] of links.entries()) {
    if (clock.now().getTime() >= until) return false;
    const next = hostOf(link.url, origin);
    if (next !== '' && next === host) await deps.pause(HOST_PAUSE_MS);
    host = next;
    await lookAtLink(deps, source, link);
    if (at % TOLD_EVERY === 0)
      await db
        .updateTable('link_scan')
        .set({ done: done + at })
        .where('uuid', '=', scan)
        .execute();
  }
  return true;
}

const hostOf = (url: string, origin: string): string => {
  const target = linkTarget(url, origin);
  return target.kind === 'outside' && URL.canParse(target.url) ? new URL(target.url).host : '';
};
