import { each, storedOf, type Column } from './columns.ts';
import { COLUMNS, type HeldRow } from './row.ts';

/** What is never computed with, a JSON tuple a row, as one heap of UTF-8; only the rows that are shown are decoded. */
export interface Records {
  readonly bytes: Uint8Array;
  readonly offsets: Uint32Array;
}

const placeOf = (key: keyof HeldRow): number => COLUMNS[key].place ?? -1;

const FIELDS = Object.values(each<Record<keyof HeldRow, keyof HeldRow>>(COLUMNS, (key) => key))
  .filter((key) => placeOf(key) >= 0)
  .sort((left, right) => placeOf(left) - placeOf(right));

/** The stored values by their places; what has none is left out at the end. */
function tupleOf(row: HeldRow): unknown[] {
  const tuple = FIELDS.map((key) => storedOf<HeldRow, keyof HeldRow>(COLUMNS, key, row[key]));
  while (tuple.at(-1) === undefined && tuple.length > 0) tuple.pop();
  return tuple;
}

export function buildRecords(rows: readonly HeldRow[]): Records {
  const encoder = new TextEncoder();
  const offsets = new Uint32Array(rows.length + 1);
  let bytes = new Uint8Array(rows.length * 320 + 1024);
  let length = 0;
  rows.forEach((row, at) => {
    const text = JSON.stringify(tupleOf(row));
    // UTF-8 needs at most three bytes for a UTF-16 unit
    if (bytes.length - length < text.length * 3) {
      const larger = new Uint8Array((bytes.length + text.length * 3) * 2);
      larger.set(bytes);
      bytes = larger;
    }
    length += encoder.encodeInto(text, bytes.subarray(length)).written;
    offsets[at + 1] = length;
  });
  return { bytes: bytes.slice(0, length), offsets };
}

const decoder = new TextDecoder();

/** The stored values of a row by their places: our own bytes, which the snapshot's header vouches for. */
export function recordOf(records: Records, row: number): readonly unknown[] {
  return JSON.parse(decoder.decode(records.bytes.subarray(records.offsets[row], records.offsets[row + 1])));
}

/** One field of a record. */
export function fieldOf<Value>(record: readonly unknown[], { place, open }: Column<Value>): Value {
  return open(place === undefined ? undefined : record[place]);
}
