/** Mail 33 of domain 12: a return has moved on. Each move is told once. */
import { RMA_STATUSES, type RmaStatus } from '#core/domain/returns/rma-status.ts';
import type { Locale } from '#core/domain/shop/locale.ts';
import type { Db } from '#server/database/connection.ts';
import { facts } from '#server/platform/mail/facts.ts';
import type { Mail, MailPart } from '#server/platform/mail/mail.ts';
import { instantIn, say } from '#server/platform/mail/mail-format.ts';
import { clockOf } from '#server/platform/settings/clock.ts';
import type { MailRequest, MailTools } from '#server/platform/mail/template.ts';
import { loadStored, readingOf } from '#server/platform/settings/core-config.ts';

import { follow, loadReturn, type MailedReturn } from './load-mail.ts';
import { RMA_STATUS_WORDS } from './status-words.ts';

type Bilingual = readonly [french: string, english: string];

/** What each state means to its buyer. */
const MEANS: Readonly<Record<RmaStatus, Bilingual>> = {
  new_request: ['Votre demande est de nouveau ouverte.', 'Your request is open again.'],
  processing: ['Nous étudions votre demande.', 'We are looking into your request.'],
  awaiting_return: [
    'Votre retour est accepté. Imprimez le bon de retour depuis votre compte, glissez-le dans le colis et envoyez-le sous 30 jours.',
    'Your return is accepted. Print the return slip from your account, put it in the parcel and send it within 30 days.',
  ],
  returned: [
    'Votre colis nous est parvenu. Nous contrôlons son contenu.',
    'Your parcel has reached us. We are checking its contents.',
  ],
  refunded: [
    'Votre remboursement est parti par le moyen de paiement de la commande.',
    'Your refund is on its way by the means the order was paid with.',
  ],
  new_parcel_sent: ['Un nouveau colis est parti pour vous.', 'A new parcel is on its way to you.'],
  solved: [
    'Votre demande est résolue. Vous pouvez la rouvrir pendant 14 jours.',
    'Your request is solved. You can open it again for 14 days.',
  ],
  refused: [
    'Nous ne pouvons pas accepter votre demande. Répondez-nous depuis votre compte sous 14 jours si vous n’êtes pas d’accord.',
    'We cannot accept your request. Reply from your account within 14 days if you do not agree.',
  ],
  'customer-closed': ['Vous avez clôturé votre demande.', 'You have closed your request.'],
};

async function returnAddress(db: Db, { area }: MailedReturn, locale: Locale): Promise<string | null> {
  const setting = readingOf(await loadStored(db), () => {});
  const written = setting('sales.rma.setting.return_address', { channel: area, locale }).trim();
  if (written !== '') return written;
  const own = [
    setting('general.company.legal.name'),
    setting('general.company.legal.address'),
    `${setting('general.company.legal.postcode')} ${setting('general.company.legal.city')}`.trim(),
  ];
  return own.filter(Boolean).join(', ') || null;
}

export async function rmaMovedCustomer(
  db: Db,
  { uuid, locale }: MailRequest,
  { origin }: MailTools,
): Promise<Mail | null> {
  const change = await db.selectFrom('rma_status_change').selectAll().where('uuid', '=', uuid).executeTakeFirst();
  const status = RMA_STATUSES.find((one) => one === change?.to_status);
  if (change === undefined || status === undefined) return null;
  const rma = await loadReturn(db, { id: change.rma_id });
  const { number, area } = rma;
  const words = say(locale, ...RMA_STATUS_WORDS[status]);
  const parts: MailPart[] = [{ kind: 'paragraph', text: say(locale, ...MEANS[status]) }];
  if (change.reason !== null && status === 'refused') parts.push({ kind: 'paragraph', text: change.reason });
  parts.push(
    facts([
      [say(locale, 'Commande', 'Order'), rma.order_number],
      [say(locale, 'Le', 'On'), instantIn(locale, change.at, await clockOf(db, area))],
      [
        say(locale, 'À renvoyer à', 'Send it to'),
        status === 'awaiting_return' ? await returnAddress(db, rma, locale) : null,
      ],
      [say(locale, 'Transporteur', 'Carrier'), status === 'new_parcel_sent' ? rma.new_parcel?.carrier : null],
      [
        say(locale, 'Numéro de suivi', 'Tracking number'),
        status === 'new_parcel_sent' ? rma.new_parcel?.trackNumber : null,
      ],
    ]),
    follow(origin, area, rma.uuid, locale),
  );
  return {
    locale,
    area,
    subject: say(locale, `Votre retour ${number} : ${words}`, `Your return ${number}: ${words}`).replace(
      ' :',
      '\u202f:',
    ),
    title: say(locale, `Retour ${number} : ${words}`, `Return ${number}: ${words}`).replace(' :', '\u202f:'),
    parts,
  };
}
