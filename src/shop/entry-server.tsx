/**
 * Public pages as markup, by the recipe of rendering: one tree per request, buffered, lazy parts awaited, errors known
 * before the status line. French for everybody: nothing of a person is ever in a document (design §6).
 */
import type { ReactNode } from 'react';
import { renderToReadableStream, renderToStaticMarkup } from 'react-dom/server';
import type { I18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { createRequestHandler, getSsrStatus } from '@tanstack/react-router/ssr/server';
import { DEFAULT_LOCALE } from '#core/domain/shop/locale.ts';
import type { Port } from '#core/contract/pages/port.ts';
import { documentClass } from '#core/contract/pages/traits/documents.ts';
import { App } from '#src/shop/app/app.tsx';
import { needsDeferredMessages, type PAGES } from '#src/shop/app/pages/page-components.ts';
import { LATER_PAGES, PAGE_SOURCES } from '#src/shop/app/pages/page-sources.ts';
import { createShopRouter, type ShopRouter } from '#src/shop/app/navigation/router.tsx';
import { isPersonal } from '#src/shop/app/navigation/routes.ts';
import { createI18n } from '#src/i18n/i18n.ts';
import { messages } from '#src/shop/locales/fr_FR.po';
import { messages as laterMessages } from '#src/shop/locales/later/fr_FR.po';
import { NeedsScripts } from '#src/shop/parts/page/needs-scripts.tsx';
import { MESSAGE_SOURCES } from '#src/shop/app/language/messages.ts';

export { headTags } from '#src/shop/parts/page/head-tags.ts';

/** Both catalogues are part of this bundle. Put together once: for each document, it cost as much as drawing it. */
const allMessages = { ...messages, ...laterMessages };
const allSaid = Promise.resolve();

interface Markup {
  html: string;
  errors: readonly unknown[];
}

/** The whole page as a string: lazy parts awaited, every error of the drawing known. */
async function markupOf(tree: ReactNode, signal: AbortSignal): Promise<Markup> {
  const errors: unknown[] = [];
  const stream = await renderToReadableStream(tree, {
    signal,
    progressiveChunkSize: Infinity,
    onError: (error) => {
      errors.push(error);
    },
  });
  await stream.allReady;
  return { html: await new Response(stream).text(), errors };
}

/** What stands where the device would draw its own page. The browser takes it away before it draws. */
const withoutScripts = (i18n: I18n): string =>
  `<noscript>${renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <main>
        <NeedsScripts />
      </main>
    </I18nProvider>,
  )}</noscript>`;

/** Source modules of the chunks a page needs, as keys of the bundler's manifest. */
function modulesOf(router: ShopRouter): string[] {
  const sources = [MESSAGE_SOURCES.first[DEFAULT_LOCALE]];
  const later = MESSAGE_SOURCES.later[DEFAULT_LOCALE];
  for (const match of router.state.matches) {
    const data: unknown = match.loaderData;
    const { kind } = match.staticData;
    if (isPersonal(kind)) sources.push(LATER_PAGES, PAGE_SOURCES[kind], later);
    else if (isFound(data)) {
      const { kind: shown } = data.page;
      sources.push(PAGE_SOURCES[shown], ...(needsDeferredMessages(shown) ? [later] : []));
      if (shown === 'contact') sources.push(LATER_PAGES);
    } else if (match.status === 'notFound') sources.push(PAGE_SOURCES.missing, later);
    else if (kind === 'error') sources.push(PAGE_SOURCES.error, later);
  }
  return sources;
}

function isFound(data: unknown): data is { page: { kind: keyof typeof PAGES } } {
  return typeof data === 'object' && data !== null && 'status' in data && data.status === 200 && 'page' in data;
}

/** 410 where the shop took an address away for good, what the router says otherwise. */
function statusOf(router: ShopRouter): number {
  const gone = router.state.matches.some((match) => {
    const error: unknown = match.error;
    return typeof error === 'object' && error !== null && 'data' in error && isGone(error.data);
  });
  return gone ? 410 : getSsrStatus(router);
}

const isGone = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'status' in data && data.status === 410;

/** The router writes what its loaders answered into scripts, as costly as drawing; documents carry the port's answers. */
function withoutOwnScripts(router: ShopRouter): ShopRouter {
  const silence = (own: NonNullable<ShopRouter['serverSsr']>): void => {
    own.dehydrate = () => Promise.resolve();
  };
  router.serverSsrLifecycle = { onServerSsrAttach: [silence] };
  return router;
}

/**
 * The page of an address: the body is the markup of `#root`; for pages that are drawn on the device alone, a word to
 * readers without scripts;
 * `x-modules` lists the source modules of its lazy chunks. A status of 500 means that nothing of it may be shown.
 */
export const handle = (request: Request, port: Port): Promise<Response> =>
  createRequestHandler({
    request,
    createRouter: () =>
      withoutOwnScripts(createShopRouter({ port, loadDeferredMessages: () => allSaid, isServer: true })),
  })(async ({ router, responseHeaders }) => {
    const i18n = createI18n(DEFAULT_LOCALE, allMessages);
    responseHeaders.set('x-modules', modulesOf(router).join(','));
    if (router.state.matches.some(({ staticData: { kind } }) => kind !== undefined && documentClass(kind) === 'shell'))
      return new Response(withoutScripts(i18n), { status: 200, headers: responseHeaders });
    const { html, errors } = await markupOf(<App router={router} i18n={i18n} actions={null} />, request.signal);
    for (const error of errors) console.error(error);
    return new Response(html, { status: errors.length > 0 ? 500 : statusOf(router), headers: responseHeaders });
  });
