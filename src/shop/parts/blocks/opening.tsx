import { useLingui } from '@lingui/react/macro';
import { homeLayout } from '#styled/recipes';
import { AREAS, type Area } from '#core/domain/shop/area.ts';
import { useDirections } from '#src/shop/parts/blocks/directions.ts';
import { HeroSlides } from '#src/shop/parts/blocks/hero-slides.tsx';
import { useFrame, usePageSettings } from '#src/shop/parts/page/frame.tsx';
import { Listel } from '#src/ui/listel/listel.tsx';
import { TileGrid } from '#src/ui/tile/tile.tsx';

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
      <div className={classes.tiles}>
        <TileGrid tiles={tiles} />
      </div>
      <div className={classes.panel}>
        <Listel title={title === '' ? t`Toutes directions` : title} unit={t`produits`} directions={directions} />
      </div>
    </div>
  );
}
