/** Who writes on in what a colleague threw away is told, and can have it back with what they wrote. */
import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { slugOf } from '#core/domain/text/slug.ts';
import { removeDocument, restoreDocument } from '#src/admin/store/documents/act-on-document.ts';

import { createEditors, type Editors } from './office-editors.ts';
import { fr } from './office-words.ts';

let editors: Editors;
beforeAll(async () => {
  editors = await createEditors();
});
afterAll(() => editors.close());

async function rounds(): Promise<void> {
  for (let round = 0; round < 4; round += 1) await editors.clock.advance(10_000);
}

async function thrownAwayUnder(title: string) {
  const doc = randomUUID();
  const author = await editors.editor(doc);
  author.edited().change(fr({ title, slug: slugOf(title) }));
  await author.edited().saveNow();
  await rounds();
  const colleague = await editors.editor(doc);
  colleague.signIn();
  await rounds();
  const head = (await colleague.heads()).get(doc);
  if (head === undefined) throw new Error('no head');
  await removeDocument(colleague.acting(), head);
  await rounds();
  author.edited().change(fr({ shortDescription: 'écrit après' }));
  await author.edited().saveNow();
  await rounds();
  return { doc, author };
}

test('S106 a text is never saved into the bin: its author keeps it, and is told', async () => {
  const { author } = await thrownAwayUnder('Jetée');
  expect(author.edited().view()).toMatchObject({
    state: 'device',
    stays: 'refused',
    refusal: { code: 'document.inBin' },
  });
  expect(await editors.listed(['Jetée'])).toMatchObject([{ status: 'trash', rev: 2 }]);
  expect(author.onDisk()).toContain('écrit après');
});

test('S106 restored, the document has the text of whoever wrote on', async () => {
  const { doc, author } = await thrownAwayUnder('Revenue');
  await restoreDocument(author.acting(), doc);
  await author.edited().saveNow();
  await rounds();
  expect(author.edited().view().state).toBe('server');
  expect(await editors.listed(['Revenue'])).toMatchObject([{ status: 'draft' }]);
  expect(JSON.stringify((await editors.inShop(doc)).body)).toContain('écrit après');
});
