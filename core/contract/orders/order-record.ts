/** An order as its buyer follows it (specification §3, domain 4.2): confirmed by the shop, readable without a network. */
import type { AddressFields } from '#core/contract/account/address-fields.ts';
import type { KitOfLine } from '#core/contract/cart/sold-lines.ts';
import type { OrderStatus } from '#core/domain/order/status.ts';
import type { Money } from '#core/domain/price/money.ts';
import type { TaxBlock } from '#core/domain/price/tax.ts';
import type { Area } from '#core/domain/shop/area.ts';
import { recordKind } from '#core/wire/record.ts';

/** A line with what became of its units. Amounts include tax. */
export interface OrderRecordLine {
  readonly uuid: string;
  /** What "Commander à nouveau" puts in the cart. */
  readonly lineKey: string;
  readonly product: string | null;
  /** The kit it is a component of; left out where it is none, and by a shop of before. */
  readonly kit?: KitOfLine;
  readonly variant: string | null;
  readonly path: string;
  readonly image: string | null;
  readonly name: string;
  readonly sku: string;
  readonly options: readonly { readonly label: string; readonly value: string }[];
  readonly unitPrice: Money;
  readonly taxPercent: number;
  readonly deposit: Money;
  readonly ecoContribution: Money;
  /** Of the whole line. */
  readonly discount: Money;
  readonly total: Money;
  readonly isStockable: boolean;
  readonly qtyOrdered: number;
  readonly qtyInvoiced: number;
  readonly qtyShipped: number;
  readonly qtyRefunded: number;
  readonly qtyRefundedUnshipped: number;
  readonly qtyCanceled: number;
  /** Days a return may be asked for after the delivery, beside the legal withdrawal. */
  readonly returnDays: number;
  readonly allowReturn: boolean;
  readonly withdrawalExclusion: 'made_to_order' | 'unsealed_hygiene' | 'download' | null;
}

/** A parcel, or what is fetched in the shop. Instants are ISO; null: not yet. */
export interface OrderPackage {
  readonly uuid: string;
  readonly number: string;
  readonly status: 'pending' | 'processing' | 'completed' | 'canceled';
  readonly carrier: string;
  readonly trackNumber: string | null;
  readonly trackUrl: string | null;
  readonly shippedAt: string | null;
  readonly readyAt: string | null;
  readonly deliveredAt: string | null;
  readonly lines: readonly { readonly line: string; readonly quantity: number }[];
}

export interface OrderDocument {
  readonly kind: 'order' | 'invoice' | 'credit_note' | 'delivery_slip';
  /** Of the invoice, the refund, the order. */
  readonly uuid: string;
  readonly number: string;
  readonly at: string;
  readonly total: Money;
}

export interface OrderComment {
  readonly uuid: string;
  readonly author: 'customer' | 'shop' | 'system';
  readonly message: string;
  readonly at: string;
}

/** That the buyer withdrew, and since when the shop has it (Code de la consommation, art. L221-21). */
export interface OrderWithdrawal {
  readonly uuid: string;
  readonly receivedAt: string;
  readonly acknowledgedAt: string | null;
  /** Number of the return that brings back what was sent; null: nothing comes back. */
  readonly rma: string | null;
  readonly isDeclined: boolean;
  readonly declinedReason: string | null;
  /** Units of its lines; missing in what a device kept from before the shop told them. */
  readonly lines?: readonly { readonly line: string; readonly quantity: number }[];
}

/** What an order lets its buyer download; whether they may now, `downloadStanding` says. */
export interface OrderDownload {
  readonly uuid: string;
  /** Of the line that it was bought with. */
  readonly line: string;
  readonly title: string;
  readonly titleEnglish: string | null;
  /** Null: it lies at another address. */
  readonly file: { readonly name: string; readonly bytes: number } | null;
  /** Per piece; 0: as often as the buyer likes. */
  readonly maxDownloads: number;
  readonly used: number;
  /** Null: the order is not paid yet. */
  readonly grantedAt: string | null;
  /** Null: without an end. */
  readonly endsAt: string | null;
}

/** Where a transfer has to go; the reference is the order's number (domain 4.6). */
export interface TransferDetails {
  readonly holder: string;
  readonly iban: string;
  readonly bic: string;
  readonly bank: string;
  readonly instructions: string;
}

export interface OrderPayment {
  readonly method: string;
  readonly title: string;
  /** The last try: why it failed, as a code; null where none did. */
  readonly failure: string | null;
  /** The last try, by its reference at the provider; absent from a record kept by an older version. */
  readonly attempt?: string | null;
  /** Started and not known yet. */
  readonly isUnderWay: boolean;
  /** Until when the order waits for its money; null: nothing is waited for. */
  readonly expiresAt: string | null;
  readonly transfer: TransferDetails | null;
}

export interface OrderRecord {
  readonly kind: 'order';
  readonly uuid: string;
  readonly area: Area;
  readonly number: string;
  readonly status: OrderStatus;
  /** UUID of the quote it was made from. */
  readonly quote: string | null;
  readonly placedAt: string;
  readonly lines: readonly OrderRecordLine[];
  readonly subTotal: Money;
  readonly discountAmount: Money;
  readonly shippingAmount: Money;
  readonly taxes: readonly TaxBlock[];
  readonly taxTotal: Money;
  readonly grandTotal: Money;
  readonly paid: Money;
  readonly refunded: Money;
  readonly couponCode: string | null;
  readonly comment: string | null;
  readonly billing: AddressFields;
  /** Null: nothing to bring, or fetched in the shop. */
  readonly shipping: AddressFields | null;
  readonly shippingMethod: string | null;
  readonly shippingTitle: string | null;
  readonly pickup: { readonly name: string; readonly address: string; readonly hours: string | null } | null;
  /** Promised days, `2026-11-26`. */
  readonly promisedFrom: string | null;
  readonly promisedTo: string | null;
  readonly payment: OrderPayment;
  readonly packages: readonly OrderPackage[];
  readonly documents: readonly OrderDocument[];
  readonly comments: readonly OrderComment[];
  readonly history: readonly { readonly status: OrderStatus; readonly at: string }[];
  /** Oldest first; missing in what a device kept from before the shop told them. */
  readonly withdrawals?: readonly OrderWithdrawal[];
  /** Missing in what a device kept from before the shop told them. */
  readonly downloads?: readonly OrderDownload[];
  readonly isCancellationAsked: boolean;
  /** A purchase for a profession: consumers alone can withdraw. */
  readonly isProfessional: boolean;
}

export const orderKind = recordKind<OrderRecord, string>({ kind: 'order', mayBeGone: true });
