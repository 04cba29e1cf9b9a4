/** The heads that lists show first: a start reads these few before the thousands behind them. */
import { documentKind, type DocumentHead } from '#core/contract/cms/document.ts';
import type { RecordKey } from '#core/wire/record.ts';
import { OFFICE } from '#src/admin/store/sync/office-contract.ts';
import type { PersonStore } from '#src/db/store.ts';
import { progressIn } from '#src/sync/meta.ts';
import { createView } from '#src/sync/outbox/view.ts';

/** Rows of a page of a list. */
export const PER_PAGE = 25;

type Heads = ReadonlyMap<string, DocumentHead>;

/** Keys of the newest of each type; what is in the bin is in no list. */
export function firstOf(heads: Heads): readonly RecordKey[] {
  const byType = new Map<string, DocumentHead[]>();
  for (const head of heads.values()) {
    if (head.status === 'trash') continue;
    const ofType = byType.get(head.type);
    if (ofType === undefined) byType.set(head.type, [head]);
    else ofType.push(head);
  }
  return [...byType.values()].flatMap((ofType) =>
    ofType
      .toSorted((a, b) => (a.updatedAt < b.updatedAt ? 1 : -1))
      .slice(0, PER_PAGE)
      .map(({ uuid }) => documentKind.key(uuid)),
  );
}

/**
 * The heads that were first when somebody last looked, as they are now; null where nobody has. Another may have come
 * before them since: whoever reads all heads knows.
 */
export async function readFirst(store: PersonStore): Promise<Heads | null> {
  const found = await store.read(['base', 'outbox', 'meta'], async (t) => {
    const row = await t.meta.get('first');
    if (row?.key !== 'first') return null;
    const { acked } = await progressIn(t);
    return { keys: row.keys, base: await t.base.some(row.keys), outbox: await t.outbox.all(), acked };
  });
  if (found === null) return null;
  const { records } = createView(OFFICE)(found);
  // a waiting change may name another document, of which the rest is not read here
  const heads = found.keys.flatMap((key) => records.get(key) ?? []).filter((one) => documentKind.is(one));
  return new Map(heads.map((head) => [head.uuid, head]));
}

/** Notes which are first now; writes nothing where they are the same. */
export async function keepFirst(store: PersonStore, heads: Heads): Promise<void> {
  const keys = firstOf(heads);
  const row = await store.read(['meta'], async (t) => await t.meta.get('first'));
  if (row?.key === 'first' && row.keys.join() === keys.join()) return;
  await store.write(['meta'], async (t) => void (await t.meta.put([{ key: 'first', keys }])));
}
