/** Every sentence of the specification about contents (§5, §8, §9), and the places of the office that say it. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const CMS = 'src/admin/features/cms';
/** What the shop answers becomes a sentence here, whatever the screen. */
const REFUSED = 'src/admin/forms/office-sentences.ts';

/* the catalogue of sentences names the files that say each: what is said no more is not in it */
const said = new Map(
  readFileSync('src/admin/locales/fr_FR.po', 'utf8')
    .split('\n\n')
    .flatMap((entry) => {
      const message = /^msgid "(.*)"$/mu.exec(entry)?.[1];
      const places = [...entry.matchAll(/^#: (\S+)$/gmu)].map(([, place = '']) => place);
      return message === undefined ? [] : [[message, places] as const];
    }),
);

test.each<[sentence: string, places: readonly string[]]>([
  // slug
  ['Le slug ne peut pas être vide', [`${CMS}/editing/slug-field.tsx`, REFUSED]],
  ['Le slug existe déjà', [`${CMS}/editing/slug-field.tsx`, REFUSED]],
  // title, and whatever must be filled in
  ['Ce champ doit être renseigné', [`${CMS}/edit/text-tab.tsx`, 'src/admin/features/menus/add-item.tsx', REFUSED]],
  // a page without a text is not published
  ['Le contenu de votre élément est vide.', [REFUSED]],
  // a page is chosen within a category
  ['Cette page n’est pas dans la catégorie sélectionnée.', [REFUSED]],
  // limits
  ['Vous avez atteint le nombre maximum de caractères', [`${CMS}/seo/seo-field.tsx`]],
  ['Le fichier est trop volumineux', [REFUSED]],
  ['Le type de fichier n’est pas accepté', [REFUSED]],
  // successes
  ['La catégorie a été créée.', [`${CMS}/edit/document-form.tsx`]],
  ['La catégorie a été modifiée.', [`${CMS}/edit/document-form.tsx`]],
  ['La page a été dupliquée.', [`${CMS}/list/row-actions.tsx`]],
  [
    'Les éléments ont été supprimés.',
    [`${CMS}/list/row-actions.tsx`, `${CMS}/list/heads-bulk.tsx`, 'src/admin/features/media/remove-dialog.tsx'],
  ],
])('« %s »', (sentence, places) => {
  expect(said.get(sentence)).toEqual(expect.arrayContaining([...places]));
});
