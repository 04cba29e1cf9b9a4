/** A shop that handles orders: money, invoices, parcels and refunds through the services of the back office. */
import { randomUUID } from 'node:crypto';

import type { Units } from '#core/domain/order/order-amounts.ts';
import { Refusal } from '#core/wire/refusal.ts';
import { randomIds } from '#server/ids.ts';
import { createAttempts } from '#server/platform/attempts.ts';
import { sendMail } from '#server/platform/mail/send-mail.ts';
import type { OutgoingMail } from '#server/gateways/mail/mail-gateway.ts';
import { ORDER_MAILS } from '#server/subjects/orders/mails/mails.ts';
import type { PlaceArgs } from '#server/subjects/orders/place/agreement.ts';
import { cancelOrder } from '#server/subjects/orders/service/cancel-order.ts';
import { cancelShipment, markDelivered, markReady } from '#server/subjects/orders/service/parcel/follow-shipment.ts';
import { invoiceAll, issueInvoice } from '#server/subjects/orders/service/issue-invoice.ts';
import type { Order } from '#server/subjects/orders/service/load-order.ts';
import { withOrder, type Doer, type OrderWork } from '#server/subjects/orders/service/order-work.ts';
import { receivePayment } from '#server/subjects/orders/service/record-payment.ts';
import { refundOrder, type RefundOrder } from '#server/subjects/orders/service/refund/refund-order.ts';
import { shipOrder, type ShipRequest } from '#server/subjects/orders/service/parcel/ship-order.ts';
import { createMemoryStorage } from '#tests/support/memory-storage.ts';

import { createOrderShop } from './order-shop.ts';

const ADMIN: Doer = { kind: 'admin', id: 'desk' };

export const SHIP: ShipRequest = { source: 'principal', carrier: 'colissimo', trackNumber: '6A1', packages: [] };

export const refundOf = (more: Partial<RefundOrder>): RefundOrder => ({
  uuid: randomUUID(),
  units: {},
  shipping: 0,
  adjustmentRefund: 0,
  adjustmentFee: 0,
  cause: 'other',
  isDepreciated: false,
  method: 'manual',
  reason: null,
  restock: null,
  ...more,
});

export async function createFulfilment() {
  const shop = await createOrderShop();
  const { db, deps, clock } = shop;
  const storage = createMemoryStorage();
  const orderDeps = { db, ids: randomIds, jobs: deps.jobs, shopEmail: deps.shopEmail };
  await db
    .insertInto('core_config')
    .values([
      { code: 'general.company.legal.name', value: 'Bitume & Fils' },
      { code: 'general.company.legal.siret', value: '73282932000074' },
      { code: 'general.company.legal.vat_number', value: 'FR44732829320' },
      { code: 'general.company.legal.address', value: '12 rue de l’Échangeur' },
      { code: 'general.company.legal.postcode', value: '69007' },
      { code: 'general.company.legal.city', value: 'Lyon' },
      { code: 'sales.payment_methods.banktransfer.iban', value: 'FR7630006000011234567890189' },
      { code: 'sales.payment_methods.banktransfer.account_holder', value: 'Bitume & Fils' },
    ])
    .execute();

  const on = <T>(uuid: string, work: (step: OrderWork, order: Order) => Promise<T>, by = ADMIN) =>
    withOrder(orderDeps, { uuid, now: clock.now(), by }, work);
  const state = (uuid: string) => on(uuid, async (_work, order) => order);

  /** Places an order of one product for a new customer. */
  const placed = async (product: string, quantity = 1, more: Partial<PlaceArgs> = {}) => {
    const { customer, device } = await shop.shopper(product, quantity);
    const args = await shop.argsFor(device, more);
    await shop.place(customer, args);
    return { uuid: args.uuid, customer, device, total: args.expectedTotal };
  };
  const pay = (uuid: string, amount: number, transactionId: string = randomUUID(), invoice = invoiceAll) =>
    on(uuid, (work, order) => receivePayment(work, order, { method: 'banktransfer', transactionId, amount }, invoice));
  const invoice = (uuid: string, units?: Units) => on(uuid, (work, order) => issueInvoice(work, order, units));
  const ship = (uuid: string, more: Partial<ShipRequest> = {}) =>
    on(uuid, (work, order) => shipOrder(work, order, { ...SHIP, ...more }));
  const refund = (uuid: string, more: Partial<RefundOrder>) =>
    on(uuid, (work, order) => refundOrder(work, order, refundOf(more)));
  const cancel = (uuid: string, units?: Units) =>
    on(uuid, (work, order) => cancelOrder(work, order, units === undefined ? {} : { units }));
  const deliver = (uuid: string, shipment: string, at = clock.now()) =>
    on(uuid, (work, order) => markDelivered(work, order, shipment, at));
  const ready = (uuid: string, shipment: string) => on(uuid, (work, order) => markReady(work, order, shipment));
  const callBack = (uuid: string, shipment: string) => on(uuid, (work, order) => cancelShipment(work, order, shipment));

  const stockOf = (product: number) =>
    db
      .selectFrom('product_stock')
      .select(['source', 'quantity', 'reserved'])
      .where('product_id', '=', product)
      .orderBy('source')
      .execute();

  /** Sends the mails ordered so far as the shop sends them. */
  const sent: OutgoingMail[] = [];
  const post = async () => {
    shop.mails.length = 0;
    await shop.post();
    const mailDeps = {
      db,
      clock,
      ids: randomIds,
      storage,
      gateway: { send: async (mail: OutgoingMail) => void sent.push(mail), close: () => {} },
      sender: async () => ({ siteName: 'Bitume', publicUrl: 'https://bitume.test', legalLine: 'Bitume & Fils' }),
      templates: ORDER_MAILS,
      attempts: createAttempts({ db, clock }),
      limitFactor: 1000,
      shopEmail: 'shop@example.fr',
    };
    for (const mail of shop.mails) await sendMail(mailDeps, mail);
    return sent;
  };
  return {
    ...shop,
    orderDeps,
    storage,
    papers: { db, storage, ids: randomIds },
    on,
    state,
    placed,
    pay,
    invoice,
    ship,
    refund,
    cancel,
    deliver,
    ready,
    callBack,
    stockOf,
    sent,
    send: post,
  };
}

export type Fulfilment = Awaited<ReturnType<typeof createFulfilment>>;

/** The code of a refusal, or what was answered. */
export async function codeOf<T>(work: Promise<T>): Promise<T | string> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
}
