import type { ManifestCut } from '#core/contract/catalogue.ts';
import { joinHalves } from '#core/search/join-pages.ts';
import { decodeCardPage, decodeOfferPage } from '#core/search/pages.ts';
import type { CatalogueRow } from '#core/search/row.ts';
import { isCardPage, isOfferPage, pageOf } from './page-bytes.ts';
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
  const rows = joinHalves(decodeCardPage(cardPage), decodeOfferPage(offerPage));
  return { rows, ids: Uint32Array.from(cardPage.ids) };
}
