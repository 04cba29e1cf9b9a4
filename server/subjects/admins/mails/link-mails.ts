/** Mails 5 and 9 of domain 12: links by which somebody who works here chooses a password. */
import { ADMIN_RESET } from '#core/contract/pages/traits/back-office.ts';
import type { Db } from '#server/database/connection.ts';
import type { Mail } from '#server/platform/mail/mail.ts';
import { instantIn, say } from '#server/platform/mail/mail-format.ts';
import type { MailRequest, MailTools } from '#server/platform/mail/template.ts';
import { writeAdminLink } from '#server/subjects/admins/admin-links.ts';

type Bilingual = readonly [french: string, english: string];

interface Words {
  readonly subject: (siteName: string) => Bilingual;
  readonly why: (siteName: string) => Bilingual;
  readonly press: Bilingual;
  readonly otherwise: Bilingual;
}

const linkMail =
  (words: Words) =>
  async (db: Db, { uuid, locale }: MailRequest, { ids, origin, siteName }: MailTools): Promise<Mail | null> => {
    const link = await db.selectFrom('admin_link').select('expires_at').where('id', '=', uuid).executeTakeFirst();
    if (!link) return null; // used up by a newer letter, or too old: it would open nothing
    const token = await writeAdminLink(db, uuid, ids);
    const until = instantIn(locale, link.expires_at);
    const subject = say(locale, ...words.subject(siteName));
    return {
      locale,
      area: 'auto',
      subject,
      title: subject,
      parts: [
        { kind: 'paragraph', text: say(locale, ...words.why(siteName)) },
        {
          kind: 'link',
          label: say(locale, ...words.press),
          href: `${origin}${ADMIN_RESET}${token}`,
        },
        {
          kind: 'paragraph',
          text: say(
            locale,
            `Ce lien est valable jusqu’au ${until} et ne sert qu’une fois.`,
            `This link is valid until ${until} and works once.`,
          ),
        },
        { kind: 'paragraph', text: say(locale, ...words.otherwise) },
      ],
    };
  };

export const adminReset = linkMail({
  subject: () => ['Réinitialisation de votre mot de passe', 'Reset your password'],
  why: (siteName) => [
    `Un nouveau mot de passe a été demandé pour votre compte du back office ${siteName}.`,
    `A new password was requested for your ${siteName} back-office account.`,
  ],
  press: ['Choisir un nouveau mot de passe', 'Choose a new password'],
  otherwise: [
    'Si vous n’êtes pas à l’origine de cette demande, ignorez ce message : votre mot de passe reste le même.',
    'If you did not ask for this, please ignore this message: your password stays the same.',
  ],
});

export const adminInvitation = linkMail({
  subject: (siteName) => [`Votre accès au back office ${siteName}`, `Your access to the ${siteName} back office`],
  why: (siteName) => [
    `Un compte du back office ${siteName} a été créé pour vous. Choisissez votre mot de passe pour y entrer.`,
    `An account of the ${siteName} back office was created for you. Choose your password to enter.`,
  ],
  press: ['Choisir mon mot de passe', 'Choose my password'],
  otherwise: [
    'Si vous n’attendiez pas cette invitation, ignorez ce message.',
    'If you were not expecting this invitation, please ignore this message.',
  ],
});
