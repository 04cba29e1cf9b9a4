/** Hydrates the document the server drew, or draws into the empty shell; the rest of the shop follows once the page rests. */
import { startTransition, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { DEFAULT_LOCALE } from '#core/domain/shop/locale.ts';
import type { Boot } from '#core/contract/pages/port.ts';
import { App } from '#src/shop/app/app.tsx';
import { watchMissingParts } from '#src/shop/app/offline/missing-part.ts';
import { followLinks } from '#src/shop/app/navigation/follow-links.ts';
import { dropPrintedHead } from '#src/shop/parts/page/printed-head.ts';
import type { Device, DeviceDeps } from '#src/shop/app/port/device.ts';
import { pause } from '#src/shop/app/pause.ts';
import { createBrowserPort } from '#src/shop/app/port/port.ts';
import { isBoot } from '#src/shop/app/port/boot-guards.ts';
import { createShopRouter } from '#src/shop/app/navigation/router.tsx';
import { PAGES } from '#src/shop/app/pages/page-components.ts';
import { likelyPage } from '#core/contract/pages/likely-page.ts';
import { createShopActions } from '#src/shop/app/shop-actions.ts';
import { createLanguage, storedLocale } from '#src/shop/app/language/language.ts';
import type { DeferredDeps } from '#src/shop/app/start-deferred.ts';
import { keepInstallPrompt } from '#src/shop/store/device/install-prompt.ts';
import { recallLastArea } from '#src/shop/store/recent/last-area.ts';
import { show } from '#src/shop/store/state.ts';
import { patiently } from '#src/shop/parts/hydration/patiently.ts';
import { plugPerson } from '#src/shop/store/person/person.ts';

/** @param build address of the entry, which tells one build from another */
export async function start(build: string): Promise<void> {
  watchMissingParts(build);
  addEventListener('beforeinstallprompt', keepInstallPrompt);
  const boot = readBoot();
  const opened = location.pathname + location.search;
  withoutMarks(boot, opened);
  const root = document.getElementById('root');
  if (root === null) throw new Error('the document has no root');
  /* the shell holds at most a word to readers without scripts */
  const hydrating = root.firstElementChild !== null && root.firstElementChild.localName !== 'noscript';

  let late = (): void => {};
  /* from the shell: the page is asked for, and its code loaded, before the router comes to it */
  const likely = boot === null ? likelyPage(location.pathname) : null;
  const device = lazyDevice({
    isShell: boot === null,
    first: likely === null ? null : opened,
    onLate: () => late(),
  });
  if (likely !== null)
    Promise.all([device(), PAGES[likely].preload?.()]).catch(() => {
      /* asked again by whoever needs it, who hears of it then */
    });

  const port = createBrowserPort(boot, async () => (await device()).port);
  /* a document is French: it is hydrated in French and changes language afterwards */
  const language = createLanguage(hydrating ? DEFAULT_LOCALE : storedLocale());
  plugPerson(async () => {
    const { openPerson } = await import('#src/shop/app/account/person.ts');
    return openPerson({ client: async () => (await device()).client(), language });
  });
  /* all scripts have been read in this task; a page that stands already is touched before the next one */
  if (hydrating) await pause(0);
  const router = createShopRouter({
    port,
    living: port,
    loadDeferredMessages: language.loadDeferredMessages,
    drawn: hydrating,
  });
  late = () => void router.invalidate();
  const actions = createShopActions({ router, language, port, device });
  await Promise.all([language.needFirst(), router.load()]);

  /* what was kept begins without a network too: its prices carry their date from the first moment */
  if (!navigator.onLine) show('connection', { online: false, since: null });
  /* the server draws the root without a Suspense boundary: this tells the router to do the same here */
  if (hydrating) router.ssr = { manifest: undefined };
  /* the shell was drawn for nobody: its bars are of the last area from the first moment */
  else recallLastArea();
  draw(<App router={router} i18n={language.i18n} actions={actions} />, root, hydrating);
  followLinks(router);
  dispatchEvent(new Event('appready'));
  onceAtRest(() => void startLater({ port, router, device, language, opened }));
}

/** What the document carried; absent in the shell. */
function readBoot(): Boot | null {
  const text = document.getElementById('boot')?.textContent;
  const written: unknown = text ? JSON.parse(text) : null;
  return isBoot(written) ? written : null;
}

/** A document was drawn for the address of its page, without marks of campaigns or of the icon. */
function withoutMarks(boot: Boot | null, opened: string): void {
  const drawn = Object.keys(boot?.pages ?? {})[0];
  if (drawn !== undefined && drawn !== opened && drawn.split('?')[0] === location.pathname)
    history.replaceState(null, '', drawn + location.hash);
}

/** What this device holds, opened by whoever asks first; where its code could not be had, the next need asks again. */
function lazyDevice(options: DeviceDeps) {
  let loading: Promise<Device> | undefined;
  return (): Promise<Device> => {
    loading ??= import('#src/shop/app/port/device.ts')
      .then(({ createDevice }) => createDevice(options))
      .catch((error: unknown) => {
        loading = undefined;
        throw error;
      });
    return loading;
  };
}

function draw(app: ReactNode, root: HTMLElement, hydrating: boolean): void {
  if (hydrating) {
    /* in slices: a page that can be read already is not held up for the whole of it */
    startTransition(() => void hydrateRoot(root, app, { onRecoverableError: (error) => console.error(error) }));
  } else {
    dropPrintedHead();
    createRoot(root).render(app);
  }
}

const canRest = 'requestIdleCallback' in globalThis;

/** After the page has loaded and rests. */
function onceAtRest(begin: () => void): void {
  const rest = (): void => {
    if (canRest) requestIdleCallback(begin, { timeout: 4_000 });
    else setTimeout(begin, 1_000);
  };
  if (document.readyState === 'complete') rest();
  else addEventListener('load', rest, { once: true });
}

/** Choices, catalogue, the engine that sends changes, the service worker. */
async function startLater(deps: DeferredDeps): Promise<void> {
  const { startDeferred } = await patiently(() => import('#src/shop/app/start-deferred.ts'));
  await startDeferred(deps);
}
