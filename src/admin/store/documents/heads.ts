/** Heads of documents as the device shows them: confirmed, with everything folded in that waits (rule S42). */
import { documentKind, draftLane, type DocumentHead } from '#core/contract/cms/document.ts';
import { OFFICE } from '#src/admin/store/sync/office-contract.ts';
import type { BaseRow, OutboxRow } from '#src/db/rows.ts';
import type { PersonStore, ReadTables, Written } from '#src/db/store.ts';
import { isNoop } from '#src/sync/core/changes.ts';
import { progressIn } from '#src/sync/meta.ts';
import { createView } from '#src/sync/outbox/view.ts';

const TABLES = ['base', 'outbox', 'meta'] as const;

export interface Heads {
  readonly shown: ReadonlyMap<string, DocumentHead>;
  /** As the shop told them. */
  readonly confirmed: ReadonlyMap<string, DocumentHead>;
  /** Those of which something waits on this device. */
  readonly waiting: ReadonlySet<string>;
}

/**
 * Tells heads now – `after` what is read before them – and whenever one changes: of confirmed records, only those that
 * were written are read again.
 */
export function followHeads(
  store: PersonStore,
  seen: (heads: Heads) => void,
  after: Promise<unknown> = Promise.resolve(),
): () => void {
  const view = createView(OFFICE);
  const base = new Map<string, BaseRow>();
  let isOver = false;
  let due: Written | null = { base: 'all' };
  let reading: Promise<void> | null = null;

  const take = async (t: ReadTables, { base: keys }: Written): Promise<void> => {
    if (keys === undefined) return;
    const rows = keys === 'all' ? await t.base.all() : await t.base.some(keys);
    if (keys === 'all') base.clear();
    else for (const key of keys) base.delete(key);
    for (const row of rows) base.set(row.key, row);
  };
  const read = async (): Promise<void> => {
    await after;
    while (due !== null) {
      if (isOver) return;
      const written = due;
      due = null;
      const { outbox, acked } = await store.read(TABLES, async (t) => {
        await take(t, written);
        return { outbox: await t.outbox.all(), acked: (await progressIn(t)).acked };
      });
      const { records } = view({ base: [...base.values()], outbox, acked });
      const confirmed = [...base.values()].map(({ record }) => record);
      if (!isOver) seen({ shown: byUuid(records.values()), confirmed: byUuid(confirmed), waiting: waitingIn(outbox) });
    }
  };
  const look = (written: Written): void => {
    due = due === null ? written : together(due, written);
    reading ??= read().finally(() => {
      reading = null;
    });
    void reading;
  };
  const end = store.follow(TABLES, look);
  look({ base: 'all' });
  return () => {
    isOver = true;
    end();
  };
}

function together({ base: one }: Written, { base: other }: Written): Written {
  if (one === 'all' || other === 'all') return { base: 'all' };
  return one === undefined && other === undefined ? {} : { base: [...(one ?? []), ...(other ?? [])] };
}

const waitingIn = (outbox: readonly OutboxRow[]): ReadonlySet<string> =>
  new Set(outbox.flatMap((row) => (isNoop(row) ? [] : (draftLane.idIn(row.lane) ?? []))));

const byUuid = (records: Iterable<BaseRow['record']>): ReadonlyMap<string, DocumentHead> =>
  new Map([...records].flatMap((record) => (documentKind.is(record) ? [[record.uuid, record] as const] : [])));
