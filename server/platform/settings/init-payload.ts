/** The start-up payload (specification §7, domain 1.1): public, the same for everybody, never a secret in it. */
import type { ContentDocument, Contents } from '#core/contract/content/content-document.ts';
import type { InitPayload } from '#core/contract/shop/init.ts';
import { categoryPath } from '#core/contract/pages/paths.ts';
import { publishedPages } from '#core/contract/pages/traits/published.ts';
import { liveRoute } from '#core/wire/live.ts';
import { ROUTES } from '#core/contract/routes.ts';
import type { Structure } from '#core/contract/catalogue/structure.ts';
import { LOCALES, DEFAULT_LOCALE } from '#core/domain/shop/locale.ts';
import { parisTime } from '#core/domain/shop/paris-time.ts';
import type { PublicCode, ShownSettings } from '#core/settings/shown.ts';
import { shownSettings } from '#core/settings/shown.ts';
import type { Db } from '#server/database/connection.ts';

import { loadBranding, type Branding } from './branding.ts';
import { loadStored, MAPS_KEY_CODE, publicRows, readingOf, type ReadSetting } from './core-config.ts';

/** What the payload is made from beside the catalogue: read again when the catalogue's revision moves. */
export interface ShopSettings {
  /** The rows that travel. */
  readonly coreConfig: InitPayload['coreConfig'];
  readonly setting: ReadSetting;
  /** Those that travel, as values. */
  readonly shown: ShownSettings;
  readonly branding: Branding;
  readonly siteName: string;
}

/** @param report told of codes and stored values that do not fit */
export async function loadShopSettings(db: Db, report: (message: string) => void): Promise<ShopSettings> {
  const [rows, branding] = await Promise.all([loadStored(db), loadBranding(db)]);
  const setting = readingOf(rows, report);
  const coreConfig = publicRows(rows);
  const shown = shownSettings(coreConfig);
  return { coreConfig, setting, shown, branding, siteName: setting('general.general.site.name') };
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

const COPYRIGHT = 'general.content.footer.copyright' satisfies PublicCode;

/** The text of the footer may name the year by a placeholder: filled here, so that document and page say the same. */
function withYear(rows: InitPayload['coreConfig'], instant: string): InitPayload['coreConfig'] {
  const year = String(parisTime(Date.parse(instant)).year);
  return rows.map((row) =>
    row.code === COPYRIGHT && row.value !== null ? { ...row, value: row.value.replaceAll('{année}', year) } : row,
  );
}

export interface InitParts {
  readonly settings: ShopSettings;
  readonly structure: Pick<Structure, 'categories'>;
  readonly contents: Contents;
  /** ISO instant of the catalogue: the year of the footer. */
  readonly pricedAt: string;
  /** Build of the server, so that a client knows a newer one. */
  readonly version: string;
  readonly hosts: InitPayload['context']['hosts'];
  readonly serviceWorker: boolean;
  readonly mapsKey: string | undefined;
}

export function initPayload(parts: InitParts): InitPayload {
  const { settings, structure, contents, pricedAt, version, hosts, serviceWorker, mapsKey } = parts;
  const { branding, siteName } = settings;
  const coreConfig = [...withYear(settings.coreConfig, pricedAt), ...mapsSetting(mapsKey)];
  return {
    routes: routeTable(),
    pages: publishedPages(),
    coreConfig,
    permalinks: {
      routes: {
        // Every product has the address of the pattern: there is no other yet (domain 1.1).
        products: [],
        categories: structure.categories.map((one) => ({
          uri: withoutSlash(categoryPath(one)),
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
