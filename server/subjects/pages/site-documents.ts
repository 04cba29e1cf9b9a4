import { AREAS, areaOfPath, type Area } from '#core/domain/shop/area.ts';
import { DEFAULT_LOCALE } from '#core/domain/shop/locale.ts';
import { isSlash, withoutEnd } from '#core/domain/text/cut/trim-ends.ts';
import type { ShopSettings } from '#server/platform/settings/init-payload.ts';
import { hostsOf } from '#server/platform/settings/channels.ts';
import type { CatalogueState } from '#server/subjects/catalogue/state.ts';

import { robotsText } from './robots.ts';
import type { SiteMaps } from './site-map/site-maps.ts';
import { webManifest } from './web-manifest.ts';

export interface SiteParts {
  readonly live: { current(): CatalogueState };
  readonly siteMaps: SiteMaps;
  /** The shop's settings of this moment. */
  readonly current: () => Promise<ShopSettings>;
  /** Origin of canonical addresses. */
  readonly origin: string;
}

/** What is told to who is turned away. */
interface Maintenance {
  readonly siteName: string;
  readonly message: string;
}
/** What the shop has set of its site map. */
export const siteMapWanted = (current: SiteParts['current']) => async () => {
  const { setting } = await current();
  const most = setting('general.sitemap.settings.max_urls');
  return { isWanted: setting('general.sitemap.settings.enabled'), most };
};

/** Documents that belong to the whole site. */
export function siteDocuments({ live, siteMaps, current, origin }: SiteParts) {
  return {
    siteMaps,
    robots: async () => robotsText(origin, (await current()).setting('general.sitemap.settings.enabled')),
    /** What a half of the shop, or all of it, says in maintenance to somebody at an address; null: it is open. */
    closed: async (area: Area | null, address: string) => {
      const settings = await current();
      return area === null ? closedWhole(settings, address) : closedHalf(settings, area, address);
    },
    /** The half whose page stands at a path; null: both have it. */
    areaAt: (path: string) => areaOfPath(path) ?? live.current().permalinks.at.get(pathAlone(path))?.area ?? null,
    /** Hosts that the shop has set for its halves. */
    hosts: async () => hostsOf((await current()).channels),
    /** Of what the build wrote, for whoever asks at a host. */
    manifest: async (text: string, host: string) => webManifest(text, await current(), host),
    /** The icon of tabs that no area has; null: that of the build. */
    icon: async () => (await current()).branding.icons.shop ?? null,
    /** The shop's colours; null for those of another moment. */
    brandingCss: async (hash: string) => {
      const { branding } = await current();
      return branding.hash === hash ? branding.css : null;
    },
  };
}

const pathAlone = (path: string): string => withoutEnd(path.split(/[?#]/u)[0] ?? '', isSlash) || '/';

const ENABLED = 'general.general.maintenance.enabled';
const MESSAGE = 'general.general.maintenance.message';

function closedHalf({ setting, siteName, channels }: ShopSettings, area: Area, address: string): Maintenance | null {
  const place = { channel: area, locale: DEFAULT_LOCALE };
  const channel = channels[area];
  if (channel?.allowedIps.includes(address) === true) return null;
  if (channel?.isClosed === true) return { siteName, message: channel.closedText || setting(MESSAGE, place) };
  return setting(ENABLED, place) ? { siteName, message: setting(MESSAGE, place) } : null;
}

/** All of it is closed to who may enter none of its halves: what both share goes on while one is open. */
function closedWhole(settings: ShopSettings, address: string): Maintenance | null {
  const halves = AREAS.map((area) => closedHalf(settings, area, address));
  const [closed = null] = halves;
  if (closed === null || halves.includes(null)) return null;
  const { setting, siteName } = settings;
  return setting(ENABLED, { locale: DEFAULT_LOCALE })
    ? { siteName, message: setting(MESSAGE, { locale: DEFAULT_LOCALE }) }
    : closed;
}
