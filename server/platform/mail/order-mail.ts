import type { Locale } from '#core/domain/shop/locale.ts';
import type { Trx } from '#server/database/transaction.ts';
import { MAIL_PRIORITY, type MailRank } from '#server/platform/jobs/job-kinds.ts';
import type { Jobs } from '#server/platform/jobs/jobs.ts';

export interface MailOrder<Name extends string> {
  /** Name of its template; the subject that orders it has it. */
  readonly template: Name;
  /** UUID of what it is about: of one thing, a reader gets each mail once. */
  readonly uuid: string;
  /** Which of several mails about that one thing; a reader gets each once. */
  readonly about?: string;
  readonly to: string;
  readonly locale: Locale;
  /** A confirmation where silent. */
  readonly rank?: MailRank;
}

/** Orders a mail in the transaction of what it tells: both or neither. What it says is read when it is sent. */
export async function orderMail<Name extends string>(
  { trx, jobs }: { readonly trx: Trx; readonly jobs: Pick<Jobs, 'enqueue'> },
  { template, uuid, about, to, locale, rank = 'confirmation' }: MailOrder<Name>,
): Promise<void> {
  const key = [template, uuid, about].filter((part) => part !== undefined).join(' ');
  const mail = { key, template, to, data: { uuid, locale }, rank };
  await jobs.enqueue(trx, 'mail.send', mail, { priority: MAIL_PRIORITY[rank] });
}
