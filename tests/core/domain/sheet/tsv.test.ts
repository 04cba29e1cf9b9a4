import fc from 'fast-check';
import { expect, test } from 'vitest';

import { parseTsv, printTsv } from '#core/domain/sheet/tsv.ts';

const cell = fc.string({ unit: fc.constantFrom('a', 'é', '"', '\t', '\n', '\r', ' ', ','), maxLength: 6 });
const rows = fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 4 });

test('what is copied is pasted as it was, with its quotes, tabs and line breaks', () => {
  fc.assert(
    fc.property(rows, (cells) => {
      expect(parseTsv(printTsv(cells))).toEqual(cells);
    }),
  );
});

test('whatever a clipboard holds is read, and every row has a cell', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('"', 'a', '\t', '\n', '\r') }), (text) => {
      for (const row of parseTsv(text)) expect(row.length).toBeGreaterThan(0);
    }),
  );
});

test('a spreadsheet programme is read: its last end of line begins no row, its cells in quotes have lines of their own', () => {
  expect(parseTsv('Nom\tPrix\r\n"Étrier ""RX4"",\r\nquatre pistons"\t189,00\r\n')).toEqual([
    ['Nom', 'Prix'],
    ['Étrier "RX4",\r\nquatre pistons', '189,00'],
  ]);
  expect(parseTsv('a\nb')).toEqual([['a'], ['b']]);
  expect(parseTsv('a\r\n\r\n')).toEqual([['a'], ['']]);
  expect(parseTsv('')).toEqual([['']]);
});

test('a quote that nothing closes, or that stands within a cell, is a sign like others', () => {
  expect(parseTsv('"12 pouces\tb')).toEqual([['"12 pouces', 'b']]);
  expect(parseTsv('12" x\tb')).toEqual([['12" x', 'b']]);
});
