import { columns, productGrid } from '#styled/recipes';
import { deferred } from '#src/shop/parts/hydration/deferred.tsx';
import type { PageProps } from '#src/shop/parts/page/page-props.ts';
import { ProductTile } from '#src/shop/parts/product/product-tile.tsx';
import { factsOfType } from '#core/domain/catalogue/types/all-types.ts';

const NoArticles = deferred(async () => (await import('#src/shop/features/list/no-articles.tsx')).NoArticles);
const VehicleCard = deferred(async () => (await import('#src/shop/parts/product/vehicle-card.tsx')).VehicleCard);

/** Pictures above the fold of a phone and of a large screen. */
const EAGER = 4;

/** The articles found. `plain`: the list without its filters. */
export function Results({ page, pricedAt, plain }: PageProps<'list'> & { plain: string }) {
  const { list } = page;
  return list.total === 0 ? (
    <NoArticles plain={plain} />
  ) : (
    <ul className={page.vehicles ? columns({ of: 'two' }) : productGrid({ columns: 'list' })}>
      {list.rows.map((row, at) => (
        <li key={row.uuid}>
          {page.vehicles && factsOfType(row.type).shownAs === 'vehicle' ? (
            <VehicleCard row={row} pricedAt={pricedAt} headingLevel={2} />
          ) : (
            <ProductTile
              row={row}
              pricedAt={pricedAt}
              headingLevel={2}
              eager={at < EAGER}
              priority={at === 0 && page.banner === undefined}
            />
          )}
        </li>
      ))}
    </ul>
  );
}
