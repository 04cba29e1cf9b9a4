import { sql, type RawBuilder, type Selectable } from 'kysely';

import { lowestOf, pricesOfGroup, type GroupPrice, type QuantityPrice } from '#core/domain/price/group-price.ts';
import type { Money } from '#core/domain/price/money.ts';
import type { Db } from '#server/database/connection.ts';
import { moneyOf } from '#server/database/decimal.ts';
import type { GroupPriceRow } from '#server/database/tables/sale/sale-terms-tables.ts';
import type { Trx } from '#server/database/transaction.ts';
import type { Person } from '#server/platform/person.ts';

/** What of a row makes a price, as it comes through JSON. */
export type StoredPrice = Pick<Selectable<GroupPriceRow>, 'quantity' | 'value_type' | 'price' | 'percent'>;

/** The group a person buys as; visitors have none. */
const groupOf = ({ kind, id }: Person): RawBuilder<string | null> =>
  kind === 'customer' ? sql`(select group_code from customer where id = ${id})` : sql`null`;

/** The rows that hold for product `p` and this person: its own and those of the product it is a variant of, as JSON. */
export const groupPriceRows = (person: Person): RawBuilder<readonly StoredPrice[]> =>
  person.kind === 'customer'
    ? sql`coalesce((
        select jsonb_agg(jsonb_build_object('quantity', g.quantity, 'value_type', g.value_type,
          'price', g.price::text, 'percent', g.percent::text))
        from group_price g where g.product_id in (p.id, p.parent_id) and g.group_code = ${groupOf(person)}), '[]')`
    : sql`'[]'::jsonb`;

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

/** What they make of the base price of what is sold. */
export function pricesIn(base: Money, { group_prices: rows, group_rule_price: rule }: StoredPrices): QuantityPrice[] {
  const prices = rows.map(({ quantity, value_type: kind, price, percent }): GroupPrice => {
    const from = { group: null, quantity };
    return kind === 'fixed'
      ? { ...from, kind, price: moneyOf(price ?? '0') }
      : { ...from, kind, percent: Number(percent) };
  });
  const own = pricesOfGroup(base, prices, null);
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
    where p.is_active and p.deleted_at is null and p.type <> 'configurable'
    order by p.id`.execute(db);
  const prices: Record<string, readonly QuantityPrice[]> = {};
  for (const { uuid, parent, base, ...own } of rows) {
    const found = pricesIn(moneyOf(base), own);
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
