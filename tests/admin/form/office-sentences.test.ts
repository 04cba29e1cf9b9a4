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
  const codes = foundIn(sourcesOf('server/resources/hooks'), /wrongAt\([^,]+, '([^']+)'\)/gu);
  expect(codes).toContain('redirect.loop');
  const general = fieldSentence('nobody.knows', 'x').id;
  const unsaid = codes.filter((code) => (OFFICE_SENTENCES.ofField(code) ?? fieldSentence(code, 'x')).id === general);
  expect(unsaid).toEqual([]);
});
