import { areaOfPath } from '#core/domain/shop/area.ts';
import { DEFAULT_LOCALE } from '#core/domain/shop/locale.ts';
import type { ShopSettings } from '#server/platform/settings/init-payload.ts';
import { hostsOf } from '#server/platform/settings/channels.ts';

import { robotsText } from './robots.ts';
import type { SiteMaps } from './site-map/site-maps.ts';
import { webManifest } from './web-manifest.ts';

export interface SiteParts {
  readonly siteMaps: SiteMaps;
  /** The shop's settings of this moment. */
  readonly current: () => Promise<ShopSettings>;
  /** Origin of canonical addresses. */
  readonly origin: string;
}

/** What the shop has set of its site map. */
export const siteMapWanted = (current: SiteParts['current']) => async () => {
  const { setting } = await current();
  const most = setting('general.sitemap.settings.max_urls');
  return { isWanted: setting('general.sitemap.settings.enabled'), most };
};

/** Documents that belong to the whole site. */
export function siteDocuments({ siteMaps, current, origin }: SiteParts) {
  return {
    siteMaps,
    robots: async () => robotsText(origin, (await current()).setting('general.sitemap.settings.enabled')),
    /**
     * What a shop in maintenance says at a path to somebody at an address; null: it is open. Without a path: whether all
     * of it is closed.
     */
    closed: async (path: string | null, address: string) => {
      const { setting, siteName, channels } = await current();
      const area = path === null ? null : areaOfPath(path);
      const place = { channel: area, locale: DEFAULT_LOCALE };
      const channel = area === null ? undefined : channels[area];
      if (channel?.isClosed === true && !channel.allowedIps.includes(address))
        return { siteName, message: channel.closedText || setting('general.general.maintenance.message', place) };
      if (!setting('general.general.maintenance.enabled', place)) return null;
      return { siteName, message: setting('general.general.maintenance.message', place) };
    },
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
