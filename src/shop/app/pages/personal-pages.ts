/**
 * Where the pages that belong to a person are downloaded from. A part of its own: home, lists and products carry none of
 * these addresses, and a document of such a page names its module itself.
 */
import type { ComponentType } from 'react';
import type { PersonalKind } from '#core/contract/pages/routes.ts';

export const LOAD_PERSONAL: Readonly<Record<PersonalKind, () => Promise<ComponentType>>> = {
  cart: async () => (await import('#src/shop/features/cart/page.tsx')).CartPage,
  quote: async () => (await import('#src/shop/features/quotes/page.tsx')).QuotePage,
  checkout: async () => (await import('#src/shop/features/checkout/page.tsx')).CheckoutPage,
  payment: async () => (await import('#src/shop/features/checkout/payment/page.tsx')).PaymentPage,
  success: async () => (await import('#src/shop/app/pages/success-page.tsx')).SuccessPage,
  favourites: async () => (await import('#src/shop/features/favourites/page.tsx')).FavouritesPage,
  auth: async () => (await import('#src/shop/features/auth/page.tsx')).AuthPage,
  account: async () => (await import('#src/shop/features/account/page.tsx')).AccountPage,
  withdrawal: async () => (await import('#src/shop/features/withdrawal/page.tsx')).WithdrawalPage,
  newsletter: async () => (await import('#src/shop/features/newsletter/page.tsx')).NewsletterPage,
  proposal: async () => (await import('#src/shop/features/proposal/page.tsx')).ProposalPage,
  pending: async () => (await import('#src/shop/features/pending/page.tsx')).PendingPage,
  device: async () => (await import('#src/shop/features/device/page.tsx')).DevicePage,
};
