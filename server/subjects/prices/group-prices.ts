import { sql, type RawBuilder } from 'kysely';

import { lowestOf, type QuantityPrice } from '#core/domain/price/group-price.ts';
import type { Money } from '#core/domain/price/money.ts';
import { WITH_OWN_PRICE } from '#server/database/product-types.ts';
import type { Db } from '#server/database/connection.ts';
import { moneyOf } from '#server/database/decimal.ts';
import type { Trx } from '#server/database/transaction.ts';
import type { Person } from '#server/platform/person.ts';

import { pricesIn, type StoredPrice } from './stored-prices.ts';

/** The group a person buys as; visitors have none. */
const groupOf = ({ kind, id }: Person): RawBuilder<string | null> =>
  kind === 'customer' ? sql`(select group_code from customer where id = ${id})` : sql`null`;

/** Rows for product `p`, its own and those of the product it is a variant of, as JSON. */
const rowsWhere = (holds: RawBuilder<boolean>): RawBuilder<readonly StoredPrice[]> => sql`coalesce((
  select jsonb_agg(jsonb_build_object('quantity', g.quantity, 'value_type', g.value_type,
    'price', g.price::text, 'percent', g.percent::text))
  from group_price g where g.product_id in (p.id, p.parent_id) and ${holds}), '[]')`;

/** The rows of this person's group for product `p`. */
export const groupPriceRows = (person: Person): RawBuilder<readonly StoredPrice[]> =>
  person.kind === 'customer' ? rowsWhere(sql`g.group_code = ${groupOf(person)}`) : sql`'[]'::jsonb`;

/** The rows that hold for everybody. */
export const everybodysPriceRows = rowsWhere(sql`g.group_code is null`);

/** What the rules of the catalogue ask of this person's group today for product `p`, where that is less than of everybody. */
export const groupRulePrice = (person: Person): RawBuilder<string | null> =>
  person.kind === 'customer'
    ? sql`(select r.price::text from group_rule_price r
        where r.product_id = p.id and r.group_code = ${groupOf(person)})`
    : sql`null::text`;

/** What a person's group has of its own for an article. */
export interface StoredPrices {
  readonly group_prices: readonly StoredPrice[];
  readonly group_rule_price: string | null;
}

/** What a group has of its own, made of the base price of what is sold. */
export function ownPricesIn(
  base: Money,
  { group_prices: rows, group_rule_price: rule }: StoredPrices,
): QuantityPrice[] {
  const own = pricesIn(base, rows);
  return rule === null ? own : lowestOf([own, [{ quantity: 1, price: moneyOf(rule) }]]);
}

/** The list of a customer's group: everything that is on sale and has a price of its own, by UUID. */
export async function readGroupPrices(
  db: Db | Trx,
  person: Person,
): Promise<Readonly<Record<string, readonly QuantityPrice[]>>> {
  const { rows } = await sql<{ uuid: string; parent: string | null; base: string } & StoredPrices>`
    with priced as (
      select sold.id
      from group_price g join product sold on g.product_id in (sold.id, sold.parent_id)
      where g.group_code = ${groupOf(person)}
      union
      select r.product_id from group_rule_price r where r.group_code = ${groupOf(person)}
    )
    select p.uuid, parent.uuid as parent, p.price as base, ${groupPriceRows(person)} as group_prices,
      ${groupRulePrice(person)} as group_rule_price
    from priced join product p on p.id = priced.id left join product parent on parent.id = p.parent_id
    where p.is_active and p.deleted_at is null and p.type = ${WITH_OWN_PRICE}
    order by p.id`.execute(db);
  const prices: Record<string, readonly QuantityPrice[]> = {};
  for (const { uuid, parent, base, ...own } of rows) {
    const found = ownPricesIn(moneyOf(base), own);
    prices[uuid] = found;
    // "dès": a list shows the lowest price for one of a product with variants.
    if (parent !== null) prices[parent] = lowestForOne(prices[parent] ?? [], found);
  }
  return prices;
}

function lowestForOne(before: readonly QuantityPrice[], found: readonly QuantityPrice[]): readonly QuantityPrice[] {
  const one = found.find(({ quantity }) => quantity === 1);
  const [known] = before;
  return one === undefined || (known !== undefined && known.price <= one.price) ? before : [one];
}
