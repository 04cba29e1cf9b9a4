/** What the page resolver asks of a catalogue: the server's in memory, or the device's replica. */
import type { Area } from '#core/domain/shop/area.ts';
import type { Locale } from '#core/domain/shop/locale.ts';
import type { CatalogueQuery, CatalogueResult } from '#core/search/query/query.ts';
import type { CatalogueRow } from '#core/search/segment/row.ts';
import type { Contents } from '#core/contract/content/content-document.ts';
import type { Coming } from '#core/contract/pages/page.ts';
import type { Permalinks } from '#core/contract/pages/permalinks/permalinks.ts';
import type { ProductDetail } from '#core/contract/catalogue/product-detail.ts';
import type { ShownSettings } from '#core/settings/shown.ts';
import type { Structure } from '#core/contract/catalogue/structure.ts';

export interface SourceState {
  rev: number;
  /** ISO instant at which the prices were true. */
  pricedAt: string;
  siteName: string;
  /** Origin for canonical addresses, without trailing slash. */
  origin: string;
  settings: ShownSettings;
  /** Addresses beside the patterns; none where silent. */
  permalinks?: Permalinks;
  /** Of the head; French where silent, as in all documents. */
  locale?: Locale;
}

/** `coming`: not all rows of the list are here yet; counts and bounds are then none of the shop. */
export interface SourceResult extends CatalogueResult {
  readonly coming?: Coming;
}

export interface PageSource {
  state: () => Promise<SourceState>;
  structure: () => Promise<Structure>;
  contents: () => Promise<Contents>;
  query: (query: CatalogueQuery) => Promise<SourceResult>;
  /** Texts near to one that finds nothing, the likeliest first. */
  nearest: (text: string, most: number, area?: Area) => Promise<readonly string[]>;
  /** Ranked by the content search, grouped by the caller: paths of documents. */
  searchContents: (text: string, limit: number) => Promise<readonly string[]>;
  rowBySlug: (area: Area, slug: string) => Promise<CatalogueRow | null>;
  /** In the order asked, unknown ones left out. */
  rowsByUuid: (uuids: readonly string[]) => Promise<readonly CatalogueRow[]>;
  /** Null when only the card is here. */
  detail: (row: CatalogueRow) => Promise<ProductDetail | null>;
}
