/**
 * Where pages of many parts are downloaded from: those that belong to a person, and the contact form. A part of its own:
 * home, lists and products carry none of these addresses, and a document of such a page names its module itself.
 */
import type { ComponentType } from 'react';
import type { PersonalKind } from '#core/contract/pages/routes.ts';
import type { PageProps } from '#src/shop/parts/page/page-props.ts';

export const LOAD_LATER: Readonly<Record<PersonalKind, () => Promise<ComponentType>>> & {
  readonly contact: () => Promise<ComponentType<PageProps<'contact'>>>;
} = {
  contact: async () => (await import('#src/shop/features/contact/page.tsx')).ContactPage,
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
