import type { Area } from '#core/domain/shop/area.ts';
import type { CatalogueRow } from '#core/search/segment/row.ts';
import { downloadPages } from '#src/catalogue/replica/download.ts';
import { areasOnDevice, detailPages } from './areas-on-device.ts';
import type { AreaOnDevice } from './areas-on-device.ts';
import type { CurrentReplica } from '#src/catalogue/replica/current-replica.ts';
import { OriginUnreachable } from '#src/catalogue/published/origin.ts';
import { UnreadablePage } from '#src/catalogue/published/page-bytes.ts';
import { isOutOfSpace } from '#src/catalogue/store/photos.ts';
import type { ReplicaState } from '#src/catalogue/published/replica-state.ts';
import type { PrefetchDeps } from './prefetch-deps.ts';

/** How fetching an area ended: all of it here; given up by the person; or stopped by the line or the device. */
export type AreaOutcome = 'here' | 'released' | 'unreachable' | 'full';

/** What is fetched although nobody looks at it yet: the details of products, by visit or by area. */
export class Prefetcher {
  readonly #deps: PrefetchDeps;
  readonly #current: CurrentReplica;
  readonly #onPage: () => void;
  readonly #coming = new Set<Area>();
  /** The device gave no more room: this session fetches nothing by itself. */
  #isCramped = false;

  constructor(deps: PrefetchDeps, current: CurrentReplica, onPage: () => void) {
    this.#deps = deps;
    this.#current = current;
    this.#onPage = onPage;
  }

  get isAllowed(): boolean {
    return !this.#isCramped && this.#deps.prefetches();
  }

  get isCramped(): boolean {
    return this.#isCramped;
  }

  /** The device gave no more room; `hard` when letting go of what nobody asked for was not enough. */
  async makeRoom(hard: boolean): Promise<void> {
    this.#isCramped = true;
    await this.#deps.makeRoom(hard);
  }

  /** Details of small areas come by themselves, those of areas the person keeps wherever that costs nothing. */
  async details(state: ReplicaState): Promise<void> {
    if (!this.isAllowed) return;
    const areas = await this.areas(state);
    const isWanted = ({ isSmall, isKept, isComing }: AreaOnDevice): boolean =>
      !isComing && (isSmall || (isKept && !this.#deps.isMetered()));
    const wanted = new Set(areas.filter(isWanted).map(({ area }) => area));
    await this.#fetch(detailPages(state, (area) => wanted.has(area)));
  }

  /** Details of a product looked at stay, with those of its neighbours; where whole areas come along, that is enough. */
  async visit({ id, area }: CatalogueRow): Promise<void> {
    const here = this.#current.current;
    if (here === null || !this.isAllowed) return;
    const own = (await this.areas(here.state)).find((one) => one.area === area);
    if (own === undefined || own.isSmall) return;
    try {
      const hash = await here.detailPage(id);
      if (hash !== null) await this.#fetch([hash]);
    } catch (error) {
      this.#isCramped ||= isOutOfSpace(error);
      const isKnown = error instanceof OriginUnreachable || error instanceof UnreadablePage;
      if (!isKnown && !(error instanceof DOMException)) throw error;
    }
  }

  async areas(state: ReplicaState): Promise<AreaOnDevice[]> {
    const { store, mostDetailed } = this.#deps;
    const [here, kept] = [await store.pageHashes(), await store.keptAreas()];
    return areasOnDevice(state, { here, kept, coming: this.#coming, mostDetailed });
  }

  /** All of an area, because the person says so; whatever stops it, the next start goes on. */
  async keep(area: Area, state: ReplicaState): Promise<AreaOutcome> {
    const { store } = this.#deps;
    await store.keepArea(area, true);
    this.#coming.add(area);
    this.#onPage();
    const pages = detailPages(state, (one) => one === area);
    try {
      await this.#fetchWithRoom(pages, () => this.#coming.has(area));
      if ((await store.keptAreas()).has(area)) return 'here';
      await this.#dropDetails(area, state);
      return 'released';
    } catch (error) {
      if (error instanceof OriginUnreachable) return 'unreachable';
      if (isOutOfSpace(error)) return 'full';
      throw error;
    } finally {
      this.#coming.delete(area);
      this.#onPage();
    }
  }

  /** The person wants the room back. What comes by itself stays. */
  async release(area: Area, state: ReplicaState): Promise<void> {
    const { store } = this.#deps;
    await store.keepArea(area, false);
    this.#coming.delete(area);
    await this.#dropDetails(area, state);
    this.#onPage();
  }

  async #dropDetails(area: Area, state: ReplicaState): Promise<void> {
    const own = (await this.areas(state)).find((one) => one.area === area);
    if (own?.isSmall !== true) await this.#deps.store.dropPages(detailPages(state, (one) => one === area));
  }

  async #fetchWithRoom(pages: readonly string[], isWanted: () => boolean): Promise<void> {
    try {
      await this.#fetch(pages, isWanted);
    } catch (error) {
      if (!isOutOfSpace(error)) throw error;
      await this.makeRoom(false);
      await this.#fetch(pages, isWanted);
    }
  }

  async #fetch(pages: readonly string[], isWanted: () => boolean = () => true): Promise<void> {
    const { store, origin } = this.#deps;
    const reorder = () => (isWanted() ? null : []);
    await downloadPages(store, origin, pages, { reorder, onProgress: this.#onPage });
  }
}
