/** Mail 32 of domain 12: a return was asked for. */
import type { Db } from '#server/database/connection.ts';
import { facts } from '#server/platform/mail/facts.ts';
import type { Mail, MailPart } from '#server/platform/mail/mail.ts';
import { instantIn, say } from '#server/platform/mail/mail-format.ts';
import { clockOf } from '#server/platform/settings/clock.ts';
import type { MailRequest, MailTools } from '#server/platform/mail/template.ts';
import type { Locale } from '#core/domain/shop/locale.ts';

import { follow, loadReturn, loadReturnLines, reasonIn } from './load-mail.ts';

async function articles(db: Db, rma: number, locale: Locale): Promise<MailPart> {
  const lines = await loadReturnLines(db, rma);
  return facts(
    lines.map(({ name, sku, quantity, title }) => [`${quantity} × ${name} (${sku})`, reasonIn(locale, title)]),
  );
}

export async function rmaCreatedCustomer(db: Db, { uuid, locale }: MailRequest, { origin }: MailTools): Promise<Mail> {
  const rma = await loadReturn(db, { uuid });
  const { number, area, order_number: order } = rma;
  return {
    locale,
    area,
    subject: say(locale, `Votre demande de retour ${number}`, `Your return request ${number}`),
    title: say(locale, `Nous avons reçu votre demande ${number}`, `We have received your request ${number}`),
    parts: [
      {
        kind: 'paragraph',
        text: say(
          locale,
          `Elle concerne votre commande ${order}. Nous l’étudions et vous répondons sous deux jours ouvrés. N’envoyez rien avant notre réponse.`,
          `It is about your order ${order}. We are looking into it and will answer within two working days. Please send nothing before our answer.`,
        ),
      },
      await articles(db, rma.id, locale),
      follow(origin, area, uuid, locale),
    ],
  };
}

export async function rmaCreatedShop(db: Db, { uuid }: MailRequest): Promise<Mail> {
  const rma = await loadReturn(db, { uuid });
  const photos = await db
    .selectFrom('rma_image')
    .select(({ fn }) => fn.countAll<string>().as('n'))
    .where('rma_id', '=', rma.id)
    .executeTakeFirstOrThrow();
  const subject = `Nouvelle demande de retour ${rma.number}`;
  return {
    locale: 'fr_FR',
    area: rma.area,
    subject,
    title: subject,
    ...(rma.email === '' ? {} : { replyTo: rma.email }),
    parts: [
      facts([
        ['Reçue', instantIn('fr_FR', rma.created_at, await clockOf(db, rma.area))],
        ['Commande', rma.order_number],
        ['Nature', TYPE_WORDS[rma.type]],
        ['Emballage', CONDITION_WORDS[rma.package_condition]],
        ['Souhait', RESOLUTION_WORDS[rma.preferred_resolution]],
        ['Photos', Number(photos.n) === 0 ? null : photos.n],
      ]),
      await articles(db, rma.id, 'fr_FR'),
      ...(rma.information === '' ? [] : [{ kind: 'quotation', text: rma.information } as const]),
    ],
  };
}

const TYPE_WORDS = {
  return: 'Retour',
  exchange: 'Échange',
  warranty: 'Garantie',
  withdrawal: 'Rétractation',
  delivery_issue: 'Problème de livraison',
} as const;

const CONDITION_WORDS = { unopened: 'Non ouvert', opened: 'Ouvert', damaged: 'Endommagé' } as const;

const RESOLUTION_WORDS = {
  refund: 'Remboursement',
  exchange: 'Échange',
  repair: 'Réparation',
  store_credit: 'Avoir',
} as const;
