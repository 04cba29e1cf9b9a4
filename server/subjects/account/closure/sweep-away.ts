/** Customers who do not come back: told a month before, then forgotten (domain 16.5; CNIL: three years). */
import { sql } from 'kysely';

import type { Locale } from '#core/domain/shop/locale.ts';
import type { Db } from '#server/database/connection.ts';
import { inTransaction, type Trx } from '#server/database/transaction.ts';
import { orderMail, type MailOrder } from '#server/platform/mail/order-mail.ts';
import { monthsBefore } from '#server/platform/retention/periods.ts';
import type { SweepTools } from '#server/subjects/subject.ts';

import type { AccountMail } from '../mails/mails.ts';

/** At once; the next sweep goes on. */
const MOST = 200;

/** The last time somebody was heard of: signed in, seen, sent something, or asked for a quote. */
const lastHeard = sql<Date>`greatest(
  c.created_at, c.last_login_at,
  (select max(s.seen_at) from customer_session s where s.customer_id = c.id),
  (select max(g.used_at) from sync_group g where g.customer_id = c.id),
  (select max(q.requested_at) from quote q where q.customer_id = c.id))`;

interface Away {
  readonly id: string;
  readonly email: string;
  readonly locale: Locale;
}

export async function sweepAway(db: Db, now: Date, { setting, jobs, forget }: SweepTools): Promise<void> {
  const months = setting('general.gdpr.retention.inactive_customer_months');
  const [toTell, toForget] = [monthsBefore(now, months - 1), monthsBefore(now, months)];
  const told = await away(db, sql`${lastHeard} < ${toTell} and (away_told_at is null or away_told_at < ${lastHeard})`);
  for (const one of told) await inTransaction(db, (trx) => tell(trx, one, { jobs, now }));
  // A month for whoever was told: a shop that was closed for long forgets nobody unasked.
  const warned = sql`${lastHeard} < ${toForget} and away_told_at >= ${lastHeard} and away_told_at <= ${monthsBefore(now, 1)}`;
  for (const { id, email } of await away(db, warned))
    await inTransaction(db, (trx) => forget(trx, { customer: id, email, now }));
}

async function away(db: Db, when: ReturnType<typeof sql>): Promise<readonly Away[]> {
  const { rows } = await sql<Away>`
    select id, email, locale from customer c
    where forgotten_at is null and (verified_at is not null or last_login_at is not null) and ${when}
    order by created_at limit ${MOST}`.execute(db);
  return rows;
}

async function tell(trx: Trx, { id, email, locale }: Away, { jobs, now }: Pick<SweepTools, 'jobs'> & { now: Date }) {
  await trx.updateTable('customer').set({ away_told_at: now }).where('id', '=', id).execute();
  const mail: MailOrder<AccountMail> = { template: 'account.away', uuid: id, to: email, locale };
  await orderMail({ trx, jobs }, mail);
}
