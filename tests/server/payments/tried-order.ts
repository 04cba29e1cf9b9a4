/** An order with a try to pay, and words of its provider about that try as an adapter hands them on. */
import { randomUUID } from 'node:crypto';

import { toCents } from '#core/domain/price/money.ts';
import type { PaymentEvent } from '#server/gateways/payment/payment-event.ts';
import { bookEvent } from '#server/subjects/payments/book-event.ts';
import { expireOrder } from '#server/subjects/payments/expire-order.ts';
import { showPayment } from '#server/subjects/payments/start-payment.ts';

import type { Method, PaymentShop } from './payment-shop.ts';

export async function tryToPay(
  shop: PaymentShop,
  product: string,
  method: Method,
  { quantity = 1, deps = shop.payments }: { readonly quantity?: number; readonly deps?: PaymentShop['payments'] } = {},
) {
  const { db, clock, payments } = shop;
  const { customer, device } = await shop.shopper(product, quantity);
  const args = await shop.argsFor(device, { paymentMethod: method });
  await shop.place(customer, args);
  const { uuid } = args;
  const action = await showPayment(deps, { customer, now: clock.now() }, uuid);
  const row = () => db.selectFrom('sale_order').selectAll().where('uuid', '=', uuid).executeTakeFirstOrThrow();
  const { id } = await row();
  const attempt = () =>
    db.selectFrom('payment_attempt').selectAll().where('order_id', '=', id).executeTakeFirstOrThrow();
  const { reference, provider_reference: begun } = await attempt();
  const providerTransaction = randomUUID();
  const said = (outcome: PaymentEvent['outcome'], own: Partial<PaymentEvent> = {}): PaymentEvent => ({
    provider: method,
    mode: 'test',
    outcome,
    reference,
    orderUuid: uuid,
    providerTransaction,
    providerReference: begun ?? providerTransaction,
    amount: { cents: toCents(args.expectedTotal), currency: 'EUR' },
    raw: null,
    ...own,
  });
  return {
    uuid,
    total: args.expectedTotal,
    customer,
    device,
    action,
    row,
    attempt,
    said,
    tell: (...word: Parameters<typeof said>) => bookEvent(payments, said(...word), { area: 'auto', now: clock.now() }),
    expire: (asking = payments) => expireOrder(asking, uuid, clock.now()),
    now: () => shop.order(device, uuid),
    transactions: () =>
      db.selectFrom('payment_transaction').select(['type', 'status']).where('order_id', '=', id).execute(),
    /** What the shop was told to look at, each reason once. */
    alerts: async () => {
      await shop.post();
      const start = `payment.alert ${uuid} `;
      const keys = new Set(shop.mails.map(({ key }) => key).filter((key) => key.startsWith(start)));
      return [...keys].map((key) => key.slice(start.length));
    },
    /** Mails about the try, such as that it failed. */
    mailsOfTry: async () => {
      await shop.post();
      const about = (await attempt()).uuid;
      return shop.mails.filter(({ data }) => data['uuid'] === about).map(({ template }) => template);
    },
  };
}
