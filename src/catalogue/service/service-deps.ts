import type { CurrentReplicaDeps } from '#src/catalogue/replica/current-replica.ts';
import type { CatalogueOrigin } from './origin.ts';
import type { ShopPlace } from '#src/catalogue/replica/replica.ts';

/** Everything outside that the catalogue of a device is opened with. */
export interface ServiceDeps extends CurrentReplicaDeps {
  readonly origin: CatalogueOrigin;
  readonly place: ShopPlace;
  /** Names the code that runs: what another build kept of its answers is not read. */
  readonly build: string;
  /** A moment in which another page of a load may come. */
  readonly rest: () => Promise<void>;
  /** Does the work unless another tab is at it: null then. */
  readonly exclusively: <T>(work: () => Promise<T>) => Promise<T | null>;
  /** Tells the other tabs that the store moved on, and hears it from them. */
  readonly neighbours: { readonly tell: () => void; readonly subscribe: (listen: () => void) => void };
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
