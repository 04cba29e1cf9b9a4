import type { ManifestCut } from '#core/contract/catalogue/catalogue.ts';
import { decodePages, type CutPage } from '#core/search/pages/pages.ts';
import type { CatalogueRow } from '#core/search/segment/row.ts';
import { isCardPage, isOfferPage, pageOf, parsePage } from '#src/catalogue/published/page-bytes.ts';
import type { ReplicaStore } from './store.ts';

export interface CutRows {
  readonly rows: readonly CatalogueRow[];
  /** Of every card, in the order of the page: the details lie in the same order. */
  readonly ids: Uint32Array;
}

/** The rows of one cut, from its two pages; throws `UnreadablePage` when one is missing or broken. */
export async function rowsOfCut(store: Pick<ReplicaStore, 'page'>, cut: ManifestCut): Promise<CutRows> {
  const [cardPage, offerPage] = await Promise.all([
    pageOf(store, cut.card.hash, isCardPage),
    pageOf(store, cut.offer.hash, isOfferPage),
  ]);
  return joined(cardPage, offerPage);
}

/** The rows of one cut from the bytes of its two pages; throws `UnreadablePage` when one is broken. */
export function readCut(cut: ManifestCut, card: Uint8Array, offer: Uint8Array): CutRows {
  return joined(parsePage(card, cut.card.hash, isCardPage), parsePage(offer, cut.offer.hash, isOfferPage));
}

function joined(cardPage: CutPage, offerPage: CutPage): CutRows {
  const rows = decodePages(cardPage, offerPage);
  return { rows, ids: Uint32Array.from(cardPage.ids) };
}
