import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { only } from '#styled/recipes';
import type { Area } from '#core/domain/shop/area.ts';
import { href } from '#core/contract/pages/href.ts';
import { likelyPage } from '#core/contract/pages/likely-page.ts';
import { useCart, useFavouriteCount } from '#src/shop/parts/device/device-state.ts';
import { useFrame } from '#src/shop/parts/page/frame.tsx';
import { useAudience } from '#src/shop/parts/device/use-audience.ts';
import { useHasWishes } from '#src/shop/parts/page/has-wishes.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { useLocale, wordingOf } from '#src/i18n/use-locale.ts';
import { Brand } from '#src/ui/brand/brand.tsx';
import { AreaSwitch } from '#src/ui/cartouche/area-switch.tsx';
import { Header } from '#src/ui/frame/header.tsx';
import { MainNav } from '#src/ui/frame/main-nav.tsx';
import { heart, shoppingCart, user } from '#src/ui/icon/glyphs.ts';

/** Words for the number of articles in the basket, spoken with its link. */
export function useCartWords(area: Area): { units: number; total: string | undefined; description: string } {
  const { t } = useLingui();
  const format = useFormat();
  const cart = useCart(area);
  const units = cart?.units ?? 0;
  return {
    units,
    total: cart === null || units === 0 ? undefined : format.money(cart.total),
    description: units === 0 ? t`Panier, vide` : units === 1 ? t`Panier, 1 article` : t`Panier, ${units} articles`,
  };
}

/** What the link to the favourites says and shows beside its name; nothing while there are none. */
export function useFavouriteWords(): { description?: string; count?: number } {
  const { t } = useLingui();
  const count = useFavouriteCount();
  if (count === 0) return {};
  return { description: count === 1 ? t`Favoris, 1 produit` : t`Favoris, ${count} produits`, count };
}

/** Is the link where one is, or above it. */
function isCurrent(to: string, path: string): boolean {
  return path === to || (likelyPage(to) !== 'home' && path.startsWith(`${to}/`));
}

export interface ShopHeaderProps {
  area: Area;
  path: string;
  /** Addresses of the departments above the page on screen: their link is marked too. */
  trail: readonly string[];
  search: ReactNode;
  /** On a phone the page has a bar of its own. */
  largeOnly: boolean;
}

export function ShopHeader({ area, path, trail, search, largeOnly }: ShopHeaderProps) {
  const { t } = useLingui();
  const { init, structure } = useFrame();
  const locale = useLocale();
  const cart = useCartWords(area);
  const favourites = useFavouriteWords();
  const hasWishes = useHasWishes();
  const shop = init.branding.name;
  const home = href(`${area}.home`);
  const isFor = useAudience();
  const menu = (structure.menus[`header_${area}`] ?? []).filter((item) => isFor(item.audience));
  const aside = menu.findIndex((item) => !item.href.includes(href('products.index')) && item.href !== home);
  return (
    <div className={only({ on: largeOnly ? 'large' : 'all' })}>
      <Header
        brand={<Brand href={home} name={shop} label={t`${shop}, accueil`} />}
        areas={
          <AreaSwitch
            label={t`Espaces`}
            areas={[
              { area: 'auto', href: href('auto.home'), label: t`Auto`, current: area === 'auto' },
              { area: 'moto', href: href('moto.home'), label: t`Moto`, current: area === 'moto' },
            ]}
          />
        }
        search={search}
        actions={[
          ...(hasWishes ? [{ href: href(`${area}.wishlist`), label: t`Favoris`, glyph: heart, ...favourites }] : []),
          /* for a guest the sign-in dialog (src/shop/app/account/auth-dialog-over.tsx): documents are the same for everybody */
          { href: href(`${area}.account`), label: t`Compte`, glyph: user },
          {
            href: href(`${area}.checkout.cart`),
            label: (
              <>
                {t`Panier`}
                {cart.total === undefined ? null : <b> {cart.total}</b>}
              </>
            ),
            glyph: shoppingCart,
            description: cart.description,
          },
        ]}
        nav={
          <MainNav
            label={t`Rayons`}
            links={menu.map((item, at) => ({
              href: item.href,
              label: wordingOf(item.label, locale).text,
              current: isCurrent(item.href, path) || trail.includes(item.href),
              aside: at === aside,
              opensTab: item.opensTab ?? false,
            }))}
          />
        }
      />
    </div>
  );
}
