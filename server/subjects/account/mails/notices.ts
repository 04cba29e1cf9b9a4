/** Mails 6 and 7 of domain 12: something that guards the account has changed, and its owner must hear of it. */
import type { Db } from '#server/database/connection.ts';

import type { Mail } from '#server/platform/mail/mail.ts';
import { say } from '#server/platform/mail/mail-format.ts';
import type { MailRequest } from '#server/platform/mail/template.ts';

const WARNING = {
  fr_FR: 'Si vous n’en êtes pas à l’origine, demandez aussitôt un nouveau mot de passe et contactez-nous.',
  en_GB: 'If this was not you, request a new password at once and contact us.',
} as const;

const notice = ({ locale }: MailRequest, subject: string, what: string): Promise<Mail> =>
  Promise.resolve({
    locale,
    area: 'auto',
    subject,
    title: subject,
    parts: [
      { kind: 'paragraph', text: what },
      { kind: 'paragraph', text: WARNING[locale] },
    ],
  });

export function accountPasswordUpdated(_db: Db, asked: MailRequest): Promise<Mail> {
  const { locale } = asked;
  return notice(
    asked,
    say(locale, 'Votre mot de passe a été modifié', 'Your password was updated'),
    say(
      locale,
      'Le mot de passe de votre compte vient d’être modifié. Vos autres appareils ont été déconnectés.',
      'The password of your account has just been updated. Your other devices were signed out.',
    ),
  );
}

/** To the address of before and to the new one. */
export function accountEmailChanged(_db: Db, asked: MailRequest): Promise<Mail> {
  const { locale } = asked;
  return notice(
    asked,
    say(locale, 'Votre adresse email a été modifiée', 'Your email address was updated'),
    say(
      locale,
      'L’adresse e-mail de votre compte vient d’être modifiée.',
      'The email address of your account has just been updated.',
    ),
  );
}
