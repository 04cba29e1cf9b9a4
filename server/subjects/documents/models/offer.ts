import type { Priced } from './amounts.ts';
import type { Day, DocumentHead } from './document.ts';
import type { BankDetails } from './invoice.ts';
import type { Buyer, Recipient } from './parties.ts';

/** Confirmation of an order on a durable medium (art. L221-13 Code de la consommation). */
export interface OrderConfirmationModel extends DocumentHead, Priced {
  readonly buyer: Buyer;
  readonly recipient: Recipient | null;
  readonly paymentLabel: string;
  readonly shippingLabel: string | null;
  readonly deliveryBy: Day | null;
  /** For a transfer still to come. */
  readonly bank: BankDetails | null;
  /** Version of the terms of sale that were accepted. */
  readonly termsVersion: string;
  /** Days of withdrawal; null where the law gives none (professionals). */
  readonly withdrawalDays: number | null;
}

/** Quote (domain 5.3). Not an invoice, free, and binding once it bears the buyer's agreement. */
export interface QuoteModel extends DocumentHead, Priced {
  readonly version: number;
  readonly validUntil: Day;
  readonly buyer: Buyer;
  readonly recipient: Recipient | null;
  readonly deliveryDelay: string | null;
  readonly paymentTermsDays: number | null;
  readonly conditions: string | null;
}
