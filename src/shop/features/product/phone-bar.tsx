import { useLingui } from '@lingui/react/macro';
import type { CatalogueRow } from '#core/search/segment/row.ts';
import { href } from '#core/contract/pages/href.ts';
import { useCart } from '#src/shop/parts/device/device-state.ts';
import { FavouriteButton } from '#src/shop/parts/product/product-tile.tsx';
import { Share } from '#src/shop/parts/share/share.ts';
import { Badge } from '#src/ui/badge/badge.tsx';
import { IconLink } from '#src/ui/button/icon-button.tsx';
import { TopBar } from '#src/ui/frame/top-bar.tsx';
import { magnifyingGlass, shoppingCart } from '#src/ui/icon/glyphs.ts';

/** On a phone a product page has the way back, sharing, search, favourite and basket in place of the shop's header. */
export function PhoneBar({ row, back }: { row: CatalogueRow; back: { label: string; href: string } }) {
  const { t } = useLingui();
  const units = useCart(row.area)?.units ?? 0;
  return (
    <TopBar
      phoneOnly
      back={{ href: back.href, label: t`Retour à ${back.label}` }}
      after={
        <>
          <Share title={row.name} />
          <IconLink glyph={magnifyingGlass} href={href('search')} label={t`Rechercher dans la boutique`} />
          <FavouriteButton row={row} tone="plain" />
          <IconLink
            glyph={shoppingCart}
            href={href(`${row.area}.checkout.cart`)}
            label={units === 0 ? t`Panier, vide` : units === 1 ? t`Panier, 1 article` : t`Panier, ${units} articles`}
          >
            <Badge count={units} />
          </IconLink>
        </>
      }
    />
  );
}
