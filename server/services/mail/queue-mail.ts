import type { Locale } from '#core/domain/locale.ts';
import type { Trx } from '#server/database/transaction.ts';
import type { Jobs } from '#server/services/jobs/jobs.ts';

import type { LetterKind } from './letter-kinds.ts';

export interface MailOrder {
  /** Names the effect: one mail of a key is ever sent. */
  readonly key: string;
  readonly kind: LetterKind;
  readonly to: string;
  /** As the log shows it; the mail is composed when it is sent. */
  readonly subject: string;
  /** UUID of the quote or request the mail is about: nothing of its content stands in the queue. */
  readonly about: string;
  readonly locale: Locale;
}

/**
 * Orders a mail in the transaction that causes it: both happen or neither does (design §5, rule 8). A key that was
 * ordered before orders nothing.
 */
export async function queueMail(trx: Trx, jobs: Pick<Jobs, 'enqueue'>, order: MailOrder, now: Date): Promise<void> {
  const { key, kind, to, about, locale } = order;
  const logged = await trx
    .insertInto('mail_log')
    .values({ key, recipient: to, subject: oneLine(order.subject), template: kind, created_at: now })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!logged) return;
  await jobs.enqueue(trx, 'mail.send', { key, template: kind, to, data: { about, locale } }, { key });
}

/** A subject is one line of printable text, whatever a stranger typed. */
export function oneLine(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
    .slice(0, 150);
}
