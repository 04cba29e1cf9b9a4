import { useLingui } from '@lingui/react/macro';
import { useEffect, useId, useRef, useState, useSyncExternalStore, type RefObject } from 'react';
import { only, page, productGrid, sectionHead } from '#styled/recipes';
import type { Area } from '#core/domain/shop/area.ts';
import type { CatalogueRow } from '#core/search/segment/row.ts';
import { useActions } from '#src/shop/parts/actions.tsx';
import { ProductTile } from '#src/shop/parts/product/product-tile.tsx';
import {
  keepViewed,
  listenToViewed,
  recentlyViewed,
  rememberViewed,
  viewedState,
} from '#src/shop/store/recent/recently-viewed.ts';
import { useView } from '#src/shop/store/state.ts';

export interface RecentlyViewedProps {
  area: Area;
  /** UUID of the article on screen: it is remembered, and not shown below itself. */
  viewed: string | null;
}

/** Under a page, what was looked at before on this device: read from its own catalogue, removable at once. */
export function RecentlyViewed({ area, viewed }: RecentlyViewedProps) {
  const { t } = useLingui();
  const { toast } = useActions();
  const heading = useId();
  const place = useRef<HTMLDivElement>(null);
  const rows = useRows(useViewed(area, viewed));
  const pricedAt = useView((state) => state.catalogue?.pricedAt ?? null);
  const isFree = useFreePlace(place, rows.length > 0);
  const head = sectionHead();

  const clear = (): void => {
    const before = recentlyViewed(area);
    keepViewed(area, []);
    toast(t`Articles vus récemment effacés.`, { label: t`Rétablir`, onPress: () => keepViewed(area, before) });
    /* the button that had the focus is gone */
    document.getElementById('contenu')?.focus({ preventScroll: true });
  };
  return (
    <div ref={place} className={only({ on: 'screen' })}>
      {rows.length === 0 || pricedAt === null || !isFree ? null : (
        <aside aria-labelledby={heading} className={page().section}>
          <div className={head.root}>
            <h2 id={heading} className={head.title}>
              {t`Vus récemment`}
            </h2>
            <button
              type="button"
              className={head.link}
              aria-label={t`Effacer les articles vus récemment`}
              onClick={clear}
            >
              {t`Effacer`}
            </button>
          </div>
          <ul className={productGrid({ columns: 'strip' })}>
            {rows.map((row) => (
              <li key={row.uuid}>
                <ProductTile row={row} pricedAt={pricedAt} />
              </li>
            ))}
          </ul>
        </aside>
      )}
    </div>
  );
}

/** What is kept, without the article on screen, which is remembered. */
function useViewed(area: Area, viewed: string | null): readonly string[] {
  const state = useSyncExternalStore(listenToViewed, viewedState, () => null);
  useEffect(() => {
    if (viewed !== null) rememberViewed(area, viewed);
  }, [area, viewed]);
  return state === null ? [] : recentlyViewed(area).filter((uuid) => uuid !== viewed);
}

/** The articles as the catalogue of this device knows them; those that are no longer sold are not among them. */
function useRows(uuids: readonly string[]): readonly CatalogueRow[] {
  const { articles } = useActions();
  const [rows, setRows] = useState<readonly CatalogueRow[]>([]);
  const wanted = uuids.join(' ');
  /* asked again when a catalogue has arrived, and when a newer one has */
  const question = useView((state) =>
    state.catalogue?.phase === 'ready' ? `${state.catalogue.pricedAt ?? ''} ${wanted}` : '',
  );
  useEffect(() => {
    let here = true;
    const look = async (): Promise<void> => {
      const [, ...asked] = question.split(' ').filter((part) => part !== '');
      const known = asked.length === 0 ? [] : await articles(asked);
      if (here) setRows(known);
    };
    void look().catch(() => {
      // A catalogue that cannot be opened now: the page stays as it is.
    });
    return () => {
      here = false;
    };
  }, [articles, question]);
  const byUuid = new Map(rows.map((row) => [row.uuid, row]));
  return uuids.flatMap((uuid) => byUuid.get(uuid) ?? []);
}

/** True once what comes here moves nothing that is seen: its place was out of sight. */
function useFreePlace(place: RefObject<HTMLElement | null>, isWanted: boolean): boolean {
  const [isFree, setFree] = useState(false);
  useEffect(() => {
    if (!isWanted || isFree) return undefined;
    const look = (): void => {
      const top = place.current?.getBoundingClientRect().top ?? 0;
      if (top < 0 || top >= innerHeight) setFree(true);
    };
    look();
    addEventListener('scroll', look, { passive: true });
    addEventListener('resize', look, { passive: true });
    return () => {
      removeEventListener('scroll', look);
      removeEventListener('resize', look);
    };
  }, [place, isWanted, isFree]);
  return isFree;
}
