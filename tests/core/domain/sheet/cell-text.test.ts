import fc from 'fast-check';
import { expect, test } from 'vitest';

import { textOfCell, valueOfText, type CellWords } from '#core/domain/sheet/cell-text.ts';
import type { FieldKind } from '#core/domain/fields/field.ts';

const words: CellWords = { yes: 'Oui', no: 'Non', label: (one) => (typeof one === 'string' ? one : one.message) };
const colors = { red: 'Rouge', blue: 'Bleu' };
const turned = (kind: FieldKind, value: unknown): unknown => {
  const rule = { kind, optional: true, words: colors };
  return valueOfText(rule, textOfCell(rule, value, words), words);
};

test('what a cell says is read as the value that it says', () => {
  fc.assert(
    fc.property(fc.integer({ min: -10_000_000_000, max: 10_000_000_000 }), (value) => {
      expect(turned('money', value)).toBe(value);
    }),
  );
  fc.assert(
    fc.property(
      fc.integer({ min: -99_999_999, max: 99_999_999 }),
      fc.integer({ min: 0, max: 9_999 }),
      (whole, part) => {
        const value = Number(`${whole}.${String(part).padStart(4, '0')}`);
        expect(turned('decimal', value)).toBe(value);
      },
    ),
  );
  for (const value of [true, false]) expect(turned('boolean', value)).toBe(value);
  for (const value of ['red', null]) expect(turned('choice', value)).toBe(value);
  expect(turned('choices', ['blue', 'red'])).toEqual(['blue', 'red']);
  expect(turned('day', '2026-02-28')).toBe('2026-02-28');
});

test('amounts are read with comma, point, spaces and sign of the currency, to the last digit', () => {
  const read = (text: string) => valueOfText({ kind: 'money' }, text, words);
  expect(['105,90', '105.9', '1 050,90 €', '0,0001', '−3', '0,1'].map(read)).toEqual([
    1_059_000, 1_059_000, 10_509_000, 1, -30_000, 1_000,
  ]);
});

test('what is no value of its kind stays what was typed', () => {
  expect(valueOfText({ kind: 'money' }, '12,34567', words)).toBe('12,34567');
  expect(valueOfText({ kind: 'money' }, 'douze', words)).toBe('douze');
  expect(valueOfText({ kind: 'quantity' }, '1e3', words)).toBe('1e3');
  expect(valueOfText({ kind: 'boolean' }, 'peut-être', words)).toBe('peut-être');
  expect(valueOfText({ kind: 'choice', words: colors }, 'vert', words)).toBe('vert');
});

test('an empty cell is nothing where nothing is allowed, and an empty text elsewhere', () => {
  expect(valueOfText({ kind: 'money', optional: true }, '', words)).toBeNull();
  expect(valueOfText({ kind: 'text' }, '  ', words)).toBe('');
  expect(valueOfText({ kind: 'choices' }, '', words)).toEqual([]);
});
