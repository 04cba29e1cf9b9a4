import type { Lookup } from './lookup.ts';
import type { NumberColumns } from './numbers.ts';
import type { Orders } from './orders.ts';
import type { Relation } from './relation.ts';
import { openSections, writeSections } from './sections.ts';
import type { Numbers, SectionReader } from './sections.ts';
import type { Segment } from './segment.ts';

/** Another number makes every older snapshot unreadable: raise it with any change of a segment's content or layout. */
export const SNAPSHOT_FORMAT = 1;

type Columns = Readonly<Record<string, Numbers | string | readonly string[]>>;

/**
 * A segment as bytes. `stamp` says what it was made from (manifest and revision); a snapshot is derived and disposable:
 * what does not match is thrown away and built again from the pages.
 */
export function saveSnapshot(segment: Segment, stamp: string): Uint8Array<ArrayBuffer> {
  const encoder = new TextEncoder();
  const sections = new Map<string, Numbers>();
  const put = (part: string, columns: Columns) => {
    for (const [name, column] of Object.entries(columns))
      sections.set(`${part}.${name}`, typeof column === 'string' ? encoder.encode(column) : numbersOf(column, encoder));
  };
  put('segment', { size: Uint32Array.of(segment.size) });
  put('numbers', { ...segment.numbers });
  put('families', { ...segment.families });
  put('options', { ...segment.options });
  put('categories', { ...segment.categories });
  put('orders', { ...segment.orders });
  put('words', { ...segment.words });
  put('references', { ...segment.references });
  put('records', { ...segment.records });
  put('byAddress', { ...segment.byAddress });
  put('byUuid', { ...segment.byUuid });
  return writeSections(stampOf(stamp), sections);
}

function numbersOf(column: Numbers | readonly string[], encoder: TextEncoder): Numbers {
  return ArrayBuffer.isView(column) ? column : encoder.encode(JSON.stringify(column));
}

/** The segment, as views into these bytes; null when they are not a snapshot of this format and stamp. */
export function openSnapshot(bytes: Uint8Array, stamp: string): Segment | null {
  const read = openSections(bytes, stampOf(stamp));
  if (!read) return null;
  const decoder = new TextDecoder();
  return {
    size: read.u32('segment.size')[0] ?? 0,
    numbers: readColumns(read),
    families: { names: JSON.parse(decoder.decode(read.u8('families.names'))), rows: read.u16('families.rows') },
    options: readRelation(read, 'options'),
    categories: readRelation(read, 'categories'),
    orders: readOrders(read),
    words: {
      words: JSON.parse(decoder.decode(read.u8('words.words'))),
      offsets: read.u32('words.offsets'),
      rows: read.u32('words.rows'),
      weights: read.u8('words.weights'),
    },
    references: { text: decoder.decode(read.u8('references.text')), offsets: read.u32('references.offsets') },
    records: { bytes: read.u8('records.bytes'), offsets: read.u32('records.offsets') },
    byAddress: readLookup(read, 'byAddress'),
    byUuid: readLookup(read, 'byUuid'),
  };
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
