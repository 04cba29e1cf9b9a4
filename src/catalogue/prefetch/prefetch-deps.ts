import type { CatalogueOrigin } from '#src/catalogue/published/origin.ts';
import type { ReplicaStore } from '#src/catalogue/store/store.ts';

/** What fetching ahead needs of the device. */
export interface PrefetchDeps {
  readonly store: ReplicaStore;
  readonly origin: CatalogueOrigin;
  /** False over a slow line and while data is to be saved: nothing is fetched but what is looked at or asked for. */
  readonly prefetches: () => boolean;
  /** Up to so many products of an area all details come along; beyond, those of products looked at. */
  readonly mostDetailed: number;
  /** Fetches pictures ahead, the most wanted first, for as long as `goesOn` says so. */
  readonly cachePhotos: (wanted: readonly string[], goesOn: () => boolean) => Promise<void>;
  /** A line that may cost money: what the person keeps is not brought up to date over it by itself. */
  readonly isMetered: () => boolean;
  /** Makes room: pictures first, then what is cold, `hard` also what the person keeps; never anything of a person. */
  readonly makeRoom: (hard: boolean) => Promise<void>;
}
