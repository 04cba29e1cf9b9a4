import { expect, test } from 'vitest';
import { findByWords } from '#src/admin/forms/lookup/find-by-words.ts';

const named = (name: string) => ({ ref: name, name, isShown: true });
const found = (names: readonly string[], typed: string) => findByWords(names.map(named), typed).map(({ name }) => name);

test('a target is found by any of its words, without their accents, in any order', () => {
  const names = ['Préparer son été', 'Huile moteur', 'L’été à moto'];
  expect(found(names, 'ete')).toEqual(['Préparer son été', 'L’été à moto']);
  expect(found(names, 'moteur huile')).toEqual(['Huile moteur']);
  expect(found(names, 'cuir')).toEqual([]);
});

test('what begins with the words stands first', () => {
  expect(found(['La page moto', 'Moto d’occasion'], 'moto')).toEqual(['Moto d’occasion', 'La page moto']);
});

test('nothing typed offers the first of them', () => {
  const many = Array.from({ length: 60 }, (_, at) => `Page ${String(at)}`);
  expect(found(many, ' ')).toEqual(many.slice(0, 20));
});
