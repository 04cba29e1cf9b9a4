/**
 * Every page of the shop: a chunk of its own, downloaded when first shown. `source` is its key in the bundler's
 * manifest: the server turns it into preloads, and a test checks that each exists.
 */
import { lazyRouteComponent } from '@tanstack/react-router';
import type { PageKind } from '#core/contract/pages/page.ts';
import { inTime } from '#src/app/lazy-page.ts';

/** Pages a public address can show, by the kind the port answers; `saysMore`: it needs the later sentences. */
export const PAGES = {
  home: {
    saysMore: false,
    source: 'src/features/shop/home/page.tsx',
    Page: lazyRouteComponent(() => inTime(import('#src/features/shop/home/page.tsx')), 'HomePage'),
  },
  list: {
    saysMore: false,
    source: 'src/features/shop/list/page.tsx',
    Page: lazyRouteComponent(() => inTime(import('#src/features/shop/list/page.tsx')), 'ListPage'),
  },
  categories: {
    saysMore: true,
    source: 'src/features/shop/categories/page.tsx',
    Page: lazyRouteComponent(() => inTime(import('#src/features/shop/categories/page.tsx')), 'CategoriesPage'),
  },
  product: {
    saysMore: false,
    source: 'src/features/shop/product/page.tsx',
    Page: lazyRouteComponent(() => inTime(import('#src/features/shop/product/page.tsx')), 'ProductPage'),
  },
  search: {
    saysMore: true,
    source: 'src/features/shop/search/page.tsx',
    Page: lazyRouteComponent(() => inTime(import('#src/features/shop/search/page.tsx')), 'SearchPage'),
  },
  content: {
    saysMore: true,
    source: 'src/features/shop/content/page.tsx',
    Page: lazyRouteComponent(() => inTime(import('#src/features/shop/content/page.tsx')), 'ContentPage'),
  },
  post: {
    saysMore: true,
    source: 'src/features/shop/posts/post-page.tsx',
    Page: lazyRouteComponent(() => inTime(import('#src/features/shop/posts/post-page.tsx')), 'PostPage'),
  },
  postList: {
    saysMore: true,
    source: 'src/features/shop/posts/list-page.tsx',
    Page: lazyRouteComponent(() => inTime(import('#src/features/shop/posts/list-page.tsx')), 'PostListPage'),
  },
  contact: {
    saysMore: true,
    source: 'src/features/shop/contact/page.tsx',
    Page: lazyRouteComponent(() => inTime(import('#src/features/shop/contact/page.tsx')), 'ContactPage'),
  },
} satisfies Record<PageKind, { saysMore: boolean; source: string; Page: unknown }>;

/**
 * Pages that belong to the person. The server sends the empty shell for them, or, where `outlined`, the page as it stands
 * before the device has read what it holds: the same for everybody.
 */
export const PERSONAL_PAGES = {
  cart: {
    outlined: true,
    source: 'src/features/shop/cart/page.tsx',
    Page: lazyRouteComponent(() => inTime(import('#src/features/shop/cart/page.tsx')), 'CartPage'),
  },
  quote: {
    source: 'src/features/shop/quote/page.tsx',
    Page: lazyRouteComponent(() => inTime(import('#src/features/shop/quote/page.tsx')), 'QuotePage'),
  },
  success: {
    source: 'src/features/shop/quote/success-page.tsx',
    Page: lazyRouteComponent(() => inTime(import('#src/features/shop/quote/success-page.tsx')), 'SuccessPage'),
  },
  favourites: {
    source: 'src/features/shop/favourites/page.tsx',
    Page: lazyRouteComponent(() => inTime(import('#src/features/shop/favourites/page.tsx')), 'FavouritesPage'),
  },
  auth: {
    source: 'src/features/shop/auth/page.tsx',
    Page: lazyRouteComponent(() => inTime(import('#src/features/shop/auth/page.tsx')), 'AuthPage'),
  },
  account: {
    source: 'src/features/shop/account/page.tsx',
    Page: lazyRouteComponent(() => inTime(import('#src/features/shop/account/page.tsx')), 'AccountPage'),
  },
  pending: {
    source: 'src/features/shop/pending/page.tsx',
    Page: lazyRouteComponent(() => inTime(import('#src/features/shop/pending/page.tsx')), 'PendingPage'),
  },
  device: {
    source: 'src/features/shop/device/page.tsx',
    Page: lazyRouteComponent(() => inTime(import('#src/features/shop/device/page.tsx')), 'DevicePage'),
  },
};

/** What stands where a page cannot be shown. */
export const FAULT_PAGES = {
  missing: {
    source: 'src/features/shop/errors/missing-page.tsx',
    Page: lazyRouteComponent(() => inTime(import('#src/features/shop/errors/missing-page.tsx')), 'MissingPage'),
  },
  error: {
    source: 'src/features/shop/errors/error-page.tsx',
    Page: lazyRouteComponent(() => inTime(import('#src/features/shop/errors/error-page.tsx')), 'ErrorPage'),
  },
  broken: {
    source: 'src/app/broken-page.tsx',
    Page: lazyRouteComponent(() => inTime(import('#src/app/broken-page.tsx')), 'BrokenPage'),
  },
};
export type PersonalPage = keyof typeof PERSONAL_PAGES;
