/** Invoices whose last day is over: they become overdue, and their buyers are reminded (domain 4.3, mail 18). */
import { AREAS, type Area } from '#core/domain/shop/area.ts';
import { parisTime } from '#core/domain/shop/paris-time.ts';
import type { Db } from '#server/database/connection.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { orderMail } from '#server/platform/mail/order-mail.ts';
import type { SweepTools } from '#server/subjects/subject.ts';

import { buyerIn } from './load-order.ts';

/** As many as one sweep reminds of; the next goes on. */
const MOST = 500;
/** Nobody is reminded by night (domain 16.5). */
const FIRST_HOUR = 7;
const DAY_MS = 86_400_000;

type Tools = Pick<SweepTools, 'jobs' | 'setting'>;

export async function sweepOverdue(db: Db, now: Date, { jobs, setting }: Tools): Promise<void> {
  await db
    .updateTable('invoice')
    .set({ state: 'overdue' })
    .where('state', '=', 'pending_payment')
    .where('due_at', '<=', now)
    .execute();
  if (parisTime(now.getTime()).hour < FIRST_HOUR) return;
  for (const area of AREAS)
    for (const invoice of await toRemind(db, now, setting, area)) await remind(db, now, jobs, invoice);
}

/** Those of an area whose buyers are told now: at once when it becomes so, then at intervals, and so often at most. */
const toRemind = (db: Db, now: Date, setting: Tools['setting'], area: Area) => {
  const days = setting('sales.invoice_settings.reminders.interval_days', { channel: area });
  return db
    .selectFrom('invoice')
    .innerJoin('sale_order', 'sale_order.id', 'invoice.order_id')
    .select(['invoice.id', 'invoice.uuid', 'reminders_sent', 'locale', 'buyer'])
    .where('invoice.state', '=', 'overdue')
    .where('area', '=', area)
    .where('status', 'not in', ['canceled', 'closed'])
    .where('reminders_sent', '<', setting('sales.invoice_settings.reminders.limit', { channel: area }))
    .where((where) =>
      where.or([where('reminded_at', 'is', null), where('reminded_at', '<=', new Date(now.getTime() - days * DAY_MS))]),
    )
    .orderBy('due_at')
    .limit(MOST)
    .execute();
};

type Overdue = Awaited<ReturnType<typeof toRemind>>[number];

async function remind(db: Db, now: Date, jobs: Tools['jobs'], invoice: Overdue): Promise<void> {
  const { uuid, locale, buyer, reminders_sent: sent } = invoice;
  await inTransaction(db, async (trx) => {
    /* another process may have reminded of it, or money have come, since it was looked for */
    const counted = await trx
      .updateTable('invoice')
      .set({ reminders_sent: sent + 1, reminded_at: now })
      .where('id', '=', invoice.id)
      .where('reminders_sent', '=', sent)
      .where('state', '=', 'overdue')
      .returning('id')
      .executeTakeFirst();
    if (!counted) return;
    const mail = { template: 'invoice.overdue', uuid, about: String(sent + 1), rank: 'order' } as const;
    await orderMail({ trx, jobs }, { ...mail, to: buyerIn(buyer).email, locale });
  });
}
