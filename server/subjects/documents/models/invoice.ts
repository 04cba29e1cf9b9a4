import type { Money } from '#core/domain/price/money.ts';

import type { Priced } from './amounts.ts';
import type { Day, DocumentHead } from './document.ts';
import type { Buyer, Recipient } from './parties.ts';

/** Categories of operation (art. 242 nonies A ann. II CGI). */
export type Operation = 'goods' | 'services' | 'mixed';

/** How the amount reaches the seller. */
export type PaymentKind = 'card' | 'online' | 'transfer' | 'cash' | 'cheque' | 'store_credit' | 'other';

export interface BankDetails {
  readonly holder: string;
  readonly iban: string;
  readonly bic: string | null;
  readonly bankName: string | null;
}

export interface Payment {
  readonly kind: PaymentKind;
  /** "Carte bancaire", as the order has it. */
  readonly label: string;
  /** Day of the payment when all is paid. */
  readonly paidOn: Day | null;
  /** For a transfer still due. */
  readonly bank: BankDetails | null;
}

/** What must be said about late payment between professionals (art. L441-9, L441-10, D441-5 Code de commerce). */
export interface PaymentTerms {
  readonly dueOn: Day;
  /** "Pas d’escompte pour paiement anticipé" */
  readonly discountText: string;
  /** "3 fois le taux d’intérêt légal" */
  readonly lateRate: string;
  readonly recoveryFee: Money;
}

/** Invoice and credit note (domain 4.3). Amounts of a credit note are positive: they are given back. */
export interface InvoiceModel extends DocumentHead, Priced {
  readonly buyer: Buyer;
  readonly recipient: Recipient | null;
  readonly orderNumber: string;
  /** Day of sale or delivery. */
  readonly saleOn: Day;
  readonly operation: Operation;
  /** « Option pour le paiement de la taxe d’après les débits ». */
  readonly taxOnDebits: boolean;
  readonly terms: PaymentTerms;
  readonly payment: Payment;
  readonly note: string | null;
}

export interface CreditNoteModel extends InvoiceModel {
  /** The invoices it corrects; at least one. */
  readonly invoices: readonly { readonly number: string; readonly issuedOn: Day }[];
  readonly reason: string | null;
}
