/** A table as a workbook (ECMA-376), made while it is sent: no more than a batch of its rows is in memory. */
import { harmless, type Cell } from '#core/domain/csv/csv-line.ts';
import { cutText } from '#core/domain/text/cut-text.ts';
import { zipStream, type ZipPart } from '#server/platform/personal/zip-stream.ts';

/** Rows of a sheet, and characters of a cell, as spreadsheets have them; further rows stand on a further sheet. */
const MOST_ROWS = 1_048_576;
const MOST_CHARACTERS = 32_767;

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** What XML 1.0 has no way to write is left out. */
// oxlint-disable-next-line no-control-regex -- these are what is left out
const UNWRITABLE = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/gu;

const escape = (text: string) =>
  text.replace(UNWRITABLE, '').replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

function cellOf(cell: Cell): string {
  if (cell === null || cell === '') return '<c/>';
  if (typeof cell === 'number') return `<c><v>${cell}</v></c>`;
  const text = cutText(harmless(cell), MOST_CHARACTERS);
  return `<c t="inlineStr"><is><t xml:space="preserve">${escape(text)}</t></is></c>`;
}

const rowOf = (cells: readonly Cell[]) => `<row>${cells.map(cellOf).join('')}</row>`;

/** Nobody asks when a part of a workbook was made: the first day an archive can name. */
const NO_DAY = new Date(Date.UTC(1980, 0, 1));

/** @param batches rows of the table, its headings first */
export const sheetOf = (
  batches: AsyncIterable<Cell[][]>,
  mostRows = MOST_ROWS,
): AsyncGenerator<Uint8Array<ArrayBuffer>> => zipStream(partsOf(batches, mostRows), NO_DAY);

async function* partsOf(batches: AsyncIterable<Cell[][]>, mostRows: number): AsyncGenerator<ZipPart> {
  const rows = rowsIn(batches);
  let sheets = 0;
  try {
    let next = await rows.next();
    do {
      sheets += 1;
      const sheet = async function* () {
        yield `${XML}<worksheet xmlns="${MAIN}"><sheetData>`;
        for (let count = 0; next.done !== true && count < mostRows; count += 1) {
          yield rowOf(next.value);
          next = await rows.next();
        }
        yield '</sheetData></worksheet>';
      };
      yield { name: `xl/worksheets/sheet${sheets}.xml`, content: sheet() };
    } while (next.done !== true);
  } finally {
    await rows.return(undefined);
  }
  yield* framesOf(Array.from({ length: sheets }, (_, at) => at + 1));
}

async function* rowsIn(batches: AsyncIterable<Cell[][]>): AsyncGenerator<Cell[]> {
  for await (const rows of batches) yield* rows;
}

/** What leads to the sheets. */
function* framesOf(sheets: readonly number[]): Generator<ZipPart> {
  const file = (name: string, text: string): ZipPart => ({ name, content: [XML + text] });
  const relation = (id: number, type: string, target: string) =>
    `<Relationship Id="rId${id}" Type="${RELATIONS}/${type}" Target="${target}"/>`;
  const all = (one: (sheet: number) => string) => sheets.map(one).join('');
  yield file(
    'xl/workbook.xml',
    `<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets>${all((at) => `<sheet name="${at}" sheetId="${at}" r:id="rId${at}"/>`)}</sheets></workbook>`,
  );
  yield file(
    'xl/_rels/workbook.xml.rels',
    `<Relationships xmlns="${PACKAGE}/relationships">${all((at) => relation(at, 'worksheet', `worksheets/sheet${at}.xml`))}</Relationships>`,
  );
  yield file(
    '_rels/.rels',
    `<Relationships xmlns="${PACKAGE}/relationships">${relation(1, 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
  );
  yield file(
    '[Content_Types].xml',
    `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/>${all((at) => `<Override PartName="/xl/worksheets/sheet${at}.xml" ContentType="${TYPE}.worksheet+xml"/>`)}</Types>`,
  );
}
