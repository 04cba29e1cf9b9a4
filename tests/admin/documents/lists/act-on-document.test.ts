/** What lists do to a document, behind what waits of it on this device. */
import { expect, test } from 'vitest';
import { draftLane, type DocumentHead } from '#core/contract/cms/document.ts';
import { documentSaveRoute } from '#core/contract/cms/document-changes.ts';
import { headOf } from '#core/contract/cms/fold-head.ts';
import { removeDocument } from '#src/admin/store/documents/act-on-document.ts';
import type { PerformOffice } from '#src/admin/store/sync/office-person.ts';
import { openKeptBodies } from '#src/db/kept-bodies.ts';
import type { OutboxRow } from '#src/db/rows.ts';
import { noopOf } from '#src/sync/core/park.ts';
import { createDesk, DOC, page } from '../desk.ts';

const [SHOP, FIRST, SECOND] = [
  '11111111-1111-4111-8111-111111111111',
  '22222222-2222-4222-8222-222222222222',
  '33333333-3333-4333-8333-333333333333',
];
const head: DocumentHead = {
  ...headOf({ doc: DOC, of: 'content', type: 'page', title: '', slug: '' }, '2026-01-01T00:00:00Z'),
  rev: 4,
  revId: SHOP,
};
const lane = draftLane.of(DOC);
const saved = (seq: number, mutId: string): OutboxRow => ({
  lane,
  seq,
  mutId,
  route: documentSaveRoute.name,
  v: documentSaveRoute.offline.version,
  args: { doc: DOC, of: 'content', type: 'page', baseRev: 4, revId: mutId, body: page('À moi') },
  at: '2026-01-05T09:00:00.000Z',
  sends: 1,
});

/** The revision that is thrown away where these wait and the shop has told of the numbers up to `acked`. */
async function meant(rows: readonly OutboxRow[], acked = 0) {
  const desk = createDesk();
  await desk.store.write(['outbox', 'meta'], async (t) => {
    await t.outbox.put(rows);
    await t.meta.put([{ key: 'progress', cursor: null, acked: { [lane]: acked }, at: null }]);
  });
  const performed: unknown[] = [];
  const perform: PerformOffice = (_route, args) => {
    performed.push(args);
    return Promise.resolve({ mutId: FIRST, lane, seq: 3 });
  };
  await removeDocument({ ...desk.person, bodies: openKeptBodies('editor', null), perform }, head);
  return performed;
}

test('S94 the bin names the revision that what waits leads to, by its identity', async () => {
  expect(await meant([saved(1, FIRST), saved(2, SECOND)])).toEqual([{ doc: DOC, rev: 6, revId: SECOND }]);
  expect(await meant([])).toEqual([{ doc: DOC, rev: 4, revId: SHOP }]);
});

test('S94 a save that the shop has told of already is counted once by the bin', async () => {
  expect(await meant([saved(1, FIRST), saved(2, SECOND)], 1)).toEqual([{ doc: DOC, rev: 5, revId: SECOND }]);
});

test('S94 a save that was taken back makes no revision, and the bin counts none for it', async () => {
  expect(await meant([noopOf(saved(1, FIRST)), saved(2, SECOND)])).toEqual([{ doc: DOC, rev: 5, revId: SECOND }]);
});
