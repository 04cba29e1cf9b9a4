/**
 * Colours and names of the shop (specification §2, branding). Colours reach the browser as a stylesheet of variables
 * named by its hash: no inline style, nothing but what is validated here (design §6).
 */
import { createHash } from 'node:crypto';

import type { InitPayload } from '#core/contract/shop/init.ts';
import { BRANDING_IMAGES, COLOUR, DISPLAY_RATIO } from '#core/settings/branding.ts';
import { parseSetting } from '#core/settings/values/setting-text.ts';
import type { Db } from '#server/database/connection.ts';
import { isStorageName } from '#server/gateways/storage/storage-gateway.ts';

import { brandingCss } from './branding-css.ts';

export interface Branding {
  readonly colors: InitPayload['branding']['colors'];
  readonly images: InitPayload['branding']['images'];
  readonly displayRatio: string;
  readonly css: string;
  /** Hash of `css`, part of its address; empty as it is. */
  readonly hash: string;
}

/** A colour as those of the registry are: all of them are written in the same way. */
const isColour = (value: string): boolean => parseSetting(COLOUR, value) !== undefined;

/** Address of a stored picture by its name, with or without the folder before it; null for anything else. */
function pictureAddress(stored: string | null): string | null {
  const name = stored?.replace(/^\/media\//u, '') ?? '';
  return isStorageName(name) ? `/media/${name}` : null;
}

export async function loadBranding(db: Db): Promise<Branding> {
  const rows = await db.selectFrom('branding').selectAll().orderBy('id').execute();
  const colors = rows.flatMap((row) =>
    row.kind === 'color' && row.value !== null && isColour(row.value) ? [{ id: row.id, value: row.value }] : [],
  );
  const image = (slot: string) =>
    pictureAddress(rows.find((row) => row.kind === 'image' && row.id === slot)?.value ?? null);
  const ratio = rows.find((row) => row.id === 'displayRatio')?.value ?? DISPLAY_RATIO.default;
  const images = Object.fromEntries(BRANDING_IMAGES.map((slot) => [slot, image(slot)]));
  const displayRatio = String(parseSetting(DISPLAY_RATIO, ratio) ?? DISPLAY_RATIO.default);
  const css = brandingCss({ colors, images, displayRatio });
  return {
    colors,
    images,
    displayRatio,
    css,
    hash: css === '' ? '' : createHash('sha256').update(css).digest('base64url').slice(0, 20),
  };
}
