import { useLingui } from '@lingui/react/macro';
import { factsOfType } from '#core/domain/catalogue/types/all-types.ts';
import { isSaleable } from '#core/domain/catalogue/stock.ts';
import type { CatalogueRow } from '#core/search/segment/row.ts';
import { relationsOf } from '#src/shop/features/product/fit/relations.ts';
import { ProductShelf } from '#src/shop/parts/product/product-shelf.tsx';

/** Articles that the shop names beside one, each kind in the order it gave. */
export interface BesideArticle {
  readonly related: readonly CatalogueRow[];
  readonly upSells?: readonly CatalogueRow[];
  readonly alternatives?: readonly CatalogueRow[];
}

/** What goes with an article, what it may be compared with, what is better, what does the same. */
export function Related({ row, beside }: { row: CatalogueRow; beside: BesideArticle }) {
  const { t } = useLingui();
  const { upSells = [], alternatives = [] } = beside;
  const { complements, rivals } = relationsOf(row, beside.related);
  /* of one that is sold out they stand above, where it cannot be bought */
  const offered = isSaleable(row.stock) || factsOfType(row.type).button === 'askSeller' ? alternatives : [];
  if ([complements, rivals, upSells, offered].every(({ length }) => length === 0)) return null;
  return (
    <div>
      <ProductShelf id="associes" title={t`Va avec`} rows={complements} />
      <ProductShelf id="semblables" title={t`Comparez avec`} rows={rivals} />
      <ProductShelf id="mieux" title={t`Vous aimerez aussi`} rows={upSells} />
      <ProductShelf id="equivalents" title={t`Équivalences`} rows={offered} />
    </div>
  );
}
