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
import { href } from '#core/contract/pages/href.ts';
import type { PageFound } from '#core/contract/pages/page.ts';
import type { PageRoute, RouteKind } from '#core/contract/pages/routes.ts';
import type { Port } from '#core/contract/pages/port.ts';
import { FoundPage } from '#src/shop/app/pages/found-page.tsx';
import { createKeepPlace } from '#src/shop/app/navigation/keep-place.ts';
import { FAULT_PAGES, PAGES, PERSONAL_PAGES, needsDeferredMessages } from '#src/shop/app/pages/page-components.ts';
import { errorStatusOf, FIXED_ROUTES, isPersonal, routerPath } from '#src/shop/app/navigation/routes.ts';
import { ShopRoot } from '#src/shop/app/shop-root.tsx';
import type { LiveFrame } from '#src/shop/parts/page/frame.tsx';

export interface RouterContext {
  port: Port;
  /** The frame as it goes on after the first drawing. */
  living?: LiveFrame;
  /** Brings the sentences that home, lists and products do without. */
  loadDeferredMessages: () => Promise<void>;
}

export type ShopRouter = ReturnType<typeof createShopRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: ShopRouter;
  }
  interface StaticDataRouteOption {
    /** Name of the page route in the contract. */
    name?: string;
    kind?: RouteKind;
  }
}

export interface RouterDeps extends RouterContext {
  history?: RouterHistory;
  isServer?: boolean;
  /** The document already shows its page. */
  drawn?: boolean;
}

/** Addresses that the shop's permalinks decide. */
const ANY_PAGE: Pick<PageRoute, 'name' | 'path' | 'kind' | 'middleware'> = {
  name: 'page',
  path: '$',
  kind: 'permalink',
  middleware: [],
};

/** Asks the port for an address and turns its answer into a page, a redirect or "not found". */
async function findPage(
  { port, loadDeferredMessages }: RouterContext,
  path: string,
  search: string,
): Promise<PageFound> {
  const answer = await port.page(path, search);
  if (answer.status === 301 || answer.status === 302) throw redirect({ href: answer.to, statusCode: answer.status });
  if (answer.status !== 200) {
    await Promise.all([FAULT_PAGES.missing.preload?.(), loadDeferredMessages()]);
    throw notFound({ data: { status: answer.status } });
  }
  const { kind } = answer.page;
  await Promise.all([PAGES[kind].preload?.(), needsDeferredMessages(kind) ? loadDeferredMessages() : undefined]);
  return answer;
}

export function createShopRouter(parts: RouterDeps) {
  const { port, living, loadDeferredMessages, history, isServer = false, drawn = false } = parts;
  const root = createRootRouteWithContext<RouterContext>()({
    loader: ({ context }) => context.port.frame(),
    staleTime: Infinity,
    component: function Root() {
      return <ShopRoot frame={root.useLoaderData()} living={living} />;
    },
    notFoundComponent: FAULT_PAGES.missing,
    errorComponent: FAULT_PAGES.broken,
  });

  /* documents are the same for everybody: on the server a page that needs a session is an empty shell */
  const guard =
    (middleware: readonly string[]) =>
    async ({ location }: { location: { href: string } }) => {
      if (isServer || middleware.length === 0) return;
      (await import('#src/shop/app/guards/guard.ts')).guardRoute(middleware, document.cookie, location.href);
    };

  const publicRoute = ({ name, path, kind, middleware }: typeof ANY_PAGE) => {
    const route = createRoute({
      getParentRoute: () => root,
      path: routerPath(path),
      staticData: { name, kind },
      beforeLoad: guard(middleware),
      /* the query string is part of the page's identity */
      loaderDeps: ({ search }) => ({ search }),
      loader: ({ context, location }) => findPage(context, location.pathname, location.searchStr),
      staleTime: 30_000,
      component: function Found() {
        return <FoundPage answer={route.useLoaderData()} />;
      },
      notFoundComponent: FAULT_PAGES.missing,
      errorComponent: FAULT_PAGES.broken,
    });
    return route;
  };

  const fixed = FIXED_ROUTES.map((fixedRoute) => {
    const { name, path, kind, middleware } = fixedRoute;
    if (kind !== 'error' && !isPersonal(kind)) return publicRoute(fixedRoute);
    const page = kind === 'error' ? null : PERSONAL_PAGES[kind];
    return createRoute({
      getParentRoute: () => root,
      path: routerPath(path),
      staticData: { name, kind },
      beforeLoad: guard(middleware),
      loader: async ({ context }) => {
        await Promise.all([(page ?? FAULT_PAGES.error).preload?.(), context.loadDeferredMessages()]);
      },
      component: page ?? (() => <FAULT_PAGES.error status={errorStatusOf(name) ?? 404} />),
      errorComponent: FAULT_PAGES.broken,
    });
  });

  const index = createRoute({
    getParentRoute: () => root,
    path: href('home'),
    staticData: { name: 'home', kind: 'start' },
    beforeLoad: ({ location }) => {
      throw redirect({ href: href('auto.home') + location.searchStr, statusCode: 302 });
    },
  });

  return createRouter({
    routeTree: root.addChildren([index, ...fixed, publicRoute(ANY_PAGE)]),
    ...(history === undefined ? {} : { history }),
    context: { port, loadDeferredMessages },
    isServer,
    /* query strings travel as they are: lists write theirs in one canonical form (list-address.ts) */
    parseSearch: (text) => (text.length > 1 ? { raw: text.slice(1) } : {}),
    stringifySearch: (search) => (typeof search.raw === 'string' && search.raw !== '' ? `?${search.raw}` : ''),
    /* on the server it would print an inline script */
    scrollRestoration: isServer ? false : createKeepPlace(drawn),
    notFoundMode: 'fuzzy',
    /* as the shop's own rules read a path: `/Auto` is another address than `/auto` */
    caseSensitive: true,
  });
}
