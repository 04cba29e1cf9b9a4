import type { CartRule } from './cart-rule.ts';
import { ruleWindow } from './rule-scope.ts';

/** Why a code is not taken (domain 3.1). */
export const COUPON_REFUSALS = ['alreadyApplied', 'unknown', 'expired', 'exhausted', 'conditions'] as const;
export type CouponRefusal = (typeof COUPON_REFUSALS)[number];

/** How often a code was used and may be; a limit of 0 is none. */
export interface CouponUsage {
  readonly timesUsed: number;
  readonly usageLimit: number;
  readonly timesUsedByCustomer: number;
  readonly usagePerCustomer: number;
}

/** A code somebody typed and what is known of it; `rule` null when no code is called that. */
export interface CouponInUse {
  readonly code: string;
  readonly rule: CartRule | null;
  /** The instant the code alone ends at, in milliseconds. */
  readonly expiresAtMs: number | null;
  readonly isExhausted: boolean;
}

/** What became of the cart's code: it took effect, or why not. */
export interface CouponOutcome {
  readonly code: string;
  readonly refusal: CouponRefusal | null;
}

/** The form codes are kept and compared in: without case, spaces and signs that nobody sees, which mails bring along (domain 3.2). */
export function normaliseCouponCode(text: string): string {
  return text.replace(/[\s\p{Cf}]+/gu, '').toUpperCase();
}

/** True when the code, or this customer's share of it, is used up. */
export function isExhausted({ timesUsed, usageLimit, timesUsedByCustomer, usagePerCustomer }: CouponUsage): boolean {
  const used = usageLimit > 0 && timesUsed >= usageLimit;
  return used || (usagePerCustomer > 0 && timesUsedByCustomer >= usagePerCustomer);
}

/**
 * Why the code cannot count now, before its conditions are read; null when it can. A code that is switched off or has not
 * begun is unknown: nobody learns of a promotion before its day.
 */
export function couponRefusal({ rule, expiresAtMs, isExhausted }: CouponInUse, nowMs: number): CouponRefusal | null {
  if (rule === null || !rule.enabled || !rule.needsCoupon) return 'unknown';
  const window = ruleWindow(rule, nowMs);
  if (window === 'before') return 'unknown';
  if (window === 'over' || (expiresAtMs !== null && nowMs >= expiresAtMs)) return 'expired';
  return isExhausted ? 'exhausted' : null;
}

/** A cart carries one code (domain 3.2): whether another one may come, `outcome` being what it would do. */
export function couponDecision(current: string | null, outcome: CouponOutcome): CouponRefusal | null {
  return current === null ? outcome.refusal : 'alreadyApplied';
}
