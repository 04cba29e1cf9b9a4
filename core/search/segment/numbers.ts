import { each, storedOf } from './columns.ts';
import { COLUMNS, type HeldRow } from './row.ts';

/** A class of typed arrays. */
export interface ArrayOf<Numbers> {
  readonly BYTES_PER_ELEMENT: number;
  new (buffer: ArrayBufferLike, byteOffset: number, length: number): Numbers;
  from<Item>(items: ArrayLike<Item>, numberOf: (item: Item) => number): Numbers;
}

const held = <Numbers>(field: keyof HeldRow, array: ArrayOf<Numbers>) => ({ field, array });

/** What is computed with, a column each, as pages write it: −1 for no struck price, 1 for "from", places of codes. */
const FIELDS = {
  ids: held('id', Uint32Array),
  prices: held('price', Float64Array),
  regulars: held('regular', Float64Array),
  days: held('createdDay', Int32Array),
  featured: held('featured', Uint16Array),
  stocks: held('stock', Uint8Array),
  lows: held('low', Uint32Array),
  taxes: held('taxPercent', Float64Array),
  areas: held('area', Uint8Array),
  types: held('type', Uint8Array),
  froms: held('priceFrom', Uint8Array),
  sales: held('sale', Uint8Array),
};

export type NumberColumns = {
  readonly [Name in keyof typeof FIELDS]: InstanceType<(typeof FIELDS)[Name]['array']>;
};

const fields: { readonly [Name in keyof NumberColumns]: ReturnType<typeof held<NumberColumns[Name]>> } = FIELDS;

export function buildNumbers(rows: readonly HeldRow[]): NumberColumns {
  return each<NumberColumns>(fields, (name) => {
    const { field, array } = fields[name];
    return array.from(rows, (row) => Number(storedOf<HeldRow, keyof HeldRow>(COLUMNS, field, row[field])));
  });
}

/** The same columns from where they lie. */
export function openNumbers(open: <Numbers>(name: string, array: ArrayOf<Numbers>) => Numbers): NumberColumns {
  return each<NumberColumns>(fields, (name) => open(`numbers.${name}`, fields[name].array));
}

/** The numbers of each field that is held here. */
export function numbersByField(numbers: NumberColumns): ReadonlyMap<keyof HeldRow, ArrayLike<number>> {
  const columns: Readonly<Record<string, ArrayLike<number>>> = { ...numbers };
  return new Map(Object.entries(fields).map(([name, { field }]) => [field, columns[name] ?? []]));
}
