/** Products of a category, as the back office lists and orders them. */
import { sql, type RawBuilder } from 'kysely';

import {
  CATEGORY_PRODUCTS_PER_PAGE,
  type categoryCandidatesRoute,
  type categoryProductsRoute,
  type CategoryProduct,
} from '#core/contract/admin/categories/products.ts';
import { Refusal } from '#core/wire/refusal.ts';
import type { RouteAnswer } from '#core/wire/route.ts';
import type { Db } from '#server/database/connection.ts';
import type { Trx } from '#server/database/transaction.ts';

import { below } from './touch-products.ts';

const MOST_CANDIDATES = 20;

const like = (q: string): string => `%${q.replace(/[\\%_]/gu, '\\$&')}%`;

/** By name or reference; everything for no words. */
const named = (q: string): RawBuilder<unknown> => sql`(${q} = '' or p.name ilike ${like(q)} or p.sku ilike ${like(q)})`;

const shown = sql`p.uuid, p.sku, p.name, p.is_active and p.is_visible as "isShown", (
    select media.hash from product_media as media where media.product_id = p.id order by media.position limit 1) as hash`;

export const categoryOf = async (db: Db | Trx, uuid: string, lock = false) => {
  const asked = db
    .selectFrom('category')
    .select(['id', 'uuid', 'area', 'rev', 'rev_id as revId', 'chosen_products as chosen', 'product_order as order'])
    .where('uuid', '=', uuid);
  const found = await (lock ? asked.forUpdate() : asked).executeTakeFirst();
  if (found === undefined) throw new Refusal('record.unknown');
  return found;
};

export type Category = Awaited<ReturnType<typeof categoryOf>>;

interface Asked {
  readonly uuid: string;
  readonly q: string;
  readonly page?: string | undefined;
}

/** Products that lie in a category or below it, as `found`: with their place among those put first. */
const foundIn = ({ id, uuid, chosen }: Pick<Category, 'id' | 'uuid' | 'chosen'>) => sql`${below(uuid)}, found as (
    select p.*, array_position(${chosen}::int[], p.id::int) as place, exists (
      select 1 from product_category as own where own.product_id = p.id and own.category_id = ${id}) as is_own
    from product as p
    where p.deleted_at is null and p.parent_id is null and exists (
      select 1 from product_category as pc join below on below.id = pc.category_id where pc.product_id = p.id)
  )`;

/** Those put first, then as the shop lists what nobody sorted. */
const IN_ORDER = sql`order by p.place, p.featured desc, p.created_at desc, p.id`;

/** Ids of the first products of a category, in their order. */
export async function firstIds(
  db: Db | Trx,
  category: Category,
  most: number,
): Promise<{ id: number; place: number | null }[]> {
  const { rows } = await sql<{ id: number; place: number | null }>`${foundIn(category)}
    select p.id, p.place from found as p ${IN_ORDER} limit ${most}`.execute(db);
  return rows;
}

/** @throws Refusal `record.unknown` */
export async function readProducts(
  db: Db,
  { uuid, q, page = '1' }: Asked,
): Promise<RouteAnswer<typeof categoryProductsRoute>> {
  const category = await categoryOf(db, uuid);
  const { rev, revId, order } = category;
  const { rows } = await sql<CategoryProduct & { total: number; first: number }>`${foundIn(category)}
    select ${shown}, p.is_own as "isOwn", p.place is not null as "isFirst", count(*) over () as total,
      (select count(*) from found where place is not null) as first
    from found as p where ${named(q)} ${IN_ORDER}
    limit ${CATEGORY_PRODUCTS_PER_PAGE} offset ${(Number(page) - 1) * CATEGORY_PRODUCTS_PER_PAGE}`.execute(db);
  const [one] = rows;
  return {
    data: rows.map(({ total: _total, first: _first, ...row }) => row),
    total: one?.total ?? 0,
    first: one?.first ?? 0,
    order,
    rev,
    revId,
  };
}

/** @throws Refusal `record.unknown` */
export async function findCandidates(db: Db, { uuid, q }: Asked): Promise<RouteAnswer<typeof categoryCandidatesRoute>> {
  const { id, area } = await categoryOf(db, uuid);
  const { rows } = await sql<RouteAnswer<typeof categoryCandidatesRoute>[number]>`
    select ${shown} from product as p
    where p.area = ${area} and p.deleted_at is null and p.parent_id is null and ${named(q)} and not exists (
      select 1 from product_category as pc where pc.product_id = p.id and pc.category_id = ${id})
    order by lower(p.sku) = ${q.toLowerCase()} desc, p.name, p.id limit ${MOST_CANDIDATES}`.execute(db);
  return rows;
}
