import type { Contents } from '#core/contract/content/content-document.ts';
import { contentIndexOf, searchStructure, type DocumentIndex } from '#core/contract/pages/search/searchable.ts';
import { NO_PERMALINKS, type Permalinks } from '#core/contract/pages/permalinks/permalinks.ts';
import type { ProductDetail } from '#core/contract/catalogue/product-detail.ts';
import type { Structure } from '#core/contract/catalogue/structure.ts';
import type { Cursor } from '#core/wire/sync.ts';
import { Catalogue } from '#core/search/catalogue.ts';
import type { CatalogueRow } from '#core/search/segment/row.ts';

import { DetailTexts } from '#server/subjects/catalogue/load/detail-texts.ts';
import {
  joinValues,
  withValueOptions,
  type FoundValues,
} from '#server/subjects/catalogue/load/attributes/value-options.ts';
import { cutContents, type ContentPages } from '#server/subjects/catalogue/publish/content-pages.ts';
import { makePage, type Page } from '#server/subjects/catalogue/publish/page-store.ts';

/**
 * The public catalogue of one revision, in memory. Never changes: a later revision is another state, so whoever holds
 * one answers a whole request from it.
 */
export interface CatalogueState {
  readonly cursor: Cursor;
  /** ISO instant at which all its prices were true. */
  readonly pricedAt: string;
  readonly structure: Structure;
  readonly contents: Contents;
  /** Addresses of products and categories beside those of the patterns. */
  readonly permalinks: Permalinks;
  readonly structurePage: Page;
  readonly contentPages: ContentPages;
  readonly catalogue: Catalogue;
  readonly contentIndex: DocumentIndex;
  /** JSON text of each product's detail by id: most are only ever sent. */
  readonly detailTexts: DetailTexts;
  /** What rows were found by so far of attributes without options: each is an option of the structure. */
  readonly values: FoundValues;
}

/** What a load read from the database, all at one revision. */
export interface LoadedParts {
  readonly cursor: Cursor;
  readonly pricedAt: string;
  /** Undefined: as before. */
  readonly structure?: Structure;
  readonly permalinks?: Permalinks;
  readonly contents?: Contents;
  readonly rows: readonly CatalogueRow[];
  /** JSON text of each row's detail as bytes, by id. */
  readonly detailTexts: ReadonlyMap<number, Buffer>;
  readonly removedIds: readonly number[];
  /** What these rows are found by of attributes without options. */
  readonly values?: FoundValues;
}

const NO_STRUCTURE: Structure = {
  categories: [],
  attributes: [],
  families: [],
  menus: {},
  sliders: {},
  redirects: {},
};
const NO_VALUES: FoundValues = new Map();
const NO_CONTENTS: Contents = { documents: [], postLists: [] };

/** The state after what was loaded; with no state before, `parts` are the whole catalogue. Costs what changed. */
export function nextState(before: CatalogueState | null, parts: LoadedParts): CatalogueState {
  const catalogue = before?.catalogue.fork() ?? new Catalogue();
  catalogue.apply(parts.rows, parts.removedIds);
  catalogue.tidy();
  const values = joinValues(before?.values ?? NO_VALUES, parts.values ?? NO_VALUES);
  const known = parts.structure ?? before?.structure ?? NO_STRUCTURE;
  const named = withValueOptions(known, values);
  const structure = withCounts(named, catalogue);
  const contents = parts.contents ?? before?.contents ?? NO_CONTENTS;
  if (parts.structure !== undefined || named !== known) catalogue.describe(searchStructure(structure));
  const isSameStructure = before !== null && structure === before.structure;
  const isSameContents = before !== null && contents === before.contents;
  return {
    cursor: parts.cursor,
    pricedAt: parts.pricedAt,
    structure,
    contents,
    permalinks: parts.permalinks ?? before?.permalinks ?? NO_PERMALINKS,
    structurePage: isSameStructure ? before.structurePage : makePage('structure', JSON.stringify(structure)),
    contentPages: isSameContents ? before.contentPages : cutContents(contents),
    catalogue,
    contentIndex: contentIndexOf(contents),
    values,
    detailTexts: (before?.detailTexts ?? new DetailTexts()).with(parts.detailTexts, parts.removedIds),
  };
}

/**
 * Counts of the category and everything below it (domain 2.4): rows name the ancestors of their categories too. The same
 * structure where no count moved, as when a price does.
 */
function withCounts(structure: Structure, catalogue: Catalogue): Structure {
  const counts = catalogue.categoryCounts();
  if (structure.categories.every((one) => one.productsCount === (counts.get(one.id) ?? 0))) return structure;
  const categories = structure.categories.map((one) => ({ ...one, productsCount: counts.get(one.id) ?? 0 }));
  return { ...structure, categories };
}

/** The detail of a product of this state, or null. */
export function detailOf(state: CatalogueState, id: number): ProductDetail | null {
  const text = state.detailTexts.get(id);
  return text === undefined ? null : JSON.parse(text);
}

/** Pages beside those of products by which devices follow this state; what names others comes after them. */
export function namedPages({ structurePage, contentPages: { pages, head, whole } }: CatalogueState): readonly Page[] {
  return [structurePage, ...pages, head, whole];
}
