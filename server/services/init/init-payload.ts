/** The start-up payload (specification §7, domain 1.1): public, the same for everybody, never a secret in it. */
import type { ContentDocument, Contents } from '#core/contract/content-document.ts';
import type { InitPayload } from '#core/contract/init.ts';
import { PAGE_ROUTES } from '#core/contract/pages/page-routes.ts';
import { liveRoute } from '#core/contract/live.ts';
import { ROUTES } from '#core/contract/routes.ts';
import type { Structure } from '#core/contract/structure.ts';
import { LOCALES, DEFAULT_LOCALE } from '#core/domain/locale.ts';
import type { Db } from '#server/database/connection.ts';

import { loadBranding, type Branding } from './branding.ts';
import { globalValue, loadPublicConfig, MAPS_KEY_CODE } from './core-config.ts';

const DEFAULT_SITE_NAME = 'Mon Shop Auto Moto';

/** What the payload is made from beside the catalogue: read again when the catalogue's revision moves. */
export interface ShopSettings {
  readonly coreConfig: InitPayload['coreConfig'];
  readonly branding: Branding;
  readonly siteName: string;
}

export async function loadShopSettings(db: Db): Promise<ShopSettings> {
  const [coreConfig, branding] = await Promise.all([loadPublicConfig(db), loadBranding(db)]);
  return {
    coreConfig,
    branding,
    siteName: globalValue(coreConfig, 'general.general.site.name') ?? DEFAULT_SITE_NAME,
  };
}

/** Address and methods of every named route: what the client builds its urls from. */
function routeTable(): InitPayload['routes'] {
  return Object.fromEntries(
    [...Object.values(ROUTES), liveRoute].map((route) => [route.name, { uri: route.uri, methods: [route.method] }]),
  );
}

const withoutSlash = (path: string) => path.replace(/^\//, '');

const postLink = (document: ContentDocument) => ({
  uri: document.path,
  type: document.type,
  slug: document.slug,
  area: document.area,
});

/** Set by the environment, because documents of a shop with maps have another policy. */
function mapsSetting(key: string | undefined): InitPayload['coreConfig'] {
  return key === undefined ? [] : [{ code: MAPS_KEY_CODE, value: key, channel_code: null, locale_code: null }];
}

export interface InitParts {
  readonly settings: ShopSettings;
  readonly structure: Pick<Structure, 'categories'>;
  readonly contents: Contents;
  /** Build of the server, so that a client knows a newer one. */
  readonly version: string;
  readonly hosts: InitPayload['context']['hosts'];
  readonly serviceWorker: boolean;
  readonly mapsKey: string | undefined;
}

export function initPayload(parts: InitParts): InitPayload {
  const { settings, structure, contents, version, hosts, serviceWorker, mapsKey } = parts;
  const { branding, siteName } = settings;
  const coreConfig = [...settings.coreConfig, ...mapsSetting(mapsKey)];
  return {
    routes: routeTable(),
    pages: Object.fromEntries(
      PAGE_ROUTES.map(({ name, path, middleware }) => [name, { path, middleware: [...middleware] }]),
    ),
    coreConfig,
    permalinks: {
      routes: {
        // Every product has the address of the pattern: there is no other yet (domain 1.1).
        products: [],
        categories: structure.categories.map((one) => ({
          uri: withoutSlash(`/${one.area}/nos-produits/${one.slug}`),
          type: 'category',
          slug: one.slug,
          area: one.area,
        })),
        posts: contents.documents.filter((one) => one.type === 'post').map(postLink),
        postLists: [...contents.postLists],
      },
    },
    branding: {
      colors: branding.colors,
      images: branding.images,
      displayRatio: branding.displayRatio,
      name: siteName,
      stylesheet: branding.hash,
    },
    context: { locale: DEFAULT_LOCALE, locales: [...LOCALES], currency: 'EUR', version, hosts, serviceWorker },
  };
}
