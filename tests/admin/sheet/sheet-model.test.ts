/** A sheet while somebody works in it: what is changed, what is wrong, what a save sends. */
import { describe, expect, test } from 'vitest';

import { sheetChangeRoute } from '#core/contract/admin/products/sheet/sheet-change.ts';
import { parseFormula } from '#core/domain/sheet/formula.ts';
import {
  computeRange,
  copyRange,
  fillDown,
  pasteText,
  replaceIn,
  typeInto,
} from '#src/admin/features/sheet/model/commands.ts';
import { columnsOf } from '#src/admin/features/sheet/model/columns.ts';
import { linesOf } from '#src/admin/features/sheet/model/lines.ts';
import type { Sheet } from '#src/admin/features/sheet/model/sheet.ts';
import { changesOf } from '#src/admin/features/sheet/save/changes-of.ts';
import { refusedCells } from '#src/admin/features/sheet/save/refused-cells.ts';
import { cellsOfChange } from '#src/admin/features/sheet/save/cells-of-change.ts';
import { foldSheetChange, foldSheetChanges } from '#src/admin/store/sheet/fold-change.ts';
import * as v from 'valibot';

import {
  ATTRIBUTES,
  BLUE,
  changeOf,
  COLUMNS,
  productOf,
  REDUCED_TAX,
  sheetOf,
  SOURCES,
  USUAL_TAX,
  uuidOf,
  WORDS,
} from './sheet-samples.ts';

const shownOf = (sheet: Sheet, ...keys: readonly string[]) => ({
  sheet,
  lines: sheet.lines(),
  columns: COLUMNS.filter(({ key }) => keys.includes(key)).toSorted(
    (one, other) => keys.indexOf(one.key) - keys.indexOf(other.key),
  ),
  words: WORDS,
});
const box = (top: number, left: number, bottom = top, right = left) => ({ top, left, bottom, right });
const PRICE = 'fields.price';
const three = () => sheetOf([productOf(1), productOf(2), productOf(3)]);
const price = (sheet: Sheet, rank: number) => sheet.valueAt({ row: uuidOf(rank), column: PRICE });

describe('columns', () => {
  test('are the fields of the definition, the attributes of the families shown, English words and places', () => {
    const keys = COLUMNS.map(({ key }) => key);
    for (const key of ['fields.sku', PRICE, 'fields.specialFrom', 'english.name', 'attributes.color', 'stock.depot'])
      expect(keys).toContain(key);
    for (const key of ['fields.type', 'fields.familyId', 'fields.area', 'fields.description', 'attributes.elsewhere'])
      expect(keys).not.toContain(key);
  });
});

describe('a tax category', () => {
  const TAX = 'fields.taxCategory';
  test('is shown and typed by its code, and what is none is told in its cell', () => {
    const sheet = sheetOf([productOf(1, { taxCategory: REDUCED_TAX })]);
    const shown = shownOf(sheet, TAX);
    expect(copyRange(shown, box(0, 0)).trim()).toBe('tva-5-5');
    const at = { row: uuidOf(1), column: TAX };
    sheet.write(typeInto(shown, { row: 0, column: 0 }, 'TVA-20'));
    expect(sheet.valueAt(at)).toBe(USUAL_TAX);
    sheet.write(typeInto(shown, { row: 0, column: 0 }, 'tva-33'));
    expect(sheet.row(uuidOf(1))?.faults.get(TAX)).toBe('value.invalid');
  });

  test('has no column on a device that does not know its codes yet', () => {
    const { taxes: _none, ...before } = { ...SOURCES, taxes: [{ uuid: null, percent: 20 }] };
    for (const taxes of [undefined, _none]) {
      const columns = columnsOf({
        ...before,
        ...(taxes === undefined ? {} : { taxes }),
        shown: new Set(),
        sources: [],
        mayStock: false,
        english: WORDS.label,
      });
      expect(columns.map(({ key }) => key)).not.toContain(TAX);
    }
  });
});

describe('a cell', () => {
  test('is there where it changes something: a group has no price, a product with variants the days of their reductions', () => {
    const keys = ['fields.price', 'fields.specialPrice', 'fields.specialFrom', 'fields.deposit', 'fields.name'];
    const cellsOf = (type: string): readonly string[] => {
      const [line] = linesOf([productOf(1, { type, deposit: 0 })], COLUMNS, SOURCES);
      return keys.filter((key) => line !== undefined && Object.hasOwn(line.held, key));
    };
    expect(cellsOf('simple')).toEqual(keys);
    expect(cellsOf('grouped')).toEqual(['fields.name']);
    expect(cellsOf('configurable')).toEqual(['fields.specialFrom', 'fields.deposit', 'fields.name']);
  });
});

describe('changes of cells', () => {
  test('a cell that is written as it was is no change', () => {
    const sheet = three();
    sheet.write([{ row: uuidOf(1), column: PRICE, value: 5 }]);
    expect(sheet.counts()).toMatchObject({ rows: 1, cells: 1 });
    sheet.write([{ row: uuidOf(1), column: PRICE, value: 100_000 }]);
    expect(sheet.counts()).toMatchObject({ rows: 0, cells: 0, canUndo: true });
  });

  test('one press is one step back, whatever it wrote', () => {
    const sheet = three();
    const shown = shownOf(sheet, PRICE);
    const formula = parseFormula('+10 %');
    if (formula === null) throw new Error('no formula');
    sheet.write(computeRange(shown, box(0, 0, 2), formula));
    expect([1, 2, 3].map((rank) => price(sheet, rank))).toEqual([110_000, 220_000, 330_000]);
    sheet.undo();
    expect([1, 2, 3].map((rank) => price(sheet, rank))).toEqual([100_000, 200_000, 300_000]);
    sheet.redo();
    expect(price(sheet, 3)).toBe(330_000);
  });

  test('a row hears of itself alone', () => {
    const sheet = three();
    const heard: number[] = [];
    for (const rank of [1, 2]) sheet.hearRow(uuidOf(rank), () => heard.push(rank));
    const other = sheet.row(uuidOf(2));
    sheet.write([{ row: uuidOf(1), column: PRICE, value: 5 }]);
    expect(heard).toEqual([1]);
    expect(sheet.row(uuidOf(2))).toBe(other);
  });

  test('copied and pasted in its place, a range is what it was; pasted elsewhere, it is read as if typed', () => {
    const sheet = three();
    const shown = shownOf(sheet, 'fields.name', PRICE, 'fields.isActive');
    const copied = copyRange(shown, box(0, 0, 2, 2));
    sheet.write(pasteText(shown, box(0, 0), copied));
    expect(sheet.counts().cells).toBe(0);
    sheet.write(pasteText(shown, box(1, 0), 'Étrier\t89,90\tnon'));
    expect(sheet.row(uuidOf(2))?.cells).toEqual(
      new Map<string, unknown>([
        ['fields.name', 'Étrier'],
        [PRICE, 899_000],
        ['fields.isActive', false],
      ]),
    );
  });

  test('filling down repeats the first row, and a single cell takes what stands above', () => {
    const sheet = three();
    const shown = shownOf(sheet, PRICE, 'attributes.color');
    sheet.write(typeInto(shown, { row: 0, column: 1 }, 'Bleu'));
    sheet.write(fillDown(shown, box(0, 0, 2, 1)));
    expect([2, 3].map((rank) => price(sheet, rank))).toEqual([100_000, 100_000]);
    expect(sheet.valueAt({ row: uuidOf(3), column: 'attributes.color' })).toBe(BLUE);
  });

  test('words are replaced within the range alone', () => {
    const sheet = three();
    const shown = shownOf(sheet, 'fields.name');
    sheet.write(replaceIn(shown, box(0, 0, 1), { find: 'disque', by: 'Étrier', matchCase: false }));
    expect(sheet.lines().map(({ key }) => sheet.valueAt({ row: key, column: 'fields.name' }))).toEqual([
      'Étrier 1',
      'Étrier 2',
      'Disque 3',
    ]);
  });
});

describe('what is wrong', () => {
  const faultOf = (sheet: Sheet, column: string) => sheet.row(uuidOf(1))?.faults.get(column);

  test('a cell is judged as its form judges it, and keeps what was typed', () => {
    const sheet = three();
    const shown = shownOf(sheet, PRICE, 'fields.name', 'fields.ean13', 'attributes.diameter');
    for (const [column, text] of ['douze', '', '123', 'x'].entries())
      sheet.write(typeInto(shown, { row: 0, column }, text));
    expect(faultOf(sheet, PRICE)).toBe('number.invalid');
    expect(faultOf(sheet, 'fields.name')).toBe('required');
    expect(faultOf(sheet, 'fields.ean13')).toMatch(/./u);
    expect(faultOf(sheet, 'attributes.diameter')).toBe('number.invalid');
    expect(price(sheet, 1)).toBe('douze');
  });

  test('a special price lies below the price, whichever of them was changed', () => {
    const sheet = sheetOf([productOf(1, { specialPrice: 90_000 })]);
    sheet.write([{ row: uuidOf(1), column: PRICE, value: 80_000 }]);
    expect(faultOf(sheet, 'fields.specialPrice')).toBe('price.specialTooHigh');
    sheet.write([{ row: uuidOf(1), column: 'fields.specialPrice', value: 70_000 }]);
    expect(sheet.row(uuidOf(1))?.faults.size).toBe(0);
  });
});

describe('a save', () => {
  test('S134 is a change for each product, of its changed cells alone, that its route takes', () => {
    const sheet = three();
    sheet.write([
      { row: uuidOf(1), column: PRICE, value: 5 },
      { row: uuidOf(1), column: 'attributes.color', value: BLUE },
      { row: uuidOf(1), column: 'english.name', value: 'Disc' },
      { row: uuidOf(3), column: 'stock.depot', value: 9 },
    ]);
    const planned = changesOf(sheet, ATTRIBUTES);
    expect(planned.map(({ args }) => args)).toEqual([
      {
        product: uuidOf(1),
        rev: 3,
        baseRevId: uuidOf(1_001),
        title: 'Disque 1',
        fields: { price: 5 },
        attributes: { color: 2 },
        english: { name: 'Disc' },
        variants: [],
        stock: [],
      },
      expect.objectContaining({
        product: uuidOf(3),
        fields: {},
        stock: [{ article: uuidOf(3), source: 'depot', from: 4, to: 9 }],
      }),
    ]);
    for (const { args } of planned)
      expect(v.is(sheetChangeRoute.body, { ...args, save: uuidOf(700), revId: uuidOf(701) })).toBe(true);
  });

  test('S134 leaves a product behind whole in which a cell has to be put right', () => {
    const sheet = three();
    sheet.write([
      { row: uuidOf(1), column: PRICE, value: 'douze' },
      { row: uuidOf(1), column: 'fields.cost', value: 5 },
      { row: uuidOf(2), column: PRICE, value: 5 },
    ]);
    expect(changesOf(sheet, ATTRIBUTES).map(({ product }) => product.uuid)).toEqual([uuidOf(2)]);
  });

  test('S135 shows what somebody else wrote into a cell that was changed here, and sends it when a person has chosen', () => {
    const sheet = three();
    sheet.write([{ row: uuidOf(1), column: PRICE, value: 5 }]);
    const theirs = { ...productOf(1, { price: 70_000, cost: 9 }), rev: 4, revId: uuidOf(1_002) };
    sheet.show(linesOf([theirs, productOf(2), productOf(3)], COLUMNS, SOURCES));
    expect([...(sheet.row(uuidOf(1))?.begun.keys() ?? [])]).toEqual([PRICE]);
    expect(changesOf(sheet, ATTRIBUTES)).toEqual([]);
    sheet.keepMine({ row: uuidOf(1), column: PRICE });
    expect(changesOf(sheet, ATTRIBUTES).map(({ args }) => [args.rev, args.baseRevId, args.fields])).toEqual([
      [4, uuidOf(1_002), { price: 5 }],
    ]);
  });

  test('S135 has no conflict in cells that the other one did not write', () => {
    const sheet = three();
    sheet.write([{ row: uuidOf(1), column: PRICE, value: 5 }]);
    sheet.show(linesOf([{ ...productOf(1, { cost: 9 }), rev: 4 }, productOf(2), productOf(3)], COLUMNS, SOURCES));
    expect(sheet.row(uuidOf(1))?.begun.size).toBe(0);
    expect(changesOf(sheet, ATTRIBUTES).map(({ args }) => args.rev)).toEqual([4]);
  });

  test('S135 is taken back as the cells that it was made of', () => {
    const sheet = three();
    sheet.write([
      { row: uuidOf(1), column: PRICE, value: 5 },
      { row: uuidOf(1), column: 'attributes.color', value: BLUE },
      { row: uuidOf(1), column: 'stock.depot', value: 9 },
    ]);
    const [planned] = changesOf(sheet, ATTRIBUTES);
    if (planned === undefined) throw new Error('nothing to save');
    const cells = cellsOfChange({ ...planned.args, save: uuidOf(700), revId: uuidOf(701) }, ATTRIBUTES);
    expect(new Map(cells.map(({ row, part, name, value }) => [`${row} ${part}.${name}`, value]))).toEqual(
      new Map([...(sheet.edits().get(uuidOf(1)) ?? [])].map(([key, value]) => [`${uuidOf(1)} ${key}`, value])),
    );
  });
});

test('S134 what the shop found wrong stands at its cell, until something else stands there', () => {
  const product = { ...productOf(1), variants: [{ uuid: uuidOf(50), fields: { sku: 'V', price: 5 } }] };
  const fields = [
    { path: 'fields.sku', code: 'sku.taken' },
    { path: 'fields.attributes.diameter', code: 'value.taken' },
    { path: 'fields.variants.0.price', code: 'number.tooSmall' },
    { path: 'translations.en_GB.name', code: 'text.tooLong' },
  ];
  const cells = refusedCells({ class: 'refused', code: 'input.invalid', data: { fields } }, product);
  expect(cells.map(({ row, column }) => `${row} ${column}`)).toEqual([
    `${uuidOf(1)} fields.sku`,
    `${uuidOf(1)} attributes.diameter`,
    `${uuidOf(50)} fields.price`,
    `${uuidOf(1)} english.name`,
  ]);
  const sheet = sheetOf([product]);
  const place = { row: uuidOf(1), column: 'fields.sku' };
  sheet.write([{ ...place, value: 'TAKEN' }]);
  sheet.refuse(uuidOf(1), 'input.invalid', new Map([['fields.sku', 'sku.taken']]));
  expect(sheet.row(uuidOf(1))?.faults).toEqual(new Map([['fields.sku', 'sku.taken']]));
  expect(changesOf(sheet, ATTRIBUTES)).toEqual([]);
  sheet.write([{ ...place, value: 'FREE' }]);
  expect(sheet.row(uuidOf(1))?.faults.size).toBe(0);
  expect(changesOf(sheet, ATTRIBUTES)).toHaveLength(1);
});

describe('what waits', () => {
  const product = productOf(1);
  const change = changeOf(product, {
    fields: { price: 5 },
    attributes: { color: 2 },
    stock: [{ article: product.uuid, source: 'depot', from: 4, to: 9 }],
  });

  test('S139 is folded into what the device has kept, with the revision that it makes', () => {
    const folded = foldSheetChange(product, change);
    expect(folded).toMatchObject({ rev: 4, revId: change.revId, attributes: { color: 2 }, stock: [{ pieces: 9 }] });
    expect(folded.fields).toEqual({ ...product.fields, price: 5 });
  });

  test('S139 is folded once, however often it is told, and save by save', () => {
    const once = foldSheetChange(product, change);
    expect(foldSheetChange(once, change)).toEqual(once);
    const next = changeOf(once, { revId: uuidOf(702), fields: { price: 6 } });
    expect(foldSheetChanges([product, productOf(2)], [change, next])).toMatchObject([
      { rev: 5, revId: uuidOf(702), fields: { price: 6 } },
      { rev: 3, fields: { price: 200_000 } },
    ]);
  });

  test('S139 that stands on another revision leaves what the shop has', () => {
    const moved = { ...product, revId: uuidOf(1_999) };
    expect(foldSheetChange(moved, change)).toBe(moved);
    expect(foldSheetChange(productOf(2), change)).toEqual(productOf(2));
  });

  test('S139 of pieces alone makes no revision of the product', () => {
    const put = changeOf(product, { stock: change.stock });
    expect(foldSheetChange(product, put)).toMatchObject({ rev: 3, revId: product.revId, stock: [{ pieces: 9 }] });
  });
});
