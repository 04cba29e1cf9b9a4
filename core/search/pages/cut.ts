import type { CardRow } from '#core/search/segment/row.ts';

/** Bounds of a page in rows (catalogue reference §6): a change touches one page, a first visit loads few. */
export interface CutSizes {
  readonly target: number;
  /** A category above this is split. */
  readonly most: number;
  /** Below this a page is joined with its neighbour. */
  readonly least: number;
}

const SIZES: CutSizes = { target: 1000, most: 1500, least: 400 };

/** One page: its rows in order and the main leaf categories present, in menu order. */
export interface Cut<Row extends CardRow> {
  readonly area: Row['area'];
  readonly categoryIds: readonly number[];
  readonly rows: readonly Row[];
}

/**
 * Rows by area, then main leaf category in menu order, then id, cut into pages. Categories do not share a page unless one
 * is small; rows of categories outside `leafOrder` come last. Every row is in exactly one page; areas never share one.
 */
export function cutPages<Row extends CardRow>(
  rows: readonly Row[],
  leafOrder: readonly number[],
  sizes: CutSizes = SIZES,
): Cut<Row>[] {
  return (['auto', 'moto'] as const).flatMap((area) => {
    const leaves = groupByLeaf(
      rows.filter((row) => row.area === area),
      leafOrder,
    );
    const pages = joinSmall(
      leaves.flatMap((leaf) => splitLarge(leaf, sizes)),
      sizes,
    );
    return pages.map((page) => ({ area, categoryIds: [...new Set(page.map(mainLeaf))], rows: page }));
  });
}

const WITHOUT_CATEGORY = 0;

function mainLeaf(row: CardRow): number {
  return row.categoryIds[0] ?? WITHOUT_CATEGORY;
}

function groupByLeaf<Row extends CardRow>(rows: readonly Row[], leafOrder: readonly number[]): Row[][] {
  const groups = new Map<number, Row[]>();
  for (const row of rows) {
    const group = groups.get(mainLeaf(row));
    if (group) group.push(row);
    else groups.set(mainLeaf(row), [row]);
  }
  const place = new Map(leafOrder.map((id, at) => [id, at]));
  const placeOf = (id: number) => place.get(id) ?? leafOrder.length;
  const ordered = [...groups].sort(([left], [right]) => placeOf(left) - placeOf(right) || left - right);
  return ordered.map(([, group]) => group.sort((left, right) => left.id - right.id));
}

/**
 * A large category ends a page where an id says so (content-defined), not every so many rows: a product more or less
 * moves no boundary but its own page's.
 */
function splitLarge<Row extends CardRow>(leaf: readonly Row[], { target, most, least }: CutSizes): Row[][] {
  if (leaf.length <= most) return [[...leaf]];
  const pages: Row[][] = [];
  let page: Row[] = [];
  for (const row of leaf) {
    const isBoundary = page.length >= least && scattered(row.id) % Math.max(1, target - least) === 0;
    if (isBoundary || page.length === most) {
      pages.push(page);
      page = [];
    }
    page.push(row);
  }
  return [...pages, page];
}

/** Neighbouring ids far apart, as whole numbers (Knuth's multiplicative hash, upper bits). */
function scattered(id: number): number {
  return Math.imul(id, 2_654_435_761) >>> 12;
}

/** Neighbours are joined while one of them is small and both fit; a small rest may stay alone. */
function joinSmall<Row>(pages: readonly Row[][], { most, least }: CutSizes): Row[][] {
  const joined: Row[][] = [];
  for (const page of pages) {
    const before = joined.at(-1);
    const isSmall = before !== undefined && (before.length < least || page.length < least);
    if (before && isSmall && before.length + page.length <= most) before.push(...page);
    else joined.push([...page]);
  }
  return joined;
}
