/** Public pages for documents, for `api.page` and for `api.get-metadata`: one resolver over one catalogue state. */
import type { AdminInitPayload } from '#core/contract/admin/start.ts';
import type { InitPayload } from '#core/contract/shop/init.ts';
import type { Metadata } from '#core/contract/shop/metadata.ts';
import { cartHead } from '#core/contract/pages/head/cart-head.ts';
import { metadataOf } from '#core/contract/pages/head/head.ts';
import { href } from '#core/contract/pages/href.ts';
import type { PageAnswer, PageFound } from '#core/contract/pages/page.ts';
import type { PageSource } from '#core/contract/pages/page-source.ts';
import type { Frame, Port } from '#core/contract/pages/port.ts';
import { shownInit } from '#core/contract/pages/frame/shown-init.ts';
import { areaOfPath, type Area } from '#core/domain/shop/area.ts';
import { DEFAULT_LOCALE, type Locale } from '#core/domain/shop/locale.ts';
import { match } from '#core/contract/pages/match.ts';
import { PAGE_ROUTES, type PageId } from '#core/contract/pages/routes.ts';
import { fixedHead } from '#core/contract/pages/head/fixed-head.ts';
import { movedAt, resolvePage } from '#core/contract/pages/resolve/resolve.ts';
import { catalogueSource } from '#server/subjects/catalogue/catalogue-source.ts';
import type { LiveCatalogue } from '#server/subjects/catalogue/live-catalogue.ts';
import type { CatalogueState } from '#server/subjects/catalogue/state.ts';
import { adminInitPayload, initPayload, type ShopSettings } from '#server/platform/settings/init-payload.ts';

import { areaOfCart } from './area-of-cart.ts';
import { structuredData } from './structured-data.ts';
import type { ShopFacts } from './structured-facts.ts';
import { withSharePicture } from './share-picture.ts';
import { faceOf } from './web-manifest.ts';

export interface PageServiceDeps {
  readonly live: LiveCatalogue;
  /** Settings at the revision of the given state. */
  readonly settings: (state: CatalogueState) => Promise<ShopSettings>;
  /** Origin of canonical addresses, without trailing slash. */
  readonly origin: string;
  readonly version: string;
  readonly hosts: InitPayload['context']['hosts'];
  readonly serviceWorker: boolean;
  readonly mapsKey: string | undefined;
}

export interface PageService {
  readonly port: Port;
  init(): Promise<InitPayload>;
  /** Of the back office. */
  adminInit(): Promise<AdminInitPayload>;
  /** @param locale of the reader; French where silent */
  page(path: string, search: string, locale?: Locale): Promise<PageAnswer>;
  /** Where an old address leads, as `movedAt`. */
  moved(path: string, search: string, mustHaveQuery?: boolean): Promise<PageAnswer | null>;
  /** What the shop holds now, as pages are made from it. */
  source(): Promise<PageSource>;
  /** Of the page at an address; of the shop itself where there is none (domain 1.3). */
  metadata(url: string, asked?: { readonly route?: string; readonly locale?: Locale }): Promise<Metadata>;
  /** Names the state all pages are made from. */
  revision(): Promise<string>;
  brandingCss(): Promise<string>;
  /** Icon and manifest of an area's pages; null: those of the build. */
  face(area: Area | null): Promise<ReturnType<typeof faceOf>>;
}

export function createPageService(deps: PageServiceDeps): PageService {
  const { live, settings, origin, version, hosts, serviceWorker, mapsKey } = deps;
  const initOf = async (state: CatalogueState): Promise<InitPayload> => {
    const { structure, contents, permalinks } = state;
    const known = await settings(state);
    const { pricedAt } = state;
    const shop = { version, hosts, serviceWorker, mapsKey };
    return initPayload({ settings: known, structure, contents, permalinks, pricedAt, ...shop });
  };
  /** One frame for each state: what is indexed of it is indexed once. */
  const frames = new WeakMap<CatalogueState, Promise<Frame>>();
  const frame = (): Promise<Frame> => {
    const state = live.current();
    const made =
      frames.get(state) ?? initOf(state).then((known) => ({ init: shownInit(known), structure: state.structure }));
    frames.set(state, made);
    made.catch(() => frames.delete(state));
    return made;
  };
  const page = async (path: string, search: string, locale = DEFAULT_LOCALE): Promise<PageAnswer> => {
    const state = live.current();
    const { siteName, shown, setting, branding } = await settings(state);
    const shop = { siteName, origin, locale };
    const answer = await resolvePage(catalogueSource(state, { ...shop, settings: shown }), path, search);
    if (answer.status !== 200) return answer;
    const head = withSharePicture(answer.head, branding.shared, shop);
    return withStructuredData({ ...answer, head }, { origin, siteName, setting });
  };
  return {
    port: { frame, page: (path, search) => page(path, search) },
    init: () => initOf(live.current()),
    adminInit: async () => adminInitPayload({ settings: await settings(live.current()), version, serviceWorker }),
    page,
    moved: async (path, search, mustHaveQuery) => movedAt(live.current().structure, path, search, mustHaveQuery),
    async source() {
      const state = live.current();
      const { siteName, shown } = await settings(state);
      return catalogueSource(state, { siteName, origin, settings: shown });
    },
    async metadata(url, { route = '', locale = DEFAULT_LOCALE } = {}) {
      const { path, search } = addressIn(url);
      const { siteName, setting, branding } = await settings(live.current());
      const shop = { siteName, origin, locale };
      const withPicture = (head: Metadata): Metadata => withSharePicture(head, branding.shared, shop);
      const cart = areaOfCart(path);
      if (cart !== null) return withPicture(cartHead(cart, shop));
      const answer = await page(path, search, locale);
      if (answer.status === 200) return answer.head;
      const description = setting('general.general.site.tagline', { channel: areaOfPath(path), locale });
      const id = fixedAt(path) ?? fixedNamed(route);
      const fixed = id === null ? null : fixedHead(id, description, shop);
      const facts = { title: siteName, description, canonicalPath: null, picture: null, modifiedAt: null };
      return withPicture(fixed ?? metadataOf(facts, shop));
    },
    revision: async () => `${live.current().cursor.revId} ${(await settings(live.current())).branding.hash}`,
    brandingCss: async () => (await settings(live.current())).branding.css,
    face: async (area: Area | null) => faceOf((await settings(live.current())).branding, area),
  };
}

/** What is kept out of the index is described to nobody who makes one. */
function withStructuredData(answer: PageFound, shop: ShopFacts): PageFound {
  if (answer.head.robots['index'] === 'noindex') return answer;
  return { ...answer, head: { ...answer.head, schema: structuredData(answer, shop) } };
}

const fixedAt = (path: string): PageId | null => {
  const id = match(path)?.id ?? null;
  /* what permalinks decide is asked for by its name too */
  return id === 'page' ? null : id;
};
const fixedNamed = (route: string): PageId | null => PAGE_ROUTES.find(({ name }) => name === route)?.id ?? null;

/** Path and query of an absolute or relative address; whatever cannot be read is an unknown page. */
function addressIn(url: string): { path: string; search: string } {
  // a path that begins with two slashes names no other host
  const whole = url.startsWith('/') ? `http://shop.invalid${url}` : url;
  if (!URL.canParse(whole, 'http://shop.invalid')) return { path: href('error.404'), search: '' };
  const { pathname, search } = new URL(whole, 'http://shop.invalid');
  return { path: pathname, search };
}
