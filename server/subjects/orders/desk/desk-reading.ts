/** Orders as the desk reads them: short lines of text. */
import { formatMoney } from '#core/domain/price/format-money.ts';
import { ORDER_STATUSES } from '#core/domain/order/status.ts';
import { toInvoice, toShip } from '#core/domain/order/quantities.ts';
import type { Db } from '#server/database/connection.ts';
import { moneyOf } from '#server/database/decimal.ts';
import { instantIn } from '#server/platform/mail/mail-format.ts';
import { buyerIn, loadOrderLines, orderOf } from '#server/subjects/orders/service/load-order.ts';

import { DeskError } from './desk-arguments.ts';
import { INVOICE_WORDS, REFUND_WORDS, SHIPMENT_WORDS, STATUS_WORDS } from './desk-words.ts';

const SHOWN = 50;

const euros = (amount: string | number): string =>
  formatMoney(typeof amount === 'string' ? moneyOf(amount) : amount, 'fr_FR');

/** The newest orders, those of one state where one is named. */
export async function listOrders(db: Db, status: string | undefined): Promise<string[]> {
  const wanted = ORDER_STATUSES.filter((one) => one !== 'quote').find((one) => one === status);
  if (status !== undefined && wanted === undefined) throw new DeskError(`État inconnu : ${status}.`);
  let query = db.selectFrom('sale_order').selectAll().orderBy('id', 'desc').limit(SHOWN);
  if (wanted !== undefined) query = query.where('status', '=', wanted);
  const rows = await query.execute();
  if (rows.length === 0) return ['Aucune commande.'];
  return rows.map((row) =>
    [
      row.number,
      instantIn('fr_FR', row.placed_at),
      STATUS_WORDS[row.status],
      euros(row.grand_total),
      buyerIn(row.buyer).email,
    ].join('  '),
  );
}

/** Everything about an order that the next step needs. @throws DeskError */
export async function showOrder(db: Db, number: string): Promise<string[]> {
  const row = await db.selectFrom('sale_order').selectAll().where('number', '=', number).executeTakeFirst();
  if (row === undefined) throw new DeskError(`Aucune commande ne porte le numéro ${number}.`);
  const order = orderOf(row, await loadOrderLines(db, [row.id]));
  const shipments = await db.selectFrom('shipment').selectAll().where('order_id', '=', row.id).orderBy('id').execute();
  const invoices = await db.selectFrom('invoice').selectAll().where('order_id', '=', row.id).orderBy('id').execute();
  const refunds = await db.selectFrom('refund').selectAll().where('order_id', '=', row.id).orderBy('id').execute();
  return [
    `Commande ${row.number}  ${STATUS_WORDS[row.status]}  passée le ${instantIn('fr_FR', row.placed_at)}`,
    `Total ${euros(row.grand_total)}  payé ${euros(order.paid)}  reste dû ${euros(order.due)}  remboursé ${euros(order.refunded)}`,
    `Livraison : ${row.shipping_title ?? 'aucune'}  Paiement : ${row.payment_title}`,
    ...order.lines.map(
      (line) =>
        `  ${line.row.sku}  ${line.row.name}  ${line.qtyOrdered} commandé(s), ${toShip(line)} à expédier, ${toInvoice(line)} à facturer`,
    ),
    ...shipments.map((one) =>
      `Expédition ${one.number}  ${SHIPMENT_WORDS[one.status]}  ${one.carrier_title}  ${one.track_number ?? ''}`.trim(),
    ),
    ...invoices.map((one) => `Facture ${one.number}  ${INVOICE_WORDS[one.state]}  ${euros(one.grand_total)}`),
    ...refunds.map(
      (one) =>
        `Avoir ${one.number}  ${REFUND_WORDS[one.state]}  ${euros(one.grand_total)}${one.failure === null ? '' : `  (${one.failure})`}`,
    ),
  ];
}
