/** Articles of which a product may be put together, by name or reference. */
import { sql } from 'kysely';

import type { productArticlesRoute } from '#core/contract/admin/products/articles.ts';
import { typesWhere } from '#core/domain/catalogue/types/all-types.ts';
import type { RouteAnswer, RouteInput } from '#core/wire/route.ts';
import type { Db } from '#server/database/connection.ts';
import { priceOf, type PricedRecord } from '#server/subjects/catalogue/load/offers.ts';

type Asked = RouteInput<typeof productArticlesRoute>['body'];
type Found = RouteAnswer<typeof productArticlesRoute>[number];

const MOST = 20;
/** A variant is stored as a simple product. */
const ALONE = typesWhere(({ cartLine, choice }) => cartLine === 'product' && choice === 'none');

const like = (text: string) => `%${text.replaceAll(/[\\%_]/gu, String.raw`\$&`)}%`;

export async function partArticles(
  db: Db,
  { area, q, uuids }: Asked,
  now: Date,
): Promise<RouteAnswer<typeof productArticlesRoute>> {
  const wanted =
    uuids === undefined
      ? sql`p.area = ${area} and p.deleted_at is null and parent.deleted_at is null and p.type = any(${ALONE}::text[])
          and fold_text(p.name || ' ' || p.sku) like fold_text(${like(q)})`
      : sql`p.uuid = any(${uuids}::uuid[])`;
  const { rows } = await sql<Omit<Found, 'price'> & PricedRecord>`
    select p.uuid, p.sku, p.name, p.price, p.special_price, p.special_from, p.special_to, p.rule_price,
      coalesce((
        select string_agg(coalesce(o.name, p.attributes ->> axis.code), ', ' order by axis.place)
        from unnest(parent.super_attributes) with ordinality as axis (code, place)
        left join attribute_option o on o.id::text = p.attributes ->> axis.code), '') as options,
      (select m.hash from product_media m where m.product_id in (p.id, p.parent_id)
        order by m.product_id = p.id desc, m.position, m.hash limit 1) as hash,
      case when p.manage_stock then coalesce((
        select sum(s.saleable)::int from channel_stock s where s.product_id = p.id), 0) end as available,
      p.is_active and p.deleted_at is null and coalesce(parent.is_active and parent.deleted_at is null, true) as "isSold"
    from product p left join product parent on parent.id = p.parent_id
    where ${wanted}
    order by lower(p.sku) = ${q.toLowerCase()} desc, p.name, p.variant_position, p.id
    limit ${uuids === undefined ? MOST : uuids.length}`.execute(db);
  return rows.map((row) => {
    const { uuid, sku, name, options, hash, available, isSold } = row;
    return { uuid, sku, name, options, hash, available, isSold, price: priceOf(row, now) };
  });
}
