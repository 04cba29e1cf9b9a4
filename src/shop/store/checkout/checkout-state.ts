/**
 * A checkout as it stands: what was chosen, held against what the shop offers, priced by the function the shop uses
 * (design §1, law 3). Pure: what it says, the request of the order says too.
 */
import type { Address, AddressBook, AddressFields } from '#core/contract/account/address-fields.ts';
import { NOTHING_CHOSEN, priceCart, type PricedCart } from '#core/contract/checkout/price-cart.ts';
import type { SaleTerms } from '#core/contract/checkout/sale-terms.ts';
import { missingInAddress } from '#core/domain/account/address-rules.ts';
import type { CustomerType } from '#core/domain/account/customer.ts';
import { checkoutSteps, type CheckoutSteps } from '#core/domain/checkout/steps.ts';
import { offeredPayments, shareOfCredit, type PaymentTerms } from '#core/domain/payment/methods.ts';
import { creditBalance, type CreditEntry } from '#core/domain/payment/store-credit.ts';
import type { Money } from '#core/domain/price/money.ts';
import type { ShippingMethod } from '#core/domain/shipping/methods.ts';
import type { Destination } from '#core/domain/tax/territory.ts';
import type { CartView } from '#src/shop/store/cart/cart-view.ts';
import type { CheckoutDraft, OrderRequest } from '#src/shop/store/checkout/checkout-draft.ts';

const CURRENCY = 'EUR';

/** Who orders; null for a guest, who only sees what the cart costs. */
export interface CheckoutBuyer {
  readonly group: string;
  readonly type: CustomerType;
  readonly hasOrdered: boolean;
  /** What the shop owes them. */
  readonly credit: readonly CreditEntry[];
  readonly book: AddressBook;
}

export interface CheckoutFacts {
  readonly cart: CartView;
  readonly terms: SaleTerms;
  /** Null: nothing chosen yet. */
  readonly draft: CheckoutDraft | null;
  readonly buyer: CheckoutBuyer | null;
  readonly nowMs: number;
}

export interface Checkout {
  readonly pricing: PricedCart;
  readonly billing: Address | null;
  /** Where it is brought; null: not chosen, fetched in the shop, or nothing to bring. */
  readonly shipping: Address | null;
  readonly isSameAddress: boolean;
  readonly method: ShippingMethod | null;
  readonly payments: readonly PaymentTerms[];
  readonly payment: PaymentTerms | null;
  /** What the shop owes the buyer, what of it is spent here, and what is left to pay. */
  readonly credit: { readonly available: Money; readonly used: Money; readonly rest: Money };
  readonly steps: CheckoutSteps;
  /** A line is had at once, and its buyer gives the right to withdraw up for it (art. L221-28, 13°). */
  readonly hasDownload: boolean;
}

/** An address chosen, else the one the book serves with. */
function chosen(book: AddressBook, uuid: string | null, use: 'isDefaultBilling' | 'isDefaultShipping'): Address | null {
  return book.find((one) => one.uuid === uuid) ?? book.find((one) => one[use]) ?? null;
}

export function addressesOf(book: AddressBook, draft: CheckoutDraft | null) {
  const billing = chosen(book, draft?.billing ?? null, 'isDefaultBilling');
  const other = chosen(book, draft?.shipping ?? null, 'isDefaultShipping');
  /* who has said nothing is brought it where the book says */
  const isSameAddress = draft?.isSameAddress ?? (other === null || other.uuid === billing?.uuid);
  return { billing, shipping: isSameAddress ? billing : other, isSameAddress };
}

/** Whether an address tells all the area asks for; one that told it to a build before tells it still. */
export const isWhole = (address: Pick<AddressFields, 'phone'>, { addresses }: Pick<SaleTerms, 'addresses'>): boolean =>
  addresses === undefined || missingInAddress(address, addresses).length === 0;

const destinationOf = (address: Address | null): Destination | null =>
  address && { country: address.country, state: null, postcode: address.postcode };

export function checkoutOf({ cart, terms, draft, buyer, nowMs }: CheckoutFacts): Checkout {
  const { billing, shipping: brought, isSameAddress } = addressesOf(buyer?.book ?? [], draft);
  const hasDownload = cart.items.some(({ sale }) => sale?.isDownload === true);
  const hasStockable = cart.items.some(({ quantity, sale }) => quantity > 0 && sale?.isStockable !== false);
  const group = buyer?.group ?? NOTHING_CHOSEN.group;
  const price = (paymentMethod: string | null): PricedCart =>
    priceCart({ area: cart.area, lines: cart.items, coupon: cart.coupon }, terms, {
      group,
      buyer: { type: buyer?.type ?? null, firstOrder: buyer && !buyer.hasOrdered, vatNumber: null },
      billing: destinationOf(billing),
      shipping: hasStockable ? destinationOf(brought) : null,
      shippingMethod: draft?.shippingMethod ?? null,
      paymentMethod,
      nowMs,
    });
  const available = creditBalance(buyer?.credit ?? [], nowMs);
  const shareOf = (total: Money) => shareOfCredit(total, draft?.useStoreCredit === true ? available : 0);
  const offered = (total: Money): readonly PaymentTerms[] =>
    offeredPayments(terms.payments, { total: shareOf(total).rest, group, currency: CURRENCY, isBackOffice: false });
  const { pricing, payment } = paidBy(draft?.paymentMethod ?? null, price, offered);
  const { method, methods } = pricing;
  const isPickup = method !== null && method.pickup !== null;
  const { grandTotal } = pricing.priced;
  const steps = checkoutSteps({
    buyer: buyer === null ? 'guest' : 'customer',
    itemsQty: pricing.priced.itemsQty,
    hasUnavailable: cart.items.some(({ quantity }) => quantity === 0),
    hasStockable,
    isBelowMinimum: pricing.missingForOrder > 0,
    hasBilling: billing !== null && isWhole(billing, terms),
    hasShipping: brought !== null && isWhole(brought, terms),
    methodsOffered: methods.length,
    shippingMethod: method?.code ?? null,
    isPickup,
    hasContact: false,
    quotes: { ...terms.quotes, isBelowMinimum: grandTotal < terms.quotes.minTotal },
    paymentMethod: payment?.code ?? null,
    isFree: payment?.code === 'free',
    placed: null,
  });
  const shipping = hasStockable && !isPickup ? brought : null;
  const payments = offered(grandTotal);
  const { credit: used, rest } = shareOf(grandTotal);
  const credit = { available, used, rest };
  return { pricing, billing, shipping, isSameAddress, method, payments, payment, credit, steps, hasDownload };
}

/**
 * The way to pay counts in the price (a rule may ask for it), and the price in the ways to pay: the one chosen stands
 * while it is offered at its own price; where nothing is to pay, that stands alone.
 */
function paidBy(
  asked: string | null,
  price: (method: string | null) => PricedCart,
  offered: (total: number) => readonly PaymentTerms[],
): { pricing: PricedCart; payment: PaymentTerms | null } {
  for (const code of asked === null ? ['free'] : [asked, 'free']) {
    const pricing = price(code);
    const payment = offered(pricing.priced.grandTotal).find((one) => one.code === code);
    if (payment !== undefined) return { pricing, payment };
  }
  return { pricing: price(null), payment: null };
}

/** What is sent of an address: the shop refuses what is none of its fields. */
function fieldsOf({
  uuid: _uuid,
  rev: _rev,
  revId: _revId,
  isDefaultBilling: _b,
  isDefaultShipping: _s,
  ...fields
}: Address): AddressFields {
  // what the book tells beside the fields of an address is named above, or this does not compile
  return fields satisfies Pick<AddressFields, keyof typeof fields>;
}

/** What its buyer says when they press. */
export interface OrderConsent {
  readonly terms: true;
  readonly newsletter: boolean;
  readonly waiveWithdrawal: boolean;
}

/** The request of the order as it stands on the screen; null while a step is missing. The UUID is the draft's. */
export function orderRequestOf(
  { cart, draft }: Pick<CheckoutFacts, 'cart' | 'draft'>,
  { pricing, billing, shipping, method, payment, credit }: Checkout,
  consent: OrderConsent,
): Omit<OrderRequest, 'uuid'> | null {
  if (billing === null || payment === null) return null;
  return {
    area: cart.area,
    quote: draft?.quote?.uuid ?? null,
    billing: fieldsOf(billing),
    shipping: shipping && fieldsOf(shipping),
    shippingMethod: method?.code ?? null,
    paymentMethod: payment.code,
    useStoreCredit: credit.used > 0,
    expectedTotal: pricing.priced.grandTotal,
    expectedRest: credit.rest,
    comment: draft?.comment ?? null,
    purchaseOrderNumber: draft?.purchaseOrderNumber ?? null,
    ...consent,
  };
}
