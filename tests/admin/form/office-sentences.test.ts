import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { OFFICE_SENTENCES } from '#src/admin/forms/office-sentences.ts';
import { fieldSentence } from '#src/i18n/field-error.ts';

const sourcesOf = (folder: string): string =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n');

const foundIn = (text: string, pattern: RegExp): readonly string[] => [
  ...new Set([...text.matchAll(pattern)].flatMap(([, code]) => (code === undefined ? [] : [code]))),
];

const people = sourcesOf('server/subjects/admins');

test('every reason for which an account or a role may not be changed is said', () => {
  const reasons = foundIn(people, /'admin\.notAllowed', \{ reason: '([^']+)'/gu);
  expect(reasons.length).toBeGreaterThan(5);
  expect(reasons.filter((reason) => OFFICE_SENTENCES.ofRefusal('admin.notAllowed', { reason }) === undefined)).toEqual(
    [],
  );
});

test('a name of a role is asked for and refused in the words of the specification', () => {
  const said = ['role.nameRequired', 'role.nameTaken'].map((code) => OFFICE_SENTENCES.ofField(code)?.message);
  expect(said).toEqual(['Veuillez donner un nom à votre rôle.', 'Ce rôle existe déjà.']);
});

test('what only the rules of a managed thing refuse has a sentence of its own', () => {
  const hooks = readdirSync('server/subjects', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => readFileSync(join('server/subjects', name), 'utf8'))
    .filter((text) => text.includes('server/resources/hooks/refuse.ts'));
  const codes = foundIn(hooks.join('\n'), /wrongAt\([^,]+, '([^']+)'\)/gu);
  expect(codes).toContain('redirect.loop');
  const general = fieldSentence('nobody.knows', 'x').id;
  const unsaid = codes.filter((code) => (OFFICE_SENTENCES.ofField(code) ?? fieldSentence(code, 'x')).id === general);
  expect(unsaid).toEqual([]);
});

test('what editors are told of contents is what the specification says, word for word', () => {
  const said = Object.fromEntries(
    ['slug.empty', 'slug.taken', 'content.empty', 'content.required', 'content.otherCategory', 'seo.tooLong'].map(
      (code) => [code, OFFICE_SENTENCES.ofField(code)?.message],
    ),
  );
  expect(said).toEqual({
    'slug.empty': 'Le slug ne peut pas être vide',
    'slug.taken': 'Le slug existe déjà',
    'content.empty': 'Le contenu de votre élément est vide.',
    'content.required': 'Ce champ doit être renseigné',
    'content.otherCategory': 'Cette page n’est pas dans la catégorie sélectionnée.',
    'seo.tooLong': 'Vous avez atteint le nombre maximum de caractères',
  });
  const files = ['media.tooLarge', 'media.type'].map((code) => OFFICE_SENTENCES.ofRefusal(code, {})?.message);
  expect(files).toEqual(['Le fichier est trop volumineux', 'Le type de fichier n’est pas accepté']);
});

test('every fault that contents, their fields, links and addresses can have is said in words of its own', () => {
  const sources = ['core/domain/cms', 'core/contract/cms', 'server/subjects/cms', 'server/subjects/permalinks'];
  const told = foundIn(
    sources.map(sourcesOf).join('\n'),
    /(?:wrongInBody\([^,]+, |wrong\(|invalid\([^,]+, |at\(|code: )'([a-zA-Z]+\.[a-zA-Z]+)'/gu,
  );
  const codes = [...told, ...foundIn(sourcesOf('core/domain/fields'), /'([a-zA-Z]+\.[a-zA-Z]+)'/gu)];
  expect(codes).toEqual(expect.arrayContaining(['slug.taken', 'link.invalid', 'path.invalid']));
  const general = fieldSentence('nobody.knows', 'x').id;
  const unsaid = codes.filter((code) => (OFFICE_SENTENCES.ofField(code) ?? fieldSentence(code, 'x')).id === general);
  // values that no screen lets anybody choose
  expect(unsaid.filter((code) => code !== 'value.invalid' && code !== 'uuid.invalid')).toEqual([]);
});
