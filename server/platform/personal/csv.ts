/** Rows of any shape as one table, as a French spreadsheet opens it. No cell of it is ever a formula (CWE-1236). */
type Row = Readonly<Record<string, unknown>>;

/** Spreadsheets take it for a sign that what follows is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

export function csvOf(rows: readonly Row[]): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const lines = [columns, ...rows.map((row) => columns.map((column) => textOf(row[column])))];
  return BYTE_ORDER_MARK + lines.map((cells) => `${cells.map(cellOf).join(';')}\r\n`).join('');
}

const textOf = (value: unknown): string =>
  value === null || value === undefined ? '' : typeof value === 'string' ? value : JSON.stringify(value);

function cellOf(text: string): string {
  const harmless = /^[=+\-@\t\r]/u.test(text) ? `'${text}` : text;
  return /[";\r\n]/u.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
