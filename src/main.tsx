/** The browser's entry: hydrates the document the server drew, or draws into the empty shell. */
import { createRoot, hydrateRoot } from 'react-dom/client';
import './styles.css';
import { DEFAULT_LOCALE } from '#core/domain/locale.ts';
import type { Boot } from '#core/contract/pages/port.ts';
import { App } from '#src/app/app.tsx';
import { watchMissingParts } from '#src/app/offline/missing-part.ts';
import { followLinks } from '#src/app/follow-links.ts';
import { dropPrintedHead } from '#src/app/page-head.tsx';
import { createBrowserPort, type Answers } from '#src/app/port.ts';
import { createShopRouter } from '#src/app/router.tsx';
import { createShopActions } from '#src/app/shop-actions.ts';
import { createLanguage, storedLocale } from '#src/app/language.ts';
import { readInterface, watchConnection } from '#src/store/interface.ts';
import { person, plugPerson } from '#src/store/person.ts';

/** What the document carried; absent in the shell. */
function readBoot(): Boot | null {
  const text = document.getElementById('boot')?.textContent;
  // Written by the server that wrote this document.
  return text ? (JSON.parse(text) as Boot) : null;
}

watchMissingParts(import.meta.url);
const boot = readBoot();
const root = document.getElementById('root');
if (root === null) throw new Error('the document has no root');
const hydrating = root.firstElementChild !== null;

let loading: Promise<import('#src/app/device.ts').Device> | undefined;
const device = () => {
  loading ??= import('#src/app/device.ts').then(({ createDevice }) => createDevice(boot?.frame.init ?? null));
  return loading;
};
const asked = (side: 'local' | 'network'): Answers => ({
  frame: async () => (await device())[side].frame(),
  page: async (path, search) => (await device())[side].page(path, search),
});

plugPerson(async () => (await import('#src/app/person.ts')).openPerson());

const port = createBrowserPort({
  boot,
  device: asked('local'),
  network: asked('network'),
  onLate: () => void router.invalidate(),
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
});
/* a document is French: it is hydrated in French and changes language afterwards */
const language = createLanguage(hydrating ? DEFAULT_LOCALE : storedLocale());
const router = createShopRouter({ port, needLater: language.needLater });
const actions = createShopActions({ router, language, port, device });
await Promise.all([language.needFirst(), router.load()]);
const app = <App router={router} i18n={language.i18n} actions={actions} />;

if (hydrating) {
  /* the server draws the root without a Suspense boundary: this tells the router to do the same here */
  router.ssr = { manifest: undefined };
  hydrateRoot(root, app, { onRecoverableError: (error) => console.error(error) });
} else {
  dropPrintedHead();
  createRoot(root).render(app);
}
followLinks(router);
dispatchEvent(new Event('appready'));
readInterface(Date.now());
watchConnection(() => new Date().toISOString());
await language.speak(storedLocale());

/** After the page has loaded and rests: the catalogue, the engine that sends changes, the service worker. */
async function later(): Promise<void> {
  void person();
  const { catalogue } = await device();
  catalogue.start();
  void catalogue.refresh();
  if (import.meta.env.PROD) await serveOffline();
}

/** The service worker, unless the shop has switched it off. */
async function serveOffline(): Promise<void> {
  const [{ init }, { startOffline }] = await Promise.all([port.frame(), import('#src/app/offline/start.ts')]);
  if (!init.context.serviceWorker) return;
  await startOffline({ now: () => Date.now(), report: (error) => console.warn(error) });
}
const rest = (): void => {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(() => void later(), { timeout: 4_000 });
  else setTimeout(() => void later(), 1_000);
};
if (document.readyState === 'complete') rest();
else addEventListener('load', rest, { once: true });
