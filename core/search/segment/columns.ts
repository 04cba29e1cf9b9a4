/** How one value of a row is written as JSON. What is not there, as in a page older than the field, reads as empty. */
export interface Kind<Value> {
  readonly store: (value: Value) => unknown;
  readonly open: (stored: unknown) => Value;
}

/** A page of the replica as JSON: its columns by name. */
export type Page = Readonly<Record<string, unknown>>;

/** One field of a row. What is written lies on devices: the name, kind and place of a column never change. */
export interface Column<Value> extends Kind<Value> {
  readonly write: (values: readonly Value[]) => Page;
  /** Made once for a page, called for each of its rows. */
  readonly reader: (page: Page) => (at: number) => Value;
  /** Place in the record of a row; undefined where a segment keeps the field in arrays. */
  readonly place: number | undefined;
}

/** The columns of a row, in the order of a page. */
export type Table<Row> = { readonly [Key in keyof Row]-?: Column<Row[Key]> };

type ValueOf<Of> = Of extends Column<infer Value> ? Value : never;
type Optional<Of> = { [Key in keyof Of]: undefined extends ValueOf<Of[Key]> ? Key : never }[keyof Of];

/** The row that a table describes. */
export type RowOf<Of> = { readonly [Key in keyof Of as Exclude<Key, Optional<Of>>]: ValueOf<Of[Key]> } & {
  readonly [Key in keyof Of as Extract<Key, Optional<Of>>]?: Exclude<ValueOf<Of[Key]>, undefined>;
};

export const text: Kind<string> = {
  store: (value) => value,
  open: (stored) => (typeof stored === 'string' ? stored : ''),
};

export const number: Kind<number> = {
  store: (value) => value,
  open: (stored) => (typeof stored === 'number' ? stored : 0),
};

/** A number from zero upwards; null is −1. */
export const numberOrNull: Kind<number | null> = {
  store: (value) => value ?? -1,
  open: (stored) => (typeof stored === 'number' && stored >= 0 ? stored : null),
};

export const flag: Kind<boolean> = { store: (value) => (value ? 1 : 0), open: (stored) => stored === 1 };

/** A place in a list that only grows; what is not known here is the fallback. */
export const oneOf = <Value>(values: readonly Value[], fallback: Value): Kind<Value> => ({
  store: (value) => values.indexOf(value),
  open: (stored) => (typeof stored === 'number' ? (values[stored] ?? fallback) : fallback),
});

export const list = <Item>(): Kind<readonly Item[]> => ({ store: (value) => value, open: listIn });

const listIn = (stored: unknown) => (Array.isArray(stored) ? stored : []);

/** A column with a value for every row. */
export const column = <Value>(name: string, { store, open }: Kind<Value>, place?: number): Column<Value> => ({
  store,
  open,
  place,
  write: (values) => ({ [name]: values.map(store) }),
  reader(page) {
    const cells: readonly unknown[] = listIn(page[name]);
    return (at) => open(cells[at]);
  },
});

/** A column of texts that repeat: each is written once, and every row holds its place. */
export const dictionary = (name: string, place?: number): Column<string> => ({
  ...text,
  place,
  write(column) {
    const places = new Map<string, number>();
    const at = column.map((value) => {
      if (!places.has(value)) places.set(value, places.size);
      return places.get(value) ?? 0;
    });
    return { [name]: { values: [...places.keys()], at } };
  },
  reader(page) {
    const { values = [], at = [] }: Dictionary = Object(page[name]);
    return (row) => values[at[row] ?? 0] ?? '';
  },
});

interface Dictionary {
  readonly values?: readonly string[];
  readonly at?: readonly number[];
}

/** A column of lists that few rows have: those by their place, and nothing where none has one. */
export const sparse = <Item>(name: string, place?: number): Column<readonly Item[] | undefined> => ({
  place,
  store: (value) => value,
  open: (stored) => (Array.isArray(stored) ? stored : undefined),
  write(values) {
    const held = values.flatMap((value, at) => (value === undefined ? [] : [[at, value]]));
    return held.length === 0 ? {} : { [name]: Object.fromEntries(held) };
  },
  reader(page) {
    const held: Readonly<Record<number, readonly Item[]>> = Object(page[name]);
    return (at) => held[at];
  },
});

/** Something made for every name of a table. */
export function each<Made>(
  table: Readonly<Record<keyof Made, unknown>>,
  make: <Name extends keyof Made>(name: Name) => Made[Name],
): Made;
export function each(table: object, make: (name: string) => unknown): object {
  return Object.fromEntries(Object.keys(table).map((name) => [name, make(name)]));
}

/** Reads each field of a row, by its place and by its record. */
export type Readers<Row> = { readonly [Key in keyof Row]-?: (at: number, record: readonly unknown[]) => Row[Key] };

export const readersOf = <Row>(
  table: Table<Row>,
  readerOf: <Value>(column: Column<Value>, key: keyof Row) => (at: number, record: readonly unknown[]) => Value,
): Readers<Row> => each<Readers<Row>>(table, (key) => readerOf(table[key], key));

/** What is written of one field. */
export const storedOf = <Row, Key extends keyof Row>(table: Table<Row>, key: Key, value: Row[Key]): unknown =>
  table[key].store(value);

/** The columns of these rows, as they lie in a page. */
export function writeColumns<Row>(table: Table<Row>, rows: readonly Row[]): Page {
  const columns = each<Record<keyof Row, Page>>(table, (key) => table[key].write(rows.map((row) => row[key])));
  return Object.assign({}, ...Object.values(columns));
}
