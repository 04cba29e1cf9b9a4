import { useEffect, useState } from 'react';
import type { Area } from '#core/domain/shop/area.ts';
import type { AreaOutcome } from '#src/catalogue/ahead/ahead.ts';
import type { AreaHere } from '#src/catalogue/ahead/kept-areas.ts';
import { deviceCatalogue } from '#src/shop/store/device/device-catalogue.ts';

export interface OfflineAreasHere {
  /** Null while nobody knows: no catalogue yet, or none possible. */
  readonly areas: readonly AreaHere[] | null;
  readonly keep: (area: Area) => Promise<AreaOutcome | null>;
  readonly release: (area: Area) => Promise<void>;
}

/** Follows how far each area is on this device; an answer that was overtaken is not shown. */
export function useOfflineAreas(): OfflineAreasHere {
  const [areas, setAreas] = useState<readonly AreaHere[] | null>(null);
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
