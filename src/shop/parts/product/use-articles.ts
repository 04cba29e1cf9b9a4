import { useEffect, useState } from 'react';
import type { CatalogueRow } from '#core/search/segment/row.ts';
import { useActions } from '#src/shop/parts/actions.tsx';

/** Articles by UUID with prices and stock of now, where the catalogue of this device or the shop can tell. */
export function useArticles(uuids: readonly string[]): ReadonlyMap<string, CatalogueRow> {
  const { articles } = useActions();
  const [found, setFound] = useState<ReadonlyMap<string, CatalogueRow>>(new Map());
  const wanted = uuids.join(' ');
  useEffect(() => {
    let here = true;
    const look = async (): Promise<void> => {
      const known = await articles(wanted === '' ? [] : wanted.split(' '));
      if (here) setFound(new Map(known.map((row) => [row.uuid, row])));
    };
    void look();
    return () => {
      here = false;
    };
  }, [articles, wanted]);
  return found;
}
