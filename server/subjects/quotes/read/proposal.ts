/** What a quote's lines come to as the shop proposes them. */
import type { Selectable } from 'kysely';

import type { QuoteLine, QuoteProposal } from '#core/contract/quotes/quote-record.ts';
import { add, times } from '#core/domain/price/money.ts';
import { taxBlocks } from '#core/domain/price/tax.ts';
import { moneyOf } from '#server/database/decimal.ts';
import type { QuoteLineRow, QuoteRow } from '#server/database/tables/sale/quote-tables.ts';

type Row = Pick<
  Selectable<QuoteLineRow>,
  'requested_qty' | 'proposed_qty' | 'proposed_price' | 'unit_price' | 'tax_percent'
>;

/** What the shop left as it was asked for is proposed as it was. */
export function proposedLine(row: Row): NonNullable<QuoteLine['proposed']> {
  return {
    quantity: row.proposed_qty ?? row.requested_qty,
    unitPrice: moneyOf(row.proposed_price ?? row.unit_price),
  };
}

/** What nobody asked for and the shop no longer proposes is in no quote. */
export const isToldOf = (row: Pick<Row, 'proposed_qty' | 'requested_qty'>): boolean =>
  row.requested_qty > 0 || (row.proposed_qty ?? 0) > 0;

/** The sum of the proposed lines and the VAT in it. */
export function proposedTotals(rows: readonly Row[]): Pick<QuoteProposal, 'total' | 'taxTotal'> {
  const amounts = rows.map((row) => {
    const { quantity, unitPrice } = proposedLine(row);
    return { amount: times(unitPrice, quantity), taxPercent: Number(row.tax_percent) };
  });
  return {
    total: add(...amounts.map(({ amount }) => amount)),
    taxTotal: add(...taxBlocks(amounts.filter(({ amount }) => amount !== 0)).map(({ tax }) => tax)),
  };
}

/** Null while the shop has proposed nothing. */
export function proposalOf(
  quote: Pick<Selectable<QuoteRow>, 'version' | 'version_id' | 'valid_until' | 'proposed_at' | 'accepted_at'>,
  rows: readonly Row[],
): QuoteProposal | null {
  if (quote.proposed_at === null) return null;
  return {
    version: quote.version,
    versionId: quote.version_id,
    validUntil: quote.valid_until,
    proposedAt: quote.proposed_at.toISOString(),
    acceptedAt: quote.accepted_at?.toISOString() ?? null,
    ...proposedTotals(rows),
  };
}
