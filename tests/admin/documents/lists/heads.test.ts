/** What lists show of documents, followed from the database of the device. */
import { expect, test } from 'vitest';
import { documentKind, draftLane, type DocumentHead } from '#core/contract/cms/document.ts';
import { documentRemoveRoute } from '#core/contract/cms/document-changes.ts';
import { headOf } from '#core/contract/cms/fold-head.ts';
import { followHeads, type Heads } from '#src/admin/store/documents/heads.ts';
import { createMemoryDisk, openMemoryStore } from '#src/db/memory-store.ts';
import type { OutboxRow } from '#src/db/rows.ts';
import type { PersonStore } from '#src/db/store.ts';
import { noopOf } from '#src/sync/core/park.ts';

const [ONE, OTHER, THIRD] = [
  '11111111-1111-4111-8111-111111111111',
  '22222222-2222-4222-8222-222222222222',
  '33333333-3333-4333-8333-333333333333',
];

const head = (uuid: string, title: string): DocumentHead => ({
  ...headOf({ doc: uuid, of: 'content', type: 'page', title, slug: '' }, '2026-01-01T00:00:00Z'),
  rev: 1,
});
/** The shop has told this device of them. */
const tell = (store: PersonStore, ...heads: readonly DocumentHead[]) =>
  store.write(['base'], async (t) => {
    await t.base.put(heads.map((record) => ({ key: documentKind.key(record.uuid), rev: 1, record })));
  });
const trash = (doc: string): OutboxRow => ({
  lane: draftLane.of(doc),
  seq: 1,
  mutId: doc,
  route: documentRemoveRoute.name,
  v: 1,
  args: { doc, rev: 1 },
  at: '2026-01-05T09:00:00.000Z',
  sends: 0,
});
const settled = () => new Promise<void>((done) => void setTimeout(done));

/** Follows heads of a device that holds these. */
async function followed(...heads: readonly DocumentHead[]) {
  const store = openMemoryStore(createMemoryDisk());
  await tell(store, ...heads);
  let goOn = (): void => {};
  let held: Promise<void> = Promise.resolve();
  const read: PersonStore['read'] = async (tables, work) => {
    await held;
    return store.read(tables, work);
  };
  let last: Heads | undefined;
  followHeads({ ...store, read }, (seen) => (last = seen));
  await settled();
  return {
    store,
    titles: () => [...(last?.shown.values() ?? [])].map(({ title }) => title).toSorted(),
    waiting: () => [...(last?.waiting ?? [])],
    hold: () => void (held = new Promise((resolve) => (goOn = resolve))),
    goOn: () => goOn(),
  };
}

test('S42 what waits of a document is shown as waiting, and no more once it was taken back', async () => {
  const device = await followed(head(ONE, 'Une'));
  await device.store.write(['outbox'], async (t) => void (await t.outbox.put([trash(ONE)])));
  await settled();
  expect(device.waiting()).toEqual([ONE]);
  await device.store.write(['outbox'], async (t) => void (await t.outbox.put([noopOf(trash(ONE))])));
  await settled();
  expect(device.waiting()).toEqual([]);
});

test('S91 a document that may not be seen any more leaves the lists', async () => {
  const device = await followed(head(ONE, 'Une'), head(OTHER, 'Autre'));
  await device.store.write(['base'], async (t) => void (await t.base.remove([documentKind.key(ONE)])));
  await settled();
  expect(device.titles()).toEqual(['Autre']);
});

test('S42 documents that change one after the other while the device reads another are all shown as they are', async () => {
  const device = await followed(head(ONE, 'Une'), head(OTHER, 'Autre'), head(THIRD, 'Tierce'));
  device.hold();
  await tell(device.store, head(THIRD, 'Tierce, relue'));
  await settled();
  await tell(device.store, head(ONE, 'Une, relue'));
  await tell(device.store, head(OTHER, 'Autre, relue'));
  device.goOn();
  await settled();
  await settled();
  expect(device.titles()).toEqual(['Autre, relue', 'Tierce, relue', 'Une, relue']);
});
