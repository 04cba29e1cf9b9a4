/** Changes of cells, and the way back: what was done is undone in one press, and done again. */

/** A cell by the keys of its row and its column. */
export interface CellPlace {
  readonly row: string;
  readonly column: string;
}

/** Undefined: the cell is as the shop has it. */
export interface CellChange extends CellPlace {
  readonly before: unknown;
  readonly after: unknown;
}

export type Patch = readonly CellChange[];

/** What differs from the shop, by row and column. */
export type Edits = ReadonlyMap<string, ReadonlyMap<string, unknown>>;

export const NO_EDITS: Edits = new Map();

export const editAt = (edits: Edits, { row, column }: CellPlace): unknown => edits.get(row)?.get(column);

export function applyPatch(edits: Edits, patch: Patch): Edits {
  const next = new Map(edits);
  const fresh = new Map<string, Map<string, unknown>>();
  for (const { row, column, after } of patch) {
    const cells = fresh.get(row) ?? new Map(next.get(row));
    fresh.set(row, cells);
    if (after === undefined) cells.delete(column);
    else cells.set(column, after);
  }
  for (const [row, cells] of fresh) {
    if (cells.size === 0) next.delete(row);
    else next.set(row, cells);
  }
  return next;
}

/** In reverse order: the last change of a cell is taken back first. */
export const invert = (patch: Patch): Patch =>
  patch.toReversed().map(({ before, after, ...place }) => ({ ...place, before: after, after: before }));

export interface History {
  readonly done: readonly Patch[];
  readonly undone: readonly Patch[];
}

export const NO_HISTORY: History = { done: [], undone: [] };

/** Steps that can be taken back. */
const MOST_STEPS = 200;

/** What was undone before is no longer the future of anything. */
export const remember = ({ done }: History, patch: Patch): History => ({
  done: [...done, patch].slice(-MOST_STEPS),
  undone: [],
});

interface Stepped {
  readonly history: History;
  /** To be applied; null where there is nothing. */
  readonly patch: Patch | null;
}

export function undo({ done, undone }: History): Stepped {
  const last = done.at(-1);
  if (last === undefined) return { history: { done, undone }, patch: null };
  return { history: { done: done.slice(0, -1), undone: [...undone, last] }, patch: invert(last) };
}

export function redo({ done, undone }: History): Stepped {
  const last = undone.at(-1);
  if (last === undefined) return { history: { done, undone }, patch: null };
  return { history: { done: [...done, last], undone: undone.slice(0, -1) }, patch: last };
}

/** Without the cells of these rows: they have been saved, and what was before says nothing any more. */
export function forgetRows({ done, undone }: History, rows: ReadonlySet<string>): History {
  const without = (patches: readonly Patch[]): Patch[] =>
    patches.map((patch) => patch.filter(({ row }) => !rows.has(row))).filter((patch) => patch.length > 0);
  return { done: without(done), undone: without(undone) };
}
