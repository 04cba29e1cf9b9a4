/** A quote request, a return or a message as its author follows it, from this device to the shop's answer. */
import type { ContactRecord } from '#core/contract/contact/contact-record.ts';
import type { QuoteRecord } from '#core/contract/quotes/quote-record.ts';
import type { RmaRecord } from '#core/contract/returns/rma-record.ts';
import type { OutboxRow, ParkedReason, ParkedRow, ResultRow } from '#src/db/rows.ts';
import { changeState } from '#src/shop/store/cart/line-states.ts';

export type DocumentRecord = QuoteRecord | RmaRecord | ContactRecord;

export interface DocumentView<Kind extends DocumentRecord = DocumentRecord> {
  readonly record: Kind;
  /** `refused`: it waits for its author beside the queue. */
  readonly state: 'local' | 'sending' | 'sent' | 'refused';
  /** ISO instant of the acknowledgement; null before, or when the device no longer knows it. */
  readonly sentAt: string | null;
  readonly refused: { readonly mutId: string; readonly reason: ParkedReason } | null;
}

/** By UUID. */
export type DocumentViews<Kind extends DocumentRecord> = Readonly<Record<string, DocumentView<Kind>>>;

/** UUID of the document a change creates; null for changes that create none. */
export function documentIn(args: unknown): string | null {
  if (typeof args !== 'object' || args === null || !('uuid' in args)) return null;
  return typeof args.uuid === 'string' ? args.uuid : null;
}

/** The number the shop gave: known with the answer, before the record is pulled. */
function numberIn(answer: unknown): string | null {
  if (typeof answer !== 'object' || answer === null || !('number' in answer)) return null;
  return typeof answer.number === 'string' ? answer.number : null;
}

export interface DocumentsInput<Kind extends DocumentRecord> {
  readonly records: Iterable<Kind>;
  readonly outbox: Iterable<OutboxRow>;
  readonly parked: Iterable<ParkedRow>;
  readonly results: Iterable<ResultRow>;
  readonly isSending: boolean;
  /** The document of this kind that a parked change would make, folded as if it had been taken. */
  readonly imagine: (row: ParkedRow) => Kind | undefined;
}

export function documentViews<Kind extends DocumentRecord>(input: DocumentsInput<Kind>): DocumentViews<Kind> {
  const { records, outbox, parked, results, isSending, imagine } = input;
  const waiting = new Map([...outbox].flatMap((row) => pair(documentIn(row.args), row)));
  const answers = new Map([...results].flatMap((row) => pair(documentIn(row.answer), row)));
  const views: Record<string, DocumentView<Kind>> = {};
  for (const record of records) {
    const row = waiting.get(record.uuid);
    const answer = answers.get(record.uuid);
    // The answer is the shop's word, even while the record has not been pulled yet.
    const known = answer !== undefined || row === undefined;
    views[record.uuid] = {
      record:
        record.kind !== 'contact' && record.number === null ? { ...record, number: numberIn(answer?.answer) } : record,
      state: known ? 'sent' : changeState(row, isSending),
      sentAt: known ? (answer?.at ?? instantOf(record)) : null,
      refused: null,
    };
  }
  for (const row of parked) {
    const record = imagine(row);
    if (record === undefined) continue;
    views[record.uuid] = { record, state: 'refused', sentAt: null, refused: { mutId: row.mutId, reason: row.reason } };
  }
  return views;
}

const pair = <T>(key: string | null, value: T): [string, T][] => (key === null ? [] : [[key, value]]);

function instantOf(record: DocumentRecord): string | null {
  if (record.kind === 'rma') return record.createdAt;
  return record.kind === 'quote' ? record.requestedAt : record.receivedAt;
}
