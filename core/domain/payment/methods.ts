/** The ways to pay (domain 4.6), and which of them are offered. */
import type { Money } from '#core/domain/price/money.ts';

import { PROVIDERS } from './providers/all.ts';
import { anyTotal, type MethodFacts } from './providers/provider.ts';

export const PAYMENT_METHODS = {
  ...PROVIDERS,
  /** "Avoir"; may pay a part. */
  store_credit: { ...anyTotal, kind: 'credit', where: 'shop', needsPrepayment: true },
  /** Nothing to pay. */
  free: { ...anyTotal, kind: 'none', where: 'shop', needsPrepayment: false },
  cash: { ...anyTotal, kind: 'counter', where: 'backOffice', needsPrepayment: false },
  cheque: { ...anyTotal, kind: 'counter', where: 'backOffice', needsPrepayment: true },
} as const satisfies Record<string, MethodFacts>;

export type PaymentMethodCode = keyof typeof PAYMENT_METHODS;

export function isPaymentMethod(code: string): code is PaymentMethodCode {
  return Object.hasOwn(PAYMENT_METHODS, code);
}

/** True for a method by which a provider takes the money; one that the shop does not know is none. */
export function isOnlinePayment(code: string): boolean {
  return isPaymentMethod(code) && PAYMENT_METHODS[code].kind === 'online';
}

/** What is known of a method by its code alone. */
export function paymentFacts(code: PaymentMethodCode): MethodFacts {
  return PAYMENT_METHODS[code];
}

/** A method as the shop of an area has set it. */
export interface PaymentTerms {
  readonly code: PaymentMethodCode;
  readonly title: string;
  readonly sort: number;
  /** Both included; null: no end. */
  readonly minTotal: Money | null;
  readonly maxTotal: Money | null;
  /** Customer groups; none named: every group, but for `account`, which only groups have that are named. */
  readonly groups: readonly string[];
}

export interface PaymentQuestion {
  /** Left to pay. */
  readonly total: Money;
  readonly group: string;
  readonly currency: string;
  readonly isBackOffice: boolean;
}

function isWithin(total: Money, min: Money | null, max: Money | null): boolean {
  return (min === null || total >= min) && (max === null || total <= max);
}

function isOffered(terms: PaymentTerms, { total, group, currency, isBackOffice }: PaymentQuestion): boolean {
  const facts = paymentFacts(terms.code);
  const isOpenToGroup = terms.groups.length === 0 ? facts.kind !== 'later' : terms.groups.includes(group);
  return (
    (total === 0) === (facts.kind === 'none') &&
    // Credit pays beside another method, and is asked for apart (`shareOfCredit`).
    facts.kind !== 'credit' &&
    (isBackOffice || facts.where === 'shop') &&
    isOpenToGroup &&
    (facts.currencies === null || facts.currencies.includes(currency)) &&
    isWithin(total, facts.min, facts.max) &&
    isWithin(total, terms.minTotal, terms.maxTotal)
  );
}

/** The methods offered, in the order of the shop. `free` stands alone, and only where nothing is to pay. */
export function offeredPayments(methods: readonly PaymentTerms[], question: PaymentQuestion): readonly PaymentTerms[] {
  const offered = methods.filter((terms) => isOffered(terms, question));
  return offered.toSorted((a, b) => a.sort - b.sort || (a.code < b.code ? -1 : 1));
}

/** What a customer's credit pays of a total, and what is left for another method. */
export function shareOfCredit(total: Money, balance: Money): { readonly credit: Money; readonly rest: Money } {
  const credit = Math.max(0, Math.min(total, balance));
  return { credit, rest: total - credit };
}
