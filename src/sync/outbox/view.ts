/** View = base + fold(pending), computed at read (design §4): nothing optimistic is ever stored as fact. */
import type { RecordChange, RecordKey, SyncedRecord } from '#core/wire/record.ts';
import type { BaseRow, OutboxRow, Progress } from '#src/db/rows.ts';
import { changesOf, isNoop } from '#src/sync/core/changes.ts';
import type { OfflineContract } from '#src/sync/core/contract.ts';

export interface ViewInput {
  readonly base: readonly BaseRow[];
  readonly outbox: readonly OutboxRow[];
  readonly acked: Progress['acked'];
}

export interface View {
  /** Records by key; a record that did not change is the same object as before. */
  readonly records: ReadonlyMap<string, SyncedRecord>;
}

/** What a waiting change does to a record. */
interface Waiting extends Pick<RecordChange, 'fold'> {
  readonly mutId: string;
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
export function createView(contract: OfflineContract): (input: ViewInput) => View {
  let opened = new Map<string, readonly RecordChange[]>();
  let folded = new Map<string, Folded>();
  return ({ base, outbox, acked }) => {
    const open = new Map<string, readonly RecordChange[]>();
    const byKey = new Map<RecordKey, Waiting[]>();
    for (const row of inOrder(outbox)) {
      if (isNoop(row) || row.seq <= (acked[row.lane] ?? 0)) continue;
      const { mutId } = row;
      const changes = opened.get(mutId) ?? changesOf(contract, row);
      open.set(mutId, changes);
      for (const { key, fold } of changes) {
        const waiting = byKey.get(key);
        if (waiting === undefined) byKey.set(key, [{ mutId, fold }]);
        else waiting.push({ mutId, fold });
      }
    }
    opened = open;
    const confirmed = new Map(base.map((row) => [row.key, row]));
    const next = new Map<string, Folded>();
    for (const [key, row] of confirmed) next.set(key, untouched(row, folded.get(key)));
    for (const [key, waiting] of byKey) next.set(key, foldKey(confirmed.get(key), waiting, folded.get(key)));
    folded = next;
    const records = new Map<string, SyncedRecord>();
    for (const [key, { record }] of folded) if (record !== undefined) records.set(key, record);
    return { records };
  };
}

/** Lanes never share a record: what touches a cart travels in the cart's lane. So any order of lanes will do. */
const inOrder = (rows: readonly OutboxRow[]): readonly OutboxRow[] =>
  rows.toSorted((a, b) => (a.lane === b.lane ? a.seq - b.seq : a.lane < b.lane ? -1 : 1));

/** A record that nothing waits for: as confirmed, and the same object as long as it is the same. */
function untouched(base: BaseRow, before: Folded | undefined): Folded {
  const same = before !== undefined && before.changes.length === 0 && sameBase(before.base, base);
  return same ? before : { base, changes: [], record: base.record };
}

function foldKey(base: BaseRow | undefined, waiting: readonly Waiting[], before: Folded | undefined): Folded {
  const changes = waiting.map(({ mutId }) => mutId);
  const same = before !== undefined && sameBase(before.base, base);
  const fits = same && before.changes.every((id, index) => changes[index] === id);
  if (fits && before.changes.length === changes.length) return before;
  let record = fits ? before.record : base?.record;
  for (const { fold } of waiting.slice(fits ? before.changes.length : 0)) record = foldedOr(record, fold);
  return { base, changes, record };
}

/** A record in a shape that this build does not know stays as it is: a fold is total for changes alone. */
function foldedOr(record: SyncedRecord | undefined, fold: RecordChange['fold']): SyncedRecord | undefined {
  try {
    return fold(record);
  } catch {
    return record;
  }
}

/** A database hands out copies: the revision tells quickly, and after a restored server only the content tells. */
const sameBase = (a: BaseRow | undefined, b: BaseRow | undefined): boolean =>
  a === b || (a?.rev === b?.rev && JSON.stringify(a?.record) === JSON.stringify(b?.record));
