import { useLingui } from '@lingui/react/macro';
import { homeLayout, productGrid } from '#styled/recipes';
import type { Area } from '#core/domain/shop/area.ts';
import { categoryPath } from '#core/contract/pages/paths.ts';
import { href } from '#core/contract/pages/href.ts';
import { HeroSlides } from '#src/shop/parts/blocks/hero-slides.tsx';
import { LateBlocks } from '#src/shop/parts/blocks/late-blocks.ts';
import { useFrame } from '#src/shop/parts/page/frame.tsx';
import { deferred } from '#src/shop/parts/hydration/deferred.tsx';
import { pictureData } from '#src/content/media.ts';
import type { PageProps } from '#src/shop/parts/page/page-props.ts';
import { ProductTile } from '#src/shop/parts/product/product-tile.tsx';
import { useFormat } from '#src/i18n/use-format.ts';
import { useLocale, wordingOf } from '#src/i18n/use-locale.ts';
import { SectionHead } from '#src/ui/section/section.tsx';
import { VisuallyHidden } from '#src/ui/hidden/visually-hidden.tsx';
import { Listel } from '#src/ui/listel/listel.tsx';
import { TileGrid } from '#src/ui/tile/tile.tsx';

const Below = deferred(async () => (await import('#src/shop/features/home/below.tsx')).Below);

/** Lines of the direction panel, and tiles on a phone. */
const DIRECTIONS = 8;

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
  const format = useFormat();
  const locale = useLocale();
  const { area } = page;
  const departments = frame.children(null).filter((one) => one.area === area && one.productsCount > 0);
  const named = departments
    .slice(0, DIRECTIONS)
    .map((one) => ({ category: one, label: wordingOf(one.name, locale).text }));
  const classes = homeLayout();
  return (
    <>
      <HomeTitle area={area} />
      <div className={classes.root}>
        <div className={classes.hero}>
          <HeroSlides slides={frame.structure.sliders[`home_${area}`] ?? []} />
        </div>
        <div className={classes.panel}>
          <Listel
            title={t`Toutes directions`}
            unit={t`articles`}
            directions={named.map(({ category, label }) => {
              const count = format.number(category.productsCount);
              const direction = { href: categoryPath(category), label };
              /* a handful is no distance to boast of */
              return category.productsCount < 10
                ? direction
                : { ...direction, count, countLabel: t`${count} articles` };
            })}
          />
        </div>
        <div className={classes.tiles}>
          <TileGrid
            tiles={named.map(({ category, label }) => ({
              href: categoryPath(category),
              label,
              ...(category.picture === null ? {} : { image: pictureData(category.picture, '') }),
            }))}
          />
        </div>
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
      </div>
      <Below area={area} vehicles={page.vehicles} posts={page.posts} pricedAt={pricedAt} />
    </>
  );
}
