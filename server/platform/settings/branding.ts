/**
 * Colours and names of the shop (specification §2, branding). Colours reach the browser as a stylesheet of variables
 * named by its hash: no inline style, nothing but what is validated here (design §6).
 */
import { createHash } from 'node:crypto';

import type { Picture } from '#core/contract/catalogue/structure.ts';
import type { InitPayload } from '#core/contract/shop/init.ts';
import { AREAS, type Area } from '#core/domain/shop/area.ts';
import { BRANDING_IMAGES, COLOUR, DISPLAY_RATIO } from '#core/settings/branding.ts';
import { parseSetting } from '#core/settings/values/setting-text.ts';
import type { Db } from '#server/database/connection.ts';
import { isStorageName } from '#server/gateways/storage/storage-gateway.ts';

import { brandingCss } from './branding-css.ts';
import type { Channels } from './channels.ts';

export interface Branding {
  readonly colors: InitPayload['branding']['colors'];
  readonly images: InitPayload['branding']['images'];
  readonly displayRatio: string;
  /** Addresses of the tab's icon: of each half, and the shop's; null where it is the design's. */
  readonly icons: Readonly<Partial<Record<Area | 'shop', string | null>>>;
  /** Of the installed shop. */
  readonly appIcon: string | null;
  /** Shown with a link to a page that has no picture of its own. */
  readonly shared: Picture | null;
  /** Stands for both. */
  readonly face: string;
  readonly css: string;
  /** Hash of `css`, part of its address; empty as it is. */
  readonly hash: string;
}

/** A colour as those of the registry are: all of them are written in the same way. */
const isColour = (value: string): boolean => parseSetting(COLOUR, value) !== undefined;

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 20);

/** Address of a stored picture by its name, with or without the folder before it; null for anything else. */
function pictureAddress(stored: string | null): string | null {
  const name = stored?.replace(/^\/media\//u, '') ?? '';
  return isStorageName(name) ? `/media/${name}` : null;
}

/** A stored picture with its size, as far as it is one that was measured. */
async function measured(db: Db, address: string | null): Promise<Picture | null> {
  const hash = address?.slice('/media/'.length).split('.')[0];
  if (hash === undefined) return null;
  const found = db.selectFrom('media').select(['hash', 'width', 'height']).where('hash', '=', hash);
  const picture = await found.executeTakeFirst();
  return picture === undefined ? null : { ...picture, alt: '' };
}

/** @param channels those whose own logos and icons replace the shop's */
export async function loadBranding(db: Db, channels: Channels = {}): Promise<Branding> {
  const rows = await db.selectFrom('branding').selectAll().orderBy('id').execute();
  const colors = rows.flatMap((row) =>
    row.kind === 'color' && row.value !== null && isColour(row.value) ? [{ id: row.id, value: row.value }] : [],
  );
  const image = (slot: string) =>
    pictureAddress(rows.find((row) => row.kind === 'image' && row.id === slot)?.value ?? null);
  const ratio = rows.find((row) => row.id === 'displayRatio')?.value ?? DISPLAY_RATIO.default;
  const images = Object.fromEntries(BRANDING_IMAGES.map((slot) => [slot, image(slot)]));
  const displayRatio = String(parseSetting(DISPLAY_RATIO, ratio) ?? DISPLAY_RATIO.default);
  const of = (slot: 'logo' | 'favicon') =>
    Object.fromEntries(AREAS.map((area) => [area, pictureAddress(channels[area]?.[slot] ?? null)]));
  const [icons, appIcon] = [{ ...of('favicon'), shop: image('favicon') }, image('pwaIcon512')];
  const shared = await measured(db, image('ogDefault'));
  const css = brandingCss({ colors, images, displayRatio, logos: of('logo') });
  return {
    colors,
    images,
    displayRatio,
    icons,
    appIcon,
    shared,
    face: hashOf(JSON.stringify([icons, appIcon])),
    css,
    hash: css === '' ? '' : hashOf(css),
  };
}
