import { useLingui } from '@lingui/react/macro';
import type { Area } from '#core/domain/shop/area.ts';
import { href } from '#core/contract/pages/href.ts';
import { likelyPage } from '#core/contract/pages/likely-page.ts';
import { useCartWords, useFavouriteWords } from '#src/shop/features/layout/shop-header.tsx';
import { useHasWishes } from '#src/shop/parts/page/has-wishes.ts';
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

/** The five places of the shop on a phone; four where it offers no favourites. */
export function ShopTabs({ area, path }: { area: Area; path: string }) {
  const { t } = useLingui();
  const cart = useCartWords(area);
  const favourites = useFavouriteWords();
  const hasWishes = useHasWishes();
  const under = (start: string): boolean => path === start || path.startsWith(`${start}/`);
  const [home, favourite, cartPage, account] = [
    href(`${area}.home`),
    href(`${area}.wishlist`),
    href(`${area}.checkout.cart`),
    href(`${area}.account`),
  ];
  const shown = likelyPage(path);
  const departments =
    under(href('categories.index')) || under(href('products.index')) || shown === 'list' || shown === 'product';
  return (
    <BottomTabs
      label={t`Navigation principale`}
      tabs={[
        { href: home, label: t`Accueil`, glyph: house, currentGlyph: houseFill, current: path === home },
        {
          href: href('categories.index'),
          label: t`Rayons`,
          glyph: squaresFour,
          currentGlyph: squaresFourFill,
          current: departments,
        },
        ...(hasWishes
          ? [
              {
                href: favourite,
                label: t`Favoris`,
                glyph: heart,
                currentGlyph: heartFill,
                current: under(favourite),
                ...favourites,
              },
            ]
          : []),
        {
          href: cartPage,
          label: t`Panier`,
          glyph: shoppingCart,
          currentGlyph: shoppingCartFill,
          current: under(cartPage) || under(href('checkout.cart')),
          count: cart.units,
          description: cart.description,
        },
        {
          href: account,
          label: t`Compte`,
          glyph: user,
          currentGlyph: userFill,
          current: under(account),
        },
      ]}
    />
  );
}
