import { useLingui } from '@lingui/react/macro';
import type { Area } from '#core/domain/shop/area.ts';
import { categoryPath } from '#core/contract/pages/paths.ts';
import { useFrame } from '#src/shop/parts/page/frame.tsx';
import { pictureData } from '#src/content/media.ts';
import { useLocale, wordingOf } from '#src/i18n/use-locale.ts';
import { SectionHead } from '#src/ui/section/section.tsx';
import { TileGrid } from '#src/ui/tile/tile.tsx';
import { pageHead } from '#styled/recipes';

/** Departments most people look for: the largest of the area. */
export function PopularCategories({ area }: { area: Area }) {
  const { t } = useLingui();
  const frame = useFrame();
  const locale = useLocale();
  const tiles = frame
    .children(null)
    .filter((one) => one.area === area)
    .toSorted((a, b) => b.productsCount - a.productsCount)
    .slice(0, 8)
    .map((one) => ({
      href: categoryPath(one),
      label: wordingOf(one.name, locale).text,
      ...(one.picture === null ? {} : { image: pictureData(one.picture, '') }),
    }));
  return (
    <section className={pageHead().root}>
      <SectionHead title={t`Rayons les plus visités`} />
      <TileGrid tiles={tiles} />
    </section>
  );
}
