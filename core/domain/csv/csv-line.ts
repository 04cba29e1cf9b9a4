/** Cells of CSV as a French spreadsheet opens them. */

export type Cell = string | number | null;

/** Spreadsheets take it for a sign that what follows is UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** One line of a file, with its end. */
export const csvLine = (cells: readonly Cell[]): string => `${cells.map(csvCell).join(';')}\r\n`;

/** Numbers with a comma; text is never a formula. */
function csvCell(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell).replace('.', ',');
  const text = harmless(cell);
  return /[";\r\n]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Text that a spreadsheet would take for a formula begins with an apostrophe (CWE-1236). */
export const harmless = (text: string): string => (/^[=+\-@\t\r]/u.test(text) ? `'${text}` : text);
