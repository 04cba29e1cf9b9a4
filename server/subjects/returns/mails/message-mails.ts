/** Mail 34 of domain 12: one side wrote about a return. */
import type { Db } from '#server/database/connection.ts';
import { facts } from '#server/platform/mail/facts.ts';
import type { Mail } from '#server/platform/mail/mail.ts';
import { instantIn, say } from '#server/platform/mail/mail-format.ts';
import { clockOf } from '#server/platform/settings/clock.ts';
import type { MailRequest, MailTools } from '#server/platform/mail/template.ts';

import { follow, loadReturn } from './load-mail.ts';

const messageOf = (db: Db, uuid: string) =>
  db.selectFrom('rma_message').selectAll().where('uuid', '=', uuid).executeTakeFirst();

/** The words are read on the shop's page: a mail goes over many hands. Null: forgotten meanwhile. */
export async function rmaMessageCustomer(
  db: Db,
  { uuid, locale }: MailRequest,
  { origin }: MailTools,
): Promise<Mail | null> {
  const message = await messageOf(db, uuid);
  if (message === undefined) return null;
  const { number, area, uuid: rma } = await loadReturn(db, { id: message.rma_id });
  const subject = say(locale, `Nouveau message concernant le retour ${number}`, `New message about return ${number}`);
  return {
    locale,
    area,
    subject,
    title: subject,
    parts: [
      {
        kind: 'paragraph',
        text: say(
          locale,
          'La boutique vous a écrit. Lisez sa réponse et répondez-lui depuis votre compte.',
          'The shop has written to you. Read its answer and reply from your account.',
        ),
      },
      follow(origin, area, rma, locale),
    ],
  };
}

/** To the shop, which reads the words as they were typed. */
export async function rmaMessageShop(db: Db, { uuid }: MailRequest): Promise<Mail | null> {
  const message = await messageOf(db, uuid);
  if (message === undefined) return null;
  const rma = await loadReturn(db, { id: message.rma_id });
  const subject = `Nouveau message concernant le retour ${rma.number}`;
  return {
    locale: 'fr_FR',
    area: rma.area,
    subject,
    title: subject,
    ...(rma.email === '' ? {} : { replyTo: rma.email }),
    parts: [
      facts([
        ['Reçu', instantIn('fr_FR', message.at, await clockOf(db, rma.area))],
        ['Commande', rma.order_number],
      ]),
      { kind: 'quotation', text: message.message },
    ],
  };
}
