import type { Area } from '#core/domain/shop/area.ts';
import { buildLookup } from '#core/search/segment/lookup.ts';
import type { Lookup } from '#core/search/segment/lookup.ts';
import { readersOf } from './columns.ts';
import { buildNumbers, numbersByField } from './numbers.ts';
import type { NumberColumns } from './numbers.ts';
import { buildOrders } from '#core/search/segment/orders.ts';
import type { Orders } from '#core/search/segment/orders.ts';
import { buildRecords, recordOf } from './records.ts';
import type { Records } from './records.ts';
import { buildReferenceIndex } from './reference-index.ts';
import type { ReferenceIndex } from './reference-index.ts';
import { buildRelation, idsOfRow } from './relation.ts';
import type { Relation } from './relation.ts';
import { COLUMNS, readerOf, type CatalogueRow, type HeldRow } from './row.ts';
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

const readers = new WeakMap<Segment, (row: number) => CatalogueRow>();

/** The row as it was given to `buildSegment`. */
export function readRow(segment: Segment, row: number): CatalogueRow {
  const read = readers.get(segment) ?? readerIn(segment);
  readers.set(segment, read);
  return read(row);
}

function readerIn({ families, categories, options, numbers, records }: Segment): (row: number) => CatalogueRow {
  const held = numbersByField(numbers);
  const read = readerOf({
    ...readersOf<HeldRow>(COLUMNS, ({ open, place = 0 }, key) => {
      const cells = held.get(key);
      return cells ? (row) => open(cells[row]) : (_, record) => open(record[place]);
    }),
    family: (row) => families.names[families.rows[row] ?? 0] ?? '',
    categoryIds: (row) => idsOfRow(categories, row),
    optionIds: (row) => idsOfRow(options, row),
  });
  return (row) => read(row, row, recordOf(records, row));
}
