import type { Selectable } from 'kysely';

import type { ProductDocument, ProductVideo } from '#core/contract/catalogue/product-detail.ts';
import type { RelationKind } from '#core/domain/catalogue/products/relations.ts';
import type { ProductRow } from '#server/database/tables/catalogue-tables.ts';
import type { Db } from '#server/database/connection.ts';
import { groupRows } from '#server/database/group-rows.ts';
import { loadParts, type PartsOf } from '#server/subjects/catalogue/load/parts/part-records.ts';
import { loadProductMedia } from './product-media.ts';
import { loadOfVehicles } from './vehicles/vehicle-records.ts';
import type { StoredPrice } from '#server/subjects/prices/stored-prices.ts';

import { loadDownloads, type DownloadRecords } from './downloads/load-downloads.ts';

export type ProductRecord = Selectable<ProductRow>;

export interface PictureRecord {
  readonly hash: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
}

/** A product as the tables have it: itself, its active variants, and what hangs on them. */
export interface ProductRecords extends DownloadRecords {
  readonly product: ProductRecord;
  readonly variants: readonly ProductRecord[];
  /** Numbers of the product and its variants. */
  readonly references: readonly string[];
  /** Main category first. */
  readonly categoryIds: readonly number[];
  readonly pictures: readonly PictureRecord[];
  /** The picture of a variant of its own, by the id of the variant. */
  readonly pictureOf: (id: number) => PictureRecord | undefined;
  /** What it is put together of. */
  readonly parts: PartsOf;
  /** Products beside it, in their order. */
  readonly relationsOf: (kind: RelationKind) => readonly string[];
  readonly videos: readonly ProductVideo[];
  readonly documents: readonly ProductDocument[];
  /** What can be sold of the product or variant with this id, over all sources. */
  readonly saleable: (id: number) => number;
  readonly periodsOf: (id: number) => readonly PriceRecord[];
  /** What choices of its attributes do, by the codes of both: `vat_scheme` `margin`. */
  readonly acts: ReadonlyMap<string, string>;
  /** When the place where it stands is open. */
  readonly hours: string | null;
  /** What everybody pays for the product or variant from a quantity on: its own rows and those of its product `of`. */
  readonly quantityPricesOf: (id: number, of?: number) => readonly StoredPrice[];
}

export interface PriceRecord {
  readonly price: string;
  readonly started_at: Date;
  readonly ended_at: Date | null;
}

/** Products of one query; a few thousand keep the statements and the answers small. */
const BATCH = 2000;

/** Everything public, in batches by id; or only the products named, those that are public. */
export async function* loadProductRecords(db: Db, ids?: readonly number[]): AsyncGenerator<ProductRecords[]> {
  if (ids !== undefined) {
    for (let at = 0; at < ids.length; at += BATCH) yield loadBatch(db, ids.slice(at, at + BATCH));
    return;
  }
  for (let after = 0; ;) {
    const found = await visibleProducts(db).select('id').where('id', '>', after).orderBy('id').limit(BATCH).execute();
    const last = found.at(-1);
    if (!last) return;
    after = last.id;
    yield loadBatch(
      db,
      found.map((row) => row.id),
    );
  }
}

function visibleProducts(db: Db) {
  return db
    .selectFrom('product')
    .where('parent_id', 'is', null)
    .where('is_active', '=', true)
    .where('is_visible', '=', true)
    .where('deleted_at', 'is', null);
}

async function loadBatch(db: Db, ids: readonly number[]): Promise<ProductRecords[]> {
  if (ids.length === 0) return [];
  const products = await visibleProducts(db).selectAll().where('id', 'in', ids).orderBy('id').execute();
  const variants = await db
    .selectFrom('product')
    .selectAll()
    .where('parent_id', 'in', ids)
    .where('is_active', '=', true)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute();
  const all = [...products, ...variants].map((row) => row.id);
  if (all.length === 0) return [];
  const partsOf = await loadParts(db, ids);
  const articles = products.flatMap(({ id }) =>
    partsOf(id).parts.flatMap(({ article, parent }) => (parent === null ? [article.id] : [article.id, parent.id])),
  );
  const beside = await loadBeside(db, ids, [...new Set([...all, ...articles])]);
  const downloadsOf = await loadDownloads(db, ids);
  const variantsOf = groupRows(variants, (row) => row.parent_id);
  return products.map((product) => {
    const own = variantsOf.get(product.id) ?? [];
    return {
      product,
      variants: own,
      ...downloadsOf(product.id),
      references: [product, ...own].flatMap(({ id }) => (beside.references.get(id) ?? []).map((row) => row.number)),
      categoryIds: (beside.categories.get(product.id) ?? []).map((row) => row.category_id),
      pictures: beside.pictures.get(product.id) ?? [],
      pictureOf: (id) => beside.pictures.get(id)?.[0],
      parts: partsOf(product.id),
      relationsOf: (kind) =>
        (beside.relations.get(product.id) ?? []).filter((row) => row.kind === kind).map((row) => row.uuid),
      videos: (beside.media.videos.get(product.id) ?? []).map(({ video }) => video),
      documents: (beside.media.documents.get(product.id) ?? []).map(({ document }) => document),
      saleable: (id) => (beside.stocks.get(id) ?? []).reduce((sum, row) => sum + row.saleable, 0),
      periodsOf: (id) => beside.periods.get(id) ?? [],
      acts: new Map((beside.acts.get(product.id) ?? []).map((row) => [row.attribute, row.code])),
      hours: beside.hours.get(product.id)?.[0]?.hours ?? null,
      quantityPricesOf: (id, of = product.id) =>
        [...new Set([of, id])].flatMap((one) => beside.quantityPrices.get(one) ?? []),
    };
  });
}

/**
 * What hangs on the products (`ids`) and on them and their variants (`all`), by product. One after the other: a
 * transaction has one connection.
 */
async function loadBeside(db: Db, ids: readonly number[], all: readonly number[]) {
  const references = await db
    .selectFrom('product_reference')
    .selectAll()
    .where('product_id', 'in', all)
    .orderBy('number')
    .execute();
  const categories = await db
    .selectFrom('product_category')
    .selectAll()
    .where('product_id', 'in', ids)
    .orderBy('position')
    .orderBy('category_id')
    .execute();
  const pictures = await db
    .selectFrom('product_media')
    .innerJoin('media', 'media.hash', 'product_media.hash')
    .select(['product_id', 'media.hash', 'width', 'height', 'product_media.alt'])
    .where('product_id', 'in', all)
    .orderBy('position')
    .orderBy('media.hash')
    .execute();
  /* what is not shown now is left out where it is drawn: it may be shown again */
  const relations = await db
    .selectFrom('product_relation')
    .innerJoin('product', 'product.id', 'related_id')
    .select(['product_id', 'uuid', 'kind'])
    .where('product_id', 'in', ids)
    .orderBy('position')
    .orderBy('related_id')
    .execute();
  const media = await loadProductMedia(db, ids);
  const stocks = await db
    .selectFrom('channel_stock')
    .select(['product_id', 'saleable'])
    .where('product_id', 'in', all)
    .execute();
  const periods = await db
    .selectFrom('product_price_history')
    .selectAll()
    .where('product_id', 'in', all)
    .orderBy('started_at')
    .execute();
  const quantityPrices = await db
    .selectFrom('group_price')
    .select(['product_id', 'quantity', 'value_type', 'price', 'percent'])
    .where('product_id', 'in', all)
    .where('group_code', 'is', null)
    .orderBy('quantity')
    .execute();
  return {
    references: groupRows(references, (row) => row.product_id),
    categories: groupRows(categories, (row) => row.product_id),
    pictures: groupRows(pictures, (row) => row.product_id),
    relations: groupRows(relations, (row) => row.product_id),
    media,
    stocks: groupRows(stocks, (row) => row.product_id),
    periods: groupRows(periods, (row) => row.product_id),
    quantityPrices: groupRows(quantityPrices, (row) => row.product_id),
    ...(await loadOfVehicles(db, ids)),
  };
}
