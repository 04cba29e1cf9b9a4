import { useLingui } from '@lingui/react/macro';
import type { Area } from '#core/domain/shop/area.ts';
import { categoryPath } from '#core/contract/pages/paths.ts';
import { href } from '#core/contract/pages/href.ts';
import { pictureData } from '#src/content/media.ts';
import { useFrame } from '#src/shop/parts/page/frame.tsx';
import { useFormat } from '#src/i18n/use-format.ts';
import { useLocale, wordingOf } from '#src/i18n/use-locale.ts';
import type { Direction } from '#src/ui/listel/listel.tsx';
import type { TileData } from '#src/ui/tile/tile.tsx';

/** Lines of the direction panel beside the hero, and tiles above it where it has no room there. */
const DIRECTIONS = 8;

/**
 * Where an area leads: departments with their distances, as the panel beside the hero shows them. Where tiles show those
 * already, the panel below leads to what they leave out.
 */
export function useDirections(area: Area): { directions: readonly Direction[]; tiles: readonly TileData[] } {
  const { t } = useLingui();
  const frame = useFrame();
  const format = useFormat();
  const locale = useLocale();
  const named = frame
    .children(null)
    .filter((one) => one.area === area && one.productsCount > 0)
    .map((one) => ({ category: one, label: wordingOf(one.name, locale).text }));
  const departments = named.map(({ category, label }, at): Direction => {
    const only = at < DIRECTIONS ? 'beside' : 'below';
    const count = format.number(category.productsCount);
    const direction = { href: categoryPath(category), label, only } as const;
    /* a handful is no distance to boast of */
    return category.productsCount < 10 ? direction : { ...direction, count, countLabel: t`${count} produits` };
  });
  const further: readonly Omit<Direction, 'only'>[] = [
    { href: href('products.index', {}, { area, promo: 1 }), label: t`Promotions` },
    { href: href('categories.index'), label: t`Tous les rayons` },
  ];
  return {
    directions: [...departments, ...further.map((one) => ({ ...one, only: 'below' }) as const)],
    tiles: named.slice(0, DIRECTIONS).map(({ category, label }) => ({
      href: categoryPath(category),
      label,
      ...(category.picture === null ? {} : { image: pictureData(category.picture, '') }),
    })),
  };
}
