/** Copies made away from the shop, and texts that the shop keeps otherwise than they were sent. */
import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { duplicateDocument } from '#src/admin/store/documents/act-on-document.ts';
import { copiedHere } from '#src/admin/store/documents/copied-here.ts';
import { openEdited } from '#src/admin/store/documents/edited-document.ts';
import { emptyContent } from '#core/contract/cms/empty-body.ts';

import { createEditors, type Editor, type Editors } from './office-editors.ts';
import { fr, frenchOf } from './office-words.ts';

let editors: Editors;
beforeAll(async () => {
  editors = await createEditors();
});
afterAll(() => editors.close());

async function everythingArrives(): Promise<void> {
  for (let at = 0; at < 5; at += 1) {
    await editors.clock.advance(10_000);
    await editors.clock.settle();
  }
}

async function writes(editor: Editor, words: Parameters<typeof fr>[0]): Promise<void> {
  editor.edited().change(fr(words));
  await editor.edited().saveNow();
}

/** A page that the shop has, of which this device keeps the text. */
async function written(words: Parameters<typeof fr>[0] = {}) {
  const doc = randomUUID();
  const author = await editors.editor(doc);
  await writes(author, { title: `page ${doc}`, slug: `page-${doc}`, shortDescription: 'ancien', ...words });
  await editors.clock.advance(3_000);
  const { body } = await editors.inShop(doc);
  await author.acting().bodies.keep([{ uuid: doc, rev: 1, revId: author.edited().view().revId ?? '', body }]);
  return { doc, author };
}

/** Copies it, and opens the copy as its author does. */
async function copied(author: Editor, doc: string) {
  const [acting, heads] = [author.acting(), await author.heads()];
  const head = heads.get(doc);
  if (head === undefined) throw new Error('no head');
  expect(await duplicateDocument(acting, head, heads)).toBe(true);
  const copy = [...(await author.heads()).keys()].find((uuid) => uuid !== doc && !heads.has(uuid)) ?? '';
  const shop = await copiedHere(acting, copy, heads);
  if (shop === null || shop === 'away') throw new Error('no copy');
  const edited = await openEdited({
    person: { ...acting, now: () => new Date(editors.clock.now()).toISOString(), notify: () => author.signIn() },
    doc: copy,
    of: 'content',
    type: 'page',
    shop,
    empty: emptyContent(),
    after: (ms, call) => editors.clock.after(ms, call),
    isHeld: () => Promise.resolve(false),
    hold: () => Promise.resolve(() => {}),
    report: (error) => {
      throw error;
    },
  });
  return { copy, edited };
}

test('S107 a copy made away from the shop has what was saved here before, and keeps it when it is written in', async () => {
  const { doc, author } = await written();
  author.cut(true);
  await writes(author, { shortDescription: 'écrit dans le train' });
  const { copy, edited } = await copied(author, doc);
  expect(frenchOf(edited.view().working)?.shortDescription).toBe('écrit dans le train');
  edited.change(fr({ title: 'La copie' }));
  await edited.saveNow();
  author.cut(false);
  await everythingArrives();
  expect(frenchOf((await editors.inShop(doc)).body)?.shortDescription).toBe('écrit dans le train');
  expect(frenchOf((await editors.inShop(copy)).body)).toMatchObject({
    title: 'La copie',
    shortDescription: 'écrit dans le train',
  });
  expect(await author.store.read(['parked'], async (t) => await t.parked.all())).toEqual([]);
});

test('S96 S107 a copy that the shop makes of a later text is merged with what was written in it here', async () => {
  const { doc, author } = await written();
  author.cut(true);
  const { copy, edited } = await copied(author, doc);
  edited.change(fr({ title: 'La copie' }));
  await edited.saveNow();
  const colleague = await editors.editor(doc);
  await writes(colleague, { shortDescription: 'corrigé par une collègue' });
  await editors.clock.advance(3_000);
  author.cut(false);
  await everythingArrives();
  expect(frenchOf((await editors.inShop(copy)).body)).toMatchObject({
    title: 'La copie',
    shortDescription: 'corrigé par une collègue',
  });
});

test('S109 a slug that the shop gave otherwise is what the device goes on with', async () => {
  await written({ title: 'Soldes', slug: 'soldes' });
  const doc = randomUUID();
  const author = await editors.editor(doc);
  author.edited().change(fr({ title: 'Soldes', slug: 'soldes' }));
  await author.edited().flush();
  await everythingArrives();
  expect(frenchOf((await editors.inShop(doc)).body)?.slug).toBe('soldes-2');
  expect(frenchOf(author.edited().view().working)?.slug).toBe('soldes-2');
  await writes(author, { title: 'Soldes d’été' });
  await everythingArrives();
  expect([author.edited().view().state, frenchOf((await editors.inShop(doc)).body)]).toMatchObject([
    'server',
    { slug: 'soldes-2', title: 'Soldes d’été' },
  ]);
});
