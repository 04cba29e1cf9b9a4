/** Mails 2 and 4 of domain 12: somebody has opened an account, and its address is proven. */
import { href } from '#core/contract/pages/href.ts';
import { displayPhone } from '#core/domain/text/phone.ts';
import type { Db } from '#server/database/connection.ts';

import type { Mail } from '#server/platform/mail/mail.ts';
import { instantIn, say } from '#server/platform/mail/mail-format.ts';
import { facts } from '#server/platform/mail/facts.ts';
import type { MailRequest, MailTools } from '#server/platform/mail/template.ts';

const load = (db: Db, uuid: string) => db.selectFrom('customer').selectAll().where('id', '=', uuid).executeTakeFirst();

/** Null for an account that is gone by now. Holds nothing that was typed (design §6). */
export async function accountWelcome(
  db: Db,
  { uuid, locale }: MailRequest,
  { origin, siteName }: MailTools,
): Promise<Mail | null> {
  const customer = await load(db, uuid);
  if (!customer) return null;
  const subject = say(locale, `Bienvenue chez ${siteName}`, `Welcome to ${siteName}`);
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
          'Votre adresse est vérifiée et votre compte est ouvert. Panier, favoris, adresses et devis vous y attendent, sur tous vos appareils, même hors connexion.',
          'Your address is verified and your account is open. Cart, favourites, addresses and quotes are there for you, on all your devices, offline too.',
        ),
      },
      ...(customer.approval === 'pending' ? [{ kind: 'paragraph', text: WAITING[locale] } as const] : []),
      {
        kind: 'link',
        label: say(locale, 'Voir mon compte', 'See my account'),
        href: `${origin}${href('auto.account.profile')}`,
      },
    ],
  };
}

const WAITING = {
  fr_FR: 'La boutique vérifie votre compte professionnel. Vous pouvez déjà tout utiliser.',
  en_GB: 'The shop is checking your professional account. You can already use everything.',
} as const;

/** To the shop, which looks at companies before it approves them (domain 7.1). */
export async function accountOpenedShop(db: Db, { uuid }: MailRequest): Promise<Mail | null> {
  const customer = await load(db, uuid);
  if (!customer) return null;
  const name = `${customer.first_name} ${customer.last_name}`;
  const isCompany = customer.customer_type === 'professional';
  return {
    locale: 'fr_FR',
    area: 'auto',
    subject: `Nouveau client : ${name}`,
    title: `Nouveau client : ${name}`,
    replyTo: customer.email,
    parts: [
      facts([
        ['Inscription', instantIn('fr_FR', customer.created_at)],
        ['Client', isCompany ? 'Professionnel, à valider' : 'Particulier'],
        ['Société', customer.corporate_name],
        ['SIRET', customer.siret],
        ['Numéro de TVA', customer.vat_number],
        ['E-mail', customer.email],
        ['Téléphone', displayPhone(customer.phone)],
      ]),
    ],
  };
}
