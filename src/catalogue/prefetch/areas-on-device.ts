import { AREAS } from '#core/domain/shop/area.ts';
import type { Area } from '#core/domain/shop/area.ts';
import type { ManifestCut } from '#core/contract/catalogue/catalogue.ts';
import type { ReplicaState } from '#src/catalogue/published/replica-state.ts';

/** How far an area is on this device with everything that is known of its products. */
export interface AreaOnDevice {
  readonly area: Area;
  readonly products: number;
  /** Products whose details are here. */
  readonly detailed: number;
  /** Bytes the rest will take on the device. */
  readonly missingBytes: number;
  /** Small enough to come along by itself. */
  readonly isSmall: boolean;
  /** The person wants all of it here. */
  readonly isKept: boolean;
  /** It is being fetched. */
  readonly isComing: boolean;
}

export interface AreaFacts {
  /** Names of the pages on this device. */
  readonly here: ReadonlySet<string>;
  readonly kept: ReadonlySet<Area>;
  readonly coming: ReadonlySet<Area>;
  /** Up to so many products an area comes along by itself. */
  readonly mostDetailed: number;
}

/** The areas of a replica that have products. */
export function areasOnDevice(state: ReplicaState, { here, kept, coming, mostDetailed }: AreaFacts): AreaOnDevice[] {
  return AREAS.flatMap((area) => {
    const cuts = state.manifest.cuts.filter((cut) => cut.area === area);
    const products = rowsOf(cuts);
    if (products === 0) return [];
    const missing = cuts.filter(({ detail }) => !here.has(detail.hash));
    return {
      area,
      products,
      detailed: products - rowsOf(missing),
      missingBytes: missing.reduce((sum, { detail }) => sum + detail.bytes, 0),
      isSmall: products <= mostDetailed,
      isKept: kept.has(area),
      isComing: coming.has(area),
    };
  });
}

/** Names of the pages with the details of these areas. */
export function detailPages(state: ReplicaState, isWanted: (area: Area) => boolean): string[] {
  return state.manifest.cuts.filter(({ area }) => isWanted(area)).map(({ detail }) => detail.hash);
}

function rowsOf(cuts: readonly ManifestCut[]): number {
  return cuts.reduce((sum, { rows }) => sum + rows, 0);
}
