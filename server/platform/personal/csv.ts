/** Rows of any shape as one table, as a French spreadsheet opens it. */
import { BYTE_ORDER_MARK, csvLine } from '#core/domain/csv/csv-line.ts';

type Row = Readonly<Record<string, unknown>>;

export function csvOf(rows: readonly Row[]): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const lines = [columns, ...rows.map((row) => columns.map((column) => textOf(row[column])))];
  return BYTE_ORDER_MARK + lines.map(csvLine).join('');
}

const textOf = (value: unknown): string =>
  value === null || value === undefined ? '' : typeof value === 'string' ? value : JSON.stringify(value);
