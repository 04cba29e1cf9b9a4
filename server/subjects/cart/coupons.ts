/** Codes of promotions (domain 3.2) as carts carry them: the rule, its limits, and whether this person has used them up. */
import { sql } from 'kysely';

import type { CartCoupon } from '#core/contract/cart/cart-record.ts';
import { isExhausted } from '#core/domain/promotion/coupon.ts';
import type { Db } from '#server/database/connection.ts';
import type { Trx } from '#server/database/transaction.ts';
import type { Person } from '#server/platform/person.ts';
import { cartRuleOf, type CartRuleRecord } from '#server/platform/sale-terms/cart-rules.ts';

interface CouponRecord extends CartRuleRecord {
  readonly coupon_uuid: string;
  readonly code: string;
  readonly usage_limit: number;
  readonly coupon_per_customer: number;
  readonly coupon_times_used: number;
  readonly used_by_customer: number;
  readonly expired_at: Date | null;
}

/** `by`: the codes of these UUIDs, or the one of this text. */
async function load(
  db: Db | Trx,
  by: { readonly uuids: readonly string[] } | { readonly code: string },
  person: Person,
): Promise<readonly CouponRecord[]> {
  const customer = person.kind === 'customer' ? person.id : null;
  const asked = 'code' in by ? sql`upper(c.code) = upper(${by.code})` : sql`c.uuid = any(${[...by.uuids]}::uuid[])`;
  const { rows } = await sql<CouponRecord>`
    select r.*, c.uuid as coupon_uuid, c.code, c.usage_limit, c.usage_per_customer as coupon_per_customer,
      c.times_used as coupon_times_used, c.expired_at,
      (select count(*)::int from cart_rule_usage u where u.rule_uuid = r.uuid and u.customer_id = ${customer}::uuid)
        as used_by_customer
    from cart_rule_coupon c join cart_rule r on r.uuid = c.rule_uuid
    where ${asked}`.execute(db);
  return rows;
}

/** Of two limits that may each be missing (0), the tighter one. */
const tighter = (one: number, other: number): number =>
  one === 0 || other === 0 ? Math.max(one, other) : Math.min(one, other);

const couponOf = (row: CouponRecord): CartCoupon => ({
  code: row.code.toUpperCase(),
  label: row.label,
  rule: cartRuleOf(row),
  expiresAtMs: row.expired_at?.getTime() ?? null,
  isExhausted: isExhausted({
    timesUsed: row.coupon_times_used,
    usageLimit: tighter(row.usage_limit, row.uses_per_coupon),
    timesUsedByCustomer: row.used_by_customer,
    usagePerCustomer: tighter(row.coupon_per_customer, row.usage_per_customer),
  }),
});

/** The codes that carts carry, by their UUID. */
export async function readCoupons(
  db: Db | Trx,
  uuids: readonly string[],
  person: Person,
): Promise<ReadonlyMap<string, CartCoupon>> {
  if (uuids.length === 0) return new Map();
  const rows = await load(db, { uuids }, person);
  return new Map(rows.map((row) => [row.coupon_uuid, couponOf(row)]));
}

/** The code of this text; null when none is called that. */
export async function findCoupon(
  db: Db | Trx,
  code: string,
  person: Person,
): Promise<{ readonly uuid: string; readonly coupon: CartCoupon } | null> {
  const [row] = await load(db, { code }, person);
  return row === undefined ? null : { uuid: row.coupon_uuid, coupon: couponOf(row) };
}
