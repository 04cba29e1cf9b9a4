/**
 * What a public address shows: plain JSON, the same from the server and from the device (design §4, rendering recipe).
 * A page names ids of the structure, which the reader already has; only products and contents travel in it.
 */
import type { Area } from '#core/domain/shop/area.ts';
import type { Category, Picture } from '#core/contract/catalogue/structure.ts';
import type { Locale } from '#core/domain/shop/locale.ts';
import type { CatalogueRow } from '#core/search/segment/row.ts';
import type { ContentDocument, ContentSummary, PostList } from '#core/contract/content/content-document.ts';
import type { ShownBlocks } from '#core/contract/pages/blocks/shown-blocks.ts';
import type { Metadata } from '#core/contract/shop/metadata.ts';
import type { ProductDetail } from '#core/contract/catalogue/product-detail.ts';
import type { ListAddress } from '#core/contract/pages/list-address.ts';

export interface Crumb {
  label: string;
  href: string;
}

/** How far a list has come to a device, whatever filters it. */
export interface Coming {
  readonly here: number;
  readonly of: number;
}

/** A list of products as the engine answered it. */
export interface ProductList {
  total: number;
  /** Rows of a whole page. */
  perPage: number;
  /** Only some of the articles are on this device yet; absent for a whole list. */
  coming?: Coming;
  rows: readonly CatalogueRow[];
  /** Options in use with their counts, all other filters applied. */
  facets: readonly { code: string; options: readonly { id: number; count: number }[] }[];
  /** Money; null when the list is empty. */
  priceBounds: { min: number; max: number; histogram: readonly number[] } | null;
}

/** A document without its blocks, which its page has with all that they show. */
export type ShownDocument = Omit<ContentDocument, 'blocks'>;

export type Page =
  | {
      kind: 'home';
      area: Area;
      featured: readonly CatalogueRow[];
      vehicles: readonly CatalogueRow[];
      posts: readonly ContentSummary[];
      /** The home as editors made it; without it the shop's own. */
      shown?: ShownBlocks;
    }
  | {
      kind: 'list';
      /** Null on `/nos-produits`, which shows both areas unless asked for one. */
      area: Area | null;
      categoryId: number | null;
      vehicles: boolean;
      crumbs: readonly Crumb[];
      address: ListAddress;
      list: ProductList;
      /** Of a category that does not show both its products and its description. */
      displayMode?: Category['displayMode'];
      /** Of a category that has one. */
      banner?: Picture;
    }
  | { kind: 'categories' }
  | {
      kind: 'product';
      area: Area;
      row: CatalogueRow;
      /** Null when only the card is on the device: the rest needs the network (design §4). */
      detail: ProductDetail | null;
      related: readonly CatalogueRow[];
      /** Left out where there are none. */
      upSells?: readonly CatalogueRow[];
      /** What does the same, first what can be bought now; left out where there is none. */
      alternatives?: readonly CatalogueRow[];
      crumbs: readonly Crumb[];
      /** SKU of the variant named in the address. */
      variant: string | null;
      /** Of its texts, where that is not French. */
      locale?: Locale;
    }
  | {
      kind: 'search';
      area: Area | null;
      text: string;
      address: ListAddress;
      /** Departments that hold most of what was found; the first ones of the shop when nothing was. */
      categories: readonly { id: number; count: number }[];
      /** What was perhaps meant, when nothing was found. */
      nearest: readonly string[];
      /** The shopkeeper has the text lead elsewhere: these results have to be asked for (`RESULTS_ALONE`). */
      leads?: true;
      /** No product has every word: those shown come near. */
      partial: boolean;
      products: ProductList;
      posts: readonly ContentSummary[];
      pages: readonly ContentSummary[];
    }
  | { kind: 'content'; document: ShownDocument; shown?: ShownBlocks; crumbs: readonly Crumb[] }
  | {
      kind: 'post';
      document: ShownDocument;
      shown?: ShownBlocks;
      crumbs: readonly Crumb[];
      more: readonly ContentSummary[];
    }
  | { kind: 'postList'; postList: PostList; posts: readonly ContentSummary[]; page: number; pages: number }
  /** The contact forms; the vehicle the address names, when it exists. */
  | {
      kind: 'contact';
      area: Area;
      topic: 'contact' | 'vehicle';
      vehicle: CatalogueRow | null;
      vehicles: readonly CatalogueRow[];
      /** When the place of that vehicle is open, where it says so itself. */
      hours?: string;
      /** What the address says the message is about, or empty. */
      subject: string;
    };

export type PageKind = Page['kind'];

export interface PageFound {
  status: 200;
  /** Name of the page route and its meta (specification §2: type and slug held as route meta). */
  route: string;
  meta: { type: string; slug: string } | null;
  /** Revision of the catalogue the page was made from. */
  rev: number;
  /** Instant at which its prices were true. */
  pricedAt: string;
  page: Page;
  head: Metadata;
}

/** 410 and unknown addresses have the same page, with their own status on the first answer of a server. */
export type PageAnswer = PageFound | { status: 301 | 302; to: string } | { status: 404 | 410 };
