import { useLingui } from '@lingui/react/macro';
import { homeLayout, productGrid } from '#styled/recipes';
import type { Area } from '#core/domain/shop/area.ts';
import { href } from '#core/contract/pages/href.ts';
import { useDirections } from '#src/shop/parts/blocks/directions.ts';
import { HeroSlides } from '#src/shop/parts/blocks/hero-slides.tsx';
import { LateBlocks } from '#src/shop/parts/blocks/late-blocks.tsx';
import { useFrame } from '#src/shop/parts/page/frame.tsx';
import { deferred } from '#src/shop/parts/hydration/deferred.tsx';
import type { PageProps } from '#src/shop/parts/page/page-props.ts';
import { ProductTile } from '#src/shop/parts/product/product-tile.tsx';
import { SectionHead } from '#src/ui/section/section.tsx';
import { VisuallyHidden } from '#src/ui/hidden/visually-hidden.tsx';
import { Listel } from '#src/ui/listel/listel.tsx';
import { TileGrid } from '#src/ui/tile/tile.tsx';

const Below = deferred(async () => (await import('#src/shop/features/home/below.tsx')).Below);

/** The home of an area: the shop's own, unless editors made one. */
export function HomePage(props: PageProps<'home'>) {
  const { page, pricedAt } = props;
  if (page.shown === undefined) return <UsualHome {...props} />;
  const titled = page.shown.blocks[0]?.type !== 'hero';
  return (
    <>
      {titled ? <HomeTitle area={page.area} /> : null}
      <LateBlocks shown={page.shown} pricedAt={pricedAt} titled={titled} />
    </>
  );
}

function HomeTitle({ area }: { area: Area }) {
  const { t } = useLingui();
  const { init } = useFrame();
  return (
    <VisuallyHidden as="h1">
      {area === 'auto'
        ? t`${init.branding.name}, pièces et accessoires auto`
        : t`${init.branding.name}, équipement et pièces moto`}
    </VisuallyHidden>
  );
}

/** Home of an area: what is in season, every direction with its distance, what people ask for. */
function UsualHome({ page, pricedAt }: PageProps<'home'>) {
  const { t } = useLingui();
  const frame = useFrame();
  const { area } = page;
  const { directions, tiles } = useDirections(area);
  const classes = homeLayout();
  return (
    <>
      <HomeTitle area={area} />
      <div className={classes.root}>
        <div className={classes.hero}>
          <HeroSlides slides={frame.structure.sliders[`home_${area}`] ?? []} />
        </div>
        <div className={classes.tiles}>
          <TileGrid tiles={tiles} />
        </div>
        {page.featured.length === 0 ? null : (
          <section className={classes.wanted} aria-labelledby="plus-demandes">
            <SectionHead
              id="plus-demandes"
              title={t`Les plus demandés`}
              more={{ href: href('products.index'), label: t`Tout voir`, description: t`Tout voir, tous les produits` }}
            />
            <ul className={productGrid({ columns: 'shelf' })}>
              {page.featured.map((row, at) => (
                <li key={row.uuid}>
                  <ProductTile row={row} pricedAt={pricedAt} eager={at < 2} />
                </li>
              ))}
            </ul>
          </section>
        )}
        <div className={classes.panel}>
          <Listel title={t`Toutes directions`} unit={t`produits`} directions={directions} />
        </div>
      </div>
      <Below area={area} vehicles={page.vehicles} posts={page.posts} pricedAt={pricedAt} />
    </>
  );
}
