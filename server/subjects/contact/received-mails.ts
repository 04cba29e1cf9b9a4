/** Mails 44 and 45 of domain 12: a message, or a question about a vehicle, has arrived. */
import * as v from 'valibot';

import { groupedInteger } from '#core/domain/text/grouped-integer.ts';
import { NO_BREAK } from '#core/domain/text/spaces.ts';
import { displayPhone } from '#core/domain/text/phone.ts';
import type { Db } from '#server/database/connection.ts';

import type { Mail } from '#server/platform/mail/mail.ts';
import { instantIn, say } from '#server/platform/mail/mail-format.ts';
import { facts } from '#server/platform/mail/facts.ts';
import type { MailRequest } from '#server/platform/mail/template.ts';

const REQUEST_TYPES: Readonly<Record<string, string>> = {
  info: 'Renseignement',
  'test-drive': 'Essai',
  'trade-in': 'Reprise',
  financing: 'Financement',
  quote: 'Devis',
};

/** What a mail to the shop is called by what is asked. */
const SUBJECTS: Readonly<Record<string, string>> = {
  'test-drive': 'Demande d’essai',
  'trade-in': 'Demande de reprise',
  quote: 'Demande de devis',
};

const STATES: Readonly<Record<string, string>> = {
  excellent: 'Excellent',
  good: 'Bon',
  fair: 'Correct',
  damaged: 'À réparer',
};

const tradeIn = v.object({
  make: v.string(),
  model: v.nullish(v.string(), null),
  year: v.nullish(v.number(), null),
  mileage: v.nullish(v.number(), null),
  state: v.nullish(v.string(), null),
});

/** The vehicle that would be given in return, in one line. */
function tradeInWords(stored: unknown): string | null {
  const read = v.safeParse(tradeIn, stored);
  if (!read.success) return null;
  const { make, model, year, mileage, state } = read.output;
  return [
    [make, model].filter((one) => one !== null).join(' '),
    year === null ? null : String(year),
    mileage === null ? null : `${groupedInteger(mileage, 'fr_FR')}${NO_BREAK}km`,
    state === null ? null : (STATES[state] ?? state),
  ]
    .filter((one) => one !== null)
    .join(', ');
}

const load = (db: Db, uuid: string) =>
  db.selectFrom('contact_request').selectAll().where('uuid', '=', uuid).executeTakeFirstOrThrow();

/** Holds nothing that the sender typed (design §6), not even the subject. */
export async function contactReceivedCustomer(db: Db, { uuid, locale }: MailRequest): Promise<Mail> {
  const request = await load(db, uuid);
  /* the name of a vehicle that the shop knows is the shop's own */
  const about = request.vehicle_uuid === null ? null : request.subject;
  return {
    locale,
    area: request.area,
    subject:
      about === null
        ? say(locale, 'Nous avons bien reçu votre message', 'We have received your message')
        : say(locale, `Votre demande concernant ${about}`, `Your enquiry about ${about}`),
    title: say(locale, 'Nous avons bien reçu votre message', 'We have received your message'),
    parts: [
      {
        kind: 'paragraph',
        text: say(
          locale,
          `Il nous est parvenu le ${instantIn(locale, request.received_at)}. Nous vous répondons sous un jour ouvré.`,
          `It reached us on ${instantIn(locale, request.received_at)}. We will answer within one working day.`,
        ),
      },
      {
        kind: 'paragraph',
        text: say(
          locale,
          'Si vous ne nous avez pas écrit, ignorez ce message.',
          'If you did not write to us, please ignore this message.',
        ),
      },
    ],
  };
}

export async function contactReceivedShop(db: Db, { uuid }: MailRequest): Promise<Mail> {
  const request = await load(db, uuid);
  const isVehicle = request.topic === 'vehicle';
  return {
    locale: 'fr_FR',
    area: request.area,
    subject: isVehicle
      ? `${SUBJECTS[request.request_type ?? ''] ?? 'Demande d’information'} : ${request.subject}`
      : `Nouveau message de contact : ${request.subject}`,
    title: request.subject,
    replyTo: request.email,
    parts: [
      facts([
        ['Reçu', instantIn('fr_FR', request.received_at)],
        ['De', request.name],
        ['E-mail', request.email],
        ['Téléphone', request.phone === null ? null : displayPhone(request.phone)],
        ['Commande', request.order_number],
        [
          'Demande',
          request.request_type === null ? null : (REQUEST_TYPES[request.request_type] ?? request.request_type),
        ],
        ['Date souhaitée', request.wanted_date],
        ['Heure souhaitée', request.wanted_time],
        ['Reprise', tradeInWords(request.trade_in)],
      ]),
      { kind: 'quotation', text: request.message },
    ],
  };
}
