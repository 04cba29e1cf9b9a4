/** « Pensez-y aussi » : what the shop names beside the articles of a cart, as many as it has set. */
import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import type { CatalogueRow } from '#core/search/segment/row.ts';
import { useActions, type CartedArticle } from '#src/shop/parts/actions.tsx';
import { ProductShelf } from '#src/shop/parts/product/product-shelf.tsx';
import { useSetting } from '#src/shop/parts/page/use-setting.ts';

export function GoesWith({ lines }: { lines: readonly CartedArticle[] }) {
  const { t } = useLingui();
  const most = useSetting('catalog.products.cart_view_page.cross_sell_count');
  const rows = useCrossSells(lines);
  return <ProductShelf id="aussi" title={t`Pensez-y aussi`} rows={rows.slice(0, most)} />;
}

/** None while the setting is read, and none of what lies in the cart by now. */
function useCrossSells(lines: readonly CartedArticle[]): readonly CatalogueRow[] {
  const { crossSells } = useActions();
  const [found, setFound] = useState<readonly CatalogueRow[]>([]);
  /* an address holds no space */
  const wanted = lines.map(({ product, path }) => `${product} ${path}`).join('\n');
  useEffect(() => {
    let here = true;
    const look = async (): Promise<void> => {
      const asked = wanted.split('\n').map((line) => line.split(' '));
      const rows = await crossSells(asked.map(([product = '', path = '']) => ({ product, path })));
      if (here) setFound(rows);
    };
    void look();
    return () => {
      here = false;
    };
  }, [crossSells, wanted]);
  const carted = new Set(lines.map(({ product }) => product));
  return found.filter(({ uuid }) => !carted.has(uuid));
}
