/**
 * `opening`: looking at what is here. `absent`: nothing usable yet. `onDemand`: the same, and over this line nothing comes
 * before somebody asks for it. `loading`: fetching a first replica.
 */
export type CataloguePhase = 'opening' | 'absent' | 'onDemand' | 'loading' | 'ready';

/**
 * What keeps the catalogue from being up to date. `unreachable`: no network or no server; `foreign`: the server speaks a
 * newer format, the app has to be updated; `storage`: the device cannot keep it; `worker`: it could not be started.
 */
export type CatalogueTrouble = 'unreachable' | 'foreign' | 'storage' | 'worker';

export interface CatalogueStatus {
  readonly phase: CataloguePhase;
  /** False: it works, and is gone when the last page of the shop closes. */
  readonly isDurable: boolean;
  /** Pages of a load under way. */
  readonly loaded: number;
  readonly total: number;
  /** Products one can see without the network. */
  readonly products: number;
  /** Moves with every page of details that comes or goes: how far the areas are is then to be asked again. */
  readonly detailPages: number;
  readonly rev: number | null;
  /** Names the departments, attributes and menus of this revision: they move far more rarely than prices. */
  readonly structure: string | null;
  /** ISO instant at which the prices here were true. */
  readonly pricedAt: string | null;
  readonly trouble: CatalogueTrouble | null;
}

export const OPENING: CatalogueStatus = {
  phase: 'opening',
  isDurable: true,
  loaded: 0,
  total: 0,
  products: 0,
  detailPages: 0,
  rev: null,
  structure: null,
  pricedAt: null,
  trouble: null,
};

/** True when a screen has nothing new to show: a price that was merely confirmed changes nothing it says. */
export function looksSame(left: CatalogueStatus, right: CatalogueStatus): boolean {
  return (
    left.phase === right.phase &&
    left.isDurable === right.isDurable &&
    left.loaded === right.loaded &&
    left.total === right.total &&
    left.products === right.products &&
    left.detailPages === right.detailPages &&
    left.rev === right.rev &&
    left.trouble === right.trouble
  );
}
