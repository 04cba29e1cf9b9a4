/** Mails 17, 18 and 25 of domain 12: an invoice or a credit note was issued, or waits to be paid; it goes with them. */
import { moneyOf } from '#server/database/decimal.ts';
import type { Db } from '#server/database/connection.ts';
import { facts } from '#server/platform/mail/facts.ts';
import type { Mail, MailAttachment } from '#server/platform/mail/mail.ts';
import { say } from '#server/platform/mail/mail-format.ts';
import type { MailRequest, MailTools } from '#server/platform/mail/template.ts';
import { refundLabel } from '#server/subjects/orders/papers/credit-note-model.ts';
import { findPaper } from '#server/subjects/orders/papers/order-papers.ts';

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

async function paperOf(
  db: Db,
  { order }: MailedOrder,
  { ids, storage, now }: MailTools,
  asked: { readonly kind: 'invoice' | 'credit_note'; readonly uuid: string },
): Promise<MailAttachment[]> {
  const paper = await findPaper({ db, storage, ids }, order, asked, now);
  return paper === null ? [] : [{ ...paper, mime: 'application/pdf' }];
}

export async function invoiceIssued(db: Db, asked: MailRequest, tools: MailTools): Promise<Mail | null> {
  const { uuid, locale } = asked;
  const invoice = await db.selectFrom('invoice').selectAll().where('uuid', '=', uuid).executeTakeFirstOrThrow();
  const mailed = await loadMailedOrder(db, { id: invoice.order_id });
  if (!isSent(mailed, 'emails.general.notifications.new_invoice')) return null;
  const { number } = invoice;
  return toCustomer(mailed, asked, {
    subject: [`Votre facture ${number}`, `Your invoice ${number}`],
    parts: [
      paragraph(
        locale,
        `La facture ${number} de votre commande ${mailed.number} est jointe à ce message et reste disponible dans votre compte.`,
        `Invoice ${number} of your order ${mailed.number} is attached to this message and stays available in your account.`,
      ),
      facts([
        [say(locale, 'Total TTC', 'Total incl. VAT'), money(moneyOf(invoice.grand_total), locale)],
        [say(locale, 'À payer avant le', 'To be paid by'), invoice.due_at && instantOf(mailed, locale, invoice.due_at)],
      ]),
      followLink(mailed, asked, tools),
    ],
    attachments: await paperOf(db, mailed, tools, { kind: 'invoice', uuid }),
  });
}

/** Null once it is paid or refunded. */
export async function invoiceOverdue(db: Db, asked: MailRequest, tools: MailTools): Promise<Mail | null> {
  const { uuid, locale } = asked;
  const invoice = await db.selectFrom('invoice').selectAll().where('uuid', '=', uuid).executeTakeFirstOrThrow();
  if (invoice.state !== 'overdue') return null;
  const mailed = await loadMailedOrder(db, { id: invoice.order_id });
  const { number } = invoice;
  return toCustomer(mailed, asked, {
    subject: [`Rappel : facture ${number} échue`, `Reminder: invoice ${number} is overdue`],
    parts: [
      paragraph(
        locale,
        `Le règlement de la facture ${number} de votre commande ${mailed.number} ne nous est pas encore parvenu. S’il est parti, vous n’avez rien à faire. La facture est jointe à ce message.`,
        `We have not received the payment of invoice ${number} of your order ${mailed.number} yet. If it is on its way, there is nothing to do. The invoice is attached to this message.`,
      ),
      facts([
        [say(locale, 'Total TTC', 'Total incl. VAT'), money(moneyOf(invoice.grand_total), locale)],
        [say(locale, 'À payer avant le', 'To be paid by'), invoice.due_at && instantOf(mailed, locale, invoice.due_at)],
      ]),
      followLink(mailed, asked, tools),
    ],
    attachments: await paperOf(db, mailed, tools, { kind: 'invoice', uuid }),
  });
}

const findRefund = (db: Db, uuid: string) =>
  db.selectFrom('refund').selectAll().where('uuid', '=', uuid).executeTakeFirstOrThrow();

export async function refundMade(db: Db, asked: MailRequest, tools: MailTools): Promise<Mail> {
  const { uuid, locale } = asked;
  const refund = await findRefund(db, uuid);
  const mailed = await loadMailedOrder(db, { id: refund.order_id });
  const amount = money(moneyOf(refund.grand_total), locale);
  return toCustomer(mailed, asked, {
    subject: [`Remboursement de votre commande ${mailed.number}`, `Refund of your order ${mailed.number}`],
    parts: [
      refund.method === 'store_credit'
        ? paragraph(
            locale,
            `Un avoir de ${amount} est disponible dans votre compte : utilisez-le pour une prochaine commande.`,
            `A credit of ${amount} is available in your account: use it for your next order.`,
          )
        : paragraph(
            locale,
            `Nous vous remboursons ${amount}. Selon votre banque, le montant apparaît sur votre compte en quelques jours.`,
            `We are refunding ${amount}. Depending on your bank, the amount appears on your account within a few days.`,
          ),
      facts([
        [say(locale, 'Moyen', 'Method'), refundLabel(mailed.order, refund.method)],
        [say(locale, 'Motif', 'Reason'), refund.reason],
      ]),
      followLink(mailed, asked, tools),
    ],
    attachments: await paperOf(db, mailed, tools, { kind: 'credit_note', uuid }),
  });
}

export async function refundMadeShop(db: Db, { uuid }: MailRequest): Promise<Mail | null> {
  const refund = await findRefund(db, uuid);
  const mailed = await loadMailedOrder(db, { id: refund.order_id });
  if (!isSent(mailed, 'emails.general.notifications.new_refund')) return null;
  return toShop(mailed, `Remboursement émis – commande ${mailed.number}`, [
    facts([
      ['Avoir', refund.number],
      ['Montant', money(moneyOf(refund.grand_total), 'fr_FR')],
      ['Moyen', refundLabel(mailed.order, refund.method)],
      ['Motif', refund.reason],
      ['Client', `${mailed.billing.firstName} ${mailed.billing.lastName}`],
    ]),
  ]);
}
