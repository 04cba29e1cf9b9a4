/** Rows as a spreadsheet: what goes out comes back the same, what is wrong is told by its line, and nothing is half taken. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as field from '#core/resources/kinds.ts';
import type { Label } from '#core/domain/fields/field.ts';
import type { FieldSet } from '#core/resources/field.ts';
import { tableRates } from '#core/resources/configuration/table-rates.ts';
import { cellsOfCsv, csvOfRows, isTabular, rowsOfCsv } from '#src/admin/forms/lists/rows-csv.ts';

const say = (label: Label): string => (typeof label === 'string' ? label : label.message);
let made = 0;
const uuid = (): string => `00000000-0000-4000-8000-${String((made += 1)).padStart(12, '0')}`;
const RATES: FieldSet = tableRates.fields.rates.row;
const read = (text: string, row = RATES) => rowsOfCsv(row, text, say, uuid);

const HEAD = 'Pays;Région;Code postal, du;Code postal, au;À partir de;Jusqu’à (exclu);Prix;Prix par unité en plus';

describe('a file of rates', () => {
  test('is read with commas in its numbers and euros behind its prices, empty cells as nothing', () => {
    const found = read(`\uFEFF${HEAD}\r\nFR;*;20000;20999;0;2,5;"1 006,90 €";\r\n;;;;;;;\r\n`);
    expect(found).toMatchObject({
      kind: 'rows',
      rows: [
        {
          country: 'FR',
          region: '*',
          zipFrom: '20000',
          zipTo: '20999',
          conditionFrom: 0,
          conditionTo: 2.5,
          price: 10_069_000,
          pricePerExtraUnit: null,
        },
      ],
    });
  });

  test('has its columns in any order, without accents; others are left aside, optional ones may be missing', () => {
    const found = read('prix,a partir de,REGION,pays,note\n5.5,0,*,BE,à voir\n');
    expect(found).toMatchObject({
      kind: 'rows',
      rows: [{ country: 'BE', region: '*', conditionFrom: 0, price: 55_000, zipFrom: null, conditionTo: null }],
    });
  });

  test.each([
    ['1.000', 'number.ambiguous'],
    ['12.500', 'number.ambiguous'],
    ['1.000.000', 'number.ambiguous'],
    ['6,90005', 'number.tooFine'],
    ['6.90005 €', 'number.tooFine'],
  ])('is asked about %s, which may be another number than the one that was meant', (cell, code) => {
    expect(read(`${HEAD}\nFR;*;;;0;5;"${cell}";\n`)).toMatchObject({
      kind: 'faults',
      faults: [{ line: 2, column: 'Prix', code, value: cell }],
    });
  });

  test.each([
    ['1,000', 10_000],
    ['1.5', 15_000],
    ['1.0000', 10_000],
    ['1 000', 10_000_000],
    ['0.5', 5_000],
  ])('has no doubt about %s', (cell, price) => {
    expect(read(`${HEAD}\nFR;*;;;0;5;"${cell}";\n`)).toMatchObject({ kind: 'rows', rows: [{ price }] });
  });

  test('without a column that is needed is refused, which is named', () => {
    expect(read('Pays;Région;À partir de\nFR;*;0\n')).toEqual({ kind: 'columns', missing: ['Prix'] });
  });

  test('with something wrong is not taken at all, and the line is told as a spreadsheet counts', () => {
    const found = read(`${HEAD}\nFR;*;;;0;5;4,90;\nFR;*;;;zéro;5;cher;\n`);
    expect(found).toMatchObject({
      kind: 'faults',
      faults: [
        { line: 3, column: 'À partir de', value: 'zéro' },
        { line: 3, column: 'Prix', value: 'cher' },
      ],
    });
  });
});

test('what goes out comes back the same, whatever is written in it', () => {
  const fields = {
    zone: field.text('Zone'),
    note: field.text('Note', { optional: true }),
    price: field.money('Prix'),
    share: field.percent('Part'),
    by: field.choice('Selon', { weight: 'le poids (kg)', price: 'le montant (€)' }),
    isOpen: field.boolean('Ouvert'),
  };
  const line = fc
    .string({ unit: 'grapheme', minLength: 1 })
    .map((text) => text.replaceAll(/[\r\n\t]/gu, ' ').trim())
    .filter((text) => text !== '' && text.length < 200 && !/^'[=+\-@]/u.test(text) && !/\p{C}/u.test(text));
  const row = fc.record({
    zone: line,
    note: fc.option(line),
    price: fc.integer({ min: 0, max: 1_000_000 }).map((cents) => cents * 100),
    share: fc.integer({ min: 0, max: 1000 }).map((tenths) => tenths / 10),
    by: fc.constantFrom('weight', 'price'),
    isOpen: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(row, { minLength: 1 }), (rows) => {
      const found = read(csvOfRows(fields, rows, say), fields);
      expect(found.kind === 'rows' ? found.rows : found).toMatchObject(rows);
    }),
  );
});

test('no cell that goes out is a formula', () => {
  const text = csvOfRows({ zone: field.text('Zone') }, [{ zone: '=HYPERLINK("http://evil")' }], say);
  expect(cellsOfCsv(text)[1]?.[0]).toBe('\'=HYPERLINK("http://evil")');
});

test('only what fits in cells is offered as a file', () => {
  expect(isTabular(RATES)).toBe(true);
  expect(isTabular({ picture: field.text('Titre'), other: field.reference('Devise', { to: 'currencies' }) })).toBe(
    false,
  );
});
