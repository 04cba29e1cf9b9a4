import { sql } from 'kysely';

import { AREAS } from '#core/domain/shop/area.ts';
import { dayInParis, parisTime } from '#core/domain/shop/paris-time.ts';
import type { Db } from '#server/database/connection.ts';
import { MAIL_PRIORITY } from '#server/platform/jobs/job-kinds.ts';
import { rowsOf } from '#server/platform/personal/personal-rows.ts';
import type { Subject, SweepTools } from '#server/subjects/subject.ts';

import { ALERT_MAILS } from './alerts/alert-mails.ts';
import { tellBack } from './alerts/tell-back.ts';
import { STOCK_MAILS } from './low-stock-mail.ts';
import { alertHandlers } from './alerts/alert-handlers.ts';
import { counts } from './count/count-sync.ts';
import { passArrivals } from './office/restock.ts';
import { stockOffice } from './office/routes.ts';

/** When the shop's day begins (domain 16.5). */
const FIRST_HOUR = 8;

/** The digest of each area, once a day: asked for every hour, and one mail by its key. */
async function orderDigests(db: Db, now: Date, { ids, jobs, shopEmail }: SweepTools): Promise<void> {
  if (parisTime(now.getTime()).hour < FIRST_HOUR) return;
  for (const area of AREAS) {
    const template = `stock.low.${area}` as const satisfies keyof typeof STOCK_MAILS;
    const key = `${template} ${dayInParis(now.getTime())}`;
    const data = { uuid: ids.uuid(), locale: 'fr_FR' };
    const mail = { key, template, to: shopEmail, data, rank: 'shop' } as const;
    await jobs.enqueue(db, 'mail.send', mail, { priority: MAIL_PRIORITY.shop });
  }
}

export const stock = {
  routes: alertHandlers,
  office: stockOffice,
  officeSync: counts,
  mails: { ...STOCK_MAILS, ...ALERT_MAILS },
  sweep: async (db, now, tools) => {
    await passArrivals({ db, ids: tools.ids }, now);
    await orderDigests(db, now, tools);
  },
  quarter: (db, now, { jobs }) => tellBack(db, now, jobs),
  forget: async (trx, { email }) => {
    await trx.deleteFrom('stock_alert').where('email', '=', email).execute();
  },
  personal: {
    stockAlerts: ({ email }) => rowsOf('stock_alert', sql`t.email = ${email}`, ['confirm_hash']),
  },
} as const satisfies Subject;
