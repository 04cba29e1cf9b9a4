/** Mail 31 of domain 12: the buyer has answered the proposal. */
import { formatMoney } from '#core/domain/price/format-money.ts';
import type { Db } from '#server/database/connection.ts';

import type { Mail } from '#server/platform/mail/mail.ts';
import { facts } from '#server/platform/mail/facts.ts';
import { instantIn } from '#server/platform/mail/mail-format.ts';
import { clockOf } from '#server/platform/settings/clock.ts';
import type { MailRequest } from '#server/platform/mail/template.ts';

import { proposedTotals } from '#server/subjects/quotes/read/proposal.ts';

async function answered(db: Db, uuid: string, words: string): Promise<Mail> {
  const quote = await db
    .selectFrom('quote')
    .leftJoin('customer', 'customer.id', 'quote.customer_id')
    .select(['quote.id', 'quote.number', 'quote.area', 'quote.version', 'quote.updated_at'])
    .select(['customer.email', 'customer.first_name', 'customer.last_name'])
    .where('quote.uuid', '=', uuid)
    .executeTakeFirstOrThrow();
  const lines = await db.selectFrom('quote_line').selectAll().where('quote_id', '=', quote.id).execute();
  const reason = await db
    .selectFrom('quote_comment')
    .select('message')
    .where('quote_id', '=', quote.id)
    .where('author', '=', 'customer')
    .where('created_at', '=', quote.updated_at)
    .executeTakeFirst();
  const title = `Devis ${quote.number} ${words}`;
  return {
    locale: 'fr_FR',
    area: quote.area,
    subject: title,
    title,
    ...(quote.email === null ? {} : { replyTo: quote.email }),
    parts: [
      facts([
        ['Client', [quote.first_name, quote.last_name].filter(Boolean).join(' ')],
        ['Proposition', String(quote.version)],
        ['Total TTC', formatMoney(proposedTotals(lines).total, 'fr_FR')],
        ['Répondu', instantIn('fr_FR', quote.updated_at, await clockOf(db, quote.area))],
      ]),
      ...(reason === undefined ? [] : [{ kind: 'quotation', text: reason.message } as const]),
    ],
  };
}

export const quoteAcceptedShop = (db: Db, { uuid }: MailRequest): Promise<Mail> => answered(db, uuid, 'accepté');
export const quoteDeclinedShop = (db: Db, { uuid }: MailRequest): Promise<Mail> => answered(db, uuid, 'refusé');
