/** How an order is paid, as its documents say it. */
import { isPaymentMethod, paymentFacts, type PaymentMethodCode } from '#core/domain/payment/methods.ts';
import { isProvider, PROVIDERS, type ProviderCode } from '#core/domain/payment/providers/all.ts';
import type { ReadSetting } from '#server/platform/settings/core-config.ts';
import type { BankDetails, Payment, PaymentKind } from '#server/subjects/documents/models/invoice.ts';

import type { PaperOrder } from './paper-order.ts';

type OrderRow = PaperOrder['row'];

const OTHERS: Readonly<Record<Exclude<PaymentMethodCode, ProviderCode>, PaymentKind>> = {
  store_credit: 'store_credit',
  free: 'other',
  cash: 'cash',
  cheque: 'cheque',
};

function kindOf(method: string): PaymentKind {
  if (!isPaymentMethod(method)) return 'other';
  return isProvider(method) ? PROVIDERS[method].paper : OTHERS[method];
}

/** Where a transfer goes; null for a shop that has not set its account. */
export function bankOf(setting: ReadSetting, { area }: Pick<OrderRow, 'area'>): BankDetails | null {
  const of = <Name extends 'account_holder' | 'iban' | 'bic' | 'bank_name'>(name: Name) =>
    setting(`sales.payment_methods.banktransfer.${name}`, { channel: area });
  if (of('iban') === '') return null;
  return { holder: of('account_holder'), iban: of('iban'), bic: of('bic') || null, bankName: of('bank_name') || null };
}

/** True where the buyer makes a transfer: before the order is handled, or when an invoice falls due. */
export function isByTransfer({ payment_method: method }: Pick<OrderRow, 'payment_method'>): boolean {
  if (!isPaymentMethod(method)) return false;
  const { kind } = paymentFacts(method);
  return kind === 'transfer' || kind === 'later';
}

/** @param paidOn day on which all of it was paid; null: it is not */
export function paymentOf(setting: ReadSetting, row: OrderRow, paidOn: string | null): Payment {
  const method = row.payment_method;
  return {
    kind: kindOf(method),
    label: row.payment_title,
    paidOn,
    bank: paidOn === null && isByTransfer(row) ? bankOf(setting, row) : null,
  };
}
