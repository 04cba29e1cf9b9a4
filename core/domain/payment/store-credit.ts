/** What the shop owes a customer ("avoir", domain 4.5): entries that sum to a balance. */
import { add, type Money } from '#core/domain/price/money.ts';

/** What was given or spent, added up by the instant it runs out; null: it does not. */
export interface CreditEntry {
  readonly amount: Money;
  /** ISO instant. */
  readonly expiresAt: string | null;
}

/** What is left of it at an instant in ms; never below nothing. */
export function creditBalance(entries: readonly CreditEntry[], nowMs: number): Money {
  const left = entries.filter(({ expiresAt }) => expiresAt === null || Date.parse(expiresAt) > nowMs);
  return Math.max(0, add(...left.map(({ amount }) => amount)));
}
