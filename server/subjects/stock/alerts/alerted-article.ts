import { sql } from 'kysely';

import type { Area } from '#core/domain/shop/area.ts';
import { contentPath, productPath } from '#core/contract/pages/paths.ts';
import type { Db } from '#server/database/connection.ts';
import type { Trx } from '#server/database/transaction.ts';
import { isOfferedNow } from './saleable.ts';

export interface AlertedArticle {
  readonly name: string;
  readonly sku: string;
  readonly area: Area;
  /** Of its page, of a variant with its choice. */
  readonly path: string;
}

interface Row extends Omit<AlertedArticle, 'path'> {
  readonly family: string;
  readonly slug: string;
  readonly permalink: string | null;
  readonly is_variant: boolean;
}

/** The article of an alert; null where it is not offered any more. */
export async function alertedArticle(db: Db | Trx, product: number): Promise<AlertedArticle | null> {
  const { rows } = await sql<Row>`
    select p.name, p.sku, root.area, root.slug, family.slug as family, p.parent_id is not null as is_variant,
      (select l.path from permalink l where l.product_id = root.id) as permalink
    from product p join product root on root.id = coalesce(p.parent_id, p.id)
    join attribute_family family on family.id = root.family_id
    where p.id = ${product} and ${isOfferedNow('p')} and ${isOfferedNow('root')} and root.is_visible`.execute(db);
  const [row] = rows;
  if (row === undefined) return null;
  const { name, sku, area, family, slug, permalink, is_variant: isVariant } = row;
  const own = permalink === null ? {} : { path: contentPath(permalink) };
  return { name, sku, area, path: productPath({ area, family, slug, ...own }, isVariant ? sku : undefined) };
}
