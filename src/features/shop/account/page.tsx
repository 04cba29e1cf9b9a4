/** The account of a customer: one account, shown in both areas; readable on this device after one visit. */
import { useLocation } from '@tanstack/react-router';
import { useAreaHere } from '#src/screens/shop/area-here.ts';
import { useNeedPerson } from '#src/screens/shop/use-person.ts';
import { AddressesPage } from '#src/features/shop/account/addresses-page.tsx';
import { OrdersPage, ReturnsPage } from '#src/features/shop/account/orders-page.tsx';
import { OverviewPage } from '#src/features/shop/account/overview-page.tsx';
import { PrivacyPage } from '#src/features/shop/account/privacy-page.tsx';
import { ProfilePage } from '#src/features/shop/account/profile-page.tsx';
import { QuotePage } from '#src/features/shop/account/quote-page.tsx';
import { QuotesPage } from '#src/features/shop/account/quotes-page.tsx';
import { SecurityPage } from '#src/features/shop/account/security-page.tsx';
import { WishlistPage } from '#src/features/shop/account/wishlist-page.tsx';
import type { AccountPlace } from '#src/features/shop/account/account-place.ts';

export function AccountPage() {
  const area = useAreaHere();
  const path = useLocation({ select: (location) => location.pathname.replace(/\/$/u, '') });
  useNeedPerson();
  const place: AccountPlace = { area, path };
  const [, , , section, id] = path.split('/');
  switch (section) {
    case 'profile':
      return <ProfilePage {...place} />;
    case 'securite':
      return <SecurityPage {...place} />;
    case 'address':
      return <AddressesPage {...place} />;
    case 'orders':
      return <OrdersPage {...place} />;
    case 'quotes':
      return id === undefined ? <QuotesPage {...place} /> : <QuotePage key={id} {...place} uuid={id} />;
    case 'wishlist':
      return <WishlistPage {...place} />;
    case 'rma':
      return <ReturnsPage {...place} />;
    case 'donnees-personnelles':
      return <PrivacyPage {...place} />;
    default:
      return <OverviewPage {...place} />;
  }
}
