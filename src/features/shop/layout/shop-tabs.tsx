import { useLingui } from '@lingui/react/macro';
import type { Area } from '#core/domain/area.ts';
import { accountHref, useCartWords, useFavouriteWords } from '#src/features/shop/layout/shop-header.tsx';
import { BottomTabs } from '#src/ui/frame/bottom-tabs.tsx';
import {
  heart,
  heartFill,
  house,
  houseFill,
  shoppingCart,
  shoppingCartFill,
  squaresFour,
  squaresFourFill,
  user,
  userFill,
} from '#src/ui/icon/glyphs.ts';

/** The five places of the shop on a phone. */
export function ShopTabs({ area, path }: { area: Area; path: string }) {
  const { t } = useLingui();
  const cart = useCartWords(area);
  const favourites = useFavouriteWords();
  const under = (start: string): boolean => path === start || path.startsWith(`${start}/`);
  const departments = under('/nos-categories-de-produits') || under('/nos-produits') || under(`/${area}/nos-produits`);
  return (
    <BottomTabs
      label={t`Navigation principale`}
      tabs={[
        { href: `/${area}`, label: t`Accueil`, glyph: house, currentGlyph: houseFill, current: path === `/${area}` },
        {
          href: '/nos-categories-de-produits',
          label: t`Rayons`,
          glyph: squaresFour,
          currentGlyph: squaresFourFill,
          current: departments,
        },
        {
          href: `/${area}/favoris`,
          label: t`Favoris`,
          glyph: heart,
          currentGlyph: heartFill,
          current: under(`/${area}/favoris`),
          ...favourites,
        },
        {
          href: `/${area}/checkout`,
          label: t`Panier`,
          glyph: shoppingCart,
          currentGlyph: shoppingCartFill,
          current: under(`/${area}/checkout`) || under('/checkout'),
          count: cart.units,
          description: cart.description,
        },
        {
          href: accountHref(area),
          label: t`Compte`,
          glyph: user,
          currentGlyph: userFill,
          current: under(`/${area}/account`),
        },
      ]}
    />
  );
}
