import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { slugOf } from '#core/domain/text/slug.ts';
import { duplicateDocument, removeDocument } from '#src/admin/store/documents/act-on-document.ts';

import { createEditors, type Editor, type Editors } from './office-editors.ts';

let editors: Editors;

beforeAll(async () => {
  editors = await createEditors();
});
afterAll(() => editors.close());

/** A document that an editor without a network has just written. */
async function writtenOffline(title: string): Promise<{ editor: Editor; doc: string }> {
  const doc = randomUUID();
  const editor = await editors.editor(doc);
  editor.cut(true);
  await write(editor, title);
  return { editor, doc };
}

async function write(editor: Editor, title: string): Promise<void> {
  editor.edited().change((body) => {
    if (!('customFields' in body)) return body;
    const french = { ...body.translations.fr_FR, title, slug: slugOf(title) };
    return { ...body, translations: { ...body.translations, fr_FR: french } };
  });
  await editor.edited().saveNow();
}

async function headOf(editor: Editor, doc: string) {
  const head = (await editor.heads()).get(doc);
  if (head === undefined) throw new Error('the device shows nothing of it');
  return head;
}

async function arrives(editor: Editor): Promise<void> {
  editor.cut(false);
  for (let round = 0; round < 4; round += 1) await editors.clock.advance(10_000);
  expect(
    await editor.store.read(['outbox', 'parked'], async (t) => [await t.outbox.all(), await t.parked.all()]),
  ).toEqual([[], []]);
}

test('S94 a document that the shop does not know yet is thrown away behind its first save', async () => {
  const { editor, doc } = await writtenOffline('Jetée');
  await removeDocument(editor.acting(), await headOf(editor, doc));
  expect(await headOf(editor, doc)).toMatchObject({ status: 'trash' });
  await arrives(editor);
  expect(await editors.listed(['Jetée'])).toEqual([{ title: 'Jetée', slug: 'jetee', status: 'trash', rev: 2 }]);
});

test('S94 a document that was written in without a network is thrown away as it stands here', async () => {
  const { editor, doc } = await writtenOffline('Connue');
  await arrives(editor);
  editor.cut(true);
  await write(editor, 'Connue-et-changée');
  await removeDocument(editor.acting(), await headOf(editor, doc));
  await arrives(editor);
  expect(await editors.listed(['Connue-et-changée'])).toMatchObject([{ status: 'trash', rev: 3 }]);
});

test('S94 a document that the shop does not know yet is copied as it was saved here, and so is the copy', async () => {
  const { editor, doc } = await writtenOffline('Neuve');
  const acting = editor.acting();
  expect(await duplicateDocument(acting, await headOf(editor, doc), await editor.heads())).toBe(true);
  const copy = [...(await editor.heads()).values()].find(({ title }) => title === 'Neuve (copie)');
  expect(copy).toMatchObject({ slug: 'neuve-copie', status: 'draft', rev: 0 });
  if (copy !== undefined) await duplicateDocument(acting, copy, await editor.heads());
  await arrives(editor);
  expect(await editors.listed(['Neuve', 'Neuve (copie)', 'Neuve (copie) (copie)'])).toMatchObject([
    { title: 'Neuve', slug: 'neuve', status: 'draft' },
    { title: 'Neuve (copie)', slug: 'neuve-copie', status: 'draft' },
    { title: 'Neuve (copie) (copie)', status: 'draft' },
  ]);
});
