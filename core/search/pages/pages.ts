import { readersOf, writeColumns, type Page } from '#core/search/segment/columns.ts';
import { CARD, COLUMNS, OFFER, readerOf } from '#core/search/segment/row.ts';
import type { CardRow, CatalogueRow, HeldRow, OfferRow } from '#core/search/segment/row.ts';

/**
 * Pages of the replica as JSON in columns (a third smaller than rows, catalogue reference §3). Cards and offers of one cut
 * hold the same rows in the same order.
 */
export interface CutPage extends Page {
  readonly ids: readonly number[];
}

export function encodeCardPage(rows: readonly CardRow[]): Page {
  return { kind: 'card', ...writeColumns(CARD, rows) };
}

export function encodeOfferPage(rows: readonly OfferRow[]): Page {
  return { kind: 'offer', ...writeColumns(OFFER, rows) };
}

/**
 * The rows of one cut from its two pages, whose bytes had the hashes the manifest named; a card without its offer is left
 * out: it has no price to show.
 */
export function decodePages(cards: CutPage, offers: CutPage): CatalogueRow[] {
  const offerOf = new Map(offers.ids.map((id, at) => [id, at]));
  const read = readerOf(readersOf<HeldRow>(COLUMNS, (column, key) => column.reader(key in CARD ? cards : offers)));
  return cards.ids.flatMap((id, at) => {
    const offerAt = offerOf.get(id);
    return offerAt === undefined ? [] : [read(at, offerAt, [])];
  });
}
