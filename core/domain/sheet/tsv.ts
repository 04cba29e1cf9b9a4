/**
 * Cells as spreadsheet programmes give and take them by the clipboard: tabs between cells, an end of line after each row,
 * a cell with one of these or a quote in quotes, its own quotes twice.
 */

/** Rows of cells; whatever the text is, it is read. */
export function parseTsv(text: string): readonly (readonly string[])[] {
  const rows: string[][] = [];
  let row: string[] = [];
  for (let at = 0; ; at += 1) {
    const read = text[at] === '"' ? quotedAt(text, at) : plainAt(text, at);
    row.push(read.cell);
    at = read.end;
    if (text[at] === '\t') continue;
    rows.push(row);
    row = [];
    if (text[at] === '\r' && text[at + 1] === '\n') at += 1;
    /* the end of the last line begins no other one */
    if (at + 1 >= text.length) return rows;
  }
}

interface Read {
  readonly cell: string;
  /** Place of what ends it. */
  readonly end: number;
}

function plainAt(text: string, start: number): Read {
  let end = start;
  while (end < text.length && text[end] !== '\t' && text[end] !== '\n' && text[end] !== '\r') end += 1;
  return { cell: text.slice(start, end), end };
}

/** A quote that nothing closes is a sign like others. */
function quotedAt(text: string, start: number): Read {
  let cell = '';
  for (let at = start + 1; at < text.length; at += 1) {
    const sign = text[at] ?? '';
    if (sign !== '"') cell += sign;
    else if (text[at + 1] === '"') {
      cell += sign;
      at += 1;
    } else {
      const rest = plainAt(text, at + 1);
      return { cell: cell + rest.cell, end: rest.end };
    }
  }
  return plainAt(text, start);
}

const isPlain = (cell: string): boolean => !['\t', '\n', '\r', '"'].some((sign) => cell.includes(sign));

export const printTsv = (rows: readonly (readonly string[])[]): string =>
  rows
    .map((row) => row.map((cell) => (isPlain(cell) ? cell : `"${cell.replaceAll('"', '""')}"`)).join('\t'))
    .map((line) => `${line}\r\n`)
    .join('');
