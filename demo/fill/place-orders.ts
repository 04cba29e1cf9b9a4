/** Orders of the demo shop: placed by its own rules, and handled by its own services. */
import { priceCart } from '#core/contract/checkout/price-cart.ts';
import type { AddressFields } from '#core/contract/account/address-fields.ts';
import { addToCart } from '#core/domain/cart/cart.ts';
import { COMPANY } from '#demo/contents/company.ts';
import { demoCustomers } from '#demo/customers.ts';
import type { Db } from '#server/database/connection.ts';
import { moneyOf } from '#server/database/decimal.ts';
import type { Trx } from '#server/database/transaction.ts';
import type { FillDeps } from '#server/platform/fill-shop.ts';
import { customerPerson } from '#server/platform/person.ts';
import { loadSaleTerms } from '#server/platform/sale-terms/load-sale-terms.ts';
import { settingsIn } from '#server/platform/settings/settings-in.ts';
import { changeCart, lineOf } from '#server/subjects/cart/cart-changes.ts';
import { cartsIn } from '#server/subjects/cart/cart-unit.ts';
import type { PlaceArgs } from '#server/subjects/orders/place/agreement.ts';
import { basketOfCart } from '#server/subjects/orders/place/basket.ts';
import { placeOrder } from '#server/subjects/orders/place/place-order.ts';
import { invoiceAll } from '#server/subjects/orders/service/issue-invoice.ts';
import type { Order } from '#server/subjects/orders/service/load-order.ts';
import { withOrder, type OrderWork } from '#server/subjects/orders/service/order-work.ts';
import { markDelivered } from '#server/subjects/orders/service/parcel/follow-shipment.ts';
import { shipOrder } from '#server/subjects/orders/service/parcel/ship-order.ts';
import { receivePayment } from '#server/subjects/orders/service/record-payment.ts';
import { afterOrder } from '#server/subjects/shop-subjects.ts';
import type { ChangeContext } from '#server/sync/change/change-context.ts';
import { createUnits } from '#server/sync/change/unit-of-work.ts';

type Demo = (typeof demoCustomers)[number];

export interface PlantDeps extends Pick<FillDeps, 'ids' | 'jobs' | 'storage'> {
  readonly now: Date;
}

interface Ordering {
  readonly id: string;
  readonly fields: AddressFields;
  readonly customer: Demo['customer'];
  readonly lines: Demo['lines'];
}

/** The cart is filled and bought in one transaction, by the shop's own rules. */
export async function placeDemoOrder(
  trx: Trx,
  { ids, now, jobs, storage }: PlantDeps,
  { id, fields, customer, lines }: Ordering,
): Promise<void> {
  const person = customerPerson(id);
  const units = createUnits({ trx, person, now });
  const context: ChangeContext = {
    trx,
    person,
    mutId: ids.uuid(),
    now,
    locale: 'fr_FR',
    network: 'demo',
    limitFactor: 1,
    ids,
    jobs,
    storage,
    shopEmail: COMPANY.email,
    settings: () => settingsIn(trx),
    units,
    touch: () => {},
  };
  const products = await trx
    .selectFrom('product')
    .select(['uuid', 'sku'])
    .where(
      'sku',
      'in',
      lines.map(([sku]) => sku),
    )
    .execute();
  const carts = cartsIn(units);
  for (const [sku, delta] of lines) {
    const lineKey = products.find((one) => one.sku === sku)?.uuid ?? '';
    carts.expect([lineKey]);
    await carts.open('auto');
    const article = await carts.article(lineKey);
    if (article === undefined) throw new Error(`the demo shop has no ${sku}`);
    const line = lineOf(article, article.entry.unitPrice);
    await changeCart(context, 'auto', (cart) => ({ ...cart, lines: addToCart(cart.lines, { lineKey, delta, line }) }));
  }
  await units.flush();
  const { record } = await basketOfCart(context, 'auto');
  const terms = await loadSaleTerms({ db: trx, setting: await settingsIn(trx) }, 'auto');
  const place = { country: fields.country, state: null, postcode: fields.postcode };
  const choices = {
    group: customer.group_code,
    buyer: { type: customer.customer_type, firstOrder: true, vatNumber: null },
    billing: place,
    shipping: place,
    shippingMethod: null,
    paymentMethod: 'banktransfer',
    nowMs: now.getTime(),
  };
  const brought = priceCart(record, terms, choices).methods.find(({ pickup }) => pickup === null);
  const shippingMethod = brought?.code ?? null;
  const asked: PlaceArgs = {
    uuid: ids.uuid(),
    area: 'auto',
    quote: null,
    billing: fields,
    shipping: fields,
    shippingMethod,
    paymentMethod: choices.paymentMethod,
    useStoreCredit: false,
    expectedTotal: priceCart(record, terms, { ...choices, shippingMethod }).priced.grandTotal,
    comment: null,
    purchaseOrderNumber: null,
    terms: true,
    newsletter: false,
    waiveWithdrawal: false,
  };
  await placeOrder(context, asked, afterOrder);
  await units.flush();
}

/** The order of who pays at once is paid, invoiced, sent and received; what a cut run leaves waits for its transfer. */
export async function handleOrders(db: Db, { ids, jobs, clock }: FillDeps): Promise<void> {
  const sent = demoCustomers.filter(({ isSent }) => isSent).map(({ customer }) => customer.email);
  const orders = await db
    .selectFrom('sale_order')
    .innerJoin('customer', 'customer.id', 'sale_order.customer_id')
    .select(['sale_order.uuid', 'grand_total'])
    .where('customer.is_demo', '=', true)
    .where('customer.email', 'in', sent)
    .execute();
  const now = clock.now();
  for (const { uuid, grand_total: total } of orders) {
    const step = <T>(work: (step: OrderWork, order: Order) => Promise<T>) =>
      withOrder({ db, ids, jobs, shopEmail: COMPANY.email }, { uuid, now, by: { kind: 'admin', id: 'demo' } }, work);
    const paid = { method: 'banktransfer', transactionId: 'VIR-0001', amount: moneyOf(total) };
    await step((work, order) => receivePayment(work, order, paid, invoiceAll));
    const parcel = await step((work, order) =>
      shipOrder(work, order, { source: 'principal', carrier: null, trackNumber: null, packages: [] }),
    );
    await step((work, order) => markDelivered(work, order, parcel.uuid, now));
  }
}
