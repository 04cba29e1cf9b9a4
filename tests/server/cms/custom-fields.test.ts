/** Fields of a type of content: set up by who may, kept and judged with the documents (domain 8.2). */
import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { readGroups } from '#server/subjects/catalogue/load/load-field-groups.ts';
import { loadContents } from '#server/subjects/catalogue/load/load-contents.ts';
import { addGroup, changeGroup, removeGroup } from '#server/subjects/cms/fields/field-groups.ts';

import { createDesk, refused, type Desk } from './desk.ts';
import { contentWith, paragraph } from './plant-content.ts';

let desk: Desk;
let camille: Awaited<ReturnType<Desk['editor']>>;
const GROUP = randomUUID();
type Fields = Parameters<typeof addGroup>[1]['fields'];
const FIELDS: Fields = [
  { name: 'duree', label: 'Durée', kind: 'number', min: 1, required: true, shown: true },
  { name: 'etapes', label: 'Étapes', kind: 'repeater', fields: [{ name: 'titre', label: 'Titre', kind: 'text' }] },
];
const written = { contentType: 'actualites', title: 'Atelier', isActive: true, position: 0 };

beforeAll(async () => {
  desk = await createDesk();
  camille = await desk.editor();
  await camille.within((editing) => addGroup(editing, { uuid: GROUP, ...written, fields: FIELDS }));
});
afterAll(() => desk.close());

const body = (slug: string, customFields: Record<string, unknown>) =>
  contentWith({ title: slug, slug, body: paragraph('Un texte.') }, { customFields });
const save = (doc: string, baseRev: number, slug: string, values: Record<string, unknown>, named?: true) =>
  camille.save({
    doc,
    of: 'content',
    type: 'actualites',
    baseRev,
    body: body(slug, values),
    ...(named === undefined ? {} : { named }),
  });

test('what a type does not ask for is dropped, what it asks for is kept with its rows', async () => {
  const doc = randomUUID();
  const etapes = [{ id: 'a', values: { titre: 'Démonter', autre: 'x' } }];
  await save(doc, 0, 'gardes', { duree: 2, etapes, inconnu: 'x' }, true);
  expect((await desk.row(doc)).working).toMatchObject({
    customFields: { duree: 2, etapes: [{ id: 'a', values: { titre: 'Démonter' } }] },
  });
  expect(JSON.stringify((await desk.row(doc)).working)).not.toMatch(/inconnu|autre/u);
});

test('a draft may hold anything, a save by name what fits, a publication all that is required', async () => {
  const doc = randomUUID();
  await save(doc, 0, 'juges', { duree: 'deux' });
  expect(await refused(save(doc, 1, 'juges', { duree: 0 }, true))).toBe('body.customFields.duree number.tooSmall');
  await save(doc, 1, 'juges', {}, true);
  expect(await refused(camille.status(doc, { rev: 2, status: 'published' }))).toBe(
    'body.customFields.duree content.required',
  );
  await save(doc, 2, 'juges', { duree: 3 }, true);
  await camille.status(doc, { rev: 3, status: 'published' });
  const { documents } = await loadContents(desk.db);
  expect(documents.find(({ slug }) => slug === 'juges')?.facts).toEqual([{ label: 'Durée', text: '3' }]);
});

test('a group is changed at the revision that was seen, and by nobody twice', async () => {
  const change = (rev: number, title: string) =>
    camille.within((editing) =>
      changeGroup(editing, { params: { uuid: GROUP }, body: { rev, ...written, title, fields: FIELDS } }),
    );
  expect(await change(1, 'Atelier du samedi')).toEqual({ rev: 2 });
  expect(await refused(change(1, 'Autre'))).toBe('document.conflict');
  const elsewhere = { ...written, contentType: 'nulle-part', fields: FIELDS };
  expect(await refused(camille.within((editing) => addGroup(editing, { uuid: randomUUID(), ...elsewhere })))).toBe(
    'contentType reference.unknown',
  );
  expect((await readGroups(desk.db)).map(({ title }) => title)).toEqual(['Atelier du samedi']);
});

test('a group that goes leaves what was written to the history, and to the next save', async () => {
  const doc = randomUUID();
  await save(doc, 0, 'passes', { duree: 5 }, true);
  await camille.within((editing) => removeGroup(editing, { params: { uuid: GROUP }, body: { rev: 2 } }));
  expect((await desk.row(doc)).working).toMatchObject({ customFields: { duree: 5 } });
  await save(doc, 1, 'passes', { duree: 5 }, true);
  expect((await desk.row(doc)).working).toMatchObject({ customFields: {} });
  const revision = await desk.db
    .selectFrom('cms_revision')
    .select('body')
    .where('document', '=', doc)
    .where('rev', '=', 1)
    .executeTakeFirstOrThrow();
  expect(revision.body).toMatchObject({ customFields: { duree: 5 } });
});
