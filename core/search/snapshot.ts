import type { Lookup } from './lookup.ts';
import type { NumberColumns } from './numbers.ts';
import type { Orders } from './orders.ts';
import type { Relation } from './relation.ts';
import { openSections, writeSections } from './sections.ts';
import type { Numbers, SectionReader } from './sections.ts';
import type { Segment } from './segment.ts';

/** Another number makes every older snapshot unreadable: raise it with any change of a segment's content or layout. */
const SNAPSHOT_FORMAT = 2;

/** Rows whose texts are read together. Rows lie by id, those of a list all over: small slices carry little else. */
const ROWS_OF_TEXT = 128;

type Columns = Readonly<Record<string, Numbers | string | readonly string[]>>;

/**
 * A segment as bytes, in the parts a start needs one after the other: what lists are computed from, what search needs
 * besides, and the texts of the rows in slices.
 */
export interface Snapshot {
  readonly list: Uint8Array<ArrayBuffer>;
  readonly find: Uint8Array<ArrayBuffer>;
  readonly texts: readonly Uint8Array<ArrayBuffer>[];
}

/**
 * `stamp` says what it was made from (manifest and revision); a snapshot is derived and disposable: what does not match
 * is thrown away and built again from the pages.
 */
export function saveSnapshot(segment: Segment, stamp: string): Snapshot {
  const { words, references, records } = segment;
  const list = sectionsOf({
    segment: { size: Uint32Array.of(segment.size) },
    numbers: { ...segment.numbers },
    families: { ...segment.families },
    options: { ...segment.options },
    categories: { ...segment.categories },
    orders: { ...segment.orders },
    records: { offsets: records.offsets },
  });
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
  return { list: writeSections(stampOf(stamp), list), find: writeSections(stampOf(stamp), find), texts };
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
 * A segment good for filters, facets and sorts, as views into these bytes; null when they are not of this format and
 * stamp. It finds neither words nor addresses, and its texts have to be filled in before a row is read.
 */
export function openLists(bytes: Uint8Array, stamp: string): Segment | null {
  const read = openSections(bytes, stampOf(stamp));
  if (!read) return null;
  const offsets = read.u32('records.offsets');
  const nothing = new Uint32Array();
  const none = new Uint32Array(1);
  return {
    size: read.u32('segment.size')[0] ?? 0,
    numbers: readColumns(read),
    families: {
      names: JSON.parse(new TextDecoder().decode(read.u8('families.names'))),
      rows: read.u16('families.rows'),
    },
    options: readRelation(read, 'options'),
    categories: readRelation(read, 'categories'),
    orders: readOrders(read),
    words: { words: [], offsets: none, rows: nothing, weights: new Uint8Array() },
    references: { text: '', offsets: none },
    records: { bytes: new Uint8Array(offsets.at(-1) ?? 0), offsets },
    byAddress: { hashes: nothing, rows: nothing },
    byUuid: { hashes: nothing, rows: nothing },
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
      words: JSON.parse(decoder.decode(read.u8('words.words'))),
      offsets: read.u32('words.offsets'),
      rows: read.u32('words.rows'),
      weights: read.u8('words.weights'),
    },
    references: { text: decoder.decode(read.u8('references.text')), offsets: read.u32('references.offsets') },
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

function readColumns(read: SectionReader): NumberColumns {
  return {
    ids: read.u32('numbers.ids'),
    prices: read.f64('numbers.prices'),
    regulars: read.f64('numbers.regulars'),
    days: read.i32('numbers.days'),
    featured: read.u16('numbers.featured'),
    stocks: read.u8('numbers.stocks'),
    lows: read.u32('numbers.lows'),
    taxes: read.f64('numbers.taxes'),
    areas: read.u8('numbers.areas'),
    types: read.u8('numbers.types'),
    froms: read.u8('numbers.froms'),
  };
}

function readOrders(read: SectionReader): Orders {
  return {
    byPrice: read.u32('orders.byPrice'),
    byDay: read.u32('orders.byDay'),
    byName: read.u32('orders.byName'),
    byRank: read.u32('orders.byRank'),
    nameRanks: read.u32('orders.nameRanks'),
    ranks: read.f64('orders.ranks'),
  };
}

function readRelation(read: SectionReader, part: string): Relation {
  return {
    keys: read.u32(`${part}.keys`),
    rowOffsets: read.u32(`${part}.rowOffsets`),
    rowKeys: read.u32(`${part}.rowKeys`),
    keyOffsets: read.u32(`${part}.keyOffsets`),
    keyRows: read.u32(`${part}.keyRows`),
  };
}

function readLookup(read: SectionReader, part: string): Lookup {
  return { hashes: read.u32(`${part}.hashes`), rows: read.u32(`${part}.rows`) };
}
