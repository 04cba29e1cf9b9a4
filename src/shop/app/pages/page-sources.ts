/**
 * Modules of the pages, as keys of the bundler's manifest: the server turns them into preloads, and a test checks that
 * each is the one `page-components.ts` or `later-pages.ts` downloads. The browser's first load does without them.
 */
import type { PageKind } from '#core/contract/pages/page.ts';
import type { PersonalKind } from '#core/contract/pages/routes.ts';
import type { FAULT_PAGES } from '#src/shop/app/pages/page-components.ts';

export const PAGE_SOURCES: Readonly<Record<PageKind | PersonalKind | keyof typeof FAULT_PAGES, string>> = {
  home: 'src/shop/features/home/page.tsx',
  list: 'src/shop/features/list/page.tsx',
  categories: 'src/shop/features/categories/page.tsx',
  product: 'src/shop/features/product/page.tsx',
  search: 'src/shop/features/search/page.tsx',
  content: 'src/shop/features/content/page.tsx',
  post: 'src/shop/features/posts/post-page.tsx',
  postList: 'src/shop/features/posts/list-page.tsx',
  contact: 'src/shop/features/contact/page.tsx',
  cart: 'src/shop/features/cart/page.tsx',
  quote: 'src/shop/features/quotes/page.tsx',
  checkout: 'src/shop/features/checkout/page.tsx',
  payment: 'src/shop/features/checkout/payment/page.tsx',
  success: 'src/shop/app/pages/success-page.tsx',
  favourites: 'src/shop/features/favourites/page.tsx',
  auth: 'src/shop/features/auth/page.tsx',
  account: 'src/shop/features/account/page.tsx',
  withdrawal: 'src/shop/features/withdrawal/page.tsx',
  newsletter: 'src/shop/features/newsletter/page.tsx',
  proposal: 'src/shop/features/proposal/page.tsx',
  pending: 'src/shop/features/pending/page.tsx',
  device: 'src/shop/features/device/page.tsx',
  missing: 'src/shop/features/errors/missing-page.tsx',
  error: 'src/shop/features/errors/error-page.tsx',
  broken: 'src/shop/app/pages/broken-page.tsx',
};

/** Names the modules of pages that are loaded by a part of their own: their documents ask for it as well. */
export const LATER_PAGES = 'src/shop/app/pages/later-pages.ts';
