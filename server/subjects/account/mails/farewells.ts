/** Before an account goes, and after it (domain 4.8, 16.5). Neither holds anything that was typed (design §6). */
import { href } from '#core/contract/pages/href.ts';
import type { Db } from '#server/database/connection.ts';

import type { Mail } from '#server/platform/mail/mail.ts';
import { say } from '#server/platform/mail/mail-format.ts';
import type { MailRequest, MailTools } from '#server/platform/mail/template.ts';

/** Null for somebody who came back, or was forgotten, before it was sent. */
export async function accountAway(
  db: Db,
  { uuid, locale }: MailRequest,
  { origin, siteName }: MailTools,
): Promise<Mail | null> {
  const still = await db
    .selectFrom('customer')
    .select('id')
    .where('id', '=', uuid)
    .where('forgotten_at', 'is', null)
    .executeTakeFirst();
  if (!still) return null;
  const subject = say(locale, 'Votre compte va être supprimé', 'Your account is about to be deleted');
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
          `Vous ne vous êtes pas connecté à ${siteName} depuis près de trois ans. Sans connexion de votre part, votre compte et ce qu’il contient seront supprimés dans un mois.`,
          `You have not signed in to ${siteName} for almost three years. Unless you sign in, your account and what it holds will be deleted in a month.`,
        ),
      },
      { kind: 'link', label: say(locale, 'Garder mon compte', 'Keep my account'), href: `${origin}${href('login')}` },
      {
        kind: 'paragraph',
        text: say(
          locale,
          'Si vous n’en avez plus besoin, vous n’avez rien à faire.',
          'If you no longer need it, there is nothing to do.',
        ),
      },
    ],
  };
}

/** The last mail to an address that the shop then forgets. */
export function accountForgotten(_db: Db, { locale }: MailRequest): Promise<Mail> {
  const subject = say(locale, 'Votre compte a été supprimé', 'Your account was deleted');
  return Promise.resolve({
    locale,
    area: 'auto',
    subject,
    title: subject,
    parts: [
      {
        kind: 'paragraph',
        text: say(
          locale,
          'Votre compte est supprimé : profil, adresses, paniers, favoris, demandes et messages sont effacés, et tous vos appareils sont déconnectés.',
          'Your account is deleted: profile, addresses, baskets, favourites, requests and messages are erased, and all your devices are signed out.',
        ),
      },
      {
        kind: 'paragraph',
        text: say(
          locale,
          'Seul ce que la loi nous demande de garder reste, à part : vos commandes et leurs factures (dix ans), un devis accepté (cinq ou dix ans) et la preuve de vos accords (cinq ans). Si vous n’êtes pas à l’origine de cette demande, écrivez-nous.',
          'Only what the law asks us to keep remains, set apart: your orders and their invoices (ten years), an accepted quote (five or ten years) and proof of what you agreed to (five years). If you did not ask for this, please write to us.',
        ),
      },
    ],
  });
}
