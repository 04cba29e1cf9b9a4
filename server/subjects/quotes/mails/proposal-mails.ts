/** Mails 28, 30 and 31 of domain 12: a proposal is ready, comes to its end, has become an order. */
import type { Db } from '#server/database/connection.ts';
import { facts } from '#server/platform/mail/facts.ts';
import type { Mail, MailPart } from '#server/platform/mail/mail.ts';
import { say } from '#server/platform/mail/mail-format.ts';
import type { MailRequest, MailTools } from '#server/platform/mail/template.ts';
import { href } from '#core/contract/pages/href.ts';
import { dayIn } from '#server/subjects/documents/blocks/words.ts';
import { quotePaper } from '#server/subjects/quotes/papers/quote-paper.ts';
import { linesOf } from '#server/subjects/quotes/read/stored-quote.ts';

import { proposed, quoteOfMail, readLink, toBuyer } from './quote-of-mail.ts';

const paragraph = (locale: MailRequest['locale'], french: string, english: string): MailPart => ({
  kind: 'paragraph',
  text: say(locale, french, english),
});

/** Null for a proposal that was answered or withdrawn before it could be sent. */
export async function quoteProposed(db: Db, { uuid, locale }: MailRequest, tools: MailTools): Promise<Mail | null> {
  const quote = await quoteOfMail(db, uuid);
  if (quote === null || quote.state !== 'proposed') return null;
  const { number, valid_until: until } = quote;
  const paper = await quotePaper({ db, ...tools }, quote, tools.now);
  return toBuyer(quote, locale, {
    subject: [`Votre devis ${number} est prêt`, `Your quote ${number} is ready`],
    parts: [
      paragraph(
        locale,
        'Voici notre proposition. Vous l’acceptez, la refusez ou nous écrivez depuis la page du devis ; rien n’est dû avant.',
        'Here is our proposal. Accept it, decline it or write to us from the page of the quote; nothing is due before.',
      ),
      proposed(await linesOf(db, quote.id), locale),
      facts([
        [say(locale, 'Valable jusqu’au', 'Valid until'), until === null ? null : dayIn(locale, until)],
        [say(locale, 'Délai de livraison', 'Delivery time'), quote.delivery_delay],
        [say(locale, 'Conditions', 'Terms'), quote.conditions],
      ]),
      await readLink(db, uuid, locale, tools),
      paragraph(
        locale,
        'Ce lien est personnel : qui l’a peut répondre à votre place. Le devis est joint en PDF.',
        'This link is personal: whoever has it can answer for you. The quote is attached as a PDF.',
      ),
    ],
    attachments: [{ name: paper.name, mime: 'application/pdf', bytes: paper.bytes }],
  });
}

export async function quoteExpiring(db: Db, { uuid, locale }: MailRequest, tools: MailTools): Promise<Mail | null> {
  const quote = await quoteOfMail(db, uuid);
  if (quote === null || quote.state !== 'proposed' || quote.valid_until === null) return null;
  const { number } = quote;
  const day = dayIn(locale, quote.valid_until);
  return toBuyer(quote, locale, {
    subject: [`Votre devis ${number} expire bientôt`, `Your quote ${number} expires soon`],
    parts: [
      paragraph(
        locale,
        `Notre proposition est valable jusqu’au ${day} inclus. Ensuite, les prix peuvent changer.`,
        `Our proposal is valid up to and including ${day}. After that, prices may change.`,
      ),
      proposed(await linesOf(db, quote.id), locale),
      await readLink(db, uuid, locale, tools),
    ],
  });
}

export async function quoteExpired(db: Db, { uuid, locale }: MailRequest, tools: MailTools): Promise<Mail | null> {
  const quote = await quoteOfMail(db, uuid);
  if (quote === null || quote.state !== 'expired') return null;
  const { number, area, accepted_at: accepted } = quote;
  return toBuyer(quote, locale, {
    subject: [`Votre devis ${number} a expiré`, `Your quote ${number} has expired`],
    parts: [
      accepted === null
        ? paragraph(
            locale,
            'Notre proposition n’est plus valable. Rien n’est dû.',
            'Our proposal is no longer valid. Nothing is due.',
          )
        : paragraph(
            locale,
            'Vous aviez accepté notre proposition, mais elle n’a pas été réglée dans les trente jours. Rien n’est dû.',
            'You had accepted our proposal, but it was not paid within thirty days. Nothing is due.',
          ),
      {
        kind: 'link',
        label: say(locale, 'Demander un nouveau devis', 'Ask for a new quote'),
        href: `${tools.origin}${href(`${area}.checkout.cart`)}`,
      },
    ],
  });
}

/** By the UUID of the quote: it becomes one order. */
export async function quoteConverted(
  db: Db,
  { uuid, locale }: MailRequest,
  { origin }: MailTools,
): Promise<Mail | null> {
  const found = await db
    .selectFrom('sale_order')
    .innerJoin('quote', 'quote.id', 'sale_order.quote_id')
    .select(['quote.number as quote', 'sale_order.number as order', 'sale_order.uuid', 'sale_order.area'])
    .where('quote.uuid', '=', uuid)
    .executeTakeFirst();
  if (found === undefined) return null;
  const { quote, order, area } = found;
  return toBuyer({ area }, locale, {
    subject: [`Votre devis ${quote} est transformé en commande`, `Your quote ${quote} has become an order`],
    parts: [
      paragraph(
        locale,
        `Votre commande a été créée : elle porte le numéro ${order}. Sa confirmation vous est envoyée à part.`,
        `Your order was created: its number is ${order}. Its confirmation is sent to you separately.`,
      ),
      {
        kind: 'link',
        label: say(locale, 'Voir ma commande', 'See my order'),
        href: `${origin}${href(`${area}.account.order`, { id: found.uuid })}`,
      },
    ],
  });
}
