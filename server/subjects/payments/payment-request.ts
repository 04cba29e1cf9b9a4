import { toCents } from '#core/domain/price/money.ts';
import { addressLines, type AddressFields } from '#core/contract/account/address-fields.ts';
import { moneyOf } from '#server/database/decimal.ts';
import type { PayerAddress, PaymentRequest } from '#server/gateways/payment/payment-gateway.ts';
import type { OnlineProvider } from '#core/domain/payment/providers/all.ts';
import { addressIn, buyerIn, type Order } from '#server/subjects/orders/service/load-order.ts';

import type { PaymentDeps } from './payment-deps.ts';

interface Try {
  readonly reference: string;
  readonly serial: number;
  readonly startedAt: Date;
  readonly cents: number;
  readonly provider: OnlineProvider;
}

const TITLES = { Mr: 'mr', Mrs: 'mrs', Other: undefined } as const;

function payerAddress(address: AddressFields, email: string): PayerAddress {
  const title = TITLES[address.gender];
  const [street, ...more] = [address.street1, address.street2, address.additional].filter((line) => line !== null);
  return {
    ...(title === undefined ? {} : { title }),
    firstName: address.firstName,
    lastName: address.lastName,
    ...(address.companyName === null ? {} : { company: address.companyName }),
    email,
    ...(address.phone === null ? {} : { phone: address.phone }),
    lines: [street ?? addressLines(address).join(' '), ...more],
    postcode: address.postcode,
    city: address.city,
    country: address.country,
  };
}

/** What a provider is told of a try to pay an order. */
export function requestOf(deps: PaymentDeps, order: Order, one: Try): PaymentRequest {
  const { row } = order;
  const buyer = buyerIn(row.buyer);
  const back = (result: string) =>
    `${deps.origin}/api/payments/${one.provider}/${row.area}/return/${row.uuid}?result=${result}&try=${encodeURIComponent(one.reference)}`;
  const isPickup = row.pickup_source !== null;
  return {
    reference: one.reference,
    serial: one.serial,
    startedAt: one.startedAt,
    orderUuid: row.uuid,
    orderNumber: row.number,
    customerId: row.customer_id ?? '',
    amount: { cents: one.cents, currency: row.currency },
    lines: order.lines.map((line) => ({
      name: line.row.name,
      sku: line.row.sku,
      quantity: line.qtyOrdered,
      unitCents: toCents(moneyOf(line.row.unit_price)),
    })),
    deliveryCents: toCents(moneyOf(row.shipping_amount)),
    discountCents: toCents(moneyOf(row.discount_amount)),
    billing: payerAddress(addressIn(row.billing_address), buyer.email),
    ...(row.shipping_address === null ? {} : { shipping: payerAddress(addressIn(row.shipping_address), buyer.email) }),
    delivery: isPickup ? 'pickup' : order.lines.some((line) => line.isStockable) ? 'address' : 'digital',
    returns: {
      success: back('success'),
      refused: back('refused'),
      cancelled: back('cancelled'),
      failed: back('failed'),
    },
    notifyUrl: `${deps.origin}/api/payments/${one.provider}/${row.area}/notify`,
  };
}
