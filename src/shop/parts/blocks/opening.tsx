import { useLingui } from '@lingui/react/macro';
import { homeLayout } from '#styled/recipes';
import { AREAS, type Area } from '#core/domain/shop/area.ts';
import { categoryPath } from '#core/contract/pages/paths.ts';
import { HeroSlides } from '#src/shop/parts/blocks/hero-slides.tsx';
import { pictureData } from '#src/content/media.ts';
import { useFrame, usePageSettings } from '#src/shop/parts/page/frame.tsx';
import { useFormat } from '#src/i18n/use-format.ts';
import { useLocale, wordingOf } from '#src/i18n/use-locale.ts';
import { Listel } from '#src/ui/listel/listel.tsx';
import { TileGrid } from '#src/ui/tile/tile.tsx';

/** Lines of the direction panel, and tiles on a phone. */
const DIRECTIONS = 8;

/** Departments of an area with their distances, as the direction panel and the tiles show them. */
export function useDirections(area: Area) {
  const { t } = useLingui();
  const frame = useFrame();
  const format = useFormat();
  const locale = useLocale();
  const named = frame
    .children(null)
    .filter((one) => one.area === area && one.productsCount > 0)
    .slice(0, DIRECTIONS)
    .map((one) => ({ category: one, label: wordingOf(one.name, locale).text }));
  return {
    directions: named.map(({ category, label }) => {
      const count = format.number(category.productsCount);
      const direction = { href: categoryPath(category), label };
      /* a handful is no distance to boast of */
      return category.productsCount < 10 ? direction : { ...direction, count, countLabel: t`${count} articles` };
    }),
    tiles: named.map(({ category, label }) => ({
      href: categoryPath(category),
      label,
      ...(category.picture === null ? {} : { image: pictureData(category.picture, '') }),
    })),
  };
}

const areaOf = (slider: string): Area | undefined => AREAS.find((one) => slider === `home_${one}`);

/** What is in season beside every direction with its distance. */
export function Opening({ slider, title }: { slider: string; title: string }) {
  const { t } = useLingui();
  const frame = useFrame();
  const { area } = usePageSettings();
  const { directions, tiles } = useDirections(areaOf(slider) ?? area);
  const classes = homeLayout();
  return (
    <div className={classes.root}>
      <div className={classes.hero}>
        <HeroSlides slides={frame.structure.sliders[slider] ?? []} />
      </div>
      <div className={classes.panel}>
        <Listel title={title === '' ? t`Toutes directions` : title} unit={t`articles`} directions={directions} />
      </div>
      <div className={classes.tiles}>
        <TileGrid tiles={tiles} />
      </div>
    </div>
  );
}
