import { useEffect, useState } from 'react';
import type { Area } from '#core/domain/shop/area.ts';
import type { AreaOutcome } from '#src/catalogue/prefetch/prefetcher.ts';
import type { AreaOnDevice } from '#src/catalogue/prefetch/areas-on-device.ts';
import { deviceCatalogue } from '#src/shop/store/device/device-catalogue.ts';

export interface OfflineAreasOnDevice {
  /** Null while nobody knows: no catalogue yet, or none possible. */
  readonly areas: readonly AreaOnDevice[] | null;
  readonly keep: (area: Area) => Promise<AreaOutcome | null>;
  readonly release: (area: Area) => Promise<void>;
}

/** Follows how far each area is on this device; an answer that was overtaken is not shown. */
export function useOfflineAreas(): OfflineAreasOnDevice {
  const [areas, setAreas] = useState<readonly AreaOnDevice[] | null>(null);
  useEffect(() => {
    let isOver = false;
    let stop = (): void => {};
    const follow = async (): Promise<void> => {
      const catalogue = await deviceCatalogue();
      if (isOver) return;
      let [asked, shown] = [0, 0];
      const look = async (): Promise<void> => {
        const question = ++asked;
        const found = await catalogue.areas();
        if (isOver || question < shown) return;
        shown = question;
        setAreas(found);
      };
      stop = catalogue.subscribe(() => void look());
      await look();
    };
    void follow();
    return () => {
      isOver = true;
      stop();
    };
  }, []);
  return {
    areas,
    keep: async (area) => (await deviceCatalogue()).keepArea(area),
    release: async (area) => (await deviceCatalogue()).releaseArea(area),
  };
}
