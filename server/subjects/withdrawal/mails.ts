/** Mails 35 and 36 of domain 12. */
import { href } from '#core/contract/pages/href.ts';
import type { Db } from '#server/database/connection.ts';
import { facts } from '#server/platform/mail/facts.ts';
import type { Mail, MailPart } from '#server/platform/mail/mail.ts';
import { instantIn, say } from '#server/platform/mail/mail-format.ts';
import type { MailRequest, MailTemplates, MailTools } from '#server/platform/mail/template.ts';

import { writeLink } from './links.ts';
import { findWithdrawal } from './stored-withdrawals.ts';

async function load(db: Db, uuid: string) {
  const row = await db
    .selectFrom('withdrawal')
    .innerJoin('sale_order', 'sale_order.id', 'withdrawal.order_id')
    .leftJoin('rma', 'rma.id', 'withdrawal.rma_id')
    .select(['withdrawal.name', 'withdrawal.email', 'withdrawal.reason', 'withdrawal.received_at'])
    .select([
      'sale_order.number',
      'sale_order.area',
      'sale_order.id as order',
      'rma.number as rma',
      'rma.uuid as rma_uuid',
    ])
    .where('withdrawal.uuid', '=', uuid)
    .executeTakeFirst();
  const told = await findWithdrawal(db, uuid);
  if (row === undefined || told === null) return null;
  const names = await db
    .selectFrom('sale_order_line')
    .select(['uuid', 'name', 'sku'])
    .where('order_id', '=', row.order)
    .execute();
  const lines = told.lines.map(({ line, quantity }) => {
    const found = names.find((one) => one.uuid === line);
    return `${quantity} × ${found?.name ?? line}${found === undefined ? '' : ` (${found.sku})`}`;
  });
  return { ...row, lines };
}

type Loaded = NonNullable<Awaited<ReturnType<typeof load>>>;

/** What was stated, and when: the law wants both acknowledged on a durable medium (art. D221-5). */
function statement(
  locale: MailRequest['locale'],
  { name, email, number, lines, received_at: at, rma }: Loaded,
): MailPart {
  return facts([
    [say(locale, 'Reçue le', 'Received on'), instantIn(locale, at)],
    [say(locale, 'Nom', 'Name'), name],
    [say(locale, 'Commande', 'Order'), number],
    [say(locale, 'Articles', 'Products'), lines.join(', ')],
    [say(locale, 'E-mail', 'Email'), email],
    [say(locale, 'Retour', 'Return'), rma],
  ]);
}

async function receivedCustomer(db: Db, { uuid, locale }: MailRequest, { origin }: MailTools): Promise<Mail | null> {
  const loaded = await load(db, uuid);
  if (loaded === null) return null;
  const { number, area, rma_uuid: rma } = loaded;
  const next: MailPart[] =
    rma === null
      ? []
      : [
          {
            kind: 'paragraph',
            text: say(
              locale,
              'Renvoyez les articles sous 14 jours, avec le bon de retour que vous trouverez dans votre compte.',
              'Please send the products back within 14 days, with the return slip you will find in your account.',
            ),
          },
          {
            kind: 'link',
            label: say(locale, 'Suivre mon retour', 'Follow my return'),
            href: `${origin}${href(`${area}.account.rma.show`, { id: rma })}`,
          },
        ];
  return {
    locale,
    area,
    subject: say(
      locale,
      `Accusé de réception de votre rétractation – commande ${number}`,
      `Acknowledgement of your withdrawal – order ${number}`,
    ),
    title: say(locale, 'Nous avons reçu votre rétractation', 'We have received your withdrawal'),
    parts: [
      {
        kind: 'paragraph',
        text: say(
          locale,
          'Vous nous avez notifié votre rétractation du contrat ci-dessous. Gardez ce message : il en est la preuve.',
          'You have notified us of your withdrawal from the contract below. Please keep this message: it is your proof.',
        ),
      },
      statement(locale, loaded),
      {
        kind: 'paragraph',
        text: say(
          locale,
          'Nous vous remboursons au plus tard 14 jours après cette date, par le moyen de paiement de la commande. Nous pouvons attendre d’avoir reçu les articles, ou la preuve de leur envoi.',
          'We will refund you within 14 days of this date at the latest, by the means the order was paid with. We may wait until we have received the products, or proof that they were sent.',
        ),
      },
      ...next,
    ],
  };
}

async function receivedShop(db: Db, { uuid }: MailRequest): Promise<Mail | null> {
  const loaded = await load(db, uuid);
  if (loaded === null) return null;
  const subject = `Rétractation reçue – commande ${loaded.number}`;
  return {
    locale: 'fr_FR',
    area: loaded.area,
    subject,
    title: subject,
    ...(loaded.email === '' ? {} : { replyTo: loaded.email }),
    parts: [
      statement('fr_FR', loaded),
      {
        kind: 'paragraph',
        text: 'Ce qui n’a pas été expédié ne doit plus l’être. Le remboursement est dû sous 14 jours.',
      },
      ...(loaded.reason === null ? [] : [{ kind: 'quotation', text: loaded.reason } as const]),
    ],
  };
}

/** Null for a link that would open nothing. */
async function link(db: Db, { uuid, locale }: MailRequest, { ids, origin }: MailTools): Promise<Mail | null> {
  const found = await db
    .selectFrom('withdrawal_link')
    .innerJoin('sale_order', 'sale_order.id', 'withdrawal_link.order_id')
    .select(['sale_order.number', 'sale_order.area', 'withdrawal_link.expires_at as until'])
    .where('withdrawal_link.id', '=', uuid)
    .executeTakeFirst();
  if (found === undefined) return null;
  const subject = say(locale, 'Votre lien de rétractation', 'Your withdrawal link');
  return {
    locale,
    area: found.area,
    subject,
    title: subject,
    parts: [
      {
        kind: 'paragraph',
        text: say(
          locale,
          `Ce lien vous permet de renoncer à votre commande ${found.number}, en tout ou en partie, sans vous connecter.`,
          `This link lets you withdraw from your order ${found.number}, in whole or in part, without signing in.`,
        ),
      },
      {
        kind: 'link',
        label: say(locale, 'Renoncer au contrat', 'Withdraw from the contract'),
        href: `${origin}${href('withdrawal.link', { token: await writeLink(db, uuid, ids) })}`,
      },
      {
        kind: 'paragraph',
        text: say(
          locale,
          `Il est valable jusqu’au ${instantIn(locale, found.until)}. Si vous n’êtes pas à l’origine de cette demande, ignorez ce message.`,
          `It is valid until ${instantIn(locale, found.until)}. If you did not ask for it, please ignore this message.`,
        ),
      },
    ],
  };
}

export const WITHDRAWAL_MAILS = {
  'withdrawal.received.customer': receivedCustomer,
  'withdrawal.received.shop': receivedShop,
  'withdrawal.link': link,
} as const satisfies MailTemplates;
