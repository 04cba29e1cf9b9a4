/** Open counts and what was found in them as this device shows it: confirmed, with everything folded in that waits (S42). */
import {
  countKind,
  countLane,
  countPartKind,
  type CountedLine,
  type CountHead,
} from '#core/contract/admin/stock/count-record.ts';
import { OFFICE } from '#src/admin/store/sync/office-contract.ts';
import { countEntryRoute } from '#core/contract/admin/stock/count-entry.ts';
import { argsOf } from '#src/admin/store/sync/change-args.ts';
import type { OutboxRow } from '#src/db/rows.ts';
import type { PersonStore, ReadTables } from '#src/db/store.ts';
import { isNoop } from '#src/sync/core/changes.ts';
import { progressIn } from '#src/sync/meta.ts';
import { createView } from '#src/sync/outbox/view.ts';

export interface SeenCounts {
  readonly heads: readonly CountHead[];
  /** Of the count that is looked at, by UUID of the article. */
  readonly lines: ReadonlyMap<string, CountedLine>;
  /** What of it waits on this device. */
  readonly waiting: number;
  /** Codes that wait and that this device knows no article of: the shop looks them up. */
  readonly unknown: readonly string[];
}

/** Keys of counts and of their parts, and of nothing else. */
const FROM = countKind.kind;
const BEFORE = `${countKind.kind}~`;

/** Tells now and whenever one changes. @param count the one that is looked at; null: heads alone */
export function followCounts(store: PersonStore, count: string | null, seen: (counts: SeenCounts) => void): () => void {
  const view = createView(OFFICE);
  const read = async (t: ReadTables): Promise<SeenCounts> => {
    const base = await t.base.between(FROM, BEFORE);
    const outbox = (await t.outbox.all()).filter(({ lane }) => countLane.has(lane));
    const { acked } = await progressIn(t);
    const records = [...view({ base, outbox, acked }).records.values()];
    const own = outbox.filter(
      (row) => count !== null && row.lane === countLane.of(count) && !isNoop(row) && row.seq > (acked[row.lane] ?? 0),
    );
    return {
      heads: records.filter(countKind.is).toSorted((a, b) => (a.openedAt < b.openedAt ? 1 : -1)),
      lines: new Map(
        records
          .filter(countPartKind.is)
          .filter((part) => part.count === count)
          .flatMap(({ lines }) => Object.entries(lines)),
      ),
      waiting: own.length,
      unknown: own.flatMap(unknownIn),
    };
  };
  return store.watch(['base', 'outbox', 'meta'], read, seen);
}

function unknownIn(row: OutboxRow): readonly string[] {
  const args = argsOf(countEntryRoute, row);
  return args === null || args.article !== null ? [] : [args.code];
}
