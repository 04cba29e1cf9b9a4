/** Mails 6, 7 and 10 of domain 12 to those who work here: something that guards the account has changed. */
import type { Db } from '#server/database/connection.ts';
import type { Mail } from '#server/platform/mail/mail.ts';
import { instantIn, say } from '#server/platform/mail/mail-format.ts';
import type { MailRequest, MailTools } from '#server/platform/mail/template.ts';

const WARNING = {
  fr_FR:
    'Si vous n’en êtes pas à l’origine, demandez aussitôt un nouveau mot de passe et prévenez un autre administrateur.',
  en_GB: 'If this was not you, request a new password at once and tell another administrator.',
} as const;

interface Words {
  readonly subject: readonly [french: string, english: string];
  readonly what: (at: string) => readonly [french: string, english: string];
}

const notice =
  ({ subject: titles, what }: Words) =>
  (_db: Db, { locale }: MailRequest, { now }: MailTools): Promise<Mail> => {
    const subject = say(locale, ...titles);
    return Promise.resolve({
      locale,
      area: 'auto',
      subject,
      title: subject,
      parts: [
        { kind: 'paragraph', text: say(locale, ...what(instantIn(locale, now))) },
        { kind: 'paragraph', text: WARNING[locale] },
      ],
    });
  };

export const adminPasswordUpdated = notice({
  subject: ['Votre mot de passe a été modifié', 'Your password was updated'],
  what: () => [
    'Le mot de passe de votre compte du back office vient d’être modifié. Vos autres appareils ont été déconnectés.',
    'The password of your back-office account has just been updated. Your other devices were signed out.',
  ],
});

/** To the address of before. */
export const adminEmailChanged = notice({
  subject: ['Votre adresse email a été modifiée', 'Your email address was updated'],
  what: () => [
    'L’adresse e-mail de votre compte du back office vient d’être modifiée. Ce message est le dernier à cette adresse.',
    'The email address of your back-office account has just been updated. This is the last message to this address.',
  ],
});

export const adminNewBrowser = notice({
  subject: ['Nouvelle connexion à votre compte', 'New sign-in to your account'],
  what: (at) => [
    `Quelqu’un s’est connecté à votre compte du back office depuis un navigateur qui ne l’avait jamais fait (${at}).`,
    `Somebody signed in to your back-office account from a browser that never had before (${at}).`,
  ],
});

export const adminSecondFactorOn = notice({
  subject: ['La connexion en deux étapes est activée', 'Two-step sign-in is on'],
  what: () => [
    'Votre compte du back office demande désormais un code à chaque connexion. Gardez vos codes de secours en lieu sûr.',
    'Your back-office account now asks for a code at each sign-in. Keep your recovery codes in a safe place.',
  ],
});

export const adminSecondFactorOff = notice({
  subject: ['La connexion en deux étapes est désactivée', 'Two-step sign-in is off'],
  what: () => [
    'Votre compte du back office ne demande plus de code à la connexion.',
    'Your back-office account no longer asks for a code at sign-in.',
  ],
});
