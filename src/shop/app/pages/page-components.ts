/** Every page of the shop: a chunk of its own, downloaded when first shown. Their modules: `page-sources.ts`. */
import { lazyRouteComponent, type AsyncRouteComponent } from '@tanstack/react-router';
import type { Page, PageKind } from '#core/contract/pages/page.ts';
import type { PersonalKind } from '#core/contract/pages/routes.ts';
import { inTime } from '#src/shop/app/pages/lazy-page.ts';

const lazyPage: typeof lazyRouteComponent = (load, name) => lazyRouteComponent(() => inTime(load()), name);

const loaders = async () => (await import('#src/shop/app/pages/later-pages.ts')).LOAD_LATER;

const personal = (kind: PersonalKind) =>
  lazyRouteComponent(() => inTime(loaders().then(async (load) => ({ default: await load[kind]() }))));

export type PageOf<Kind extends PageKind> = Extract<Page, { kind: Kind }>;

/** Pages a public address can show, by the kind the port answers. */
export const PAGES: { readonly [Kind in PageKind]: AsyncRouteComponent<{ page: PageOf<Kind>; pricedAt: string }> } = {
  home: lazyPage(() => import('#src/shop/features/home/page.tsx'), 'HomePage'),
  list: lazyPage(() => import('#src/shop/features/list/page.tsx'), 'ListPage'),
  categories: lazyPage(() => import('#src/shop/features/categories/page.tsx'), 'CategoriesPage'),
  product: lazyPage(() => import('#src/shop/features/product/page.tsx'), 'ProductPage'),
  search: lazyPage(() => import('#src/shop/features/search/page.tsx'), 'SearchPage'),
  content: lazyPage(() => import('#src/shop/features/content/page.tsx'), 'ContentPage'),
  post: lazyPage(() => import('#src/shop/features/posts/post-page.tsx'), 'PostPage'),
  postList: lazyPage(() => import('#src/shop/features/posts/list-page.tsx'), 'PostListPage'),
  contact: lazyRouteComponent(() => inTime(loaders().then(async (load) => ({ default: await load.contact() })))),
};

/** All but the pages that most visits begin with say sentences that come later. */
export const needsDeferredMessages = (kind: PageKind): boolean => !['home', 'list', 'product'].includes(kind);

/** Pages that belong to the person, by the kind of their route. */
export const PERSONAL_PAGES = {
  cart: personal('cart'),
  quote: personal('quote'),
  checkout: personal('checkout'),
  payment: personal('payment'),
  success: personal('success'),
  favourites: personal('favourites'),
  auth: personal('auth'),
  account: personal('account'),
  withdrawal: personal('withdrawal'),
  newsletter: personal('newsletter'),
  proposal: personal('proposal'),
  pending: personal('pending'),
  device: personal('device'),
} satisfies Record<PersonalKind, unknown>;

/** What stands where a page cannot be shown. */
export const FAULT_PAGES = {
  missing: lazyPage(() => import('#src/shop/features/errors/missing-page.tsx'), 'MissingPage'),
  error: lazyPage(() => import('#src/shop/features/errors/error-page.tsx'), 'ErrorPage'),
  broken: lazyPage(() => import('#src/shop/app/pages/broken-page.tsx'), 'BrokenPage'),
};
