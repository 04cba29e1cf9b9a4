/**
 * Takes an order (domain 4.1) in one transaction: what the person agreed to is priced anew by the shop's own rules, stock
 * is set aside, codes are counted, the cart is emptied. The UUID given by the device is unique for ever: asked again, the
 * same order answers, whoever lost the first answer.
 */
import { priceCart } from '#core/contract/checkout/price-cart.ts';
import { termsOfQuote, type SaleTerms } from '#core/contract/checkout/sale-terms.ts';
import { cartKind } from '#core/contract/cart/cart-record.ts';
import { profileKind } from '#core/contract/account/customer-records.ts';
import { orderKind } from '#core/contract/orders/order-record.ts';
import { missingInAddress } from '#core/domain/account/address-rules.ts';
import { firstOrderStatus } from '#core/domain/order/status.ts';
import { unpaidFault, type Unpaid, type UnpaidTerms } from '#core/domain/order/unpaid-limits.ts';
import { isPaymentMethod, offeredPayments, paymentFacts, shareOfCredit } from '#core/domain/payment/methods.ts';
import { Refusal } from '#core/wire/refusal.ts';
import { loadSaleTerms } from '#server/platform/sale-terms/load-sale-terms.ts';
import { loadStockRules } from '#server/subjects/catalogue/load/stock-rules.ts';
import { DEFAULT_STOCK_RULES } from '#core/domain/catalogue/stock.ts';
import type { ChangeContext } from '#server/sync/change/change-context.ts';
import type { AfterOrder } from '#server/subjects/subject.ts';
import { orderMail } from '#server/platform/mail/order-mail.ts';

import { awaitTransfer, deadlineOf } from '#server/subjects/orders/wait/await-transfer.ts';
import { unpaidOf, unpaidTermsOf } from '#server/subjects/orders/wait/unpaid.ts';
import { reserveStock } from '#server/subjects/orders/stock/reserve.ts';
import type { Agreement, PlaceArgs } from './agreement.ts';
import { loadBuyer, type Buyer } from './buyer.ts';
import { basketOfCart, type Basket } from './basket.ts';
import { basketOfQuote } from './quote-basket.ts';
import { insertOrder } from './insert-order.ts';
import { countCoupon } from './count-coupon.ts';
import { creditBalance, payByCredit } from './store-credit.ts';

export interface Placed {
  readonly uuid: string;
  readonly number: string;
}

/** @throws Refusal of `placeOrderRoute`, and `record.moved` when somebody else's order has this UUID */
export async function placeOrder(context: ChangeContext, args: PlaceArgs, afterOrder: AfterOrder): Promise<Placed> {
  const { trx, person } = context;
  // The buyer's row is the lock of all their orders: a second press waits here and then finds the first one's order.
  const buyer = await loadBuyer(trx, person);
  const before = await trx
    .selectFrom('sale_order')
    .select(['uuid', 'number', 'customer_id'])
    .where('uuid', '=', args.uuid)
    .executeTakeFirst();
  if (before !== undefined) {
    if (before.customer_id !== person.id) throw new Refusal('record.moved');
    return { uuid: before.uuid, number: before.number };
  }
  const agreement = await agree(context, args, buyer);
  return write(context, agreement, afterOrder);
}

async function agree(context: ChangeContext, args: PlaceArgs, buyer: Buyer): Promise<Agreement> {
  const { trx, now } = context;
  const setting = await context.settings();
  const basket =
    args.quote === null ? await basketOfCart(context, args.area) : await basketOfQuote(context, args.quote);
  if (basket.record.lines.length === 0) throw new Refusal('order.empty');
  if (basket.record.lines.some((line) => line.quantity === 0)) throw new Refusal('order.outOfStock');
  const own = await loadSaleTerms({ db: trx, setting }, args.area);
  const terms = args.quote === null ? own : termsOfQuote(own);
  const cart = priceCart(basket.record, terms, {
    group: buyer.group,
    buyer: { type: buyer.type, firstOrder: buyer.isFirstOrder, vatNumber: null },
    billing: { country: args.billing.country, state: null, postcode: args.billing.postcode },
    shipping: args.shipping && { country: args.shipping.country, state: null, postcode: args.shipping.postcode },
    shippingMethod: args.shippingMethod,
    paymentMethod: args.paymentMethod,
    nowMs: now.getTime(),
  });
  if (cart.missingForOrder > 0) {
    throw new Refusal('order.belowMinimum', { missing: cart.missingForOrder });
  }
  const isBrought = cart.hasStockable ? cart.method !== null : args.shippingMethod === null;
  if (!isBrought || (cart.method !== null && cart.method.pickup === null && args.shipping === null)) {
    throw new Refusal('shipping.unavailable');
  }
  checkAddresses(args, terms);
  const downloads = basket.record.lines.some((line) => line.sale?.isDownload === true);
  if (downloads && !args.waiveWithdrawal) {
    throw new Refusal('input.invalid', { fields: [{ path: 'waiveWithdrawal', code: 'accepted' }] });
  }
  const { grandTotal } = cart.priced;
  if (grandTotal !== args.expectedTotal) {
    throw new Refusal('order.totalChanged', { from: args.expectedTotal, to: grandTotal });
  }
  const balance = args.useStoreCredit ? await creditBalance(trx, buyer.id, now) : 0;
  const { credit, rest } = shareOfCredit(grandTotal, balance);
  // Credit that ran out, or was spent by another order meanwhile, is not made up for in silence.
  if (args.expectedRest !== undefined && args.expectedRest !== rest) {
    throw new Refusal('order.totalChanged', { from: args.expectedRest, to: rest });
  }
  const offered = offeredPayments(terms.payments, {
    total: rest,
    group: buyer.group,
    currency: 'EUR',
    isBackOffice: false,
  });
  const payment = offered.find(({ code }) => code === args.paymentMethod);
  if (payment === undefined || !isPaymentMethod(args.paymentMethod)) throw new Refusal('payment.unavailable');
  const unpaid = await unpaidOf(trx, buyer.id);
  if (rest > 0 && paymentFacts(payment.code).needsPrepayment) checkUnpaid(unpaid, basket, args, unpaidTermsOf(setting));
  return { args, buyer, basket, terms, cart, payment, credit, rest, isKnown: unpaid.isKnown, isWaived: downloads };
}

/** @throws Refusal `order.tooManyUnpaid`, `order.tooManyPieces` where as much is set aside as goes without being paid */
function checkUnpaid(unpaid: Unpaid, { record }: Basket, { quote }: PlaceArgs, terms: UnpaidTerms): void {
  const pieces = record.lines.reduce((sum, line) => sum + line.quantity, 0);
  const fault = unpaidFault(unpaid, { pieces, isProposed: quote !== null }, terms);
  if (fault !== null) throw new Refusal(fault === 'orders' ? 'order.tooManyUnpaid' : 'order.tooManyPieces');
}

/** @throws Refusal `input.invalid` at what the area asks for in an address and this one does not tell */
function checkAddresses({ billing, shipping }: PlaceArgs, { addresses }: SaleTerms): void {
  if (addresses === undefined) return;
  const fields = Object.entries({ billing, shipping }).flatMap(([use, address]) =>
    address === null
      ? []
      : missingInAddress(address, addresses).map((name) => ({ path: `${use}.${name}`, code: 'required' })),
  );
  if (fields.length > 0) throw new Refusal('input.invalid', { fields });
}

async function write(context: ChangeContext, agreement: Agreement, afterOrder: AfterOrder): Promise<Placed> {
  const { trx, now, jobs } = context;
  const { args, buyer, basket, cart, payment, credit, rest, isKnown } = agreement;
  const setting = await context.settings();
  const { kind, needsPrepayment } = paymentFacts(payment.code);
  const waiting = { area: args.area, kind, placedAtMs: now.getTime(), isKnown };
  const deadline = rest === 0 ? null : deadlineOf(setting, waiting);
  const status = firstOrderStatus(rest, needsPrepayment);
  const order = await insertOrder(context, agreement, { status, deadline });
  const rules = await loadStockRules(trx, DEFAULT_STOCK_RULES);
  const missing = await reserveStock(
    trx,
    order.lines.flatMap(({ id, line }) =>
      line.sale?.isStockable === false
        ? []
        : [{ lineId: id, productId: line.variantId ?? line.productId, quantity: line.quantity }],
    ),
    rules,
  );
  if (missing.length > 0) throw new Refusal('order.outOfStock');
  if (args.quote === null) {
    await countCoupon(trx, {
      order: args.uuid,
      customer: buyer.id,
      cart: basket,
      applied: cart.priced.appliedRules,
      now,
    });
    await basket.conclude();
    context.touch(cartKind.key(args.area));
  }
  await afterOrder(context, { order: args.uuid, quote: args.quote, email: buyer.email });
  if (credit > 0) {
    await payByCredit(trx, { orderId: order.id, customer: buyer.id, amount: credit, now, ids: context.ids });
    context.touch(profileKind.key(null));
  }
  context.touch(orderKind.key(args.uuid));
  if (deadline !== null) {
    const seconds = Math.max(1, Math.ceil((deadline - now.getTime()) / 1000));
    await jobs.enqueue(trx, 'order.expire', { uuid: args.uuid }, { startAfterSeconds: seconds });
  }
  // Nothing is left to pay, by credit or by a price of nothing: the shop takes it up at once.
  if (rest === 0) await jobs.enqueue(trx, 'order.settle', { uuid: args.uuid });
  const { locale } = context;
  await orderMail(context, {
    template: 'order.placed.customer',
    uuid: args.uuid,
    to: buyer.email,
    locale,
    rank: 'order',
  });
  await orderMail(context, {
    template: 'order.placed.shop',
    uuid: args.uuid,
    to: context.shopEmail,
    locale,
    rank: 'shop',
  });
  if (kind === 'transfer' && deadline !== null) {
    await awaitTransfer(context, { uuid: args.uuid, to: buyer.email, locale, deadline });
  }
  return { uuid: args.uuid, number: order.number };
}
