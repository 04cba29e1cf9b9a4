/** Quote requests, messages, orders and returns: confirmed, with what waits folded in, and those the shop refused. */
import { contactKind } from '#core/contract/contact/contact-record.ts';
import { orderKind } from '#core/contract/orders/order-record.ts';
import { quoteKind } from '#core/contract/quotes/quote-record.ts';
import { rmaKind, rmaReasonsKind } from '#core/contract/returns/rma-record.ts';
import type { RecordKind } from '#core/wire/record.ts';
import type { ParkedRow } from '#src/db/rows.ts';
import { byKey, type StoredRows } from '#src/shop/store/feed/stored-rows.ts';
import { documentViews, type DocumentRecord } from '#src/shop/store/pending/document-view.ts';
import { SHOP } from '#src/shop/store/offline.ts';
import { documentsOf } from '#src/sync/core/changes.ts';

export function documentsHere(rows: StoredRows, isSending: boolean) {
  const records = new Map([...rows.documents].map(([key, row]) => [key, row.record]));
  for (const lane of rows.lanes()) {
    for (const key of lane.documents) {
      const record = lane.records.get(key);
      if (record === undefined) records.delete(key);
      else records.set(key, record);
    }
  }
  const all = [...records.values()];
  const input = {
    outbox: rows.lanes().flatMap((lane) => (lane.documents.size > 0 ? lane.outbox : [])),
    parked: byKey(rows.parked),
    results: [...rows.results.values()],
    isSending,
  };
  const quotes = all.filter((one) => quoteKind.is(one));
  const returns = all.filter((one) => rmaKind.is(one));
  const contacts = all.filter((one) => contactKind.is(one));
  return {
    // Made by the shop alone: nothing of an order waits but what its buyer asks of it.
    orders: Object.fromEntries(all.filter((one) => orderKind.is(one)).map((one) => [one.uuid, one])),
    returns: documentViews({ ...input, records: returns, imagine: (row) => imagined(row, rmaKind) }),
    returnReasons: all.find((one) => rmaReasonsKind.is(one))?.reasons ?? [],
    quotes: documentViews({ ...input, records: quotes, imagine: (row) => imagined(row, quoteKind) }),
    contacts: documentViews({ ...input, records: contacts, imagine: (row) => imagined(row, contactKind) }),
  };
}

/** The document a refused change would make: its author still sees it. */
function imagined<Kind extends DocumentRecord>(row: ParkedRow, kind: RecordKind<Kind>): Kind | undefined {
  const record = documentsOf(SHOP, row)[0]?.fold(undefined);
  return kind.is(record) ? record : undefined;
}
