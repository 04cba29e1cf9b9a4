/** The face of the shop outside of its pages: the icon of the tab, the manifest of the installed shop (domain 9). */
import * as v from 'valibot';

import { href } from '#core/contract/pages/href.ts';
import { FROM_ICON } from '#core/contract/pages/kept-pages.ts';
import { AREAS, type Area } from '#core/domain/shop/area.ts';
import type { Branding } from '#server/platform/settings/branding.ts';
import type { Channels } from '#server/platform/settings/channels.ts';

/** Where both stand at the pages of an area; null: where the build has them. */
export const faceOf = ({ icons, appIcon, face }: Branding, area: Area | null) => ({
  icon: (area === null ? null : icons[area]) ?? icons.shop ?? null,
  /* the worker keeps the file of the build under its bare address */
  manifest: appIcon === null && AREAS.every((one) => icons[one] === null) ? null : `/manifest.webmanifest?v=${face}`,
});

const built = v.looseObject({ name: v.string(), short_name: v.string(), icons: v.unknown() });

interface Wearing {
  readonly siteName: string;
  readonly branding: Pick<Branding, 'icons' | 'appIcon'>;
  readonly channels: Channels;
}

/**
 * The manifest of the build with the shop's own name and icon. A half that answers by a host of its own is installed by
 * itself: with its icon, and opens there.
 * @param host who was asked
 */
export function webManifest(text: string, { siteName, branding, channels }: Wearing, host: string): string {
  const given = v.parse(built, JSON.parse(text));
  const area = AREAS.find((one) => channels[one]?.hostname === host);
  const icon = (area === undefined ? null : branding.icons[area]) ?? branding.appIcon;
  const told = area === undefined ? undefined : channels[area]?.description.fr_FR;
  return JSON.stringify({
    ...given,
    ...(siteName === given.short_name ? {} : { name: siteName, short_name: siteName }),
    ...(area === undefined ? {} : { start_url: `${href(`${area}.home`)}${FROM_ICON}` }),
    ...(told === undefined ? {} : { description: told }),
    ...(icon === null ? {} : { icons: [{ src: icon, sizes: 'any', purpose: 'any' }] }),
  });
}
