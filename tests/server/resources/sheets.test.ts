/** Tables as workbooks, read as a spreadsheet reads them. */
import fc from 'fast-check';
import { expect, test } from 'vitest';

import type { Cell } from '#core/domain/csv/csv-line.ts';
import { sheetOf } from '#server/resources/many/sheet.ts';
import { zipEntries } from '#tests/support/files/zip-entries.ts';

async function* inBatches(rows: readonly Cell[][], size = 2): AsyncGenerator<Cell[][]> {
  for (let at = 0; at < rows.length; at += size) yield rows.slice(at, at + size);
}

async function partsOf(rows: readonly Cell[][], mostRows?: number): Promise<Map<string, string>> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of sheetOf(inBatches(rows), mostRows)) chunks.push(chunk);
  const entries = zipEntries(new Uint8Array(Buffer.concat(chunks)));
  return new Map([...entries].map(([name, content]) => [name, Buffer.from(content).toString('utf8')]));
}

const unescaped = (text: string) => text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
/** Cells of a sheet, as texts and numbers. */
const cellsIn = (sheet: string): Cell[][] =>
  [...sheet.matchAll(/<row>(.*?)<\/row>/gsu)].map(([, row = '']) =>
    [...row.matchAll(/<c\/>|<c><v>([^<]*)<\/v><\/c>|<c t="inlineStr"><is><t [^>]*>([^<]*)<\/t><\/is><\/c>/gu)].map(
      ([, number, text]) => (number !== undefined ? Number(number) : text === undefined ? null : unescaped(text)),
    ),
  );

/** Text that no spreadsheet takes for a formula. */
const text = fc.string({ unit: fc.constantFrom('a', 'é', '&', '<', '>', '"', ' ', '\n', ';', '😀'), minLength: 1 });
const cell = fc.oneof(text, fc.integer(), fc.double({ noNaN: true, noDefaultInfinity: true }), fc.constant(null));

test('what stands in a table stands in its workbook', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.array(cell, { maxLength: 4 }), { maxLength: 8 }), async (rows) => {
      const parts = await partsOf(rows);
      const plain = rows.map((row) => row.map((one) => (Object.is(one, -0) ? 0 : one)));
      expect(cellsIn(parts.get('xl/worksheets/sheet1.xml') ?? '').map((row) => row.map((one) => one))).toEqual(plain);
    }),
    { numRuns: 40 },
  );
});

test('no cell is a formula, and none holds what a workbook cannot', async () => {
  const cells = ['=HYPERLINK("x")', '@SUM', '+1', '\u0000\u0007a', 'x'.repeat(40_000)];
  const sheet = (await partsOf([cells])).get('xl/worksheets/sheet1.xml') ?? '';
  expect(cellsIn(sheet)[0]).toEqual([`'=HYPERLINK("x")`, `'@SUM`, `'+1`, 'a', 'x'.repeat(32_767)]);
});

test('rows beyond those of a sheet stand on the next one, and the workbook names all of them', async () => {
  const parts = await partsOf(
    Array.from({ length: 5 }, (_, at) => [at]),
    2,
  );
  const sheets = [1, 2, 3].map((at) => cellsIn(parts.get(`xl/worksheets/sheet${at}.xml`) ?? ''));
  expect(sheets).toEqual([[[0], [1]], [[2], [3]], [[4]]]);
  for (const at of [1, 2, 3]) {
    expect(parts.get('xl/workbook.xml')).toContain(`sheetId="${at}"`);
    expect(parts.get('xl/_rels/workbook.xml.rels')).toContain(`worksheets/sheet${at}.xml`);
    expect(parts.get('[Content_Types].xml')).toContain(`/xl/worksheets/sheet${at}.xml`);
  }
  expect(parts.get('_rels/.rels')).toContain('xl/workbook.xml');
});

test('a workbook is read as it is made: no more than a few batches wait, and who stops reading stops it', async () => {
  let read = 0;
  let isEnded = false;
  async function* endless(): AsyncGenerator<Cell[][]> {
    try {
      for (;;) {
        read += 1;
        yield Array.from({ length: 100 }, (_, at) => [`${read} ${at} ${Math.sin(read * 100 + at)}`]);
      }
    } finally {
      isEnded = true;
    }
  }
  const sheet = sheetOf(endless());
  for (let at = 0; at < 3; at += 1) await sheet.next();
  const soFar = read;
  await new Promise((done) => setImmediate(done));
  expect(soFar).toBeLessThan(100);
  await sheet.return(undefined);
  await expect.poll(() => isEnded).toBe(true);
});

test('a table that breaks off breaks the workbook off', async () => {
  async function* broken(): AsyncGenerator<Cell[][]> {
    yield [['a']];
    throw new Error('the database is away');
  }
  const all = async () => {
    for await (const _chunk of sheetOf(broken()));
  };
  await expect(all()).rejects.toThrow('the database is away');
});
