/** What mails about a quote are written from, read when they are sent. */
import { href } from '#core/contract/pages/href.ts';
import { formatMoney } from '#core/domain/price/format-money.ts';
import { times } from '#core/domain/price/money.ts';
import type { Locale } from '#core/domain/shop/locale.ts';
import type { Db } from '#server/database/connection.ts';
import type { Mail, MailPart } from '#server/platform/mail/mail.ts';
import { say } from '#server/platform/mail/mail-format.ts';
import type { MailTools } from '#server/platform/mail/template.ts';
import { proposedLine, proposedTotals } from '#server/subjects/quotes/read/proposal.ts';
import { writeLink } from '#server/subjects/quotes/links/quote-links.ts';
import { nameOf, type Quote, type QuoteLine } from '#server/subjects/quotes/read/stored-quote.ts';

/** The quote a link is of. */
export async function quoteOfMail(db: Db, link: string): Promise<Quote | null> {
  const quote = await db
    .selectFrom('quote_link')
    .innerJoin('quote', 'quote.id', 'quote_link.quote_id')
    .selectAll('quote')
    .where('quote_link.id', '=', link)
    .executeTakeFirst();
  return quote ?? null;
}

/** The proposal with what it comes to. */
export function proposed(lines: readonly QuoteLine[], locale: Locale): MailPart {
  return {
    kind: 'articles',
    rows: lines.flatMap((line) => {
      const { quantity, unitPrice } = proposedLine(line);
      if (quantity === 0) return [];
      const amount = formatMoney(times(unitPrice, quantity), locale);
      return [{ name: nameOf(line), reference: line.sku, quantity, amount }];
    }),
    total: [say(locale, 'Total TTC', 'Total incl. VAT'), formatMoney(proposedTotals(lines).total, locale)],
  };
}

/** Where it is read and answered: by the secret of this mail, or in the account. */
export async function readLink(db: Db, link: string, locale: Locale, { ids, origin }: MailTools): Promise<MailPart> {
  return {
    kind: 'link',
    label: say(locale, 'Lire et répondre au devis', 'Read and answer the quote'),
    href: `${origin}${href('quote.link', { token: await writeLink(db, link, ids) })}`,
  };
}

interface Letter {
  readonly subject: readonly [french: string, english: string];
  readonly parts: readonly MailPart[];
  readonly attachments?: Mail['attachments'];
}

/** A mail to the buyer, in the language of the request. */
export function toBuyer({ area }: Pick<Quote, 'area'>, locale: Locale, letter: Letter): Mail {
  const subject = say(locale, ...letter.subject);
  const { parts, attachments } = letter;
  return { locale, area, subject, title: subject, parts, ...(attachments === undefined ? {} : { attachments }) };
}
