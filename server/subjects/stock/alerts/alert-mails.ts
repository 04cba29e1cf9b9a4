/**
 * Mail 39 of domain 12 and the confirmation before it, which holds nothing that was typed: whoever gave another person’s
 * address must not be able to write to them (design §6).
 */
import { href } from '#core/contract/pages/href.ts';
import type { Db } from '#server/database/connection.ts';
import type { Mail } from '#server/platform/mail/mail.ts';
import { say } from '#server/platform/mail/mail-format.ts';
import { switched } from '#server/platform/mail/switched.ts';
import type { MailRequest, MailTemplates, MailTools } from '#server/platform/mail/template.ts';

import { alertedArticle } from './alerted-article.ts';
import { writeAlertSecret } from './request-alert.ts';

async function articleOf(db: Db, request: string, state: 'pending' | 'told') {
  const row = await db
    .selectFrom('stock_alert')
    .select('product_id')
    .where('request', '=', request)
    .where('state', '=', state)
    .executeTakeFirst();
  return row === undefined ? null : alertedArticle(db, row.product_id);
}

/** Null once the alert is confirmed, ended, or was asked for again: the newer mail has the link. */
async function confirm(db: Db, { uuid, locale }: MailRequest, { ids, origin, siteName }: MailTools) {
  const article = await articleOf(db, uuid, 'pending');
  if (article === null) return null;
  const { name, area } = article;
  return {
    locale,
    area,
    subject: say(locale, `Confirmez votre alerte : ${name}`, `Confirm your alert: ${name}`),
    title: say(locale, 'Confirmez votre alerte', 'Confirm your alert'),
    parts: [
      {
        kind: 'paragraph',
        text: say(
          locale,
          `Cette adresse a été donnée pour apprendre le retour en stock de « ${name} » chez ${siteName}. Confirmez que vous le souhaitez : un seul message partira.`,
          `This address was given to hear when “${name}” is back in stock at ${siteName}. Please confirm that you want it: a single message will be sent.`,
        ),
      },
      {
        kind: 'link',
        label: say(locale, 'Confirmer mon alerte', 'Confirm my alert'),
        href: `${origin}${href('alert', { token: await writeAlertSecret(db, uuid, ids) })}`,
      },
      {
        kind: 'paragraph',
        text: say(
          locale,
          'Si vous n’avez rien demandé, ignorez ce message : vous ne recevrez rien, et l’adresse sera effacée sous 30 jours.',
          'If you did not ask for anything, please ignore this message: you will receive nothing, and the address will be deleted within 30 days.',
        ),
      },
    ],
  } satisfies Mail;
}

async function back(db: Db, { uuid, locale }: MailRequest, { origin }: MailTools): Promise<Mail | null> {
  const article = await articleOf(db, uuid, 'told');
  if (article === null) return null;
  const { name, sku, area, path } = article;
  return {
    locale,
    area,
    subject: say(locale, `De nouveau disponible : ${name}`, `Back in stock: ${name}`),
    title: say(locale, 'De nouveau disponible', 'Back in stock'),
    parts: [
      {
        kind: 'paragraph',
        text: say(
          locale,
          `« ${name} » (${sku}) est de nouveau disponible. Rien n’est mis de côté : les premières commandes sont servies d’abord.`,
          `“${name}” (${sku}) is available again. Nothing is set aside: the first orders are served first.`,
        ),
      },
      { kind: 'link', label: say(locale, 'Voir le produit', 'See the product'), href: `${origin}${path}` },
      {
        kind: 'paragraph',
        text: say(
          locale,
          'Vous aviez demandé ce message. C’est le seul : votre alerte est terminée.',
          'You asked for this message. It is the only one: your alert has ended.',
        ),
      },
    ],
  };
}

export const ALERT_MAILS = {
  'stock.alert.confirm': confirm,
  'stock.alert.back': switched('emails.general.notifications.back_in_stock', back),
} as const satisfies MailTemplates;
