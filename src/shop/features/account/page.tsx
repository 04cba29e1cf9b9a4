/** The account of a customer: one account, shown in both areas; readable on this device after one visit. */
import { usePagePath } from '#src/shop/parts/page/address/page-address.ts';
import { useCurrentArea } from '#src/shop/parts/page/address/current-area.ts';
import { useNeedPerson } from '#src/shop/parts/account/use-person.ts';
import { AddressesPage } from '#src/shop/features/account/addresses/addresses-page.tsx';
import { DownloadsPage } from '#src/shop/features/account/downloads/downloads-page.tsx';
import { OrderPage } from '#src/shop/features/account/orders/order/order-page.tsx';
import { OrdersPage } from '#src/shop/features/account/orders/orders-page.tsx';
import { OverviewPage } from '#src/shop/features/account/overview-page.tsx';
import { PrivacyPage } from '#src/shop/features/account/privacy/privacy-page.tsx';
import { ProfilePage } from '#src/shop/features/account/profile/profile-page.tsx';
import { QuotePage } from '#src/shop/features/account/quotes/quote-page.tsx';
import { QuotesPage } from '#src/shop/features/account/quotes/quotes-page.tsx';
import { AskReturnPage } from '#src/shop/features/account/returns/ask/ask-return-page.tsx';
import { ReturnPage } from '#src/shop/features/account/returns/return-page.tsx';
import { ReturnsPage } from '#src/shop/features/account/returns/returns-page.tsx';
import { SecurityPage } from '#src/shop/features/account/security/security-page.tsx';
import { WishlistPage } from '#src/shop/features/account/wishlist/wishlist-page.tsx';
import type { AccountPlace } from '#src/shop/features/account/account-place.ts';
import { match } from '#core/contract/pages/match.ts';

export function AccountPage() {
  const area = useCurrentArea();
  const path = usePagePath();
  useNeedPerson();
  const place: AccountPlace = { area, path };
  const page = match(path);
  switch (page?.id) {
    case '{area}.account.profile':
      return <ProfilePage {...place} />;
    case '{area}.account.security':
      return <SecurityPage {...place} />;
    case '{area}.account.address':
      return <AddressesPage {...place} />;
    case '{area}.account.orders':
      return <OrdersPage {...place} />;
    case '{area}.account.order':
      return <OrderPage key={page.params.id} {...place} uuid={page.params.id} />;
    case '{area}.account.quotes':
      return <QuotesPage {...place} />;
    case '{area}.account.quote':
      return <QuotePage key={page.params.id} {...place} uuid={page.params.id} />;
    case '{area}.account.wishlist':
      return <WishlistPage {...place} />;
    case '{area}.account.downloads':
      return <DownloadsPage {...place} />;
    case '{area}.account.rma':
      return <ReturnsPage {...place} />;
    case '{area}.account.rma.new':
      return <AskReturnPage {...place} />;
    case '{area}.account.rma.show':
      return <ReturnPage key={page.params.id} {...place} uuid={page.params.id} />;
    case '{area}.account.privacy':
      return <PrivacyPage {...place} />;
    default:
      return <OverviewPage {...place} />;
  }
}
