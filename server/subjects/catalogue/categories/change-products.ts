/** Puts products into a category, takes them out, and orders those its list shows first. */
import { sql } from 'kysely';

import { MOST_FIRST } from '#core/domain/catalogue/categories/category-list.ts';
import { standsOn, type BaseRevision, type Revision } from '#core/domain/revision/revision.ts';
import { Refusal } from '#core/wire/refusal.ts';
import { inTransaction, type Trx } from '#server/database/transaction.ts';
import type { ShopTools } from '#server/platform/shop-tools.ts';
import { announceTo } from '#server/subjects/catalogue/announce-shown.ts';

import { categoryOf, firstIds } from './products-of.ts';
import { below, touchProducts } from './touch-products.ts';

type Deps = Pick<ShopTools, 'db' | 'ids'>;

interface Named {
  readonly uuid: string;
  readonly products: readonly string[];
}

const wrong = (code: string) => new Refusal('input.invalid', { fields: [{ path: 'products', code }] });

/** Ids of the products named, in their order. @throws Refusal `input.invalid` at one that the area does not have */
async function idsOf(trx: Trx, area: string, uuids: readonly string[]): Promise<number[]> {
  const rows = await trx
    .selectFrom('product')
    .select(['id', 'uuid', 'area'])
    .where('uuid', '=', (eb) => eb.fn.any(eb.val([...uuids])))
    .where('deleted_at', 'is', null)
    .where('parent_id', 'is', null)
    .execute();
  const known = new Map(rows.map((row) => [row.uuid, row]));
  return [...new Set(uuids)].map((uuid) => {
    const row = known.get(uuid);
    if (row === undefined) throw wrong('reference.unknown');
    if (row.area !== area) throw wrong('category.otherArea');
    return row.id;
  });
}

/** Of each a revision of its own: a form of it that was open before names other categories, and does not put them back. */
async function noteMoved(trx: Trx, ids: readonly number[]): Promise<void> {
  await touchProducts(trx, ids);
  if (ids.length > 0) await sql`update product set rev = rev + 1 where id = any(${[...ids]}::bigint[])`.execute(trx);
}

/** @throws Refusal `record.unknown`; `input.invalid` at `products` */
export const addProducts = ({ db }: Deps, { uuid, products }: Named): Promise<{ done: number }> =>
  inTransaction(db, async (trx) => {
    const { id, area } = await categoryOf(trx, uuid);
    const ids = await idsOf(trx, area, products);
    const { rows } = await sql<{ product_id: number }>`
      insert into product_category (product_id, category_id, position)
      select one, ${id}, coalesce((select max(position) + 1 from product_category where product_id = one), 0)
      from unnest(${ids}::bigint[]) as one
      on conflict do nothing returning product_id`.execute(trx);
    const added = rows.map((row) => row.product_id);
    await noteMoved(trx, added);
    return { done: added.length };
  });

/** @throws Refusal `record.unknown`; `input.invalid` at `products` */
export const removeProducts = ({ db }: Deps, { uuid, products }: Named): Promise<{ done: number }> =>
  inTransaction(db, async (trx) => {
    const { id, area } = await categoryOf(trx, uuid);
    const ids = await idsOf(trx, area, products);
    const gone = await trx
      .deleteFrom('product_category')
      .where('category_id', '=', id)
      .where('product_id', '=', (eb) => eb.fn.any(eb.val(ids)))
      .returning('product_id')
      .execute();
    await noteMoved(
      trx,
      gone.map((row) => row.product_id),
    );
    return { done: gone.length };
  });

interface Placed extends BaseRevision {
  readonly uuid: string;
  readonly product: string;
  /** Null: where the usual order of the shop has it. */
  readonly position: number | null;
  readonly now: Date;
}

/**
 * Puts a product at a place of the list of a category: what stood before it comes first with it.
 * @throws Refusal `record.unknown`, `record.moved`; `input.invalid` at `product` for what lies neither in it nor below it
 */
export const orderProduct = (
  { db, ids: made }: Deps,
  { uuid, product, position, now, ...base }: Placed,
): Promise<Revision> =>
  inTransaction(db, async (trx) => {
    const category = await categoryOf(trx, uuid, true);
    if (!standsOn(base, category)) throw new Refusal('record.moved', { reason: 'rev', rev: category.rev });
    const [id] = await idsOf(trx, category.area, [product]);
    if (id === undefined || !(await isBelow(trx, uuid, id)))
      throw new Refusal('input.invalid', { fields: [{ path: 'product', code: 'category.notIn' }] });
    const list = await firstIds(trx, category, MOST_FIRST);
    const others = list.filter((one) => one.id !== id);
    const put = others.filter(({ place }) => place !== null).length;
    const order = others.map((one) => one.id);
    const chosen =
      position === null
        ? order.slice(0, put)
        : [...order.slice(0, position), id, ...order.slice(position, Math.max(position, put))];
    const written = await trx
      .updateTable('category')
      .set({ chosen_products: chosen.slice(0, MOST_FIRST), rev: category.rev + 1, updated_at: now })
      .where('id', '=', category.id)
      .returning(['rev', 'rev_id as revId'])
      .executeTakeFirstOrThrow();
    await announceTo({ ids: made })(trx, 'structure', now);
    return written;
  });

async function isBelow(trx: Trx, uuid: string, product: number): Promise<boolean> {
  const { rows } = await sql`${below(uuid)}
    select 1 from product_category as pc join below on below.id = pc.category_id
    where pc.product_id = ${product} limit 1`.execute(trx);
  return rows.length > 0;
}
