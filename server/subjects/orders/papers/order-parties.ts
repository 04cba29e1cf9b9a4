/** Who bought and where it goes, as documents name them. */
import type { AddressFields } from '#core/contract/account/address-fields.ts';
import type { Buyer, PostalAddress, Recipient } from '#server/subjects/documents/models/parties.ts';

import { partiesIn, type PaperOrder } from './paper-order.ts';

const postal = ({ street1, street2, additional, postcode, city, country }: AddressFields): PostalAddress => ({
  lines: [additional, street1, street2].flatMap((line) => (line?.trim() ? [line] : [])),
  postcode,
  city,
  country,
});

const recipient = (address: AddressFields): Recipient => ({
  name: `${address.firstName} ${address.lastName}`.trim(),
  company: address.companyName || null,
  address: postal(address),
});

export function buyerOf(order: PaperOrder): Buyer {
  const { buyer, billing } = partiesIn(order);
  const { type, company, email } = buyer;
  const { name, company: written, address } = recipient(billing);
  return {
    kind: type,
    name,
    company: company?.name || written,
    address,
    siret: company?.siret ?? null,
    vatNumber: company?.vatNumber ?? billing.vatNumber ?? null,
    email,
    purchaseOrder: order.row.purchase_order_number,
  };
}

/** Whoever pays, as an address. */
export const payerOf = (order: PaperOrder): Recipient => recipient(partiesIn(order).billing);

/** Somebody who receives what the buyer ordered. */
export function receiverOf(order: PaperOrder): Recipient {
  const { billing, shipping } = partiesIn(order);
  return recipient(shipping ?? billing);
}

/** Where goods go when that is not the buyer's address; null: to the buyer, or nowhere. */
export function recipientOf(order: PaperOrder): Recipient | null {
  const receiver = receiverOf(order);
  return JSON.stringify(receiver) === JSON.stringify(payerOf(order)) ? null : receiver;
}
