/**
 * The router of one request or one tab: a fresh tree at every call, because the server renders many at once. Loaders
 * reach data through the port in the context and through nothing else (rendering recipe §9).
 */
import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  notFound,
  redirect,
  type RouterHistory,
} from '@tanstack/react-router';
import type { PageFound } from '#core/contract/pages/page.ts';
import type { PageRoute } from '#core/contract/pages/page-routes.ts';
import type { Port } from '#core/contract/pages/port.ts';
import { FoundPage } from '#src/app/found-page.tsx';
import { createKeepPlace } from '#src/app/keep-place.ts';
import { FAULT_PAGES, PAGES, PERSONAL_PAGES } from '#src/app/page-components.ts';
import { errorStatusOf, FIXED_ROUTES, personalPageOf, routerPath } from '#src/app/routes.ts';
import { ShopRoot } from '#src/app/shop-root.tsx';
import type { LivingFrame } from '#src/screens/shop/frame.tsx';

export interface RouterContext {
  port: Port;
  /** The frame as it goes on after the first drawing. */
  living?: LivingFrame;
  /** Brings the sentences that home, lists and products do without. */
  needLater: () => Promise<void>;
}

export type ShopRouter = ReturnType<typeof createShopRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: ShopRouter;
  }
  interface StaticDataRouteOption {
    /** Name of the page route in the contract. */
    name?: string;
    /** The page belongs to the person. */
    personal?: { source: string; outlined?: boolean };
  }
}

export interface RouterParts extends RouterContext {
  history?: RouterHistory;
  isServer?: boolean;
  /** The document already shows its page. */
  drawn?: boolean;
}

/** Addresses that the shop's permalinks decide. */
const ANY_PAGE: PageRoute = { name: 'page', path: '$', middleware: [] };

/** Asks the port for an address and turns its answer into a page, a redirect or "not found". */
async function findPage({ port, needLater }: RouterContext, path: string, search: string): Promise<PageFound> {
  const answer = await port.page(path, search);
  if (answer.status === 301 || answer.status === 302) throw redirect({ href: answer.to, statusCode: answer.status });
  if (answer.status !== 200) {
    await Promise.all([FAULT_PAGES.missing.Page.preload?.(), needLater()]);
    throw notFound({ data: { status: answer.status } });
  }
  const { Page, saysMore } = PAGES[answer.page.kind];
  await Promise.all([Page.preload?.(), saysMore ? needLater() : undefined]);
  return answer;
}

export function createShopRouter(parts: RouterParts) {
  const { port, living, needLater, history, isServer = false, drawn = false } = parts;
  const root = createRootRouteWithContext<RouterContext>()({
    loader: ({ context }) => context.port.frame(),
    staleTime: Infinity,
    component: function Root() {
      return <ShopRoot frame={root.useLoaderData()} living={living} />;
    },
    notFoundComponent: FAULT_PAGES.missing.Page,
    errorComponent: FAULT_PAGES.broken.Page,
  });

  /* documents are the same for everybody: on the server a page that needs a session is an empty shell */
  const guard =
    (middleware: readonly string[]) =>
    async ({ location }: { location: { href: string } }) => {
      if (isServer || middleware.length === 0) return;
      (await import('#src/app/guard.ts')).guardRoute(middleware, document.cookie, location.href);
    };

  const publicRoute = ({ name, path, middleware }: PageRoute) => {
    const route = createRoute({
      getParentRoute: () => root,
      path: routerPath(path),
      staticData: { name },
      beforeLoad: guard(middleware),
      /* the query string is part of the page's identity */
      loaderDeps: ({ search }) => ({ search }),
      loader: ({ context, location }) => findPage(context, location.pathname, location.searchStr),
      staleTime: 30_000,
      component: function Found() {
        return <FoundPage answer={route.useLoaderData()} />;
      },
      notFoundComponent: FAULT_PAGES.missing.Page,
      errorComponent: FAULT_PAGES.broken.Page,
    });
    return route;
  };

  const fixed = FIXED_ROUTES.map((fixedRoute) => {
    const { name, path, middleware } = fixedRoute;
    const status = errorStatusOf(name);
    const personal = personalPageOf(name);
    if (status === null && personal === null) return publicRoute(fixedRoute);
    const page = personal === null ? null : PERSONAL_PAGES[personal];
    return createRoute({
      getParentRoute: () => root,
      path: routerPath(path),
      staticData: page === null ? { name } : { name, personal: page },
      beforeLoad: guard(middleware),
      loader: async ({ context }) => {
        await Promise.all([(page ?? FAULT_PAGES.error).Page.preload?.(), context.needLater()]);
      },
      component: page?.Page ?? (() => <FAULT_PAGES.error.Page status={status ?? 404} />),
      errorComponent: FAULT_PAGES.broken.Page,
    });
  });

  const index = createRoute({
    getParentRoute: () => root,
    path: '/',
    staticData: { name: 'home' },
    beforeLoad: ({ location }) => {
      throw redirect({ href: `/auto${location.searchStr}`, statusCode: 302 });
    },
  });

  return createRouter({
    routeTree: root.addChildren([index, ...fixed, publicRoute(ANY_PAGE)]),
    ...(history === undefined ? {} : { history }),
    context: { port, needLater },
    isServer,
    /* query strings travel as they are: lists write theirs in one canonical form (list-address.ts) */
    parseSearch: (text) => (text.length > 1 ? { raw: text.slice(1) } : {}),
    stringifySearch: (search) => (typeof search.raw === 'string' && search.raw !== '' ? `?${search.raw}` : ''),
    /* on the server it would print an inline script */
    scrollRestoration: isServer ? false : createKeepPlace(drawn),
    notFoundMode: 'fuzzy',
  });
}
