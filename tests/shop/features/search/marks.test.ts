import { expect, test } from 'vitest';
import { markedRanges } from '#src/shop/features/search/marked-ranges.ts';

const marked = (text: string, question: string): string[] =>
  markedRanges(text, question).map(([from, to]) => text.slice(from, to));

test('the beginning of a word is marked, whatever its accents and case', () => {
  expect(marked('Étrier avant avec plaquettes', 'etr PLAQ')).toEqual(['Étr', 'plaq']);
});

test('the middle of a word is not what was searched for', () => {
  expect(marked('Démarrage', 'marr')).toEqual([]);
});

test('signs in the question mark nothing and break nothing', () => {
  expect(marked('Huile 5W-30', '(5w [.*')).toEqual(['5W']);
  expect(marked('Huile', '')).toEqual([]);
});
