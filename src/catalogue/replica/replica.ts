import type { Area } from '#core/domain/shop/area.ts';
import { DEFAULT_LOCALE, type Locale } from '#core/domain/shop/locale.ts';
import { contentsIn } from '#core/contract/content/contents-in.ts';
import type { Contents } from '#core/contract/content/content-document.ts';
import type { PageSource } from '#core/contract/pages/page-source.ts';
import { NO_PERMALINKS, type Permalinks } from '#core/contract/pages/permalinks/permalinks.ts';
import { contentIndexOf, searchStructure } from '#core/contract/pages/search/searchable.ts';
import { MOST_SUGGESTED_CONTENTS, MOST_SUGGESTIONS, suggestedLinks } from '#core/contract/pages/search/suggestions.ts';
import type { SuggestedLink } from '#core/contract/pages/search/suggestions.ts';
import type { Structure } from '#core/contract/catalogue/structure.ts';
import type { ShownSettings } from '#core/settings/shown.ts';
import type { Catalogue } from '#core/search/catalogue.ts';
import type { CatalogueRow } from '#core/search/segment/row.ts';
import type { Details } from '#src/catalogue/store/details.ts';
import type { SnapshotLists } from './snapshot-lists.ts';
import type { CatalogueChanges } from '#src/catalogue/published/origin.ts';
import { overlayOf } from '#src/catalogue/published/overlay.ts';
import type { Overlay } from '#src/catalogue/published/overlay.ts';
import { readContents } from './contents.ts';
import type { ReadContents } from './contents.ts';
import { isStructure, pageOf } from '#src/catalogue/published/page-bytes.ts';
import type { ReplicaState } from '#src/catalogue/published/replica-state.ts';
import type { ReplicaStore } from '#src/catalogue/store/store.ts';

/** As many rows count as the shop's first. */
const FIRST_ROWS = 400;

/** What the shop is called and where it stands; the replica itself does not know. */
export interface ShopPlace {
  readonly siteName: string;
  /** Without trailing slash. */
  readonly origin: string;
  readonly settings: ShownSettings;
  readonly permalinks?: Permalinks;
  /** Of the reader; French where silent. */
  readonly locale?: Locale;
}

type SuggestingPlace = Pick<ShopPlace, 'permalinks' | 'locale'>;

/** All products of one moment, with what is searched and shown of them. */
export interface Products {
  readonly catalogue: Catalogue;
  readonly details: Details;
}

/** What a replica is made of; what is not needed for a first list is read when it is wanted. */
export interface ReplicaDeps {
  readonly structure: Structure;
  readonly contents: () => Promise<ReadContents>;
  readonly early: SnapshotLists | null;
  readonly products: () => Promise<Products>;
  readonly overlaid: number;
  /** Products that changed since the snapshot was written. */
  readonly unfolded: number;
}

/** The catalogue of one moment in memory: what the pages say, and the changes since. */
export class Replica {
  readonly #store: ReplicaStore;
  readonly #early: SnapshotLists | null;
  readonly #parts: ReplicaDeps;
  #arriving: Promise<Products> | null = null;
  #products: Products | null = null;
  #state: ReplicaState;
  #structure: Structure;
  #contents: Promise<ReadContents> | null = null;
  /** When the server last said that all of this still holds. */
  #pricedAt: string;
  #overlaid: number;
  #unfolded: number;

  constructor(store: ReplicaStore, state: ReplicaState, parts: ReplicaDeps) {
    this.#store = store;
    this.#state = state;
    this.#structure = parts.structure;
    this.#parts = parts;
    this.#early = parts.early;
    this.#overlaid = parts.overlaid;
    this.#unfolded = parts.unfolded;
    this.#pricedAt = state.pricedAt;
  }

  /** Resolves when everything is here; rejects with `UnreadablePage` when a part is not. */
  async whole(): Promise<void> {
    await Promise.all([this.#whole(), this.#documents()]);
  }

  /** Made of a snapshot: the next start will be quick. */
  get isSnapshot(): boolean {
    return this.#early !== null;
  }

  get state(): ReplicaState {
    return this.#state;
  }

  get pricedAt(): string {
    return this.#pricedAt;
  }

  /** Products that changed since the pages were cut: what a fresh manifest would fold in. */
  get overlaid(): number {
    return this.#overlaid;
  }

  /** Products that changed since the snapshot was written: every start takes them in again. */
  get unfolded(): number {
    return this.#unfolded;
  }

  /** Joins what many changes left in pieces, at the cost of what changed: after the answer, not before it. */
  async tidy(): Promise<void> {
    // Beside one large segment; several large ones wait for a snapshot.
    if (this.isSnapshot) (await this.#whole()).catalogue.tidy();
  }

  get size(): number {
    return this.#products?.catalogue.size ?? this.#early?.size ?? 0;
  }

  /** The server said that nothing is new: the prices held at that moment too. */
  confirm(at: string): void {
    if (at > this.#pricedAt) this.#pricedAt = at;
  }

  /** Follows the store to `state` by changes that were committed there. */
  async apply(changes: CatalogueChanges, state: ReplicaState): Promise<void> {
    const products = await this.#whole();
    const before = this.#state;
    const structure =
      state.structure === before.structure ? null : await pageOf(this.#store, state.structure, isStructure);
    const contents =
      state.contents === before.contents ? null : await readContents(this.#store, state, await this.#contents);
    const overlay = overlayOf([changes]);
    takeIn(products, overlay);
    this.#overlaid += overlay.told;
    this.#unfolded += overlay.told;
    if (structure !== null) {
      this.#structure = structure;
      products.catalogue.describe(searchStructure(structure));
    }
    if (contents !== null) this.#contents = Promise.resolve(contents);
    this.#state = state;
    this.#pricedAt = state.pricedAt;
  }

  /** The page that would bring the details of a product; null when there is none to fetch. */
  async detailPage(id: number): Promise<string | null> {
    return (await this.#whole()).details.pageOf(id);
  }

  /** What the shop shows first, in its own order. */
  async firstRows(): Promise<CatalogueRow[]> {
    const { catalogue } = await this.#whole();
    return catalogue.query({ groups: [], sort: 'relevance', offset: 0, limit: FIRST_ROWS, facets: false }).rows;
  }

  structure(): Structure {
    return this.#structure;
  }

  async byUuids(uuids: readonly string[]): Promise<CatalogueRow[]> {
    const { catalogue } = await this.#whole();
    return uuids.flatMap((uuid) => catalogue.byUuid(uuid) ?? []);
  }

  async suggest(text: string, area?: Area, { permalinks, locale }: SuggestingPlace = {}): Promise<SuggestedLink[]> {
    const [{ catalogue }, contents] = [await this.#whole(), await this.#documents(locale)];
    const products = catalogue.suggest(text, MOST_SUGGESTIONS, area);
    const paths = pathsOf(contents, text, MOST_SUGGESTED_CONTENTS);
    const documents = paths.flatMap((path) => contents.documents.find((one) => one.path === path) ?? []);
    return suggestedLinks(products, documents, {
      structure: this.#structure,
      permalinks: permalinks ?? NO_PERMALINKS,
      area,
    });
  }

  /** This replica as the source of the page resolver the server runs too. */
  source(place: ShopPlace): PageSource {
    return {
      state: async () => ({ ...place, rev: this.#state.cursor.rev, pricedAt: this.#pricedAt }),
      structure: async () => this.#structure,
      contents: () => this.#documents(place.locale),
      query: async (query) => {
        if (this.#products === null && this.#early?.answers(query)) {
          const answer = await this.#early.query(query);
          this.#whole().catch(() => {
            // Whoever asks for the products, or waits for `whole`, hears of it.
          });
          return answer;
        }
        return (await this.#whole()).catalogue.query(query);
      },
      nearest: async (text, most, area) => (await this.#whole()).catalogue.nearest(text, most, area),
      searchContents: async (text, limit) => pathsOf(await this.#documents(place.locale), text, limit),
      rowBySlug: async (area, slug) => (await this.#whole()).catalogue.bySlug(area, slug),
      rowsByUuid: (uuids) => this.byUuids(uuids),
      detail: async (row) => (await this.#whole()).details.of(row.id, row.uuid),
    };
  }

  /** Begun when somebody needs more than a list, or has their first one: until then lists have the device to themselves. */
  #whole(): Promise<Products> {
    this.#arriving ??= this.#parts.products().then(
      (products) => (this.#products = products),
      (error: unknown) => {
        // The browser may have lost its store for a moment: the next question asks again.
        this.#arriving = null;
        throw error;
      },
    );
    return this.#arriving;
  }

  async #documents(locale = DEFAULT_LOCALE): Promise<Contents> {
    return contentsIn((await this.#readContents()).whole, locale);
  }

  #readContents(): Promise<ReadContents> {
    this.#contents ??= this.#parts.contents().catch((error: unknown) => {
      this.#contents = null;
      throw error;
    });
    return this.#contents;
  }
}

/** Documents in which a text is found, the likeliest first. */
export const pathsOf = (contents: Contents, text: string, limit: number): string[] =>
  contentIndexOf(contents)
    .search(text, limit)
    .map((hit) => hit.entry.id);

/** Puts what changed over the products; costs what changed. */
export function takeIn({ catalogue, details }: Products, { rows, removed, details: changed }: Overlay): void {
  catalogue.apply([...rows.values()], [...removed]);
  for (const [id, detail] of changed) details.put(id, detail);
}
