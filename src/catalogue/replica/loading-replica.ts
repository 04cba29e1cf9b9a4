import { searchStructure } from '#core/contract/pages/search/searchable.ts';
import { contentsIn } from '#core/contract/content/contents-in.ts';
import type { Contents } from '#core/contract/content/content-document.ts';
import { DEFAULT_LOCALE } from '#core/domain/shop/locale.ts';
import type { ManifestCut } from '#core/contract/catalogue/catalogue.ts';
import type { Coming } from '#core/contract/pages/page.ts';
import type { PageSource } from '#core/contract/pages/page-source.ts';
import type { SuggestedLink } from '#core/contract/pages/search/suggestions.ts';
import type { Structure } from '#core/contract/catalogue/structure.ts';
import { Catalogue } from '#core/search/catalogue.ts';
import type { CatalogueQuery } from '#core/search/query/query.ts';
import type { CatalogueRow } from '#core/search/segment/row.ts';
import { buildSegment } from '#core/search/segment/segment.ts';
import type { ReplicaLoad } from './arrivals.ts';
import { rowsOfCut } from '#src/catalogue/store/cut-rows.ts';
import type { CutRows } from '#src/catalogue/store/cut-rows.ts';
import { Details } from '#src/catalogue/store/details.ts';
import { readContents } from './contents.ts';
import type { ReadContents } from './contents.ts';
import { isStructure, pageOf, readable } from '#src/catalogue/published/page-bytes.ts';
import { pathsOf, Replica } from './replica.ts';
import type { ShopPlace } from './replica.ts';
import { isSameCursor } from '#src/catalogue/published/replica-state.ts';
import type { ReplicaState } from '#src/catalogue/published/replica-state.ts';
import type { ReplicaStore } from '#src/catalogue/store/store.ts';

/** Rows of one segment: larger ones answer faster, smaller ones let questions in while the catalogue is being built. */
export const SEGMENT_ROWS = 12_500;

/** What was asked cannot be said before more of the catalogue is here. */
export class StillLoading extends Error {
  override readonly name = 'StillArriving';
}

/**
 * A first load as far as it has come. It answers what will not be different in the end: a product that is here, a list
 * and its facets once all of its category is here. Everything else throws `StillLoading`.
 */
export class LoadingReplica implements ReplicaLoad {
  readonly state: ReplicaState;
  readonly #store: ReplicaStore;
  readonly #structure: Structure;
  readonly #catalogue: Catalogue;
  readonly #ids = new Map<string, Uint32Array>();
  /** Rows that came, by category. */
  readonly #come = new Map<number, number>();
  /** Those of them that are in no segment yet. */
  #unbuilt: CatalogueRow[] = [];
  /** Once all of their pages are here. */
  #contents: ReadContents | null = null;

  constructor(store: ReplicaStore, state: ReplicaState, structure: Structure) {
    this.#store = store;
    this.state = state;
    this.#structure = structure;
    this.#catalogue = new Catalogue(searchStructure(structure));
  }

  get size(): number {
    return this.#catalogue.size + this.#unbuilt.length;
  }

  /** Every cut has come. */
  get isWhole(): boolean {
    return this.state.manifest.cuts.every((cut) => this.has(cut));
  }

  has(cut: ManifestCut): boolean {
    return this.#ids.has(cut.detail.hash);
  }

  /** The first cut is a segment of its own, so that something can be shown soon. */
  take(cut: ManifestCut, { rows, ids }: CutRows): void {
    this.#ids.set(cut.detail.hash, ids);
    for (const row of rows) {
      this.#unbuilt.push(row);
      for (const id of row.categoryIds) this.#come.set(id, (this.#come.get(id) ?? 0) + 1);
    }
    if (this.#catalogue.size === 0 || this.#unbuilt.length >= SEGMENT_ROWS) this.#built();
  }

  /** The replica it has become; good only when it is whole. */
  replica(): Replica {
    const products = { catalogue: this.#built(), details: new Details(this.#store, this.#ids) };
    return new Replica(this.#store, this.state, {
      structure: this.#structure,
      early: null,
      overlaid: 0,
      unfolded: 0,
      contents: () => readContents(this.#store, this.state, this.#contents),
      products: async () => products,
    });
  }

  structure(): Structure {
    return this.#structure;
  }

  async byUuids(uuids: readonly string[]): Promise<CatalogueRow[]> {
    const catalogue = this.#built();
    return uuids.map((uuid) => catalogue.byUuid(uuid) ?? later());
  }

  async suggest(): Promise<SuggestedLink[]> {
    return later();
  }

  /** With `part` also lists of which only a part is here: they say of how many. */
  source(place: ShopPlace, part = false): PageSource {
    const { state } = this;
    const details = new Details(this.#store, this.#ids);
    return {
      state: async () => ({ ...place, rev: state.cursor.rev, pricedAt: state.pricedAt }),
      structure: async () => this.#structure,
      contents: () => this.#documents(place.locale),
      query: async (query) => {
        const coming = this.#coming(query);
        if (coming === null) return later();
        if (coming.here === coming.of) return this.#built().query(query);
        const found = part ? this.#built().query(query) : null;
        return found !== null && found.total > 0 ? { ...found, coming } : later();
      },
      nearest: async () => later(),
      searchContents: async (text, limit) => pathsOf(await this.#documents(place.locale), text, limit),
      rowBySlug: async (area, slug) => this.#built().bySlug(area, slug) ?? later(),
      rowsByUuid: (uuids) => this.byUuids(uuids),
      detail: (row) => details.of(row.id, row.uuid),
    };
  }

  /** How far a list has come, without its filters; null for a question that only the whole catalogue answers. */
  #coming({ text, type, family, categoryId, area }: CatalogueQuery): Coming | null {
    if (text !== undefined || type !== undefined || family !== undefined) return null;
    if (categoryId !== undefined) {
      const category = this.#structure.categories.find((one) => one.id === categoryId);
      return category === undefined ? null : { here: this.#come.get(categoryId) ?? 0, of: category.productsCount };
    }
    const cuts = this.state.manifest.cuts.filter((cut) => area === undefined || cut.area === area);
    return { here: rowsOf(cuts.filter((cut) => this.has(cut))), of: rowsOf(cuts) };
  }

  #built(): Catalogue {
    if (this.#unbuilt.length > 0) this.#catalogue.add(buildSegment(this.#unbuilt));
    this.#unbuilt = [];
    this.#catalogue.tidy();
    return this.#catalogue;
  }

  async #documents(locale = DEFAULT_LOCALE): Promise<Contents> {
    if (this.#contents === null) {
      const here = await this.#store.pageHashes();
      const { contents, contentPages = [] } = this.state;
      if (![contents, ...contentPages].every((hash) => here.has(hash))) return later();
      this.#contents = await readable(this.#store, () => readContents(this.#store, this.state));
    }
    return this.#contents === null ? later() : contentsIn(this.#contents.whole, locale);
  }
}

/** Begins, or goes on with what an interrupted load of the same manifest had built. */
export async function beginLoading(
  store: ReplicaStore,
  next: ReplicaState,
  before: LoadingReplica | null,
): Promise<LoadingReplica> {
  const isOfNext = before?.state.contents === next.contents;
  if (isOfNext && isSameCursor(before.state.manifest.cursor, next.manifest.cursor)) return before;
  const arriving = await openLoading(store, next);
  await store.begin(next);
  return arriving;
}

/**
 * What came of a load that an earlier start began; null when nothing can be answered of it. A page that cannot be read is
 * let go of, to be fetched again.
 */
export async function resumeLoading(store: ReplicaStore, pause: () => Promise<void>): Promise<LoadingReplica | null> {
  const begun = await store.begun();
  if (begun === null) return null;
  const arriving = await readable(store, () => openLoading(store, begun));
  if (arriving === null) return null;
  const here = await store.pageHashes();
  for (const cut of begun.manifest.cuts) {
    if (!here.has(cut.card.hash) || !here.has(cut.offer.hash)) continue;
    const read = await readable(store, () => rowsOfCut(store, cut));
    if (read !== null) arriving.take(cut, read);
    await pause();
  }
  return arriving;
}

async function openLoading(store: ReplicaStore, next: ReplicaState): Promise<LoadingReplica> {
  const structure = await pageOf(store, next.structure, isStructure);
  return new LoadingReplica(store, next, structure);
}

function rowsOf(cuts: readonly ManifestCut[]): number {
  return cuts.reduce((sum, { rows }) => sum + rows, 0);
}

function later(): never {
  throw new StillLoading();
}
