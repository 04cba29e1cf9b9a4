import { sql, type RawBuilder } from 'kysely';
import { WITH_OWN_PIECES } from '#server/database/product-types.ts';

/** A product of the query that the shop still has in its catalogue. */
export const isOfferedNow = (product: string): RawBuilder<boolean> =>
  sql<boolean>`(${sql.ref(`${product}.is_active`)} and ${sql.ref(`${product}.deleted_at`)} is null)`;

/** Whether a piece of it, or of one of its variants, may be put into a cart. @param product its row in the query */
export const isSaleableNow = (product: string, outThreshold: number): RawBuilder<boolean> => sql<boolean>`exists (
  select from product sold
  where (sold.id = ${sql.ref(`${product}.id`)} or sold.parent_id = ${sql.ref(`${product}.id`)})
    and sold.type = ${WITH_OWN_PIECES} and ${isOfferedNow('sold')}
    and (not sold.manage_stock or sold.back_orders or ${outThreshold} < (
      select coalesce(sum(saleable), 0) from channel_stock where product_id = sold.id)))`;
