/** Mail 50 of domain 12: a payment that somebody of the shop has to look at. */
import { formatMoney } from '#core/domain/price/format-money.ts';
import type { Db } from '#server/database/connection.ts';
import { moneyOf } from '#server/database/decimal.ts';
import { facts } from '#server/platform/mail/facts.ts';
import type { Mail } from '#server/platform/mail/mail.ts';
import { instantIn } from '#server/platform/mail/mail-format.ts';
import type { MailRequest, MailTemplates } from '#server/platform/mail/template.ts';

import { alertWords } from './alert-words.ts';

async function paymentAlert(db: Db, { uuid }: MailRequest): Promise<Mail | null> {
  const order = await db.selectFrom('sale_order').selectAll().where('uuid', '=', uuid).executeTakeFirst();
  if (order === undefined) return null;
  const notes = await db
    .selectFrom('order_comment')
    .select(['message', 'at'])
    .where('order_id', '=', order.id)
    .where('author', '=', 'system')
    .where('message', 'like', 'payment: %')
    .orderBy('id')
    .execute();
  const amount = (value: string) => formatMoney(moneyOf(value), 'fr_FR');
  return {
    locale: 'fr_FR',
    area: order.area,
    subject: `Alerte paiement – commande ${order.number}`,
    title: `Un paiement de la commande ${order.number} demande votre attention`,
    parts: [
      facts([
        ['Total', amount(order.grand_total)],
        ['Payé', amount(order.paid_total)],
        ['Moyen de paiement', order.payment_title],
        ...notes.map(
          ({ message, at }) => [instantIn('fr_FR', at), alertWords(message.slice('payment: '.length))] as const,
        ),
      ]),
      { kind: 'paragraph', text: 'Comparez avec le back-office du prestataire avant d’expédier ou de rembourser.' },
    ],
  };
}

export const PAYMENT_MAILS = { 'payment.alert': paymentAlert } as const satisfies MailTemplates;
