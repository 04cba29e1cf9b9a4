/**
 * Mail 41 of domain 12: confirmation, welcome, goodbye. The confirmation holds nothing that was typed: whoever gave
 * another person's address must not be able to write to them (design §6).
 */
import { href } from '#core/contract/pages/href.ts';
import type { Db } from '#server/database/connection.ts';
import type { Mail, MailPart } from '#server/platform/mail/mail.ts';
import { say } from '#server/platform/mail/mail-format.ts';
import type { MailRequest, MailTemplates, MailTools } from '#server/platform/mail/template.ts';
import { settingsIn } from '#server/platform/settings/settings-in.ts';

import { writeConfirmation } from './subscriptions.ts';

const rowOf = (db: Db, request: string) =>
  db.selectFrom('subscriber').select(['area', 'state', 'token']).where('request', '=', request).executeTakeFirst();

/** Null once the subscription is confirmed, ended, or was asked for again: the newer mail has the link. */
async function confirm(db: Db, { uuid, locale }: MailRequest, { ids, origin, siteName }: MailTools) {
  const row = await rowOf(db, uuid);
  if (row?.state !== 'pending') return null;
  const subject = say(locale, 'Confirmez votre inscription', 'Confirm your subscription');
  return {
    locale,
    area: row.area,
    subject,
    title: subject,
    parts: [
      {
        kind: 'paragraph',
        text: say(
          locale,
          `Cette adresse a été donnée pour recevoir la lettre de ${siteName}. Confirmez que vous la souhaitez.`,
          `This address was given to receive the newsletter of ${siteName}. Please confirm that you want it.`,
        ),
      },
      {
        kind: 'link',
        label: say(locale, 'Confirmer mon inscription', 'Confirm my subscription'),
        href: `${origin}${href('newsletter.confirm', { token: await writeConfirmation(db, uuid, ids) })}`,
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

/** Mails a merchant may switch off (domain 1.5). */
const isSent = async (db: Db, area: Mail['area']): Promise<boolean> =>
  (await settingsIn(db))('emails.general.notifications.newsletter_confirm', { channel: area });

async function welcome(db: Db, { uuid, locale }: MailRequest, { origin, siteName }: MailTools): Promise<Mail | null> {
  const row = await rowOf(db, uuid);
  if (row?.state !== 'subscribed' || !(await isSent(db, row.area))) return null;
  const subject = say(locale, 'Bienvenue dans notre newsletter', 'Welcome to our newsletter');
  const unsubscribe = `${origin}${href('newsletter.unsubscribe', { token: row.token })}`;
  const end: MailPart = {
    kind: 'link',
    label: say(locale, 'Me désinscrire', 'Unsubscribe'),
    href: unsubscribe,
  };
  return {
    locale,
    area: row.area,
    subject,
    title: subject,
    unsubscribe,
    parts: [
      {
        kind: 'paragraph',
        text: say(
          locale,
          `Votre inscription à la lettre de ${siteName} est confirmée. Vous y lirez nos nouveautés, nos conseils d’entretien et nos offres.`,
          `Your subscription to the newsletter of ${siteName} is confirmed. It tells you about new products, care advice and offers.`,
        ),
      },
      {
        kind: 'paragraph',
        text: say(
          locale,
          'Vous pouvez vous désinscrire à tout moment, par ce lien et par celui de chaque lettre.',
          'You can unsubscribe at any time, by this link and by the one in every letter.',
        ),
      },
      end,
    ],
  };
}

async function goodbye(db: Db, { uuid, locale }: MailRequest, { origin }: MailTools): Promise<Mail | null> {
  const row = await rowOf(db, uuid);
  if (row?.state !== 'unsubscribed' || !(await isSent(db, row.area))) return null;
  const subject = say(locale, 'Votre désinscription est prise en compte', 'You have been unsubscribed');
  return {
    locale,
    area: row.area,
    subject,
    title: subject,
    parts: [
      {
        kind: 'paragraph',
        text: say(
          locale,
          'Vous ne recevrez plus notre lettre. Les messages sur vos commandes et vos devis vous parviennent toujours.',
          'You will no longer receive our newsletter. Messages about your orders and quotes still reach you.',
        ),
      },
      {
        kind: 'link',
        label: say(locale, 'M’inscrire à nouveau', 'Subscribe again'),
        href: `${origin}${href('newsletter')}`,
      },
    ],
  };
}

export const NEWSLETTER_MAILS = {
  'newsletter.confirm': confirm,
  'newsletter.welcome': welcome,
  'newsletter.goodbye': goodbye,
} as const satisfies MailTemplates;
