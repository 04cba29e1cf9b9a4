/**
 * Mails 11 and 12 of domain 12: an order was placed. The customer's is the confirmation on a durable medium (art. L221-13
 * Code de la consommation): it says everything, and carries order, terms of sale and withdrawal form as files.
 */
import { displaySiret } from '#core/domain/company/siret.ts';
import type { Locale } from '#core/domain/shop/locale.ts';
import { moneyOf } from '#server/database/decimal.ts';
import type { Db } from '#server/database/connection.ts';
import { facts } from '#server/platform/mail/facts.ts';
import type { Mail, MailAttachment, MailPart } from '#server/platform/mail/mail.ts';
import { say } from '#server/platform/mail/mail-format.ts';
import type { MailRequest, MailTools } from '#server/platform/mail/template.ts';
import { addressLines } from '#server/subjects/documents/blocks/words.ts';
import { withdrawalDays } from '#server/subjects/orders/papers/confirmation-model.ts';
import { sellerOf } from '#server/subjects/orders/papers/issuer.ts';
import { findPaper, type PaperKind } from '#server/subjects/orders/papers/order-papers.ts';

import {
  followLink,
  instantOf,
  isSent,
  loadMailedOrder,
  type MailedOrder,
  money,
  paragraph,
  toCustomer,
  toShop,
} from './order-of-mail.ts';
import { articles, conditions, sums } from './order-parts.ts';

export async function orderPlacedCustomer(db: Db, asked: MailRequest, tools: MailTools): Promise<Mail> {
  const mailed = await loadMailedOrder(db, { uuid: asked.uuid });
  const { locale } = asked;
  const { number } = mailed;
  return toCustomer(mailed, asked, {
    subject: [`Confirmation de votre commande ${number}`, `Confirmation of your order ${number}`],
    title: [`Merci, votre commande ${number} est enregistrée`, `Thank you, your order ${number} is registered`],
    parts: [
      paragraph(
        locale,
        'Voici ce que vous avez commandé. Gardez ce message : avec ses pièces jointes, il confirme le contrat.',
        'This is what you ordered. Keep this message: with its attachments, it confirms the contract.',
      ),
      articles(mailed, locale),
      sums(mailed, locale),
      conditions(mailed, locale),
      followLink(mailed, asked, tools),
      ...waiverPart(mailed, locale),
      ...consumerParts(mailed, locale),
      sellerPart(mailed, locale),
    ],
    attachments: await papers(db, mailed, tools),
  });
}

/**
 * That the buyer asked for their downloads at once and gave up the right of withdrawal for them, word for word as they
 * agreed to it: on a durable medium, before the downloads begin (art. L221-13, L221-28, 13°).
 */
function waiverPart(mailed: MailedOrder, locale: Locale): MailPart[] {
  const { waiver_text: text, waived_at: at } = mailed.order.row;
  if (text === null || at === null) return [];
  const when = instantOf(mailed, locale, at);
  return [
    paragraph(
      locale,
      `Votre accord du ${when} (article L. 221-28, 13° du code de la consommation) : « ${text} »`,
      `Your agreement of ${when} (article L. 221-28, 13° of the French Consumer Code): “${text}”`,
    ),
  ];
}

/** Right of withdrawal, guarantees, mediator: what a consumer is told with the contract (art. L221-5). */
function consumerParts(mailed: MailedOrder, locale: Locale): MailPart[] {
  if (mailed.buyer.type === 'professional') return [];
  const { order, setting } = mailed;
  const days = withdrawalDays(setting, order);
  const { mediator } = sellerOf(setting, { area: order.row.area, locale });
  const excluded = order.lines.filter(({ row }) => row.withdrawal_exclusion !== null).map(({ row }) => row.name);
  return [
    ...(days === null
      ? []
      : [
          paragraph(
            locale,
            `Droit de rétractation : vous avez ${days} jours, à compter du lendemain de la réception du dernier colis, pour changer d’avis sans donner de motif (article L. 221-18 du code de la consommation). Remplissez le formulaire joint, ou renoncez au contrat en ligne : le lien « Renoncer au contrat ici » est au bas de chaque page de la boutique et dans votre compte. Nous remboursons vos paiements, livraison standard comprise, sous 14 jours.`,
            `Right of withdrawal: you have ${days} days, from the day after the last parcel is received, to change your mind without giving a reason (article L. 221-18 of the French Consumer Code). Fill in the attached form, or withdraw online: the link “Withdraw from the contract here” is at the foot of every page of the shop and in your account. We refund your payments, standard delivery included, within 14 days.`,
          ),
        ]),
    ...(excluded.length === 0
      ? []
      : [
          paragraph(
            locale,
            `Sans droit de rétractation (article L. 221-28) : ${excluded.join(', ')}.`,
            `Without a right of withdrawal (article L. 221-28): ${excluded.join(', ')}.`,
          ),
        ]),
    paragraph(
      locale,
      'Garanties : garantie légale de conformité de deux ans à compter de la délivrance du bien (articles L. 217-3 et suivants du code de la consommation) ; garantie légale contre les vices cachés de deux ans à compter de la découverte du défaut (articles 1641 et suivants du code civil).',
      'Guarantees: legal guarantee of conformity of two years from delivery (articles L. 217-3 et seq. of the French Consumer Code); legal guarantee against hidden defects of two years from discovery of the defect (articles 1641 et seq. of the French Civil Code).',
    ),
    ...(mediator === null
      ? []
      : [
          facts([
            [
              say(locale, 'Médiateur de la consommation', 'Consumer mediator'),
              [mediator.name, mediator.url].filter(Boolean).join(', '),
            ],
          ]),
        ]),
  ];
}

function sellerPart({ order, setting }: MailedOrder, locale: Locale): MailPart {
  const seller = sellerOf(setting, { area: order.row.area, locale });
  return facts([
    [say(locale, 'Vendeur', 'Seller'), namedWithForm(seller)],
    [say(locale, 'Siège social', 'Registered office'), addressLines(locale, seller.address).join(', ')],
    ['SIRET', seller.siret && displaySiret(seller.siret)],
    ['RCS', seller.rcsCity],
    [say(locale, 'TVA', 'VAT'), seller.vatNumber],
    [say(locale, 'Téléphone', 'Telephone'), seller.phone],
    [say(locale, 'E-mail', 'Email'), seller.email],
  ]);
}

/** « Bitume SAS » says its form itself. */
function namedWithForm({ name, legalForm }: ReturnType<typeof sellerOf>): string {
  const isSaid = legalForm === null || ` ${name} `.includes(` ${legalForm} `);
  return isSaid ? name : `${name}, ${legalForm}`;
}

const PAPERS: readonly PaperKind[] = ['order', 'terms', 'withdrawal_form'];

async function papers(db: Db, { order }: MailedOrder, tools: MailTools): Promise<MailAttachment[]> {
  const { ids, storage, now } = tools;
  const files: MailAttachment[] = [];
  for (const kind of PAPERS) {
    const paper = await findPaper({ db, storage, ids }, order, { kind, uuid: order.row.uuid }, now);
    if (paper !== null) files.push({ ...paper, mime: 'application/pdf' });
  }
  return files;
}

export async function orderPlacedShop(db: Db, asked: MailRequest): Promise<Mail | null> {
  const mailed = await loadMailedOrder(db, { uuid: asked.uuid });
  if (!isSent(mailed, 'emails.general.notifications.new_order_admin')) return null;
  const { order, buyer, number } = mailed;
  const { row } = order;
  return toShop(mailed, `Nouvelle commande ${number} – ${money(moneyOf(row.grand_total), 'fr_FR')}`, [
    facts([
      ['Passée', instantOf(mailed, 'fr_FR', row.placed_at)],
      ['Client', `${mailed.billing.firstName} ${mailed.billing.lastName}`],
      ['Société', buyer.company?.name],
      ['E-mail', buyer.email],
    ]),
    articles(mailed, 'fr_FR'),
    sums(mailed, 'fr_FR'),
    conditions(mailed, 'fr_FR'),
    ...(row.comment === null ? [] : [{ kind: 'quotation', text: row.comment } as const]),
  ]);
}
