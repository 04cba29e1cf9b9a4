import * as v from 'valibot';

import { centsOf, decimalOf } from '../cents.ts';
import type { RefundRequest, RefundResult } from '../payment-gateway.ts';
import { ProviderError } from '../provider-error.ts';
import { invoiceId } from './invoice.ts';
import type { InvoiceApi, pullPayment } from './invoice-api.ts';

function claimable(pull: v.InferOutput<typeof pullPayment>): RefundResult {
  const cents = centsOf(pull.amount);
  if (cents === null || !/^https?:\/\//u.test(pull.viewLink)) throw new ProviderError('malformed');
  return {
    kind: 'claimable',
    providerTransaction: pull.id,
    amount: { cents, currency: pull.currency },
    url: pull.viewLink,
  };
}

/**
 * Sets euros aside for the payer, who says under an address where the coins go: nobody knows whether the sender's own
 * address is still theirs. The name of what is set aside is the reference, so that a repeated call finds it.
 * @throws ProviderError; refused for an id that is none
 */
export async function refundInvoice(
  api: InvoiceApi,
  { reference, providerReference, amount }: RefundRequest,
): Promise<RefundResult> {
  if (!v.is(invoiceId, providerReference)) throw new ProviderError('refused');
  const { value: invoice } = await api.invoice(providerReference);
  if (invoice.currency !== amount.currency) return { kind: 'refused', reason: 'currencyMismatch' };
  const { value: known } = await api.pullPayments();
  const made = known.find(({ name }) => name === reference);
  if (made) return claimable(made);
  if (invoice.status !== 'Settled') return { kind: 'refused', reason: 'unpaid' };
  if (amount.cents < 1) return { kind: 'refused', reason: 'amountTooSmall' };
  if (amount.cents > (centsOf(invoice.amount) ?? 0)) return { kind: 'refused', reason: 'amountTooLarge' };
  const { value } = await api.refundInvoice(providerReference, {
    name: reference,
    payoutMethodId: 'BTC-CHAIN',
    refundVariant: 'Custom',
    customAmount: decimalOf(amount.cents),
    customCurrency: amount.currency,
  });
  return claimable(value);
}
