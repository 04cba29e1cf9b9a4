/**
 * Colours and names of the shop (specification §2, branding). Colours reach the browser as a stylesheet of variables
 * named by its hash: no inline style, nothing but what is validated here (design §6).
 */
import { createHash } from 'node:crypto';

import type { InitPayload } from '#core/contract/shop/init.ts';
import { AREAS, type Area } from '#core/domain/shop/area.ts';
import { BRANDING_IMAGES, COLOUR, DISPLAY_RATIO } from '#core/settings/branding.ts';
import { parseSetting } from '#core/settings/setting-text.ts';
import type { Db } from '#server/database/connection.ts';

import { deriveAccent, type Accent } from './palette.ts';

export interface Branding {
  readonly colors: InitPayload['branding']['colors'];
  readonly images: InitPayload['branding']['images'];
  readonly displayRatio: string;
  readonly css: string;
  /** Hash of `css`, part of its address; empty as it is. */
  readonly hash: string;
}

/** Colours the design system has tuned by eye: nothing to derive. */
const TUNED: Readonly<Record<Area, string>> = { auto: '#00664A', moto: '#FFC61A' };

/** A colour as those of the registry are: all of them are written in the same way. */
const isColour = (value: string): boolean => parseSetting(COLOUR, value) !== undefined;

const ROLES = {
  solid: 'solid',
  hover: 'hover',
  on: 'on',
  text: 'text',
  soft: 'soft',
  panel: 'panel',
  onPanel: 'onpanel',
} as const;
type Role = keyof typeof ROLES;

const isRole = (name: string): name is Role => Object.hasOwn(ROLES, name);

function declarations(area: string, accent: Accent, suffix: string): string[] {
  return Object.entries(accent).flatMap(([role, value]: [string, string]) =>
    isRole(role) ? [`--brand-${area}-${ROLES[role]}${suffix}:${value}`] : [],
  );
}

/** A stylesheet of variables from `auto-primary` and `moto-primary`; areas without a valid colour keep the default. */
export function brandingCss(colors: readonly { id: string; value: string }[]): string {
  const lines = AREAS.flatMap((area) => {
    const brand = colors.find((one) => one.id === `${area}-primary`)?.value;
    if (brand === undefined || !isColour(brand) || brand.toUpperCase() === TUNED[area]) return [];
    const { light, dark } = deriveAccent(brand);
    return [...declarations(area, light, ''), ...declarations(area, dark, '-dark')];
  });
  return lines.length === 0 ? '' : `:root{${lines.join(';')}}`;
}

export async function loadBranding(db: Db): Promise<Branding> {
  const rows = await db.selectFrom('branding').selectAll().orderBy('id').execute();
  const colors = rows.flatMap((row) =>
    row.kind === 'color' && row.value !== null && isColour(row.value) ? [{ id: row.id, value: row.value }] : [],
  );
  const image = (slot: string) => rows.find((row) => row.kind === 'image' && row.id === slot)?.value ?? null;
  const ratio = rows.find((row) => row.id === 'displayRatio')?.value ?? DISPLAY_RATIO.default;
  const css = brandingCss(colors);
  return {
    colors,
    images: Object.fromEntries(BRANDING_IMAGES.map((slot) => [slot, image(slot)])),
    displayRatio: String(parseSetting(DISPLAY_RATIO, ratio) ?? DISPLAY_RATIO.default),
    css,
    hash: css === '' ? '' : createHash('sha256').update(css).digest('base64url').slice(0, 20),
  };
}
