import { standingOn, type Revision } from '#core/domain/revision/revision.ts';

/** Which rows are chosen: some, as they were seen, or all that the list finds. */
export interface Choosable extends Revision {
  readonly uuid: string;
}

/** What a change of many says of one: which revision was seen. */
export const asSeen = ({ uuid, ...seen }: Choosable) => ({ uuid, ...standingOn(seen) });

export interface Chosen<Row extends Choosable = Choosable> {
  /** By UUID, in the order in which they were chosen. */
  readonly rows: ReadonlyMap<string, Row>;
  /** All that match what is asked for, also on other pages. */
  readonly all: boolean;
}

export const NOTHING_CHOSEN = { rows: new Map<string, never>(), all: false } as const;

export const isChosen = ({ rows, all }: Chosen, uuid: string): boolean => all || rows.has(uuid);

const mapOf = <Row extends Choosable>(rows: Iterable<Row>): Map<string, Row> =>
  new Map([...rows].map((row) => [row.uuid, row]));

/** Out of all that match, taking one away leaves those of the page. */
export function toggleRow<Row extends Choosable>(chosen: Chosen<Row>, row: Row, page: readonly Row[]): Chosen<Row> {
  const rows = mapOf(chosen.all ? page : chosen.rows.values());
  if (!rows.delete(row.uuid)) rows.set(row.uuid, row);
  return { rows, all: false };
}

/** How much of a page is chosen. */
export function pageState(chosen: Chosen, page: readonly Choosable[]): 'none' | 'some' | 'all' {
  const count = page.filter(({ uuid }) => isChosen(chosen, uuid)).length;
  if (count === 0) return 'none';
  return count === page.length ? 'all' : 'some';
}

/** Chooses the whole page, or lets it go when it is chosen. */
export function togglePage<Row extends Choosable>(chosen: Chosen<Row>, page: readonly Row[]): Chosen<Row> {
  const isWhole = pageState(chosen, page) === 'all';
  const rows = mapOf(chosen.all ? [] : chosen.rows.values());
  for (const row of page) {
    if (isWhole) rows.delete(row.uuid);
    else rows.set(row.uuid, row);
  }
  return { rows, all: false };
}

export const chooseAll = <Row extends Choosable>({ rows }: Chosen<Row>): Chosen<Row> => ({ rows, all: true });

/** Rows from one place of the page to another. */
export function chooseRange<Row extends Choosable>(
  chosen: Chosen<Row>,
  page: readonly Row[],
  from: number,
  to: number,
): Chosen<Row> {
  const range = page.slice(Math.min(from, to), Math.max(from, to) + 1);
  return { rows: mapOf([...chosen.rows.values(), ...range]), all: false };
}

/** @param total how many the list finds */
export const countOf = ({ rows, all }: Chosen, total: number): number => (all ? total : rows.size);
