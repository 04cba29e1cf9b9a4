/** Mails 13 to 16 of domain 12: money that is waited for, that came, or did not. */
import type { Db } from '#server/database/connection.ts';
import type { Mail, MailPart } from '#server/platform/mail/mail.ts';
import { say } from '#server/platform/mail/mail-format.ts';
import type { MailRequest, MailTools } from '#server/platform/mail/template.ts';

import { readDownloads } from '#server/subjects/orders/rights/read-downloads.ts';

import { followLink, loadMailedOrder, money, paragraph, toCustomer, type MailedOrder } from './order-of-mail.ts';
import { transferFacts } from './order-parts.ts';

/** Null once the transfer has come, or is no longer waited for. */
export async function transferAwaited(db: Db, asked: MailRequest, tools: MailTools): Promise<Mail | null> {
  const mailed = await loadMailedOrder(db, { uuid: asked.uuid });
  if (mailed.order.row.status !== 'pending_payment') return null;
  const { number } = mailed;
  return toCustomer(mailed, asked, {
    subject: [
      `Votre commande ${number} est en attente de virement`,
      `Your order ${number} is waiting for your transfer`,
    ],
    parts: [
      paragraph(
        asked.locale,
        'Vos articles sont réservés. Nous préparons votre commande dès que votre virement arrive.',
        'Your articles are set aside. We prepare your order as soon as your transfer arrives.',
      ),
      transferFacts(mailed, asked.locale),
      followLink(mailed, asked, tools),
    ],
  });
}

/** Null once the transfer has come, or is no longer waited for. */
export async function transferReminder(db: Db, asked: MailRequest, tools: MailTools): Promise<Mail | null> {
  const mailed = await loadMailedOrder(db, { uuid: asked.uuid });
  if (mailed.order.row.status !== 'pending_payment') return null;
  const { number } = mailed;
  return toCustomer(mailed, asked, {
    subject: [
      `Rappel : virement attendu pour votre commande ${number}`,
      `Reminder: transfer expected for your order ${number}`,
    ],
    parts: [
      paragraph(
        asked.locale,
        'Nous n’avons pas encore reçu votre virement. S’il est parti, vous n’avez rien à faire. Sans lui, la commande sera annulée à la date ci-dessous et les articles remis en vente.',
        'We have not received your transfer yet. If it is on its way, there is nothing to do. Without it, the order will be cancelled at the date below and the articles put back on sale.',
      ),
      transferFacts(mailed, asked.locale),
      followLink(mailed, asked, tools),
    ],
  });
}

export async function paymentConfirmed(db: Db, asked: MailRequest, tools: MailTools): Promise<Mail> {
  const mailed = await loadMailedOrder(db, { uuid: asked.uuid });
  const { number, order } = mailed;
  const amount = money(order.paid, asked.locale);
  return toCustomer(mailed, asked, {
    subject: [`Paiement reçu pour votre commande ${number}`, `Payment received for your order ${number}`],
    parts: [
      paragraph(
        asked.locale,
        `Nous avons bien reçu votre paiement de ${amount}. Votre commande est en préparation.`,
        `We have received your payment of ${amount}. Your order is being prepared.`,
      ),
      ...(await downloadParts(db, mailed, asked)),
      followLink(mailed, asked, tools),
    ],
  });
}

/** Where what was bought to be downloaded is found: the link of the order leads there. */
async function downloadParts(db: Db, { order }: MailedOrder, { locale }: MailRequest): Promise<MailPart[]> {
  const bought = (await readDownloads(db, [order.row.id])).get(order.row.id) ?? [];
  if (bought.length === 0) return [];
  const titles = bought.map(({ title, titleEnglish }) => say(locale, title, titleEnglish ?? title)).join(', ');
  return [
    paragraph(
      locale,
      `À télécharger dès maintenant, sur la page de votre commande et dans « Mes téléchargements » : ${titles}.`,
      `Ready to download, on the page of your order and under “My downloads”: ${titles}.`,
    ),
  ];
}

/** By the UUID of the try that failed. Null where another one has paid, or the order is over. */
export async function paymentFailed(db: Db, asked: MailRequest, tools: MailTools): Promise<Mail | null> {
  const attempt = await db
    .selectFrom('payment_attempt')
    .select('order_id')
    .where('uuid', '=', asked.uuid)
    .executeTakeFirst();
  if (attempt === undefined) return null;
  const mailed = await loadMailedOrder(db, { id: attempt.order_id });
  if (mailed.order.row.status !== 'pending_payment') return null;
  const { number } = mailed;
  return toCustomer(mailed, asked, {
    subject: [
      `Votre paiement n’a pas abouti – commande ${number}`,
      `Your payment did not go through – order ${number}`,
    ],
    parts: [
      paragraph(
        asked.locale,
        'Aucun montant n’a été débité pour cet essai. Votre commande vous attend : vous pouvez réessayer ou choisir un autre moyen de paiement.',
        'Nothing was charged for this attempt. Your order is waiting: you can try again or choose another way to pay.',
      ),
      followLink(mailed, asked, tools),
    ],
  });
}
