/**
 * Mail 27 of domain 12: a quote was requested. The confirmation holds the shop's own words only: whoever typed another
 * person's address into the form must not be able to write to them (design §6).
 */
import * as v from 'valibot';

import { formatMoney } from '#core/domain/price/format-money.ts';
import { times } from '#core/domain/price/money.ts';
import { displayPhone } from '#core/domain/text/phone.ts';
import type { Db } from '#server/database/connection.ts';
import { moneyOf } from '#server/database/decimal.ts';

import type { Mail, MailPart } from '#server/platform/mail/mail.ts';
import { facts } from '#server/platform/mail/facts.ts';
import type { MailRequest } from '#server/platform/mail/template.ts';
import { instantIn, say } from '#server/platform/mail/mail-format.ts';
import { clockOf } from '#server/platform/settings/clock.ts';
import { nameOf } from '#server/subjects/quotes/read/stored-quote.ts';

/** As the request's handler stored it, after the contract's validation. */
const storedContact = v.looseObject({
  customerType: v.string(),
  firstName: v.string(),
  lastName: v.string(),
  email: v.string(),
  phone: v.string(),
  postcode: v.string(),
  city: v.nullable(v.string()),
  corporateName: v.optional(v.string()),
  siret: v.optional(v.string()),
});

async function load(db: Db, uuid: string) {
  const quote = await db.selectFrom('quote').selectAll().where('uuid', '=', uuid).executeTakeFirstOrThrow();
  const lines = await db
    .selectFrom('quote_line')
    .selectAll()
    .where('quote_id', '=', quote.id)
    .orderBy('position')
    .execute();
  return { quote, lines };
}

type Loaded = Awaited<ReturnType<typeof load>>;

function articles({ quote, lines }: Loaded, { locale }: MailRequest): MailPart {
  return {
    kind: 'articles',
    rows: lines.map((line) => ({
      name: nameOf(line),
      reference: line.sku,
      quantity: line.requested_qty,
      amount: formatMoney(times(moneyOf(line.unit_price), line.requested_qty), locale),
    })),
    total: [
      say(locale, 'Total TTC indicatif', 'Indicative total incl. VAT'),
      formatMoney(moneyOf(quote.grand_total), locale),
    ],
  };
}

export async function quoteRequestedCustomer(db: Db, asked: MailRequest): Promise<Mail> {
  const loaded = await load(db, asked.uuid);
  const { locale } = asked;
  const { number, area } = loaded.quote;
  return {
    locale,
    area,
    subject: say(locale, `Votre demande de devis ${number}`, `Your quote request ${number}`),
    title: say(locale, `Nous avons reçu votre demande ${number}`, `We have received your request ${number}`),
    parts: [
      {
        kind: 'paragraph',
        text: say(
          locale,
          'Nous l’étudions et vous répondons sous un jour ouvré. Les prix ci-dessous sont ceux du jour ; la proposition fera foi.',
          'We are looking into it and will answer within one working day. The prices below are today’s; our proposal will be binding.',
        ),
      },
      articles(loaded, asked),
      {
        kind: 'paragraph',
        text: say(
          locale,
          'Ce devis est gratuit et ne vous engage à rien. Si vous n’êtes pas à l’origine de cette demande, ignorez ce message.',
          'This quote is free and does not commit you to anything. If you did not make this request, please ignore this message.',
        ),
      },
    ],
  };
}

export async function quoteRequestedShop(db: Db, asked: MailRequest): Promise<Mail> {
  const loaded = await load(db, asked.uuid);
  const { quote } = loaded;
  const contact = v.parse(storedContact, quote.contact);
  return {
    locale: 'fr_FR',
    area: quote.area,
    subject: `Nouvelle demande de devis ${quote.number}`,
    title: `Demande de devis ${quote.number}`,
    replyTo: contact.email,
    parts: [
      facts([
        ['Reçue', instantIn('fr_FR', quote.requested_at, await clockOf(db, quote.area))],
        ['Client', `${contact.firstName} ${contact.lastName}`],
        ['Société', contact.corporateName],
        ['SIRET', contact.siret],
        ['E-mail', contact.email],
        ['Téléphone', displayPhone(contact.phone)],
        ['Lieu', [contact.postcode, contact.city].filter(Boolean).join(' ')],
        ['Véhicule', quote.vehicle],
        ['Date souhaitée', quote.wanted_date],
      ]),
      articles(loaded, { ...asked, locale: 'fr_FR' }),
      ...(quote.comment ? [{ kind: 'quotation', text: quote.comment } as const] : []),
    ],
  };
}
