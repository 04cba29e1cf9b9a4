import type { CurrentReplicaDeps } from '#src/catalogue/replica/current-replica.ts';
import type { PrefetchDeps } from '#src/catalogue/prefetch/prefetch-deps.ts';
import type { ShopPlace } from '#src/catalogue/replica/replica.ts';

/** Everything outside that the catalogue of a device is opened with. */
export interface ServiceDeps extends CurrentReplicaDeps, PrefetchDeps {
  readonly place: ShopPlace;
  /** Names the code that runs: what another build kept of its answers is not read. */
  readonly build: string;
  /** A moment in which another page of a load may come. */
  readonly rest: () => Promise<void>;
  /** Does the work unless another tab is at it: null then. */
  readonly exclusively: <T>(work: () => Promise<T>) => Promise<T | null>;
  /** Tells the other tabs that the store moved on, and hears it from them. */
  readonly neighbours: { readonly tell: () => void; readonly subscribe: (listen: () => void) => void };
}
