import type { OrderStatus } from '#core/domain/order/status.ts';
import { counterScope, documentNumber, type NumberFormat } from '#core/domain/order/document-number.ts';
import { withKit } from '#core/contract/cart/sold-lines.ts';
import { lineKeyOf } from '#core/domain/catalogue/product.ts';
import type { PricedLine } from '#core/domain/checkout/priced-order.ts';
import { WAIVER } from '#core/domain/withdrawal/waiver.ts';
import { promisedDates } from '#core/domain/shipping/promised-dates.ts';
import { Refusal } from '#core/wire/refusal.ts';
import { numericOf } from '#server/database/decimal.ts';
import { noteDownloads } from '#server/subjects/orders/rights/grant-downloads.ts';
import { nextNumber } from '#server/subjects/orders/next-number.ts';
import type { ChangeContext } from '#server/sync/change/change-context.ts';

import type { BasketLine } from './basket.ts';
import type { Agreement } from './agreement.ts';

export interface InsertedOrder {
  readonly id: number;
  readonly number: string;
  readonly lines: readonly { readonly id: number; readonly line: BasketLine }[];
}

const orThrow = (): never => {
  throw new Refusal('record.moved');
};

/** Writes the order as it was agreed, its lines and its first state. */
export async function insertOrder(
  context: ChangeContext,
  agreement: Agreement,
  { status, deadline }: { readonly status: Exclude<OrderStatus, 'quote'>; readonly deadline: number | null },
): Promise<InsertedOrder> {
  const { trx, now, person, locale } = context;
  const { args, buyer, basket, terms, cart, payment } = agreement;
  const { priced, method } = cart;
  const format = await orderFormat(context, args.area);
  const place = await nextNumber(
    trx,
    'order',
    `${format.prefix}${counterScope(format, now.getTime(), terms.timeZone)}`,
  );
  const number = documentNumber(format, place, now.getTime(), terms.timeZone);
  const promised = method?.days ? promisedDates(now.getTime(), terms, method.days) : null;
  const pickup = terms.pickupPlaces.find(({ code }) => code === method?.pickup) ?? null;
  const made = await trx
    .insertInto('sale_order')
    .values({
      uuid: args.uuid,
      number,
      area: args.area,
      status,
      customer_id: person.id,
      quote_id: await quoteId(context, args.quote),
      locale,
      buyer: JSON.stringify(buyer),
      billing_address: JSON.stringify(args.billing),
      shipping_address: method === null || method.pickup !== null ? null : JSON.stringify(args.shipping),
      shipping_method: method?.code ?? null,
      shipping_title: method === null ? null : [method.title, pickup?.name].filter(Boolean).join(' – '),
      pickup_source: method?.pickup ?? null,
      promised_from: promised?.from ?? null,
      promised_to: promised?.to ?? null,
      payment_method: payment.code,
      payment_title: payment.title,
      coupon_code: priced.coupon !== null && priced.coupon.refusal === null ? priced.coupon.code : null,
      comment: args.comment,
      purchase_order_number: args.purchaseOrderNumber,
      sub_total: numericOf(priced.subTotal),
      discount_amount: numericOf(priced.discountAmount),
      shipping_amount: numericOf(priced.shippingAmount),
      shipping_discount: numericOf(priced.shippingDiscount),
      shipping_tax_percent: priced.shipping?.taxPercent ?? 0,
      tax_total: numericOf(priced.taxTotal),
      grand_total: numericOf(priced.grandTotal),
      pricing: JSON.stringify(priced),
      terms_version: terms.terms.version,
      terms_accepted_at: now,
      ...(agreement.isWaived ? { waiver_text: WAIVER[locale], waived_at: now } : {}),
      placed_at: now,
      expires_at: deadline === null ? null : new Date(deadline),
      updated_at: now,
    })
    .onConflict((conflict) => conflict.column('uuid').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (made === undefined) return orThrow();
  const rows = basket.record.lines.map((line, position) =>
    lineRow(
      context,
      made.id,
      position,
      line,
      priced.lines.find(({ lineKey }) => lineKey === line.lineKey) ?? orThrow(),
    ),
  );
  const inserted = await trx.insertInto('sale_order_line').values(rows).returning(['id', 'position']).execute();
  await noteDownloads(trx, made.id);
  await trx
    .insertInto('order_status_change')
    .values({
      order_id: made.id,
      from_status: null,
      to_status: status,
      actor: 'customer',
      actor_id: person.id,
      at: now,
    })
    .execute();
  const lines = inserted.flatMap(({ id, position }) => {
    const line = basket.record.lines[position];
    return line === undefined ? [] : [{ id, line }];
  });
  return { id: made.id, number, lines };
}

function lineRow({ ids }: ChangeContext, orderId: number, position: number, line: BasketLine, priced: PricedLine) {
  return {
    uuid: ids.uuid(),
    order_id: orderId,
    position,
    product_id: line.productId,
    variant_id: line.variantId,
    // by which a build before puts the article itself into a cart again
    line_key: line.kit === undefined ? line.lineKey : lineKeyOf(line.product, line.variant),
    sku: line.sku,
    name: line.name,
    options: JSON.stringify(withKit(line)),
    kit: line.kit === undefined ? null : JSON.stringify(line.kit),
    path: line.path,
    image: line.image,
    is_stockable: line.sale?.isStockable ?? true,
    weight_grams: line.sale?.weightGrams ?? null,
    return_days: line.returns.return_days,
    allow_return: line.returns.allow_return,
    withdrawal_exclusion: line.returns.withdrawal_exclusion,
    tax_category: line.sale?.taxCategory ?? 'tva-20',
    tax_percent: priced.taxPercent,
    legal_mention: priced.mention,
    unit_price: numericOf(priced.unitPrice),
    deposit: numericOf(line.deposit),
    eco_contribution: numericOf(line.ecoContribution),
    discount_amount: numericOf(priced.discount),
    total: numericOf(priced.total),
    tax_amount: numericOf(priced.tax),
    qty_ordered: line.quantity,
  };
}

async function orderFormat({ settings }: ChangeContext, area: string): Promise<NumberFormat> {
  const setting = await settings();
  const place = { channel: area };
  return {
    prefix: setting('sales.order_settings.order_number.prefix', place),
    length: setting('sales.order_settings.order_number.length', place),
    suffix: setting('sales.order_settings.order_number.suffix', place),
    yearlyReset: false,
  };
}

async function quoteId({ trx }: ChangeContext, uuid: string | null): Promise<number | null> {
  if (uuid === null) return null;
  const row = await trx.selectFrom('quote').select('id').where('uuid', '=', uuid).executeTakeFirst();
  return row?.id ?? null;
}
