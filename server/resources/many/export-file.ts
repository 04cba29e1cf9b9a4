/** A list as a file: CSV as a French spreadsheet opens it, or XLSX. No cell of it is ever a formula. */
import type { ExportQuery } from '#core/resources/many-rows.ts';
import type { Resource } from '#core/resources/resource.ts';
import type { Db } from '#server/database/connection.ts';
import { BYTE_ORDER_MARK, csvLine, type Cell } from '#core/domain/csv/csv-line.ts';
import { RawStream } from '#server/platform/raw-stream.ts';
import { allRows } from '#server/resources/list/list-rows.ts';

import { cellsOf, headings } from './cells.ts';
import { sheetOf } from './sheet.ts';

export function exportFile(db: Db, resource: Resource, { format, columns, list }: ExportQuery): RawStream {
  const batches = tableOf(db, resource, columns, list);
  if (format === 'csv')
    return new RawStream(`${resource.name}.csv`, 'text/csv; charset=utf-8', streamOf(csvOf(batches)));
  const mime = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  return new RawStream(`${resource.name}.xlsx`, mime, streamOf(sheetOf(batches)));
}

/** Made as it is read; whoever stops reading stops it. */
const streamOf = (parts: AsyncGenerator<Uint8Array>): ReadableStream<Uint8Array> =>
  new ReadableStream(
    {
      async pull(controller) {
        const { done, value } = await parts.next();
        if (done === true) controller.close();
        else controller.enqueue(value);
      },
      async cancel() {
        await parts.return(undefined);
      },
    },
    /* nothing is asked of the database before somebody reads */
    { highWaterMark: 0 },
  );

async function* tableOf(db: Db, resource: Resource, columns: readonly string[], list: ExportQuery['list']) {
  yield [headings(resource, columns)];
  for await (const records of allRows(db, resource, list)) yield await cellsOf(db, resource, columns, records);
}

const encoder = new TextEncoder();
async function* csvOf(batches: AsyncIterable<Cell[][]>): AsyncGenerator<Uint8Array> {
  yield encoder.encode(BYTE_ORDER_MARK);
  for await (const rows of batches) yield encoder.encode(rows.map(csvLine).join(''));
}
