import { sql } from 'kysely';

import type { Redirects } from '#core/domain/shop/redirect.ts';
import type { Area } from '#core/domain/shop/area.ts';
import type { Trx } from '#server/database/transaction.ts';

/** Of one statement: a pattern moves thousands of addresses at once. */
const ROWS_AT_ONCE = 1_000;

/** One address moves at a time, because redirects of all are flattened together. */
export const lockAddresses = (trx: Trx) =>
  sql`select pg_advisory_xact_lock(hashtext('catalogue.addresses'))`.execute(trx);

/** A product or a category, and what its address is made of. */
export interface Addressed {
  readonly kind: 'product' | 'category';
  readonly id: number;
  readonly area: Area;
  /** The `{type}` of a product's address; empty for a category. */
  readonly family: string;
  readonly slug: string;
  readonly permalink: string | null;
}

/** By its UUID, or by its half of the shop and its slug of today. */
export type AddressOf = Pick<Addressed, 'kind'> & (Pick<Addressed, 'area' | 'slug'> | { readonly uuid: string });

/** Locked until the transaction ends; what is deleted has no address. */
export async function findAddressed(trx: Trx, sought: AddressOf): Promise<Addressed | null> {
  await lockAddresses(trx);
  const { kind } = sought;
  if (kind === 'category') {
    const row = await trx
      .selectFrom('category')
      .select([
        'id',
        'area',
        'slug',
        (eb) => eb.selectFrom('permalink').select('path').whereRef('category_id', '=', 'category.id').as('permalink'),
      ])
      .where((eb) =>
        'uuid' in sought
          ? eb('uuid', '=', sought.uuid)
          : eb.and([eb('area', '=', sought.area), eb('slug', '=', sought.slug)]),
      )
      .forUpdate()
      .executeTakeFirst();
    return row === undefined ? null : { ...row, kind, family: '' };
  }
  const row = await trx
    .selectFrom('product')
    .innerJoin('attribute_family', 'attribute_family.id', 'product.family_id')
    .select([
      'product.id',
      'product.area',
      'product.slug',
      'attribute_family.slug as family',
      (eb) => eb.selectFrom('permalink').select('path').whereRef('product_id', '=', 'product.id').as('permalink'),
    ])
    .where((eb) =>
      'uuid' in sought
        ? eb('product.uuid', '=', sought.uuid)
        : eb.and([eb('product.area', '=', sought.area), eb('product.slug', '=', sought.slug)]),
    )
    .where('product.parent_id', 'is', null)
    .where('product.deleted_at', 'is', null)
    .forUpdate('product')
    .executeTakeFirst();
  return row === undefined ? null : { ...row, kind };
}

/** As a revision of its own: a form that was open before does not put the former slug back. */
export async function storeSlug(trx: Trx, { kind, id, slug }: Addressed, now: Date): Promise<void> {
  await sql`update ${sql.table(kind)} set slug = ${slug}, rev = rev + 1, updated_at = ${now} where id = ${id}`.execute(
    trx,
  );
}

export async function storePermalink(trx: Trx, { kind, id, permalink }: Addressed, now: Date): Promise<void> {
  const column = kind === 'product' ? 'product_id' : 'category_id';
  await trx.deleteFrom('permalink').where(column, '=', id).execute();
  if (permalink === null) return;
  const owner = { product_id: kind === 'product' ? id : null, category_id: kind === 'category' ? id : null };
  await trx
    .insertInto('permalink')
    .values({ path: permalink, ...owner, updated_at: now })
    .execute();
}

/** True where a page, a post or a list of posts stands at a path. */
export async function takesPath(trx: Trx, path: string): Promise<boolean> {
  const content = await trx.selectFrom('cms_document').select('uuid').where('path', '=', path).executeTakeFirst();
  const list = await trx
    .selectFrom('content_type')
    .select('slug')
    .where('slug', '=', path)
    .where('has_archive', '=', true)
    .executeTakeFirst();
  return content !== undefined || list !== undefined;
}

/**
 * Redirects that a move makes, and those it ends; what was written by hand keeps its status.
 * @returns whether any is another one now
 */
export async function storeRedirects(trx: Trx, now: Date, move: (before: Redirects) => Redirects): Promise<boolean> {
  const rows = await trx.selectFrom('redirect').select(['from_path', 'to_path']).forUpdate().execute();
  const before = new Map(rows.map((row) => [row.from_path, row.to_path]));
  const after = move(before);
  const gone = [...before.keys()].filter((from) => !after.has(from));
  if (gone.length > 0) await trx.deleteFrom('redirect').where('from_path', 'in', gone).execute();
  const moved = [...after].filter(([from, to]) => before.get(from) !== to);
  for (let at = 0; at < moved.length; at += ROWS_AT_ONCE)
    await trx
      .insertInto('redirect')
      .values(
        moved
          .slice(at, at + ROWS_AT_ONCE)
          .map(([from_path, to_path]) => ({ from_path, to_path, origin: 'slug_change' as const, created_at: now })),
      )
      .onConflict((conflict) =>
        conflict.column('from_path').doUpdateSet((row) => ({ to_path: row.ref('excluded.to_path') })),
      )
      .execute();
  return gone.length > 0 || moved.length > 0;
}
