/** Mail 29 of domain 12: somebody wrote about a quote. Both by the UUID of the message. */
import { href } from '#core/contract/pages/href.ts';
import type { QuoteState } from '#core/domain/quotes/quote.ts';
import type { Locale } from '#core/domain/shop/locale.ts';
import type { Db } from '#server/database/connection.ts';
import type { Mail, MailPart } from '#server/platform/mail/mail.ts';
import { instantIn, say } from '#server/platform/mail/mail-format.ts';
import { clockOf } from '#server/platform/settings/clock.ts';
import { facts } from '#server/platform/mail/facts.ts';
import type { MailRequest, MailTools } from '#server/platform/mail/template.ts';
import { settingsIn } from '#server/platform/settings/settings-in.ts';

import { toBuyer } from './quote-of-mail.ts';

const commentOf = (db: Db, uuid: string) =>
  db
    .selectFrom('quote_comment')
    .innerJoin('quote', 'quote.id', 'quote_comment.quote_id')
    .leftJoin('customer', 'customer.id', 'quote.customer_id')
    .select(['quote.number', 'quote.uuid', 'quote.area', 'quote.customer_id as customer'])
    .select(['message', 'quote_comment.author', 'quote_comment.created_at as at', 'customer.email'])
    // What it ended the quote with, where it is the reason of an end.
    .select((where) =>
      where
        .selectFrom('quote_state_change as s')
        .select('s.to_state')
        .whereRef('s.quote_id', '=', 'quote.id')
        .whereRef('s.at', '=', 'quote_comment.created_at')
        .where('s.actor', '=', 'shop')
        .where('s.to_state', 'in', ['refused_by_shop', 'canceled'])
        .limit(1)
        .as('ended'),
    )
    .where('quote_comment.uuid', '=', uuid)
    .where('quote_comment.is_internal', '=', false)
    .executeTakeFirst();

/** To the shop, which reads the words as they were typed. */
export async function quoteCommentedShop(db: Db, { uuid }: MailRequest): Promise<Mail | null> {
  const comment = await commentOf(db, uuid);
  if (comment === undefined) return null;
  const { number, area, message, at, email } = comment;
  return {
    locale: 'fr_FR',
    area,
    subject: `Nouveau message sur le devis ${number}`,
    title: `Nouveau message sur le devis ${number}`,
    ...(email === null ? {} : { replyTo: email }),
    parts: [facts([['Reçu', instantIn('fr_FR', at, await clockOf(db, area))]]), { kind: 'quotation', text: message }],
  };
}

function introduction(locale: Locale, ended: QuoteState | null): string {
  switch (ended) {
    case 'refused_by_shop':
      return say(locale, 'Nous ne pouvons pas faire de proposition :', 'We cannot make a proposal:');
    case 'canceled':
      return say(locale, 'Nous ne pouvons pas maintenir ce devis :', 'We cannot uphold this quote:');
    default:
      return say(locale, 'Nous vous avons écrit :', 'We have written to you:');
  }
}

/** To the buyer: what the shop wrote, why it makes no proposal, or why it takes one back. */
export async function quoteCommentedCustomer(
  db: Db,
  { uuid, locale }: MailRequest,
  { origin }: MailTools,
): Promise<Mail | null> {
  const comment = await commentOf(db, uuid);
  if (comment === undefined || comment.author !== 'shop') return null;
  const { number, area, message, ended, customer } = comment;
  const setting = await settingsIn(db);
  if (ended === null && !setting('emails.general.notifications.quote_comment', { channel: area })) return null;
  const inAccount: MailPart = {
    kind: 'link',
    label: say(locale, 'Voir mon devis', 'See my quote'),
    href: `${origin}${href(`${area}.account.quote`, { id: comment.uuid })}`,
  };
  return toBuyer(comment, locale, {
    subject: [`Nouveau message sur le devis ${number}`, `New message about quote ${number}`],
    parts: [
      {
        kind: 'paragraph',
        text: introduction(locale, ended),
      },
      { kind: 'quotation', text: message },
      ...(customer === null ? [] : [inAccount]),
    ],
  });
}
