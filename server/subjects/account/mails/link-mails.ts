/**
 * Mails 1, 5 and 7 of domain 12: mails whose link proves that the reader has the address. They hold nothing that was
 * typed: whoever gave another person's address must not be able to write to them (design §6).
 */
import { href } from '#core/contract/pages/href.ts';
import type { Locale } from '#core/domain/shop/locale.ts';
import type { Db } from '#server/database/connection.ts';
import { writeLink } from '#server/subjects/account/mails/account-links.ts';

import type { Mail } from '#server/platform/mail/mail.ts';
import { instantIn, say } from '#server/platform/mail/mail-format.ts';
import type { MailRequest, MailTools } from '#server/platform/mail/template.ts';

type Bilingual = readonly [french: string, english: string];

interface Words {
  readonly subject: Bilingual;
  readonly why: Bilingual;
  readonly press: Bilingual;
  readonly otherwise: Bilingual;
}

const linkMail =
  (page: 'email.verify' | 'password.reset', words: Words) =>
  async (db: Db, { uuid, locale }: MailRequest, { ids, origin }: MailTools): Promise<Mail | null> => {
    const link = await db.selectFrom('account_link').select('expires_at').where('id', '=', uuid).executeTakeFirst();
    if (!link) return null; // used up by a newer letter, or too old: it would open nothing
    const address = `${origin}${href(page, { token: await writeLink(db, uuid, ids) })}`;
    const subject = say(locale, ...words.subject);
    return {
      locale,
      area: 'auto',
      subject,
      title: subject,
      parts: [
        { kind: 'paragraph', text: say(locale, ...words.why) },
        { kind: 'link', label: say(locale, ...words.press), href: address },
        { kind: 'paragraph', text: validUntil(locale, link.expires_at) },
        { kind: 'paragraph', text: say(locale, ...words.otherwise) },
      ],
    };
  };

const validUntil = (locale: Locale, at: Date) =>
  say(
    locale,
    `Ce lien est valable jusqu’au ${instantIn(locale, at)} et ne sert qu’une fois.`,
    `This link is valid until ${instantIn(locale, at)} and works once.`,
  );

export const accountVerify = linkMail('email.verify', {
  subject: ['Vérifiez votre adresse email', 'Verify your email address'],
  why: [
    'Un compte a été créé avec cette adresse. Confirmez qu’elle est la vôtre pour vous connecter.',
    'An account was created with this address. Confirm that it is yours to sign in.',
  ],
  press: ['Vérifier mon adresse', 'Verify my address'],
  otherwise: [
    'Si vous n’avez pas créé de compte, ignorez ce message.',
    'If you did not create an account, please ignore this message.',
  ],
});

export const accountReset = linkMail('password.reset', {
  subject: ['Réinitialisation de votre mot de passe', 'Reset your password'],
  why: ['Un nouveau mot de passe a été demandé pour votre compte.', 'A new password was requested for your account.'],
  press: ['Choisir un nouveau mot de passe', 'Choose a new password'],
  otherwise: [
    'Si vous n’êtes pas à l’origine de cette demande, ignorez ce message : votre mot de passe reste le même.',
    'If you did not ask for this, please ignore this message: your password stays the same.',
  ],
});

export const accountConfirmEmail = linkMail('email.verify', {
  subject: ['Confirmez votre nouvelle adresse email', 'Confirm your new email address'],
  why: [
    'Cette adresse a été donnée comme nouvelle adresse d’un compte. Confirmez qu’elle est la vôtre.',
    'This address was given as the new address of an account. Confirm that it is yours.',
  ],
  press: ['Confirmer mon adresse', 'Confirm my address'],
  otherwise: [
    'Si vous n’avez rien demandé, ignorez ce message.',
    'If you did not ask for anything, please ignore this message.',
  ],
});

/** To the address of before, while nothing has changed: whoever knows the password may not be the owner. */
export const accountEmailAsked = linkMail('password.reset', {
  subject: ['Changement d’adresse e-mail demandé', 'Change of email address requested'],
  why: [
    'Une nouvelle adresse a été demandée pour votre compte. Si c’est vous, suivez le lien reçu à la nouvelle adresse.',
    'A new address was requested for your account. If it was you, follow the link sent to the new address.',
  ],
  press: ['Ce n’est pas moi : choisir un nouveau mot de passe', 'It was not me: choose a new password'],
  otherwise: [
    'Un nouveau mot de passe annule le changement d’adresse et déconnecte tous les appareils.',
    'A new password cancels the change of address and signs out every device.',
  ],
});
