/** Mail 3 of domain 12: what the shop decided about the account of a professional. */
import { href } from '#core/contract/pages/href.ts';
import type { Db } from '#server/database/connection.ts';
import type { Mail } from '#server/platform/mail/mail.ts';
import { say } from '#server/platform/mail/mail-format.ts';
import type { MailRequest, MailTools } from '#server/platform/mail/template.ts';

/** Null where nothing is decided any more when it is sent. */
export async function accountApproval(
  db: Db,
  { uuid, locale }: MailRequest,
  { origin, siteName }: MailTools,
): Promise<Mail | null> {
  const account = await db
    .selectFrom('customer')
    .select('approval')
    .where('id', '=', uuid)
    .where('forgotten_at', 'is', null)
    .executeTakeFirst();
  if (account?.approval === 'approved') return approved(locale, origin);
  return account?.approval === 'refused' ? refused(locale, siteName) : null;
}

function approved(locale: MailRequest['locale'], origin: string): Mail {
  const subject = say(locale, 'Votre compte professionnel est validé', 'Your trade account is approved');
  return {
    locale,
    area: 'auto',
    subject,
    title: subject,
    parts: [
      {
        kind: 'paragraph',
        text: say(
          locale,
          'Vos informations ont été vérifiées. Vos conditions de professionnel valent dès maintenant.',
          'Your details have been checked. Your trade terms apply from now on.',
        ),
      },
      { kind: 'link', label: say(locale, 'Me connecter', 'Sign in'), href: `${origin}${href('login')}` },
    ],
  };
}

function refused(locale: MailRequest['locale'], siteName: string): Mail {
  const subject = say(locale, 'Votre demande de compte professionnel', 'Your request for a trade account');
  return {
    locale,
    area: 'auto',
    subject,
    title: subject,
    parts: [
      {
        kind: 'paragraph',
        text: say(
          locale,
          `${siteName} n’a pas pu valider votre compte professionnel avec les informations données.`,
          `${siteName} could not approve your trade account with the details given.`,
        ),
      },
      {
        kind: 'paragraph',
        text: say(
          locale,
          'Vous pouvez commander comme un particulier, corriger vos informations ou répondre à ce message.',
          'You can order as an individual, correct your details or reply to this message.',
        ),
      },
    ],
  };
}
