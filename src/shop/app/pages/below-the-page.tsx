import type { Area } from '#core/domain/shop/area.ts';
import { ShopFooter } from '#src/shop/features/layout/shop-footer.tsx';
import { RecentlyViewed } from '#src/shop/features/recent/recently-viewed.tsx';

export interface BelowThePageProps {
  area: Area;
  /** UUID of the article on screen; null: home. Other pages leave out what was looked at. */
  viewed: string | null | undefined;
}

/** What one scrolls to under a page: what was looked at before, known on the device alone, and the footer. */
export function BelowThePage({ area, viewed }: BelowThePageProps) {
  return (
    <>
      {viewed === undefined ? null : <RecentlyViewed key={area} area={area} viewed={viewed} />}
      <ShopFooter />
    </>
  );
}
