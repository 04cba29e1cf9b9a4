import type { ProductType } from '#core/domain/catalogue/types/all-types.ts';
import type { Area } from '#core/domain/shop/area.ts';
import type { Money } from '#core/domain/price/money.ts';
import type { CatalogueRow } from '#core/search/segment/row.ts';

export type SortKey = 'relevance' | 'price' | 'created_at' | 'name';

/** Options of one attribute: a row passes with any of them; groups all have to pass. */
export interface FilterGroup {
  readonly code: string;
  readonly optionIds: readonly number[];
}

/**
 * One question to the catalogue. Absent direction = the usual one of the sort: price and name upwards, newest and most
 * relevant first. Relevance without text is the shop's default order: featured, then newest. Ties always go by id
 * upwards, whatever the direction, so that a page never depends on who answers.
 */
export interface CatalogueQuery {
  readonly area?: Area;
  readonly text?: string;
  readonly categoryId?: number;
  readonly type?: ProductType;
  readonly family?: string;
  readonly groups: readonly FilterGroup[];
  /** Bounds included. */
  readonly price?: { readonly from?: Money; readonly to?: Money };
  /** Only what can leave now: in stock or the last few. */
  readonly inStock?: boolean;
  /** Only rows with a struck price. */
  readonly promo?: boolean;
  /** Only rows created on this day (days since 1970) or later; the engine has no clock. */
  readonly newSinceDay?: number;
  readonly sort: SortKey;
  readonly desc?: boolean;
  /** Ids of rows that come before the order, each where it is found. */
  readonly first?: readonly number[];
  readonly offset: number;
  readonly limit: number;
  /** Ask for option counts and price bounds. */
  readonly facets: boolean;
}

/** Counts by option id, ascending, zero counts left out. Two arrays, so that they cross a thread by transfer. */
export interface FacetCounts {
  readonly optionIds: Uint32Array<ArrayBuffer>;
  readonly counts: Uint32Array<ArrayBuffer>;
}

/** Lowest and highest price with all filters but the price's own, and how many rows lie in each equal slice between. */
export interface PriceBounds {
  readonly min: Money;
  readonly max: Money;
  readonly histogram: number[];
}

export interface CatalogueResult {
  readonly total: number;
  readonly rows: CatalogueRow[];
  /** No row has every word of the text: these come near. Absent where all do. */
  readonly partial?: true;
  readonly facets?: FacetCounts;
  /** Absent when nothing matches. */
  readonly priceBounds?: PriceBounds;
}

/** A proposal under the search field: a category, a brand or a product. */
export type Suggestion =
  | { readonly kind: 'category'; readonly id: number; readonly label: string }
  | { readonly kind: 'brand'; readonly id: number; readonly label: string }
  | { readonly kind: 'product'; readonly row: CatalogueRow };
