/** The start-up payload (specification §7, domain 1.1): public, the same for everybody, never a secret in it. */
import { createHash } from 'node:crypto';

import type { ContentDocument, Contents } from '#core/contract/content/content-document.ts';
import type { InitPayload, Languages } from '#core/contract/shop/init.ts';
import { categoryPath } from '#core/contract/pages/paths.ts';
import type { Permalinks } from '#core/contract/pages/permalinks/permalinks.ts';
import { publishedPages } from '#core/contract/pages/traits/published.ts';
import { liveRoute } from '#core/wire/live.ts';
import type { AdminInitPayload } from '#core/contract/admin/start.ts';
import { ADMIN_ROUTES } from '#core/contract/admin/routes.ts';
import { OFFICE_OFFLINE_ROUTES } from '#core/contract/admin/offline-routes.ts';
import { officeLiveRoute } from '#core/contract/admin/sync/routes.ts';
import { RESOURCE_ROUTES } from '#core/contract/admin/resource-routes.ts';
import { ROUTES } from '#core/contract/routes.ts';
import type { RouteDefinition } from '#core/wire/route.ts';
import type { Structure } from '#core/contract/catalogue/structure.ts';
import { DEFAULT_LOCALE, LOCALES } from '#core/domain/shop/locale.ts';
import { parisTime } from '#core/domain/shop/paris-time.ts';
import type { PublicCode, ShownSettings } from '#core/settings/shown.ts';
import { shownSettings } from '#core/settings/shown.ts';
import type { Db } from '#server/database/connection.ts';

import { hostsOf, loadChannels, type Channels } from './channels.ts';
import { loadBranding, type Branding } from './branding.ts';
import { loadStored, MAPS_KEY_CODE, publicRows, readingOf, type ReadSetting } from './core-config.ts';
import type { SettingSeal } from './setting-seal.ts';

/** What the payload is made from beside the catalogue: read again when the catalogue's revision moves. */
export interface ShopSettings {
  /** The rows that travel. */
  readonly coreConfig: InitPayload['coreConfig'];
  readonly setting: ReadSetting;
  /** Those that travel, as values. */
  readonly shown: ShownSettings;
  readonly branding: Branding;
  readonly siteName: string;
  /** The halves of the shop: hosts, languages, and which are closed. */
  readonly channels: Channels;
  /** Stands for all that visitors read of it: the same at every process, another where anything is. */
  readonly mark: number;
}

/**
 * @param report told of codes and stored values that do not fit
 * @param seal opens the secrets
 */
export async function loadShopSettings(
  db: Db,
  report: (message: string) => void,
  seal: SettingSeal | null = null,
): Promise<ShopSettings> {
  const [rows, channels] = await Promise.all([loadStored(db, seal), loadChannels(db)]);
  const branding = await loadBranding(db, channels);
  const setting = readingOf(rows, report);
  const coreConfig = publicRows(rows);
  const shown = shownSettings(coreConfig);
  const mark = markOf([coreConfig, branding, languagesBy(channels), hostsOf(channels)]);
  return {
    coreConfig,
    setting,
    shown,
    branding,
    channels,
    mark,
    siteName: setting('general.general.site.name'),
  };
}

/** What each half offers. */
const languagesBy = (channels: Channels): Readonly<Record<string, Languages>> =>
  Object.fromEntries(Object.entries(channels).map(([area, { languages }]) => [area, languages]));

/** So many bytes of a digest are a number that JavaScript keeps whole. */
const MARK_BYTES = 6;

const markOf = (facts: unknown): number =>
  createHash('sha256').update(JSON.stringify(facts)).digest().readUIntBE(0, MARK_BYTES);

/** Address and methods of every named route: what the client builds its urls from. */
function routeTable(routes: readonly Pick<RouteDefinition, 'name' | 'uri' | 'method'>[]): InitPayload['routes'] {
  return Object.fromEntries(routes.map(({ name, uri, method }) => [name, { uri, methods: [method] }]));
}

const withoutSlash = (path: string) => path.replace(/^\//, '');

const postLink = (document: ContentDocument) => ({
  uri: document.path,
  type: document.type,
  slug: document.slug,
  area: document.area,
});

/** Only products whose address differs from the pattern (domain 1.1). */
const productLinks = ({ at }: Permalinks): InitPayload['permalinks']['routes']['products'] =>
  [...at].flatMap(([path, { kind, area, type, slug }]) =>
    kind === 'product' ? [{ uri: withoutSlash(path), type, slug, area }] : [],
  );

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

/** As both start-up payloads tell it. */
const shownBranding = (
  { colors, images, displayRatio, icons, hash }: Branding,
  name: string,
): InitPayload['branding'] => ({
  colors,
  images,
  displayRatio,
  icons,
  name,
  stylesheet: hash,
});

export interface InitParts {
  readonly settings: ShopSettings;
  readonly structure: Pick<Structure, 'categories'>;
  readonly contents: Contents;
  readonly permalinks: Permalinks;
  /** ISO instant of the catalogue: the year of the footer. */
  readonly pricedAt: string;
  /** Build of the server, so that a client knows a newer one. */
  readonly version: string;
  readonly hosts: InitPayload['context']['hosts'];
  readonly serviceWorker: boolean;
  readonly mapsKey: string | undefined;
}

export function initPayload(parts: InitParts): InitPayload {
  const { settings, structure, contents, permalinks, pricedAt, version, hosts, serviceWorker, mapsKey } = parts;
  const { branding, siteName, channels } = settings;
  const languages = languagesBy(channels);
  const coreConfig = [...withYear(settings.coreConfig, pricedAt), ...mapsSetting(mapsKey)];
  return {
    routes: routeTable([...Object.values(ROUTES), liveRoute]),
    pages: publishedPages(),
    coreConfig,
    permalinks: {
      routes: {
        products: productLinks(permalinks),
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
    branding: shownBranding(branding, siteName),
    context: {
      locale: DEFAULT_LOCALE,
      locales: LOCALES.filter((one) => Object.values(languages).some(({ locales }) => locales.includes(one))),
      languages,
      currency: 'EUR',
      version,
      hosts: [...hosts, ...hostsOf(settings.channels)],
      serviceWorker,
    },
  };
}

/** The start-up payload of the back office: nothing in it that anybody might not know. */
export function adminInitPayload({
  settings: { coreConfig, branding, siteName },
  version,
  serviceWorker,
}: Pick<InitParts, 'settings' | 'version' | 'serviceWorker'>): AdminInitPayload {
  return {
    routes: routeTable([
      ...Object.values(ADMIN_ROUTES),
      ...Object.values(RESOURCE_ROUTES),
      ...Object.values<RouteDefinition>(OFFICE_OFFLINE_ROUTES),
      officeLiveRoute,
    ]),
    coreConfig,
    branding: shownBranding(branding, siteName),
    context: { locale: DEFAULT_LOCALE, locales: [...LOCALES], currency: 'EUR', version, serviceWorker },
  };
}
