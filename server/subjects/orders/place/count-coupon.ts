import { sql } from 'kysely';

import type { AppliedRule } from '#core/domain/checkout/priced-order.ts';
import { Refusal } from '#core/wire/refusal.ts';
import type { Trx } from '#server/database/transaction.ts';

import type { Basket } from './basket.ts';

interface Used {
  readonly order: string;
  readonly customer: string;
  readonly cart: Basket;
  readonly applied: readonly AppliedRule[];
  readonly now: Date;
}

/**
 * Counts the rules that made the order cheaper; the row of the code is locked since it was read, so that two orders never
 * share its last use (domain 3.2).
 * @throws Refusal `coupon.exhausted`
 */
export async function countCoupon(trx: Trx, { order, customer, cart, applied, now }: Used): Promise<void> {
  const { coupon } = cart.record;
  const counted = applied.map(({ id }) => id);
  if (counted.length === 0) return;
  const byCode = coupon?.rule != null && counted.includes(coupon.rule.id) ? cart.couponUuid : null;
  if (byCode !== null) {
    const { rows } = await sql<{ uuid: string }>`
      update cart_rule_coupon set times_used = times_used + 1
      where uuid = ${byCode}::uuid and (usage_limit = 0 or times_used < usage_limit) returning uuid`.execute(trx);
    if (rows.length === 0) throw new Refusal('coupon.exhausted');
  }
  await sql`
    insert into cart_rule_usage (rule_uuid, coupon_uuid, customer_id, order_uuid, used_at)
    select rule, case when rule = ${coupon?.rule?.id ?? null}::uuid then ${byCode}::uuid end,
      ${customer}::uuid, ${order}::uuid, ${now}
    from unnest(${counted}::uuid[]) as rule`.execute(trx);
  await sql`update cart_rule set times_used = times_used + 1 where uuid = any(${counted}::uuid[])`.execute(trx);
}

/** Gives back what an order used up that was cancelled before it was paid. */
export async function giveCouponBack(trx: Trx, order: string): Promise<void> {
  await sql`
    with gone as (delete from cart_rule_usage where order_uuid = ${order}::uuid returning rule_uuid, coupon_uuid),
    codes as (
      update cart_rule_coupon set times_used = greatest(0, times_used - 1)
      where uuid in (select coupon_uuid from gone where coupon_uuid is not null)
    )
    update cart_rule set times_used = greatest(0, times_used - 1) where uuid in (select rule_uuid from gone)`.execute(
    trx,
  );
}
