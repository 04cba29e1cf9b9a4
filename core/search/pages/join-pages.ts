import type { CardRow, CatalogueRow, OfferRow } from '#core/search/segment/row.ts';

/** Whole rows from the two halves of one cut; a card without its offer is left out: it has no price to show. */
export function joinHalves(cards: readonly CardRow[], offers: readonly OfferRow[]): CatalogueRow[] {
  const offerOf = new Map(offers.map((offer) => [offer.id, offer]));
  return cards.flatMap((card) => {
    const offer = offerOf.get(card.id);
    return offer ? [{ ...card, ...offer }] : [];
  });
}
