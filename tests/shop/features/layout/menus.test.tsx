import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import type { MenuItem } from '#core/contract/catalogue/structure.ts';
import { CategoriesPage } from '#src/shop/features/categories/page.tsx';
import { ShopFooter } from '#src/shop/features/layout/shop-footer.tsx';
import { ShopHeader } from '#src/shop/features/layout/shop-header.tsx';
import type { SignedInCustomer } from '#src/db/rows.ts';
import { device, showPage } from '#tests/shop/features/person-page.tsx';
import { smallFrame } from '#tests/shop/features/layout/small-frame.ts';

const entry = (name: string, more: Partial<MenuItem> = {}): MenuItem => ({
  label: { fr_FR: name },
  href: `/${name.toLowerCase()}`,
  children: [],
  ...more,
});
const meant = (place: string): MenuItem[] => [
  entry(`${place}-tous`),
  entry(`${place}-visiteurs`, { audience: 'guest' }),
  entry(`${place}-clients`, { audience: 'customer' }),
  entry(`${place}-pros`, { audience: 'professional', opensTab: true }),
];
const PLACES = ['barre', 'colonne', 'mentions', 'telephone'] as const;
const menus = {
  header_auto: meant('barre'),
  footer_1: [entry('Aide', { children: meant('colonne') })],
  footer_legal: meant('mentions'),
  mobile: meant('telephone'),
};
const frame = { ...smallFrame, structure: { ...smallFrame.structure, menus } };

function Menus() {
  return (
    <>
      <ShopHeader area="auto" path="/auto" trail={[]} search={null} largeOnly={false} />
      <CategoriesPage />
      <ShopFooter />
    </>
  );
}

const customer = (customerType: SignedInCustomer['customerType']): SignedInCustomer => ({
  uuid: '7c8b7d0e-7f4e-4a59-9c53-1d6f3c1d2e3f',
  email: 'ada@garage.example',
  firstName: 'Ada',
  lastName: 'Martin',
  customerType,
});

test.each([
  ['a guest', null, ['tous', 'visiteurs']],
  ['a customer', customer('individual'), ['tous', 'clients']],
  ['a professional', customer('professional'), ['tous', 'clients', 'pros']],
] as const)('%s sees the entries of every menu that are for them', async (_who, signedIn, seen) => {
  await showPage(await device(signedIn === null ? {} : { customer: signedIn }), '/auto', Menus, {}, frame);
  await screen.findByRole('link', { name: 'barre-tous' });
  for (const place of PLACES) {
    const names = screen.getAllByRole('link', { name: new RegExp(`^${place}-`, 'u') }).map((one) => one.textContent);
    expect(names).toEqual(seen.map((who) => `${place}-${who}`));
  }
});

test('an entry that opens in another tab does so, which learns nothing of this one', async () => {
  await showPage(await device({ customer: customer('professional') }), '/auto', Menus, {}, frame);
  for (const place of PLACES) {
    const link = await screen.findByRole('link', { name: `${place}-pros` });
    expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener']);
    expect(screen.getByRole('link', { name: `${place}-tous` }).getAttribute('target')).toBeNull();
  }
});
