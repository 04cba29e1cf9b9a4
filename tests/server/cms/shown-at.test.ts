/** From a document to its page in the shop: the head says where it stands, as long as visitors see it. */
import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { documentKind, shownAt } from '#core/contract/cms/document.ts';
import { OFFICE_CHANNEL } from '#server/platform/person.ts';
import { changePattern } from '#server/subjects/cms/addresses/change-pattern.ts';
import { readHeads } from '#server/subjects/cms/read/heads.ts';

import { ALL_KEYS, createDesk, type Desk } from './desk.ts';
import { contentWith, paragraph } from './plant-content.ts';

let desk: Desk;
let camille: Awaited<ReturnType<Desk['editor']>>;
beforeAll(async () => {
  desk = await createDesk();
  camille = await desk.editor();
});
afterAll(() => desk.close());

async function written(type: string, slug: string): Promise<string> {
  const doc = randomUUID();
  const body = contentWith({ title: slug, slug, body: paragraph('Oui.') });
  await camille.save({ doc, of: 'content', type, baseRev: 0, body, named: true });
  return doc;
}

async function placeOf(doc: string): Promise<string | null> {
  const heads = await readHeads(desk.db, { id: camille.id, permissions: new Set(ALL_KEYS) }, [doc]);
  const [head] = heads.values();
  if (head === undefined || !documentKind.is(head)) throw new Error('no head');
  return shownAt(head);
}

test('a published document stands at its address, at that of the revision which visitors see', async () => {
  const doc = await written('page', 'garantie');
  expect(await placeOf(doc)).toBeNull();
  await camille.status(doc, { rev: 1, status: 'published' });
  expect(await placeOf(doc)).toBe('/garantie');
  const body = contentWith({ title: 'Garanties', slug: 'garanties', body: paragraph('Oui.') });
  await camille.save({ doc, of: 'content', type: 'page', baseRev: 1, body });
  expect(await placeOf(doc)).toBe('/garantie');
});

test('what is private, a draft again or in the bin stands nowhere', async () => {
  const doc = await written('page', 'equipe');
  await camille.status(doc, { rev: 1, status: 'published' });
  for (const status of ['private', 'draft'] as const) {
    await camille.status(doc, { rev: 1, status });
    expect(await placeOf(doc)).toBeNull();
  }
  await camille.remove(doc, 1);
  expect(await placeOf(doc)).toBeNull();
});

test('a pattern that moves contents tells every device where they stand now', async () => {
  const doc = await written('actualites', 'pneus');
  await camille.status(doc, { rev: 1, status: 'published' });
  const told = () =>
    desk.db
      .selectFrom('channel_change')
      .select('rev')
      .where('channel', '=', OFFICE_CHANNEL)
      .where('entity', '=', documentKind.key(doc))
      .executeTakeFirst();
  const before = await told();
  await camille.within((editing) => changePattern(editing, { type: 'actualites', pattern: 'conseils/{slug}' }));
  expect(await placeOf(doc)).toBe('/conseils/pneus');
  expect(await told()).not.toEqual(before);
});
