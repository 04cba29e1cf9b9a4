import { sql } from 'kysely';

import type { CartEntry } from '#core/contract/cart/cart-record.ts';
import type { Db } from '#server/database/connection.ts';
import type { Trx } from '#server/database/transaction.ts';

import type { ArticleRecord } from './article-records.ts';

/** The chosen options of a variant in words, in the order of the attributes that tell variants apart. */
export type OptionWords = (codes: readonly string[], values: Readonly<Record<string, unknown>>) => CartEntry['options'];

/** Words for all variants among these records, in the shop's own language; one query, none without variants. */
export async function loadOptionWords(db: Db | Trx, records: readonly ArticleRecord[]): Promise<OptionWords> {
  const codes = [...new Set(records.flatMap((record) => record.super_attributes))];
  if (codes.length === 0 || records.every((record) => record.parent_id === null)) return () => [];
  const ids = records.flatMap((record) => codes.map((code) => record.attributes[code])).filter(isOptionId);
  const rows = await db
    .selectFrom('attribute')
    .innerJoin('attribute_option', 'attribute_option.attribute_id', 'attribute.id')
    .select(['attribute.code', 'attribute.name', 'attribute_option.id', 'attribute_option.name as value'])
    .where('attribute.code', '=', sql<string>`any(${codes})`)
    .where('attribute_option.id', '=', sql<number>`any(${ids}::bigint[])`)
    .execute();
  return (ordered, values) =>
    ordered.flatMap((code) => {
      const found = rows.find((row) => row.code === code && row.id === values[code]);
      return found ? [{ label: found.name, value: found.value }] : [];
    });
}

const isOptionId = (value: unknown): value is number => Number.isSafeInteger(value);
