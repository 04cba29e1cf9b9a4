/**
 * The floor of adding to a cart: what any shop must write for it, in one transaction of plain statements, without
 * asking the article's price or stock, without a revision for the person's other devices, and without HTTP.
 */
import { randomUUID } from 'node:crypto';

import type pg from 'pg';

export interface SqlAdd {
  readonly visitor: string;
  readonly product: string;
  readonly productId: string;
}

/** Five articles for each of the visitors opened last. */
export async function sqlAdds(client: pg.Client, visitors: number): Promise<SqlAdd[]> {
  const opened = await client.query<{ id: string }>(
    'select v.id from visitor v left join cart c on c.visitor_id = v.id where c.id is null order by v.created_at desc limit $1',
    [visitors],
  );
  const products = await client.query<{ id: string; uuid: string }>(
    `select id, uuid from product where type = 'simple' and parent_id is null and area = 'auto' order by id limit 400`,
  );
  return opened.rows.flatMap(({ id }, visitor) =>
    Array.from({ length: 5 }, (_, at) => {
      const product = products.rows[(visitor * 5 + at) % products.rows.length];
      return { visitor: id, product: product?.uuid ?? '', productId: product?.id ?? '' };
    }),
  );
}

export async function addInSql(client: pg.Client, { visitor, product, productId }: SqlAdd): Promise<void> {
  await client.query('begin');
  const cart = await client.query<{ id: string }>({
    name: 'cart',
    text: `insert into cart (visitor_id, area, created_at, updated_at) values ($1, 'auto', now(), now())
      on conflict (visitor_id, area) do update set updated_at = now() returning id`,
    values: [visitor],
  });
  await client.query({
    name: 'line',
    text: `insert into cart_line (cart_id, line_key, product_id, quantity, seen_price, added_at)
      values ($1, $2, $3, 1, 0, now())
      on conflict (cart_id, line_key) do update set quantity = cart_line.quantity + 1`,
    values: [cart.rows[0]?.id, product, productId],
  });
  await client.query({
    name: 'result',
    text: `insert into sync_result (mut_id, visitor_id, route, status, data, at)
      values ($1, $2, 'api.cart.items.store', 'applied', 'null', now())`,
    values: [randomUUID(), visitor],
  });
  await client.query('commit');
}
