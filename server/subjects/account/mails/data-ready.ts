/** A file of somebody's data is ready (domain 4.8): the mail says where, and carries nothing of it. */
import { href } from '#core/contract/pages/href.ts';
import type { Db } from '#server/database/connection.ts';
import type { Mail } from '#server/platform/mail/mail.ts';
import { instantIn, say } from '#server/platform/mail/mail-format.ts';
import type { MailRequest, MailTools } from '#server/platform/mail/template.ts';

/** Null where the file is gone already. */
export async function accountDataReady(
  db: Db,
  { uuid, locale }: MailRequest,
  { origin, now }: MailTools,
): Promise<Mail | null> {
  const found = await db
    .selectFrom('data_request')
    .select('expires_at')
    .where('uuid', '=', uuid)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (!found?.expires_at) return null;
  const until = instantIn(locale, found.expires_at);
  const subject = say(locale, 'Vos données sont prêtes', 'Your data is ready');
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
          `Le fichier de tout ce que la boutique sait de vous est prêt. Il reste disponible jusqu’au ${until}, pour vous seul, une fois connecté.`,
          `The file of everything the shop knows about you is ready. It stays available until ${until}, for you alone, once signed in.`,
        ),
      },
      {
        kind: 'link',
        label: say(locale, 'Télécharger mes données', 'Download my data'),
        href: `${origin}${href('auto.account.privacy')}`,
      },
      {
        kind: 'paragraph',
        text: say(
          locale,
          'Si vous n’êtes pas à l’origine de cette demande, changez votre mot de passe et contactez-nous.',
          'If you did not ask for this, change your password and contact us.',
        ),
      },
    ],
  };
}
