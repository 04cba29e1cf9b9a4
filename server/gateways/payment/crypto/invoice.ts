import * as v from 'valibot';

import { cutText } from '#core/domain/text/cut-text.ts';

import { centsOf, decimalOf } from '../cents.ts';
import type { PaymentEvent, PaymentMode, PaymentOutcome } from '../payment-event.ts';
import type { PaymentRequest, Rejection } from '../payment-gateway.ts';

export const invoiceId = v.pipe(v.string(), v.regex(/^[0-9A-Za-z_-]{1,64}$/u));

/** What the shop reads of an invoice; the server may add to it. Amounts come as texts or numbers. */
export const invoiceRecord = v.object({
  id: invoiceId,
  storeId: v.string(),
  amount: v.union([v.string(), v.pipe(v.number(), v.transform(String))]),
  currency: v.string(),
  checkoutLink: v.optional(v.string(), ''),
  status: v.string(),
  additionalStatus: v.optional(v.string(), 'None'),
  metadata: v.nullish(v.record(v.string(), v.unknown())),
});
export type InvoiceRecord = v.InferOutput<typeof invoiceRecord>;

/** The body of an invoice (domain 4.6): an amount in euros, to be paid in coins before its time is up. */
export function invoiceBody(payment: PaymentRequest, expireMinutes: number) {
  return {
    amount: decimalOf(payment.amount.cents),
    currency: payment.amount.currency,
    metadata: {
      orderId: payment.reference,
      orderUuid: payment.orderUuid,
      itemDesc: cutText(`Commande ${payment.orderNumber}`, 100),
    },
    checkout: {
      expirationMinutes: expireMinutes,
      redirectURL: payment.returns.success,
      redirectAutomatically: true,
      defaultLanguage: 'fr-FR',
    },
  };
}

/** What a status means (domain 4.6), or null for one that this version does not know. */
export function outcomeOf({ status, additionalStatus }: InvoiceRecord): PaymentOutcome | null {
  switch (status) {
    case 'New':
    case 'Processing':
      return { kind: 'pending', reason: status };
    case 'Settled':
      return { kind: 'paid' };
    case 'Expired': {
      const code = additionalStatus === 'None' ? status : `${status} ${additionalStatus}`;
      if (additionalStatus === 'PaidPartial') return { kind: 'failed', failure: 'underpaid', providerCode: code };
      if (additionalStatus === 'PaidLate') return { kind: 'failed', failure: 'paidLate', providerCode: code };
      return { kind: 'failed', failure: 'expired', providerCode: code };
    }
    case 'Invalid':
      return { kind: 'failed', failure: 'declined', providerCode: status };
    default:
      return null;
  }
}

const textIn = (record: InvoiceRecord, name: string): string => {
  const value = record.metadata?.[name];
  return typeof value === 'string' ? value : '';
};

/** What an invoice says, read with the shop's own key. */
export function eventOf(
  record: InvoiceRecord,
  { storeId, mode }: { readonly storeId: string; readonly mode: PaymentMode },
  raw: unknown,
): PaymentEvent | Rejection {
  if (record.storeId !== storeId) return 'merchantMismatch';
  const outcome = outcomeOf(record);
  if (outcome === null) return 'statusUnknown';
  const cents = centsOf(record.amount);
  if (cents === null || cents < 0) return 'bodyMalformed';
  return {
    provider: 'crypto',
    mode,
    outcome,
    reference: textIn(record, 'orderId'),
    orderUuid: textIn(record, 'orderUuid'),
    providerTransaction: record.id,
    providerReference: record.id,
    amount: { cents, currency: record.currency },
    raw,
  };
}
