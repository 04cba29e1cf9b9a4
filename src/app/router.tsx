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
import type { Port } from '#core/contract/pages/port.ts';
import { FoundPage } from '#src/app/found-page.tsx';
import { guardRoute } from '#src/app/guard.ts';
import { FAULT_PAGES, PAGES, PERSONAL_PAGES } from '#src/app/page-components.ts';
import { errorStatusOf, FIXED_ROUTES, personalPageOf, routerPath } from '#src/app/routes.ts';
import { ShopRoot } from '#src/app/shop-root.tsx';

export interface RouterContext {
  port: Port;
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
    /** Source module of a page that the server does not draw: it sends the empty shell. */
    shell?: string;
  }
}

export interface RouterParts extends RouterContext {
  history?: RouterHistory;
  isServer?: boolean;
}

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

export function createShopRouter({ port, needLater, history, isServer = false }: RouterParts) {
  const root = createRootRouteWithContext<RouterContext>()({
    loader: ({ context }) => context.port.frame(),
    staleTime: Infinity,
    component: function Root() {
      return <ShopRoot frame={root.useLoaderData()} />;
    },
    notFoundComponent: FAULT_PAGES.missing.Page,
    errorComponent: FAULT_PAGES.broken.Page,
  });

  const publicRoute = (name: string, path: string) => {
    const route = createRoute({
      getParentRoute: () => root,
      path,
      staticData: { name },
      beforeLoad: ({ context }) => guardRoute(name, context.port, isServer ? '' : document.cookie, isServer),
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

  const fixed = FIXED_ROUTES.map(({ name, path }) => {
    const status = errorStatusOf(name);
    const personal = personalPageOf(name);
    if (status === null && personal === null) return publicRoute(name, routerPath(path));
    const page = personal === null ? null : PERSONAL_PAGES[personal];
    return createRoute({
      getParentRoute: () => root,
      path: routerPath(path),
      staticData: page === null ? { name } : { name, shell: page.source },
      beforeLoad: ({ context }) => guardRoute(name, context.port, isServer ? '' : document.cookie, isServer),
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
    routeTree: root.addChildren([index, ...fixed, publicRoute('page', '$')]),
    ...(history === undefined ? {} : { history }),
    context: { port, needLater },
    isServer,
    /* query strings travel as they are: lists write theirs in one canonical form (list-address.ts) */
    parseSearch: (text) => (text.length > 1 ? { raw: text.slice(1) } : {}),
    stringifySearch: (search) => (typeof search.raw === 'string' && search.raw !== '' ? `?${search.raw}` : ''),
    /* on the server it would print an inline script */
    scrollRestoration: !isServer,
    notFoundMode: 'fuzzy',
  });
}
