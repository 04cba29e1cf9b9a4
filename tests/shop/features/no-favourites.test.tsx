import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, test } from 'vitest';

import { FavouritesPage } from '#src/shop/features/favourites/page.tsx';
import { useSections } from '#src/shop/features/account/sections.ts';
import { ShopHeader } from '#src/shop/features/layout/shop-header.tsx';
import { ShopTabs } from '#src/shop/features/layout/shop-tabs.tsx';
import { FavouriteButton } from '#src/shop/parts/product/product-tile.tsx';
import { rowOf } from '#tests/catalogue/small-shop.ts';
import { device, NOW, showPage } from '#tests/shop/features/person-page.tsx';
import { smallFrame } from '#tests/shop/features/layout/small-frame.ts';
import { settingsWith } from '#tests/support/settings.ts';

const frameWhere = (offered: boolean) => {
  const settings = settingsWith({ 'customer.settings.wishlist.wishlist_option': offered ? '1' : '0' });
  return { ...smallFrame, init: { ...smallFrame.init, settings } };
};

/** Everything of the frame and of an article that leads to the favourites. */
function Ways(): ReactNode {
  return (
    <>
      <ShopHeader area="auto" path="/auto" trail={[]} search={null} largeOnly={false} />
      <ShopTabs area="auto" path="/auto" />
      <FavouriteButton row={rowOf(1)} />
      <ul>
        {useSections('auto').map(({ label }) => (
          <li key={label}>{label}</li>
        ))}
      </ul>
    </>
  );
}

const snapshot = { name: 'Huile', path: '/huile', image: null, price: null };

describe('a shop that offers no favourites', () => {
  test.each([
    [true, 4],
    [false, 0],
  ])('has a heart, a place and an entry for them: %s', async (offered, ways) => {
    await showPage(await device(), '/auto', Ways, {}, frameWhere(offered));
    await screen.findByText('Mes retours');
    const links = screen.queryAllByRole('link', { name: 'Favoris' });
    const hearts = screen.queryAllByRole('button', { name: /aux favoris/u });
    expect([...links, ...hearts, ...screen.queryAllByText('Mes favoris')]).toHaveLength(ways);
  });

  test('says so where an old link leads, and keeps what was put aside', async () => {
    const own = await device();
    await own.store.write(['favourites'], async (t) => t.favourites.put([{ uuid: rowOf(1).uuid, snapshot, at: NOW }]));
    const page = await showPage(own, '/auto/favoris', FavouritesPage, {}, frameWhere(false));
    expect(await screen.findByText('La boutique ne propose pas de favoris')).toBeDefined();
    expect(screen.queryByText('Huile')).toBeNull();
    expect(await page.rows('favourites')).toHaveLength(1);
  });
});
