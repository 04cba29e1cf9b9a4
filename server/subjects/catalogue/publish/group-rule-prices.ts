/** The prices that rules make for one group alone: they stand in the list of that group, never in the catalogue. */
import { sql } from 'kysely';

import { GROUP_PRICES_MAX } from '#core/domain/price/group-price.ts';
import type { Money } from '#core/domain/price/money.ts';
import { numericOf } from '#server/database/decimal.ts';
import type { Trx } from '#server/database/transaction.ts';
import { among } from '#server/subjects/catalogue/load/only-ids.ts';

export interface GroupRulePrice {
  readonly product: number;
  readonly group: string;
  readonly price: Money;
}

/**
 * Makes these the prices that rules ask of groups – of all products, or of some (`only`). A device holds the list of its
 * group: of more than a list may have (decision 35) the oldest articles stay.
 */
export async function writeGroupRulePrices(
  trx: Trx,
  prices: readonly GroupRulePrice[],
  only: readonly number[] | undefined,
): Promise<void> {
  const products = prices.map(({ product }) => product);
  const groups = prices.map(({ group }) => group);
  const asked = prices.map(({ price }) => numericOf(price));
  await sql`
    with others as (
      select r.group_code, count(*) as count from group_rule_price r
      where ${only === undefined ? sql`false` : sql`r.product_id <> all(${[...only]}::bigint[])`}
      group by r.group_code
    ), kept as (
      select one.product_id, one.group_code, one.price
      from (
        select *, row_number() over (partition by group_code order by product_id) as place
        from unnest(${products}::bigint[], ${groups}::text[], ${asked}::numeric[]) as asks (product_id, group_code, price)
      ) one left join others using (group_code)
      where one.place + coalesce(others.count, 0) <= ${GROUP_PRICES_MAX}
    ), gone as (
      delete from group_rule_price r
      where not exists (select from kept where (kept.product_id, kept.group_code) = (r.product_id, r.group_code))
        ${among(sql`r.product_id`, only)}
    )
    insert into group_rule_price (product_id, group_code, price)
    select product_id, group_code, price from kept
    except select product_id, group_code, price from group_rule_price
    on conflict (product_id, group_code) do update set price = excluded.price`.execute(trx);
}
