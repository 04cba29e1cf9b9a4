import type { Area } from '#core/domain/shop/area.ts';
import { buildLookup } from '#core/search/segment/lookup.ts';
import type { Lookup } from '#core/search/segment/lookup.ts';
import { buildNumbers, readNumbers } from './numbers.ts';
import type { NumberColumns } from './numbers.ts';
import { buildOrders } from '#core/search/segment/orders.ts';
import type { Orders } from '#core/search/segment/orders.ts';
import { buildRecords, readRecord } from './records.ts';
import type { Records } from './records.ts';
import { buildReferenceIndex } from './reference-index.ts';
import type { ReferenceIndex } from './reference-index.ts';
import { buildRelation, idsOfRow } from './relation.ts';
import type { Relation } from './relation.ts';
import type { CatalogueRow } from './row.ts';
import { buildWordIndex } from '#core/search/segment/word-index.ts';
import type { WordIndex } from '#core/search/segment/word-index.ts';

/**
 * An immutable part of the catalogue as typed arrays (as Lucene has them). Rows lie by id upwards, so a row is found by
 * binary search and "by id" is "by position". Which rows are dead is marked outside, by the catalogue that holds it.
 */
export interface Segment {
  readonly size: number;
  readonly numbers: NumberColumns;
  readonly families: Families;
  readonly options: Relation;
  readonly categories: Relation;
  readonly orders: Orders;
  readonly words: WordIndex;
  readonly references: ReferenceIndex;
  readonly records: Records;
  readonly byAddress: Lookup;
  readonly byUuid: Lookup;
}

export interface Families {
  readonly names: readonly string[];
  /** Position of each row's family in `names`. */
  readonly rows: Uint16Array;
}

/** Rows in any order, each id once; throws a RangeError otherwise. */
export function buildSegment(unordered: readonly CatalogueRow[]): Segment {
  const rows = [...unordered].sort((left, right) => left.id - right.id);
  rows.forEach((row, at) => {
    if (row.id === rows[at - 1]?.id) throw new RangeError(`product ${row.id} stands twice in one segment`);
  });
  const names = [...new Set(rows.map((row) => row.family))];
  return {
    size: rows.length,
    numbers: buildNumbers(rows),
    families: { names, rows: Uint16Array.from(rows, (row) => names.indexOf(row.family)) },
    options: buildRelation(rows.map((row) => row.optionIds)),
    categories: buildRelation(rows.map((row) => row.categoryIds)),
    orders: buildOrders(rows),
    words: buildWordIndex(rows),
    references: buildReferenceIndex(rows),
    records: buildRecords(rows),
    byAddress: buildLookup(rows.map((row) => addressKey(row.area, row.slug))),
    byUuid: buildLookup(rows.map((row) => row.uuid)),
  };
}

/** What makes a product's address unique: its area and slug. */
export function addressKey(area: Area, slug: string): string {
  return `${area}/${slug}`;
}

/** The row as it was given to `buildSegment`. Written out: spreading the halves costs more than reading them. */
export function readRow(segment: Segment, row: number): CatalogueRow {
  const { uuid, slug, sku, references, name, brand, subtitle, image, variants, quantityPrices } = readRecord(
    segment.records,
    row,
  );
  const { id, area, type, createdDay, featured, price, regular, priceFrom, stock, low, taxPercent } = readNumbers(
    segment.numbers,
    row,
  );
  return {
    uuid,
    slug,
    sku,
    references,
    name,
    brand,
    subtitle,
    image,
    variants,
    id,
    area,
    type,
    createdDay,
    featured,
    price,
    regular,
    priceFrom,
    stock,
    low,
    taxPercent,
    family: segment.families.names[segment.families.rows[row] ?? 0] ?? '',
    categoryIds: idsOfRow(segment.categories, row),
    optionIds: idsOfRow(segment.options, row),
    ...(quantityPrices === undefined ? {} : { quantityPrices }),
  };
}
