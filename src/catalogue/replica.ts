import type { Area } from '#core/domain/area.ts';
import type { ContentDocument, Contents } from '#core/contract/content-document.ts';
import type { PageSource } from '#core/contract/pages/page-source.ts';
import { searchContents, searchStructure } from '#core/contract/pages/searchable.ts';
import { MOST_SUGGESTED_CONTENTS, MOST_SUGGESTIONS, suggestedLinks } from '#core/contract/pages/suggestions.ts';
import type { SuggestedLink } from '#core/contract/pages/suggestions.ts';
import type { Structure } from '#core/contract/structure.ts';
import { Catalogue } from '#core/search/catalogue.ts';
import { indexContents } from '#core/search/contents.ts';
import type { ContentIndex } from '#core/search/contents.ts';
import { joinHalves } from '#core/search/join-pages.ts';
import { decodeCardPage, decodeOfferPage } from '#core/search/pages.ts';
import type { CatalogueRow } from '#core/search/row.ts';
import { buildSegment } from '#core/search/segment.ts';
import { Details } from './details.ts';
import type { CatalogueChanges } from './origin.ts';
import { checked, isCardPage, isContents, isDetail, isOfferPage, isRow, isStructure, pageOf } from './page-bytes.ts';
import type { ReplicaState } from './replica-state.ts';
import type { ReplicaStore } from './store.ts';

/** Rows of one segment: larger ones answer faster, smaller ones let questions in while the catalogue is being read. */
const SEGMENT_ROWS = 12_500;

/** As many rows count as the shop's first. */
const FIRST_ROWS = 400;

/** What the shop is called and where it stands; the replica itself does not know. */
export interface ShopPlace {
  readonly siteName: string;
  /** Without trailing slash. */
  readonly origin: string;
}

interface Parts {
  readonly catalogue: Catalogue;
  readonly details: Details;
  readonly structure: Structure;
  readonly contents: Contents;
}

/** The catalogue of one moment in memory: what the pages say, and the changes since. */
export class Replica {
  readonly #store: ReplicaStore;
  readonly #catalogue: Catalogue;
  readonly #details: Details;
  #state: ReplicaState;
  #structure: Structure;
  #contents: Contents;
  #contentIndex: ContentIndex<ContentDocument['type']>;
  /** When the server last said that all of this still holds. */
  #pricedAt: string;
  #overlaid = 0;

  private constructor(store: ReplicaStore, state: ReplicaState, parts: Parts) {
    this.#store = store;
    this.#state = state;
    this.#catalogue = parts.catalogue;
    this.#details = parts.details;
    this.#structure = parts.structure;
    this.#contents = parts.contents;
    this.#contentIndex = indexContents(searchContents(parts.contents));
    this.#pricedAt = state.pricedAt;
  }

  /**
   * Reads what the state names, segment by segment; `pause` lets questions to the former replica in between. Throws
   * `UnreadablePage` when a page is missing or broken.
   */
  static async read(store: ReplicaStore, state: ReplicaState, pause: () => Promise<void>): Promise<Replica> {
    const structure = await pageOf(store, state.structure, isStructure);
    const contents = await pageOf(store, state.contents, isContents);
    const catalogue = new Catalogue(searchStructure(structure));
    const ids: Uint32Array[] = [];
    let rows: CatalogueRow[] = [];
    for (const cut of state.manifest.cuts) {
      const cards = decodeCardPage(await pageOf(store, cut.card.hash, isCardPage));
      const offers = decodeOfferPage(await pageOf(store, cut.offer.hash, isOfferPage));
      ids.push(Uint32Array.from(cards, (card) => card.id));
      for (const row of joinHalves(cards, offers)) rows.push(row);
      if (rows.length < SEGMENT_ROWS) continue;
      catalogue.add(buildSegment(rows));
      rows = [];
      await pause();
    }
    if (rows.length > 0) catalogue.add(buildSegment(rows));
    const details = new Details(store, state.manifest.cuts, ids);
    const replica = new Replica(store, state, { catalogue, details, structure, contents });
    for (const changes of await store.changes()) replica.#takeIn(changes);
    return replica;
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

  get size(): number {
    return this.#catalogue.size;
  }

  /** The server said that nothing is new: the prices held at that moment too. */
  confirm(at: string): void {
    if (at > this.#pricedAt) this.#pricedAt = at;
  }

  /** Follows the store to `state` by changes that were committed there. */
  async apply(changes: CatalogueChanges, state: ReplicaState): Promise<void> {
    const { structure: structureHash, contents: contentsHash } = this.#state;
    const structure =
      state.structure === structureHash ? null : await pageOf(this.#store, state.structure, isStructure);
    const contents = state.contents === contentsHash ? null : await pageOf(this.#store, state.contents, isContents);
    this.#takeIn(changes);
    if (structure !== null) {
      this.#structure = structure;
      this.#catalogue.describe(searchStructure(structure));
    }
    if (contents !== null) {
      this.#contents = contents;
      this.#contentIndex = indexContents(searchContents(contents));
    }
    this.#state = state;
    this.#pricedAt = state.pricedAt;
  }

  #takeIn(changes: CatalogueChanges): void {
    const rows = changes.products.map(({ row }) => checked(row, isRow));
    const details = changes.products.map(({ detail }) => checked(detail, isDetail));
    this.#catalogue.apply(rows, changes.removed);
    this.#overlaid += rows.length + changes.removed.length;
    rows.forEach((row, at) => {
      const detail = details[at];
      if (detail !== undefined) this.#details.put(row.id, detail);
    });
  }

  /** What the shop shows first, in its own order. */
  firstRows(): CatalogueRow[] {
    return this.#catalogue.query({ groups: [], sort: 'relevance', offset: 0, limit: FIRST_ROWS, facets: false }).rows;
  }

  structure(): Structure {
    return this.#structure;
  }

  byUuids(uuids: readonly string[]): CatalogueRow[] {
    return uuids.flatMap((uuid) => this.#catalogue.byUuid(uuid) ?? []);
  }

  suggest(text: string, area?: Area): SuggestedLink[] {
    const products = this.#catalogue.suggest(text, MOST_SUGGESTIONS, area);
    const paths = this.#contentIndex.search(text, MOST_SUGGESTED_CONTENTS).map((hit) => hit.entry.id);
    const documents = paths.flatMap((path) => this.#contents.documents.find((one) => one.path === path) ?? []);
    return suggestedLinks(products, documents, this.#structure, area);
  }

  /** This replica as the source of the page resolver the server runs too. */
  source(place: ShopPlace): PageSource {
    return {
      state: async () => ({ ...place, rev: this.#state.cursor.rev, pricedAt: this.#pricedAt }),
      structure: async () => this.#structure,
      contents: async () => this.#contents,
      query: async (query) => this.#catalogue.query(query),
      nearest: async (text, most, area) => this.#catalogue.nearest(text, most, area),
      searchContents: async (text, limit) => this.#contentIndex.search(text, limit).map((hit) => hit.entry.id),
      rowBySlug: async (area, slug) => this.#catalogue.bySlug(area, slug),
      rowsByUuid: async (uuids) => this.byUuids(uuids),
      detail: (row) => this.#details.of(row.id, row.uuid),
    };
  }
}
