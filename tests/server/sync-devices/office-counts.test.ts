/** Stock that is counted on a phone: over the real engine, the real shop, and a line that comes and goes. */
import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { randomIds } from '#server/ids.ts';
import { confirmCount } from '#server/subjects/stock/count/close-count.ts';
import { openCount } from '#server/subjects/stock/count/open-count.ts';
import { readCountDesk } from '#server/subjects/stock/count/read-count-desk.ts';
import { enterFound } from '#src/admin/store/counts/enter-found.ts';
import { followCounts, type SeenCounts } from '#src/admin/store/counts/follow-counts.ts';

import { createEditors, type Editor, type Editors } from './office-editors.ts';

let editors: Editors;
beforeAll(async () => {
  editors = await createEditors();
});
afterAll(() => editors.close());

async function rounds(): Promise<void> {
  for (let round = 0; round < 4; round += 1) await editors.clock.advance(20_000);
}

async function article(held: number) {
  const sku = randomUUID().toUpperCase();
  const family = await editors.db
    .insertInto('attribute_family')
    .values({ code: sku, name: 'Pièce', slug: sku })
    .returning('id')
    .executeTakeFirstOrThrow();
  const row = await editors.db
    .insertInto('product')
    .values({
      area: 'auto',
      type: 'simple',
      family_id: family.id,
      sku,
      slug: sku,
      name: 'Disques',
      name_key: 'disques',
      price: '10',
    })
    .returning(['id', 'uuid', 'sku'])
    .executeTakeFirstOrThrow();
  await editors.db
    .insertInto('stock_movement')
    .values({ product_id: row.id, source: 'principal', delta: held, reason: 'import', at })
    .execute();
  return row;
}

const at = new Date('2026-03-02T08:00:00.000Z');
const tools = () => ({ db: editors.db, ids: randomIds });

async function opened(editor: Editor): Promise<string> {
  const uuid = randomUUID();
  await openCount(tools(), { admin: editor.admin, now: at }, { uuid, source: 'principal', category: null });
  return uuid;
}

/** What somebody finds, by a code that their device knows or does not. */
function finder(editor: Editor, count: string, known: { readonly uuid: string; readonly sku: string } | null) {
  const byCode = new Map(
    known === null ? [] : [[known.sku, { uuid: known.uuid, sku: known.sku, name: 'Disques', ean: null }]],
  );
  const person = { ...editor.acting(), now: () => new Date(editors.clock.now()).toISOString() };
  return (code: string, pieces: number, way: 'add' | 'set' = 'add') =>
    enterFound(person, { byCode, behindMs: 0 }, { count, code, way, pieces });
}

const seenBy = ({ store }: Editor, count: string): Promise<SeenCounts> =>
  new Promise((resolve) => {
    const end = followCounts(store, count, (seen) => {
      end();
      resolve(seen);
    });
  });

test('S130 what is counted without a network, over a crash and lost answers, is shown at once and counted once', async () => {
  const editor = await editors.editor(randomUUID());
  const disks = await article(9);
  const count = await opened(editor);
  const find = finder(editor, count, disks);
  editor.cut(true);
  await find(disks.sku, 2);
  await find(disks.sku, 3);
  const away = await seenBy(editor, count);
  expect([away.lines.get(disks.uuid)?.pieces, away.waiting]).toEqual([5, 2]);
  await editor.crash();
  expect((await seenBy(editor, count)).lines.get(disks.uuid)?.pieces).toBe(5);
  editor.loseAnswer();
  editor.cut(false);
  await rounds();
  await find(disks.sku, 1);
  editor.loseAnswer();
  await rounds();
  await rounds();
  const home = await seenBy(editor, count);
  expect([home.lines.get(disks.uuid)?.pieces, home.waiting]).toEqual([6, 0]);
  expect(home.heads.map(({ uuid }) => uuid)).toContain(count);
  expect((await readCountDesk(editors.db, count)).lines).toMatchObject([{ counted: 6, expected: 9, difference: -3 }]);
});

test('S130 a code that the device does not know waits as it was read, and is an article once the shop has looked it up', async () => {
  const editor = await editors.editor(randomUUID());
  const disks = await article(2);
  const count = await opened(editor);
  editor.cut(true);
  await finder(editor, count, null)(disks.sku, 2);
  const away = await seenBy(editor, count);
  expect([away.unknown, away.lines.size, away.waiting]).toEqual([[disks.sku], 0, 1]);
  editor.cut(false);
  await rounds();
  const home = await seenBy(editor, count);
  expect([home.unknown, home.lines.get(disks.uuid)?.pieces, home.waiting]).toEqual([[], 2, 0]);
});

test('S130 S47 what comes after the count is confirmed leaves the screen, and waits for its author with the reason', async () => {
  const editor = await editors.editor(randomUUID());
  const disks = await article(4);
  const count = await opened(editor);
  const find = finder(editor, count, disks);
  await find(disks.sku, 4);
  await rounds();
  editor.cut(true);
  await find(disks.sku, 1);
  const { rev, revId } = await readCountDesk(editors.db, count);
  const step = { uuid: count, rev, ...(revId === undefined ? {} : { baseRevId: revId }), admin: editor.admin, now: at };
  await confirmCount(tools(), step);
  editor.cut(false);
  await rounds();
  const home = await seenBy(editor, count);
  expect([home.heads.some(({ uuid }) => uuid === count), home.lines.size, home.waiting]).toEqual([false, 0, 0]);
  const parked = await editor.store.read(['parked'], async (t) => await t.parked.all());
  expect(parked.map(({ reason }) => reason)).toMatchObject([{ class: 'refused', code: 'stock.countClosed' }]);
});

test('S132 what a colleague finds is seen with one’s own', async () => {
  const [one, other] = [await editors.editor(randomUUID()), await editors.editor(randomUUID())];
  const disks = await article(5);
  const count = await opened(one);
  await finder(one, count, disks)(disks.sku, 2);
  await finder(other, count, disks)(disks.sku, 3);
  await rounds();
  for (const editor of [one, other]) {
    editor.signIn();
    await rounds();
    expect((await seenBy(editor, count)).lines.get(disks.uuid)?.pieces).toBe(5);
  }
});
