/** View = base + fold(pending), computed at read (design §4): nothing optimistic is ever stored as fact. */
import type { RecordKey, SyncedRecord } from '#core/contract/offline.ts';
import type { BaseRow, OutboxRow, Progress } from '#src/db/rows.ts';
import { isNoop, openRow, type OpenChange } from '#src/sync/core/changes.ts';

export interface ViewInput {
  readonly base: readonly BaseRow[];
  readonly outbox: readonly OutboxRow[];
  readonly acked: Progress['acked'];
}

export interface View {
  /** Records by key; a record that did not change is the same object as before. */
  readonly records: ReadonlyMap<string, SyncedRecord>;
}

interface Folded {
  readonly base: BaseRow | undefined;
  readonly changes: readonly string[];
  readonly record: SyncedRecord | undefined;
}

/**
 * A view that remembers: it folds again only the records that a changed row or change touches, and only what came after
 * what it had folded. Two views over the same rows are equal.
 */
export function createView(): (input: ViewInput) => View {
  let opened = new Map<string, OpenChange | null>();
  let folded = new Map<string, Folded>();
  return ({ base, outbox, acked }) => {
    const open = new Map<string, OpenChange | null>();
    const byKey = new Map<RecordKey, OutboxRow[]>();
    for (const row of inOrder(outbox)) {
      if (isNoop(row) || row.seq <= (acked[row.lane] ?? 0)) continue;
      const change = opened.get(row.mutId) ?? openedOrNull(row);
      open.set(row.mutId, change);
      for (const key of change?.touches ?? []) {
        const rows = byKey.get(key);
        if (rows === undefined) byKey.set(key, [row]);
        else rows.push(row);
      }
    }
    opened = open;
    const confirmed = new Map(base.map((row) => [row.key, row]));
    const next = new Map<string, Folded>();
    for (const [key, row] of confirmed) next.set(key, untouched(row, folded.get(key)));
    for (const [key, rows] of byKey) next.set(key, foldKey(key, confirmed.get(key), rows, open, folded.get(key)));
    folded = next;
    const records = new Map<string, SyncedRecord>();
    for (const [key, { record }] of folded) if (record !== undefined) records.set(key, record);
    return { records };
  };
}

/** Lanes never share a record: what touches a cart travels in the cart's lane. So any order of lanes will do. */
const inOrder = (rows: readonly OutboxRow[]): readonly OutboxRow[] =>
  rows.toSorted((a, b) => (a.lane === b.lane ? a.seq - b.seq : a.lane < b.lane ? -1 : 1));

/** A change this build does not understand leaves the view as it is (design §5, rule 4). */
function openedOrNull(row: OutboxRow): OpenChange | null {
  const opened = openRow(row);
  return opened.ok ? opened.change : null;
}

/** A record that nothing waits for: as confirmed, and the same object as long as it is the same. */
function untouched(base: BaseRow, before: Folded | undefined): Folded {
  const same = before !== undefined && before.changes.length === 0 && sameBase(before.base, base);
  return same ? before : { base, changes: [], record: base.record };
}

function foldKey(
  key: RecordKey,
  base: BaseRow | undefined,
  rows: readonly OutboxRow[],
  open: ReadonlyMap<string, OpenChange | null>,
  before: Folded | undefined,
): Folded {
  const changes = rows.map((row) => row.mutId);
  const same = before !== undefined && sameBase(before.base, base);
  const fits = same && before.changes.every((id, index) => changes[index] === id);
  if (fits && before.changes.length === changes.length) return before;
  let record = fits ? before.record : base?.record;
  for (const id of changes.slice(fits ? before.changes.length : 0)) {
    const change = open.get(id);
    if (change) record = change.fold(key, record);
  }
  return { base, changes, record };
}

/** A database hands out copies: the revision tells quickly, and after a restored server only the content tells. */
const sameBase = (a: BaseRow | undefined, b: BaseRow | undefined): boolean =>
  a === b || (a?.rev === b?.rev && JSON.stringify(a?.record) === JSON.stringify(b?.record));
