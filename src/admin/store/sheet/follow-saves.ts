/** Saves of sheets as this device knows them: what waits, and what was refused (rules S47 and S134). */
import { sheetChangeRoute, type SheetChangeArgs } from '#core/contract/admin/products/sheet/sheet-change.ts';
import { sheetLane } from '#core/contract/admin/products/sheet/sheet-lane.ts';
import { argsOf } from '#src/admin/store/sync/change-args.ts';
import type { ParkedReason } from '#src/db/rows.ts';
import type { PersonStore, ReadTables } from '#src/db/store.ts';
import { isNoop } from '#src/sync/core/changes.ts';
import { progressIn } from '#src/sync/meta.ts';

export interface RefusedSave {
  readonly mutId: string;
  readonly args: SheetChangeArgs;
  readonly reason: ParkedReason;
}

export interface SeenSaves {
  /** In the order in which they leave. */
  readonly waiting: readonly SheetChangeArgs[];
  readonly refused: readonly RefusedSave[];
}

/** Tells now and whenever one changes. */
export function followSaves(store: PersonStore, seen: (saves: SeenSaves) => void): () => void {
  const read = async (t: ReadTables): Promise<SeenSaves> => {
    const outbox = (await t.outbox.all()).filter(({ lane }) => sheetLane.has(lane));
    const parked = (await t.parked.all()).filter(({ lane }) => sheetLane.has(lane));
    const { acked } = await progressIn(t);
    return {
      waiting: outbox
        .filter((row) => !isNoop(row) && row.seq > (acked[row.lane] ?? 0))
        .flatMap((row) => argsOf(sheetChangeRoute, row) ?? []),
      refused: parked.flatMap((row) => {
        const args = argsOf(sheetChangeRoute, row);
        return args === null ? [] : [{ mutId: row.mutId, args, reason: row.reason }];
      }),
    };
  };
  return store.watch(['outbox', 'parked', 'meta'], read, seen);
}
