/** Products as a spreadsheet shows them. */
import { sql } from 'kysely';

import type { SheetProduct } from '#core/contract/admin/products/sheet/sheet-rows.ts';
import { isRecord, valuesIn, type Values } from '#core/domain/fields/values.ts';
import { groupedBy } from '#core/domain/sheet/grouped-by.ts';
import { sheetEnglish, sheetFields, sheetVariantFields } from '#core/resources/catalogue/product-sheet.ts';
import type { FieldSet } from '#core/resources/field.ts';
import type { Managed } from '#core/resources/resource-rows.ts';
import type { Db } from '#server/database/connection.ts';
import type { Trx } from '#server/database/transaction.ts';

/** Of a record, what these fields hold. */
export const pickOf = (fields: FieldSet, values: Values, more: readonly string[] = []): Values =>
  Object.fromEntries([...Object.keys(fields), ...more].map((name) => [name, values[name] ?? null]));

/** What tells which attributes and which kind of price a product has. */
const MADE = ['type', 'familyId', 'area'];

export const variantsIn = (values: Values): readonly (Values & { readonly uuid: string })[] =>
  [values['variants']].flat().flatMap((one) => {
    const uuid = isRecord(one) ? one['uuid'] : undefined;
    return isRecord(one) && typeof uuid === 'string' ? [{ ...one, uuid }] : [];
  });

/** English words of a record. */
export const englishIn = ({ translations = {} }: Pick<Managed, 'translations'>): Values =>
  valuesIn(translations['en_GB']);

export async function sheetProducts(db: Db | Trx, records: readonly Managed[]): Promise<SheetProduct[]> {
  const shown = records.map((record) => ({ record, values: valuesIn(record.fields) }));
  const articles = shown.flatMap(({ record, values }) => [record.uuid, ...variantsIn(values).map(({ uuid }) => uuid)]);
  const stock = await placesOf(db, articles);
  return shown.map(({ record, values }) => {
    const variants = variantsIn(values).map(({ uuid, ...fields }) => ({
      uuid,
      fields: pickOf(sheetVariantFields, fields),
    }));
    return {
      uuid: record.uuid,
      rev: record.rev,
      revId: record.revId,
      fields: pickOf(sheetFields, values, MADE),
      attributes: valuesIn(values['attributes']),
      english: pickOf(sheetEnglish, englishIn(record)),
      variants,
      stock: [record.uuid, ...variants.map(({ uuid }) => uuid)].flatMap((uuid) => stock.get(uuid) ?? []),
    };
  });
}

type Place = SheetProduct['stock'][number];

/** Pieces by UUID of the article: of those alone that are counted. */
async function placesOf(db: Db | Trx, articles: readonly string[]): Promise<ReadonlyMap<string, readonly Place[]>> {
  const { rows } = await sql<Place>`
    select p.uuid as article, s.source, s.quantity as pieces
    from product p join product_stock s on s.product_id = p.id
    where p.uuid = any(${articles}::uuid[]) and p.deleted_at is null and p.manage_stock
    order by s.source`.execute(db);
  return groupedBy(rows, ({ article }) => article);
}
