/**
 * A sheet while somebody works in it: what the shop has, what was changed, and the way back. It stands outside of React:
 * a row hears of itself alone, so that one cell that changes draws one row.
 */
import {
  applyPatch,
  editAt,
  forgetRows,
  NO_EDITS,
  NO_HISTORY,
  redo,
  remember,
  undo,
  type CellChange,
  type CellPlace,
  type Edits,
  type History,
  type Patch,
} from '#core/domain/sheet/patch.ts';
import { isSameCell, type SheetColumn } from './columns.ts';
import { hasCell, type SheetLine } from './lines.ts';
import { faultsOfRow, type Cells, type Faults } from './row-faults.ts';

/** A line as it is drawn: another object whenever anything of it is another. */
export interface RowState {
  readonly line: SheetLine;
  readonly cells: Cells;
  readonly faults: Faults;
  /** Where somebody else wrote into a cell that was changed here: what stood there when it was. */
  readonly begun: Cells;
  /** Why the shop refused it. */
  readonly refused: string | null;
  /** A save of it has not reached the shop. */
  readonly isWaiting: boolean;
}

export interface SheetCounts {
  readonly rows: number;
  readonly cells: number;
  /** Lines with a cell to be put right. */
  readonly faulty: number;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
}

export interface CellWrite extends CellPlace {
  readonly value: unknown;
}

const EMPTY: Cells = new Map();
const NO_COUNTS: SheetCounts = { rows: 0, cells: 0, faulty: 0, canUndo: false, canRedo: false };

export type Sheet = ReturnType<typeof createSheet>;

export function createSheet(columns: readonly SheetColumn[]) {
  const byKey = new Map(columns.map((one) => [one.key, one]));
  const lines = new Map<string, SheetLine>();
  const rows = new Map<string, RowState>();
  const begun = new Map<string, Map<string, unknown>>();
  const refused = new Map<string, string>();
  /** What the shop said of cells, and of which value. */
  const judged = new Map<string, ReadonlyMap<string, { readonly code: string; readonly value: unknown }>>();
  let waiting: ReadonlySet<string> = new Set();
  let order: readonly SheetLine[] = [];
  let edits: Edits = NO_EDITS;
  let history: History = NO_HISTORY;
  let counts: SheetCounts = NO_COUNTS;
  const heard = new Map<string, Set<() => void>>();
  const heardAll = new Set<() => void>();

  /** What stood in the cell when it was changed, where the shop has something else by now. */
  function movedUnder(line: SheetLine, cells: Cells): Cells {
    const known = begun.get(line.key);
    if (known === undefined) return EMPTY;
    const moved = [...known].filter(([key, value]) => {
      const column = byKey.get(key);
      return column !== undefined && cells.has(key) && !isSameCell(column, value, line.held[key]);
    });
    return moved.length === 0 ? EMPTY : new Map(moved);
  }

  /** What the shop found wrong is wrong as long as it stands there. */
  function withJudged(key: string, cells: Cells, faults: Faults): Faults {
    const still = [...(judged.get(key) ?? [])].filter(
      ([column, { value }]) => cells.has(column) && cells.get(column) === value && !faults.has(column),
    );
    return still.length === 0
      ? faults
      : new Map([...faults, ...still.map(([column, { code }]) => [column, code] as const)]);
  }

  function refresh(keys: Iterable<string>): void {
    for (const key of keys) {
      const line = lines.get(key);
      if (line === undefined) continue;
      const cells = edits.get(key) ?? EMPTY;
      rows.set(key, {
        line,
        cells,
        faults: withJudged(key, cells, faultsOfRow(line, cells, byKey)),
        begun: movedUnder(line, cells),
        refused: refused.get(key) ?? null,
        isWaiting: waiting.has(line.product.uuid),
      });
      for (const hear of heard.get(key) ?? []) hear();
    }
    let [cells, faulty] = [0, 0];
    for (const [key, own] of edits) {
      cells += own.size;
      if ((rows.get(key)?.faults.size ?? 0) > 0) faulty += 1;
    }
    counts = {
      rows: edits.size,
      cells,
      faulty,
      canUndo: history.done.length > 0,
      canRedo: history.undone.length > 0,
    };
    for (const hear of heardAll) hear();
  }

  function apply(patch: Patch): void {
    edits = applyPatch(edits, patch);
    for (const { row, column, after } of patch) {
      const own = begun.get(row) ?? new Map<string, unknown>();
      begun.set(row, own);
      if (after === undefined) own.delete(column);
      else if (!own.has(column)) own.set(column, lines.get(row)?.held[column]);
    }
    refresh(new Set(patch.map(({ row }) => row)));
  }

  function patchOf(cells: readonly CellWrite[]): Patch {
    return cells.flatMap(({ row, column, value }): CellChange[] => {
      const [line, known] = [lines.get(row), byKey.get(column)];
      if (line === undefined || known === undefined || !hasCell(line, known)) return [];
      const before = editAt(edits, { row, column });
      const after = isSameCell(known, value, line.held[column]) ? undefined : value;
      return after === before ? [] : [{ row, column, before, after }];
    });
  }

  return {
    columns: byKey,
    /** All lines, in the order of the list. */
    lines: (): readonly SheetLine[] => order,
    line: (key: string): SheetLine | undefined => lines.get(key),
    row: (key: string): RowState | undefined => rows.get(key),
    counts: (): SheetCounts => counts,
    edits: (): Edits => edits,
    /** What stood in the cells when they were changed: kept with them. */
    begunAt: ({ row, column }: CellPlace): unknown => begun.get(row)?.get(column),
    /** What stands in a cell. */
    valueAt: (place: CellPlace): unknown => {
      const cells = edits.get(place.row);
      return cells?.has(place.column) === true ? editAt(edits, place) : lines.get(place.row)?.held[place.column];
    },
    hearRow(key: string, hear: () => void): () => void {
      const own = heard.get(key) ?? new Set();
      heard.set(key, own);
      own.add(hear);
      return () => void own.delete(hear);
    },
    hear(hear: () => void): () => void {
      heardAll.add(hear);
      return () => void heardAll.delete(hear);
    },
    /** Lines as the shop has them now, in their order; of those that it lists no more, what was changed stays. */
    show(next: readonly SheetLine[]): void {
      const fresh = new Set(next.map(({ key }) => key));
      for (const line of next) lines.set(line.key, line);
      order = [...next, ...order.filter(({ key }) => !fresh.has(key) && edits.has(key))];
      /* what stands in the shop by now is no change any more */
      const same = next.flatMap(({ key, held }) =>
        [...(edits.get(key) ?? [])].flatMap(([column, value]): CellChange[] => {
          const known = byKey.get(column);
          return known !== undefined && isSameCell(known, value, held[column])
            ? [{ row: key, column, before: value, after: undefined }]
            : [];
        }),
      );
      edits = applyPatch(edits, same);
      refresh(next.map(({ key }) => key));
    },
    /** Writes cells as one step; those that are none, or hold the same, are left out. */
    write(cells: readonly CellWrite[]): void {
      const patch = patchOf(cells);
      if (patch.length === 0) return;
      history = remember(history, patch);
      apply(patch);
    },
    undo(): void {
      const stepped = undo(history);
      history = stepped.history;
      if (stepped.patch !== null) apply(stepped.patch);
    },
    redo(): void {
      const stepped = redo(history);
      history = stepped.history;
      if (stepped.patch !== null) apply(stepped.patch);
    },
    /** Cells that were kept on this device, with what stood there when they were changed. */
    takeUp(kept: readonly (CellWrite & { readonly was: unknown })[]): void {
      for (const { row, column, was } of kept) {
        const own = begun.get(row) ?? new Map<string, unknown>();
        begun.set(row, own.set(column, was));
      }
      const patch = patchOf(kept);
      if (patch.length > 0) apply(patch);
    },
    /** Cells of these lines are on their way to the shop: they are no changes of the sheet any more. */
    leave(keys: ReadonlySet<string>): void {
      const gone = [...keys].flatMap((row) =>
        [...(edits.get(row) ?? [])].map(([column, before]): CellChange => ({ row, column, before, after: undefined })),
      );
      edits = applyPatch(edits, gone);
      history = forgetRows(history, keys);
      for (const key of keys) {
        begun.delete(key);
        refused.delete(key);
        judged.delete(key);
      }
      refresh(keys);
    },
    /** Whoever decides that a cell stays as it was changed here has seen what somebody else wrote. */
    keepMine({ row, column }: CellPlace): void {
      begun.get(row)?.set(column, lines.get(row)?.held[column]);
      refresh([row]);
    },
    /** @param cells what the shop found wrong, by the keys of their columns */
    refuse(key: string, code: string, cells: ReadonlyMap<string, string> = new Map()): void {
      refused.set(key, code);
      judged.set(
        key,
        new Map([...cells].map(([column, wrong]) => [column, { code: wrong, value: edits.get(key)?.get(column) }])),
      );
      refresh([key]);
    },
    wait(products: ReadonlySet<string>): void {
      const moved = order.filter(({ product }) => waiting.has(product.uuid) !== products.has(product.uuid));
      waiting = products;
      if (moved.length > 0) refresh(moved.map(({ key }) => key));
    },
  };
}
