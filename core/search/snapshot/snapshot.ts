import type { Lookup } from '#core/search/segment/lookup.ts';
import { openNumbers } from '#core/search/segment/numbers.ts';
import { isShort } from '#core/search/segment/positions.ts';
import type { Positions } from '#core/search/segment/positions.ts';
import type { Relation } from '#core/search/segment/relation.ts';
import { openSections, writeSections } from './sections.ts';
import type { Numbers, SectionReader } from './sections.ts';
import type { Segment } from '#core/search/segment/segment.ts';

/** Another number makes every older snapshot unreadable: raise it with any change of a segment's content or layout. */
const SNAPSHOT_FORMAT = 5;

/** Rows whose texts are read together. Rows lie by id, those of a list all over: small slices carry little else. */
const ROWS_OF_TEXT = 128;

type Columns = Readonly<Record<string, Numbers | string | readonly string[]>>;

/**
 * A segment as bytes, in the parts a start needs one after the other: what a list in the shop's order is computed from,
 * what filters and other orders need besides, what search needs, and the texts of the rows in slices.
 */
export interface Snapshot {
  readonly list: Uint8Array<ArrayBuffer>;
  readonly more: Uint8Array<ArrayBuffer>;
  readonly find: Uint8Array<ArrayBuffer>;
  readonly texts: readonly Uint8Array<ArrayBuffer>[];
}

/**
 * `stamp` says what it was made from (manifest and revision); a snapshot is derived and disposable: what does not match
 * is thrown away and built again from the pages.
 */
export function saveSnapshot(segment: Segment, stamp: string): Snapshot {
  const { words, references, records, options, orders } = segment;
  const { keyOffsets, keyRows, ...optionsOfRows } = options;
  const { byRank, ranks, ...otherOrders } = orders;
  const list = sectionsOf({
    segment: { size: Uint32Array.of(segment.size) },
    numbers: { ...segment.numbers },
    families: { ...segment.families },
    options: optionsOfRows,
    categories: { ...segment.categories },
    orders: { byRank, ranks },
    records: { offsets: records.offsets },
  });
  const more = sectionsOf({ options: { keyOffsets, keyRows }, orders: otherOrders });
  const find = sectionsOf({
    words: { ...words },
    references: { ...references },
    byAddress: { ...segment.byAddress },
    byUuid: { ...segment.byUuid },
  });
  const texts = Array.from(
    { length: slicesOf(segment) },
    (_, slice) => new Uint8Array(records.bytes.subarray(...boundsOf(segment, slice))),
  );
  const written = (sections: Map<string, Numbers>) => writeSections(stampOf(stamp), sections);
  return { list: written(list), more: written(more), find: written(find), texts };
}

function sectionsOf(parts: Readonly<Record<string, Columns>>): Map<string, Numbers> {
  const encoder = new TextEncoder();
  const sections = new Map<string, Numbers>();
  for (const [part, columns] of Object.entries(parts))
    for (const [name, column] of Object.entries(columns))
      sections.set(`${part}.${name}`, typeof column === 'string' ? encoder.encode(column) : numbersOf(column, encoder));
  return sections;
}

function numbersOf(column: Numbers | readonly string[], encoder: TextEncoder): Numbers {
  return ArrayBuffer.isView(column) ? column : encoder.encode(JSON.stringify(column));
}

/**
 * A segment good for lists of categories with their facets in the shop's order, as views into these bytes; null when they
 * are not of this format and stamp. It finds neither options, words nor addresses, and its texts have to be filled in
 * before a row is read.
 */
export function openLists(bytes: Uint8Array, stamp: string): Segment | null {
  const read = openSections(bytes, stampOf(stamp));
  if (!read) return null;
  const offsets = read('records.offsets', Uint32Array);
  const nothing = new Uint32Array();
  const none = new Uint32Array(1);
  const size = read('segment.size', Uint32Array)[0] ?? 0;
  const keys = read('options.keys', Uint32Array);
  return {
    size,
    numbers: openNumbers(read),
    families: {
      names: JSON.parse(new TextDecoder().decode(read('families.names', Uint8Array))),
      rows: read('families.rows', Uint16Array),
    },
    options: {
      keys,
      rowOffsets: read('options.rowOffsets', Uint32Array),
      rowKeys: readPositions(read, 'options.rowKeys', keys.length),
      keyOffsets: new Uint32Array(keys.length + 1),
      keyRows: nothing,
    },
    categories: readRelation(read, 'categories', size),
    orders: {
      byPrice: nothing,
      byDay: nothing,
      byName: nothing,
      byRank: read('orders.byRank', Uint32Array),
      nameRanks: nothing,
      ranks: read('orders.ranks', Float64Array),
    },
    words: { words: [], offsets: none, rows: nothing, weights: new Uint8Array() },
    references: { text: '', offsets: none },
    records: { bytes: new Uint8Array(offsets.at(-1) ?? 0), offsets },
    byAddress: { hashes: nothing, rows: nothing },
    byUuid: { hashes: nothing, rows: nothing },
  };
}

/** The same segment with what filters by options and other orders need; null when the bytes are of another stamp. */
export function openFilters(lists: Segment, bytes: Uint8Array, stamp: string): Segment | null {
  const read = openSections(bytes, stampOf(stamp));
  if (!read) return null;
  return {
    ...lists,
    options: {
      ...lists.options,
      keyOffsets: read('options.keyOffsets', Uint32Array),
      keyRows: readPositions(read, 'options.keyRows', lists.size),
    },
    orders: {
      ...lists.orders,
      byPrice: read('orders.byPrice', Uint32Array),
      byDay: read('orders.byDay', Uint32Array),
      byName: read('orders.byName', Uint32Array),
      nameRanks: read('orders.nameRanks', Uint32Array),
    },
  };
}

/** The same segment with its words, references and addresses; null when the bytes are not of this format and stamp. */
export function openSearch(lists: Segment, bytes: Uint8Array, stamp: string): Segment | null {
  const read = openSections(bytes, stampOf(stamp));
  if (!read) return null;
  const decoder = new TextDecoder();
  return {
    ...lists,
    words: {
      words: JSON.parse(decoder.decode(read('words.words', Uint8Array))),
      offsets: read('words.offsets', Uint32Array),
      rows: readPositions(read, 'words.rows', lists.size),
      weights: read('words.weights', Uint8Array),
    },
    references: {
      text: decoder.decode(read('references.text', Uint8Array)),
      offsets: read('references.offsets', Uint32Array),
    },
    byAddress: readLookup(read, 'byAddress'),
    byUuid: readLookup(read, 'byUuid'),
  };
}

/** How many slices of texts a segment has. */
export function slicesOf(segment: Segment): number {
  return Math.ceil(segment.size / ROWS_OF_TEXT);
}

/** The slice a row's texts are in. */
export function sliceOfRow(row: number): number {
  return Math.floor(row / ROWS_OF_TEXT);
}

/** Puts one slice of texts in its place; false when it is not that slice. */
export function fillTexts(segment: Segment, slice: number, bytes: Uint8Array): boolean {
  const [from, to] = boundsOf(segment, slice);
  if (bytes.length !== to - from) return false;
  segment.records.bytes.set(bytes, from);
  return true;
}

function boundsOf({ size, records }: Segment, slice: number): [from: number, to: number] {
  const first = slice * ROWS_OF_TEXT;
  return [records.offsets[first] ?? 0, records.offsets[Math.min(first + ROWS_OF_TEXT, size)] ?? 0];
}

function stampOf(stamp: string): string {
  return `${SNAPSHOT_FORMAT} ${stamp}`;
}

function readRelation(read: SectionReader, part: string, size: number): Relation {
  const keys = read(`${part}.keys`, Uint32Array);
  return {
    keys,
    rowOffsets: read(`${part}.rowOffsets`, Uint32Array),
    rowKeys: readPositions(read, `${part}.rowKeys`, keys.length),
    keyOffsets: read(`${part}.keyOffsets`, Uint32Array),
    keyRows: readPositions(read, `${part}.keyRows`, size),
  };
}

function readPositions(read: SectionReader, name: string, length: number): Positions {
  return isShort(length) ? read(name, Uint16Array) : read(name, Uint32Array);
}

function readLookup(read: SectionReader, part: string): Lookup {
  return { hashes: read(`${part}.hashes`, Uint32Array), rows: read(`${part}.rows`, Uint32Array) };
}
