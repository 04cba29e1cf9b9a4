import type { Area } from '#core/domain/shop/area.ts';
import { cartHead } from '#core/contract/pages/head/cart-head.ts';
import { useShopName } from '#src/shop/parts/page/frame.tsx';
import { PageHead } from '#src/shop/parts/page/page-head.tsx';

export interface CartHeadProps {
  area: Area;
  /** In the language of the shop. */
  title: string;
}

/** The cart's head on the device: the server's, with the title in the language one reads. The server prints its own. */
export function CartHead({ area, title }: CartHeadProps) {
  const siteName = useShopName() ?? '';
  if (import.meta.env.SSR) return null;
  const head = cartHead(area, { siteName, origin: location.origin });
  return <PageHead head={{ ...head, title: siteName === '' ? title : `${title} – ${siteName}` }} />;
}
