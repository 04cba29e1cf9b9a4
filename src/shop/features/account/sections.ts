/** The pages of the account, as its navigation lists them. */
import { useLingui } from '@lingui/react/macro';
import type { Area } from '#core/domain/shop/area.ts';
import { href } from '#core/contract/pages/href.ts';
import { useOrders } from '#src/shop/features/account/account-state.ts';
import { useHasWishes } from '#src/shop/parts/page/has-wishes.ts';
import { heart, user } from '#src/ui/icon/glyphs.ts';
import {
  arrowUUpLeft,
  downloadSimple,
  fileText,
  files,
  mapPin,
  shieldCheck,
  truck,
} from '#src/ui/icon/glyphs-later.ts';

export interface AccountSection {
  readonly href: string;
  readonly label: string;
  readonly glyph: string;
}

type Section = 'downloads' | 'profile' | 'address' | 'orders' | 'quotes' | 'wishlist' | 'rma' | 'security' | 'privacy';

export function useSections(area: Area): readonly AccountSection[] {
  const { t } = useLingui();
  const hasWishes = useHasWishes();
  const hasDownloads = useOrders(area)?.some(({ downloads = [] }) => downloads.length > 0) === true;
  const under = (section: Section): string => href(`${area}.account.${section}`);
  return [
    { href: under('profile'), label: t`Mon profil`, glyph: user },
    { href: under('address'), label: t`Mes adresses`, glyph: mapPin },
    { href: under('orders'), label: t`Mes commandes`, glyph: truck },
    ...(hasDownloads ? [{ href: under('downloads'), label: t`Mes téléchargements`, glyph: downloadSimple }] : []),
    { href: under('quotes'), label: t`Mes devis`, glyph: fileText },
    ...(hasWishes ? [{ href: under('wishlist'), label: t`Mes favoris`, glyph: heart }] : []),
    { href: under('rma'), label: t`Mes retours`, glyph: arrowUUpLeft },
    { href: under('security'), label: t`Connexion et sécurité`, glyph: shieldCheck },
    { href: under('privacy'), label: t`Données personnelles`, glyph: files },
  ];
}
