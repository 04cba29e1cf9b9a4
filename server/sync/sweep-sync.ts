import { sql } from 'kysely';

import type { Db } from '#server/database/connection.ts';
import { keptUntil } from '#server/platform/retention/periods.ts';

const DAY_MS = 24 * 3600 * 1000;
const KEPT_MS = 30 * DAY_MS;
/** Refusals, and groups of customers that nobody used: longer than any guest is known. */
const AWAY_MS = 430 * DAY_MS;

const UNUSED_MS = DAY_MS;

/** Guests made and never heard of: they have no group, no cart, no choice of cookies and nobody who signed in (rule S34). */
async function sweepUnused(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - UNUSED_MS);
  await sql`
    delete from visitor v where v.created_at < ${before} and v.customer_id is null
      and not exists (select 1 from sync_group g where g.visitor_id = v.id)
      and not exists (select 1 from sync_result r where r.visitor_id = v.id)
      and not exists (select 1 from cart c where c.visitor_id = v.id)
      and not exists (select 1 from quote q where q.visitor_id = v.id)
      and not exists (select 1 from contact_request c where c.visitor_id = v.id)
      and not exists (select 1 from consent c where c.visitor_id = v.id)
      and not exists (select 1 from customer_session s where s.visitor_id = v.id)`.execute(db);
}

/**
 * Guests who have nothing but what became of their changes, and sent none of late: what was refused to them would stay as
 * long as their cookie otherwise (rule S34). They go whole: a lane without its refusals would tell them as done.
 */
async function sweepIdle(db: Db, before: Date): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    delete from visitor v where v.created_at < ${before} and v.customer_id is null and v.signed_in_id is null
      and not exists (select 1 from sync_group g where g.visitor_id = v.id and g.used_at >= ${before})
      and not exists (select 1 from sync_result r where r.visitor_id = v.id and r.at >= ${before})
      and not exists (
        select 1 from cart c where c.visitor_id = v.id and (
          c.coupon_uuid is not null or c.notices <> '[]' or exists (select 1 from cart_line l where l.cart_id = c.id)
        )
      )
      and not exists (select 1 from quote q where q.visitor_id = v.id)
      and not exists (select 1 from contact_request c where c.visitor_id = v.id)
      and not exists (select 1 from consent c where c.visitor_id = v.id)
      and not exists (select 1 from customer_session s where s.visitor_id = v.id)
    returning 'visitor:' || v.id as name`.execute(db);
  await dropChannels(db, rows);
}

/** A result of a group that went before it, as those of direct calls are not: its device may come back (rule S34). */
const ofGoneGroup = sql`(r.group_id is null and r.lane is not null)`;

/** Of the groups that somebody gave up, so many results are kept longer than others. */
const MOST_OF_GONE = 1_000;

/** Whoever gives groups up all day leaves no more for it: the oldest are kept as long as any result (rule S27). */
async function sweepGone(db: Db, before: Date): Promise<void> {
  await sql`
    delete from sync_result where mut_id in (
      select mut_id from (
        select r.mut_id, row_number() over (
          partition by r.visitor_id, r.customer_id, r.admin_id order by r.at desc, r.mut_id
        ) as place
        from sync_result r where ${ofGoneGroup} and r.status = 'applied' and r.at < ${before}
      ) as gone where place > ${MOST_OF_GONE}
    )`.execute(db);
}

async function dropChannels(db: Db, channels: readonly { readonly name: string }[]): Promise<void> {
  if (channels.length === 0) return;
  await db
    .deleteFrom('channel')
    .where(
      'name',
      'in',
      channels.map(({ name }) => name),
    )
    .execute();
}

/**
 * Removes revisions and results of what was applied after 30 days, refusals after 430 (design §5, rule 8): a device that
 * was away must not take for done what was refused. The last result of a lane stays for ever: a device that comes back
 * after a year still learns what became of what it sent last. What a group that gave way may not have told stays as long as
 * refusals. So does the newest revision of a channel. Documents keep
 * their own UUIDs, so nothing is made twice. Visitors whose cookie ran out (nobody comes back as one of them) go with their
 * carts and groups, as do groups of customers that were not pushed for as long; requests stay with the shop.
 */
export async function sweepSync(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEPT_MS);
  const longBefore = new Date(now.getTime() - AWAY_MS);
  await sql`
    delete from sync_result r where r.at < ${before} and not (${ofGoneGroup} and r.at >= ${longBefore})
      and (r.status = 'applied' or r.at < ${longBefore}) and not exists (
        select 1 from sync_lane l where l.group_id = r.group_id and l.lane = r.lane and l.last_seq = r.seq
      )`.execute(db);
  await sweepGone(db, before);
  await sql`
    delete from channel_revision r where r.at < ${before} and not exists (
      select 1 from channel c where c.name = r.channel and c.rev = r.rev
    )`.execute(db);
  await sweepUnused(db, now);
  await sweepIdle(db, before);
  await sql`delete from sync_group where visitor_id is null and used_at < ${longBefore}`.execute(db);
  const { rows } = await sql<{ name: string }>`
    delete from visitor where created_at < ${keptUntil('visitor', now)}
    returning 'visitor:' || id as name`.execute(db);
  await dropChannels(db, rows);
}
