/** The job `account.export`: everything every subject holds of a customer, as JSON and as tables (GDPR, article 20). */
import type { Clock } from '#server/clock.ts';
import type { Db } from '#server/database/connection.ts';
import { inTransaction, type Trx } from '#server/database/transaction.ts';
import type { Jobs } from '#server/platform/jobs/jobs.ts';
import { orderMail, type MailOrder } from '#server/platform/mail/order-mail.ts';
import { csvOf } from '#server/platform/personal/csv.ts';
import type { PersonalRow, PersonalSections, Whose } from '#server/platform/personal/personal-rows.ts';
import { zipOf } from '#server/platform/personal/zip.ts';
import { KEPT_DAYS } from '#server/platform/retention/periods.ts';

import type { AccountMail } from '../mails/mails.ts';

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  readonly jobs: Pick<Jobs, 'enqueue'>;
  /** What the subjects hold, each under a name of its own. */
  readonly sections: PersonalSections;
}

const DAY_MS = 24 * 3_600_000;

/** Done twice it is done once; nothing happens for somebody who was forgotten meanwhile. */
export async function makeExport({ db, clock, jobs, sections }: Deps, uuid: string): Promise<void> {
  await inTransaction(db, async (trx) => {
    const now = clock.now();
    const asked = await trx
      .selectFrom('data_request')
      .innerJoin('customer', 'customer.id', 'data_request.customer_id')
      .select(['customer.id as customer', 'customer.email', 'data_request.locale'])
      .where('data_request.uuid', '=', uuid)
      .where('ordered_at', 'is not', null)
      .where('status', '=', 'processing')
      .where('forgotten_at', 'is', null)
      .forUpdate('data_request')
      .executeTakeFirst();
    if (asked === undefined) return;
    const archive = await archiveOf(trx, sections, asked, now);
    await trx
      .updateTable('data_request')
      .set(({ eb }) => ({
        status: 'completed',
        is_answered: true,
        rev: eb('rev', '+', 1),
        handled_at: now,
        updated_at: now,
        archive: Buffer.from(archive),
        expires_at: new Date(now.getTime() + KEPT_DAYS.dataFile * DAY_MS),
      }))
      .where('uuid', '=', uuid)
      .execute();
    const mail: MailOrder<AccountMail> = {
      template: 'account.data-ready',
      uuid,
      to: asked.email,
      locale: asked.locale,
      rank: 'link',
    };
    await orderMail({ trx, jobs }, mail);
  });
}

async function archiveOf(trx: Trx, sections: PersonalSections, whose: Whose, now: Date) {
  const all: Record<string, readonly PersonalRow['row'][]> = {};
  for (const [name, rows] of Object.entries(sections)) {
    const { rows: found } = await rows(whose).execute(trx);
    all[name] = found.map(({ row }) => row);
  }
  const encoder = new TextEncoder();
  const whole = { format: 'bitume-personal-data', version: 1, at: now.toISOString(), ...all };
  const tables = Object.entries(all).filter(([, rows]) => rows.length > 0);
  return zipOf(
    [
      { name: 'mes-donnees.json', content: encoder.encode(JSON.stringify(whole, null, 2)) },
      ...tables.map(([name, rows]) => ({ name: `${name}.csv`, content: encoder.encode(csvOf(rows)) })),
    ],
    now,
  );
}
