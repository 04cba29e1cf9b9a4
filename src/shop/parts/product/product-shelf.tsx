import type { CatalogueRow } from '#core/search/segment/row.ts';
import { productPath } from '#core/contract/pages/paths.ts';
import { productLayout } from '#styled/recipes';
import { NO_PICTURE, pictureData } from '#src/content/media.ts';
import { withoutWidow } from '#src/shop/parts/product/article-name.ts';
import { useOwnPrices } from '#src/shop/parts/product/own-price.ts';
import { AddButton } from '#src/shop/parts/product/product-tile.tsx';
import { useFormat } from '#src/i18n/use-format.ts';
import { Plate } from '#src/ui/picture/picture.tsx';
import { Price } from '#src/ui/price/price.tsx';
import { RowLink } from '#src/ui/row/row-link.tsx';
import { SectionHead } from '#src/ui/section/section.tsx';

export interface ProductShelfProps {
  id: string;
  title: string;
  rows: readonly CatalogueRow[];
}

/** Articles one under the other, each with its price and its button: what the shop names beside something else. */
export function ProductShelf({ id, title, rows }: ProductShelfProps) {
  const format = useFormat();
  const own = useOwnPrices();
  const classes = productLayout();
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <SectionHead id={id} title={title} />
      <ul>
        {rows.map((row) => (
          <li key={row.uuid} className={classes.related}>
            <RowLink
              href={productPath(row)}
              before={
                <Plate size="row" image={row.image === null ? NO_PICTURE : pictureData(row.image, '')} sizes="60px" />
              }
              title={withoutWidow(row.name)}
              meta={row.brand === null ? row.sku : `${row.brand.label} · ${row.sku}`}
              after={<Price size="row" now={format.money(own(row.uuid, row).unitPrice)} />}
            />
            <AddButton row={row} />
          </li>
        ))}
      </ul>
    </section>
  );
}
