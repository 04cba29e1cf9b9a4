/** What a list shows before all heads have been read: a few, and those as they are now. */
import { expect, test } from 'vitest';
import { documentKind, draftLane, type DocumentHead } from '#core/contract/cms/document.ts';
import { documentRemoveRoute } from '#core/contract/cms/document-changes.ts';
import { firstOf, keepFirst, PER_PAGE, readFirst } from '#src/admin/store/documents/first-heads.ts';
import { createMemoryDisk, openMemoryStore } from '#src/db/memory-store.ts';
import type { PersonStore } from '#src/db/store.ts';

const uuidOf = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

const head = (number: number, more: Partial<DocumentHead> = {}): DocumentHead => ({
  kind: 'document',
  uuid: uuidOf(number),
  of: 'content',
  type: 'actualites',
  title: `Conseil ${number}`,
  slug: `conseil-${number}`,
  status: 'published',
  rev: 1,
  publishedRev: 1,
  publishedAt: null,
  scheduledAt: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: new Date(Date.UTC(2026, 0, 1) + number * 60_000).toISOString(),
  author: null,
  categories: [],
  tags: [],
  thumbnail: null,
  deletedAt: null,
  ...more,
});

const byUuid = (heads: readonly DocumentHead[]): ReadonlyMap<string, DocumentHead> =>
  new Map(heads.map((one) => [one.uuid, one]));

/** A device that holds these heads, as the shop told them. */
async function deviceWith(heads: readonly DocumentHead[]): Promise<PersonStore> {
  const store = openMemoryStore(createMemoryDisk());
  const rows = heads.map((record) => ({ key: documentKind.key(record.uuid), rev: 1, record }));
  await store.write(['base'], async (t) => void (await t.base.put(rows)));
  return store;
}

const MANY = Array.from({ length: 60 }, (_, at) => head(at));

test('are a page of the newest of each type, without those in the bin', () => {
  const pages = [head(100, { type: 'page' }), head(101, { type: 'page', status: 'trash' })];
  const keys = firstOf(byUuid([...MANY, ...pages]));
  const newest = MANY.slice(-PER_PAGE).toReversed();
  expect(keys).toEqual([...newest, head(100)].map(({ uuid }) => documentKind.key(uuid)));
});

test('are nothing where nobody has looked before', async () => {
  expect(await readFirst(await deviceWith(MANY))).toBeNull();
});

test('are read as they are now, whatever they were when they were noted', async () => {
  const store = await deviceWith(MANY);
  await keepFirst(store, byUuid(MANY));
  const later = head(59, { title: 'Conseil relu', rev: 2 });
  await store.write(['base'], async (t) => {
    await t.base.put([{ key: documentKind.key(later.uuid), rev: 2, record: later }]);
    await t.base.remove([documentKind.key(uuidOf(58))]);
  });
  const first = await readFirst(store);
  expect(first?.size).toBe(PER_PAGE - 1);
  expect(first?.get(later.uuid)).toEqual(later);
});

test('S42 hold what waits of them, and nothing of what is not among them', async () => {
  const store = await deviceWith(MANY);
  await keepFirst(store, byUuid(MANY));
  const trash = (number: number) => ({
    lane: draftLane.of(uuidOf(number)),
    seq: 1,
    mutId: uuidOf(900 + number),
    route: documentRemoveRoute.name,
    v: 1,
    args: { doc: uuidOf(number), rev: 1 },
    at: '2026-01-05T09:00:00.000Z',
    sends: 0,
  });
  await store.write(['outbox'], async (t) => void (await t.outbox.put([trash(59), trash(3)])));
  const first = await readFirst(store);
  expect(first?.get(uuidOf(59))?.status).toBe('trash');
  expect(first?.has(uuidOf(3))).toBe(false);
});

test('are noted once: looking again writes nothing', async () => {
  const store = await deviceWith(MANY);
  let written = 0;
  store.follow(['meta'], () => {
    written += 1;
  });
  await keepFirst(store, byUuid(MANY));
  await keepFirst(store, byUuid(MANY));
  expect(written).toBe(1);
});
