import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wordChanges } from '#src/admin/screens/form/version/word-changes.ts';

const text = fc.array(fc.constantFrom('Étrier', 'fixe', '310', 'mm'), { maxLength: 12 }).map((all) => all.join(' '));
const join = (pieces: ReturnType<typeof wordChanges>, own?: boolean) =>
  pieces
    .filter((piece) => own === undefined || piece.own === own)
    .map((piece) => piece.text)
    .join('');

const words = (shared: string) => shared.match(/\s|[\p{L}\p{N}]+|,/gu)?.length ?? 0;

test('the pieces are the text, and what is not marked is as much on both sides', () => {
  fc.assert(
    fc.property(text, text, (one, other) => {
      const [a, b] = [wordChanges(one, other), wordChanges(other, one)];
      expect(join(a)).toBe(one);
      expect(join(b)).toBe(other);
      expect(words(join(a, false))).toBe(words(join(b, false)));
    }),
  );
});

test('a text is all its own beside an empty one, and nothing is beside itself', () => {
  fc.assert(
    fc.property(text, (one) => {
      expect(join(wordChanges(one, ''), true)).toBe(one);
      expect(join(wordChanges(one, one), true)).toBe('');
    }),
  );
});

test('a word that was put in is found', () => {
  const marked = wordChanges('Étrier avant quatre pistons', 'Étrier quatre pistons').filter(({ own }) => own);
  expect(marked.map((piece) => piece.text.trim())).toEqual(['avant']);
});
