/** Mail 23 of domain 12, and the request that comes before it where the shop has begun. */
import type { Db } from '#server/database/connection.ts';
import { facts } from '#server/platform/mail/facts.ts';
import type { Mail } from '#server/platform/mail/mail.ts';
import type { MailRequest, MailTools } from '#server/platform/mail/template.ts';

import { followLink, instantOf, isSent, loadMailedOrder, paragraph, toCustomer, toShop } from './order-of-mail.ts';
import { articles } from './order-parts.ts';

export async function orderCanceledCustomer(db: Db, asked: MailRequest, tools: MailTools): Promise<Mail> {
  const mailed = await loadMailedOrder(db, { uuid: asked.uuid });
  const { number } = mailed;
  return toCustomer(mailed, asked, {
    subject: [`Annulation de votre commande ${number}`, `Cancellation of your order ${number}`],
    parts: [
      paragraph(
        asked.locale,
        'Votre commande est annulée. Rien n’est ni ne sera débité ; un avoir utilisé pour la payer est de nouveau disponible dans votre compte.',
        'Your order is cancelled. Nothing is or will be charged; credit used to pay for it is available in your account again.',
      ),
      articles(mailed, asked.locale),
      followLink(mailed, asked, tools),
    ],
  });
}

export async function orderCanceledShop(db: Db, asked: MailRequest): Promise<Mail | null> {
  const mailed = await loadMailedOrder(db, { uuid: asked.uuid });
  if (!isSent(mailed, 'emails.general.notifications.cancel_order_admin')) return null;
  return toShop(mailed, `Commande ${mailed.number} annulée`, [
    facts([
      ['Annulée', mailed.order.row.canceled_at && instantOf(mailed, 'fr_FR', mailed.order.row.canceled_at)],
      ['Client', `${mailed.billing.firstName} ${mailed.billing.lastName}`],
    ]),
    articles(mailed, 'fr_FR'),
  ]);
}

/** Asked by the buyer for an order that is being prepared. */
export async function cancellationAsked(db: Db, asked: MailRequest): Promise<Mail> {
  const mailed = await loadMailedOrder(db, { uuid: asked.uuid });
  const { cancellation_asked_at: at } = mailed.order.row;
  return toShop(mailed, `Demande d’annulation – commande ${mailed.number}`, [
    facts([
      ['Demandée', at && instantOf(mailed, 'fr_FR', at)],
      ['Client', `${mailed.billing.firstName} ${mailed.billing.lastName}`],
    ]),
    {
      kind: 'paragraph',
      text: 'La commande est en préparation : annulez-la et remboursez-la si rien n’est parti, ou répondez au client.',
    },
    articles(mailed, 'fr_FR'),
  ]);
}
