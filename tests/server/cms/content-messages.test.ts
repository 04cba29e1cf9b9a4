/** What editors are told of contents (specification §5, §8, §9), as it stands there, each with what leads to it. */
import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, expect, test } from 'vitest';
import * as v from 'valibot';

import { documentSaveRoute } from '#core/contract/cms/document-changes.ts';
import { faultOfChoice } from '#core/domain/cms/menu-choice.ts';
import { MOST_BYTES } from '#core/domain/media/media-format.ts';
import { contentTypes } from '#core/resources/content/content-types.ts';
import { Refusal } from '#core/wire/refusal.ts';
import { contentTypeHooks } from '#server/subjects/cms/content-type-hooks.ts';
import { prepareMedia } from '#server/subjects/media/prepare/prepare-media.ts';
import { OFFICE_SENTENCES } from '#src/admin/forms/office-sentences.ts';
import { fieldSentence } from '#src/i18n/field-error.ts';

import { createDesk, type Desk } from './desk.ts';
import { contentWith, paragraph } from './plant-content.ts';

let desk: Desk;
let camille: Awaited<ReturnType<Desk['editor']>>;
beforeAll(async () => {
  desk = await createDesk();
  camille = await desk.editor();
});
afterAll(() => desk.close());

/** Apostrophes and spaces as they are typed, not as they are set. */
const plain = (text: string | undefined): string => (text ?? '').replaceAll('’', "'").replace(/[\u00a0\u202f]/gu, ' ');
const ofField = (code: string, value: unknown = ''): string =>
  plain((OFFICE_SENTENCES.ofField(code) ?? fieldSentence(code, value)).message);

/** What a refusal says: at its field, or as a whole. */
async function told(work: Promise<unknown>): Promise<string> {
  try {
    await work;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const [field] = error.data.fields ?? [];
    return field === undefined ? plain(OFFICE_SENTENCES.ofRefusal(error.code, {})?.message) : ofField(field.code);
  }
  return 'done';
}

type Words = Parameters<typeof contentWith>[0];
const saved = (words: Words, named: boolean) => {
  const doc = randomUUID();
  const body = contentWith(words);
  return { doc, of: 'content', type: 'page', baseRev: 0, body, ...(named ? { named: true as const } : {}) } as const;
};
const save = (words: Words) => camille.save(saved(words, true));
async function publish(words: Words): Promise<void> {
  const change = saved(words, false);
  await camille.save(change);
  await camille.status(change.doc, { rev: 1, status: 'published' });
}
const typeOfSlug = (slug: string) =>
  camille.within(({ trx, admin, now }) =>
    Promise.resolve(
      contentTypeHooks.beforeWrite?.({
        author: { kind: 'admin', ...admin },
        trx,
        now,
        uuid: randomUUID(),
        before: null,
        after: { slug },
      }),
    ),
  );
/** What the contract says of a text before anybody looks at it. */
const judged = (words: Words): string => {
  const { issues } = v.safeParse(documentSaveRoute.body, saved(words, false));
  return ofField(issues?.[0].message ?? '');
};

test.each<[message: string, (() => Promise<string>) | (() => string)]>([
  ['Le slug ne peut pas être vide', () => told(save({ title: 'Sans slug' }))],
  [
    'Le slug existe déjà',
    async () => {
      await save({ title: 'Le premier', slug: 'pris' });
      return told(save({ title: 'Un autre', slug: 'pris' }));
    },
  ],
  ['Le slug existe déjà', () => told(typeOfSlug('page'))],
  ['Ce champ doit être renseigné', () => told(save({ slug: 'sans-titre' }))],
  ['Le contenu de votre élément est vide.', () => told(publish({ title: 'Vide', slug: 'vide' }))],
  [
    'Vous avez atteint le nombre maximum de caractères',
    () => judged({ seo: { ...contentWith({}).translations.fr_FR.seo, metaTitle: 'a'.repeat(71) } }),
  ],
  ["Cette page n'est pas dans la catégorie sélectionnée.", () => ofField(faultOfChoice(['pneus'], 'freins') ?? '')],
  ["Le type de fichier n'est pas accepté", () => told(prepareMedia(Buffer.from('<html>'), 'photo.png'))],
  ['Le fichier est trop volumineux', () => told(prepareMedia(Buffer.alloc(MOST_BYTES.pdf + 1, '%PDF-'), 'notice.pdf'))],
])('« %s »', async (message, reach) => {
  expect(await reach()).toBe(message);
});

test.each(['slug', 'name', 'singular'] as const)('a type of content has its %s, which is a text', (name) => {
  const told = ['', 7].map((value) => {
    const { issues } = v.safeParse(contentTypes.fields[name].schema, value);
    return ofField(issues?.[0].message ?? 'accepted', value);
  });
  expect(told[0]).toBe(name === 'slug' ? 'Le slug ne peut pas être vide' : 'Ce champ doit être renseigné');
  expect(told[1]).not.toBe('');
});

test('a content of the chosen category may be picked, and any where none is chosen', () => {
  expect([faultOfChoice(['pneus'], 'pneus'), faultOfChoice([], '')]).toEqual([null, null]);
});

test('the slug of a copy ends with "-copie" in French and "-copy" in English (§9)', async () => {
  const words = { title: 'Freins', slug: 'freins', body: paragraph('Un texte.') };
  const french = contentWith(words);
  const doc = randomUUID();
  const english = { ...french.translations.fr_FR, title: 'Brakes', slug: 'brakes' };
  const body = { ...french, translations: { ...french.translations, en_GB: english } };
  await camille.save({ doc, of: 'content', type: 'page', baseRev: 0, body, named: true });
  const { copy } = await camille.copy(doc);
  const made = await desk.row(copy);
  expect(made.working).toMatchObject({
    translations: { fr_FR: { slug: 'freins-copie' }, en_GB: { slug: 'brakes-copy' } },
  });
});
