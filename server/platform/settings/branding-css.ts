/**
 * The stylesheet of the branding (domain 9): variables that the design system reads, and the picture behind the page.
 * Without a setting a variable is not there, and the design's own value stands (`src/ui/theme`).
 */
import { AREAS, type Area } from '#core/domain/shop/area.ts';
import { COLOUR, DISPLAY_RATIO } from '#core/settings/branding.ts';
import { parseSetting } from '#core/settings/values/setting-text.ts';

import { plainColours } from './branding-colours.ts';
import { deriveAccent, type Accent } from '#core/settings/values/palette.ts';

/** Addresses of pictures by slot; null where the shop draws its own. */
type Images = Readonly<Record<string, string | null>>;

export interface BrandingValues {
  readonly colors: readonly { readonly id: string; readonly value: string }[];
  readonly images?: Images;
  /** As `16/9`. */
  readonly displayRatio?: string;
  /** Of a half of the shop that has its own, by its area. */
  readonly logos?: Images;
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

function accents(colours: ReadonlyMap<string, string>): string[] {
  return AREAS.flatMap((area) => {
    const brand = colours.get(`${area}-primary`);
    if (brand === undefined || brand.toUpperCase() === TUNED[area]) return [];
    const { light, dark } = deriveAccent(brand);
    return [...declarations(area, light, ''), ...declarations(area, dark, '-dark')];
  });
}

const DARK = '[data-theme=dark]';
const DARK_DEVICE = ':root:not([data-theme])';
const LARGE = '(width>=1024px)';

/** A logo takes the place of mark and word. A missing one gives way to the nearest: of the other theme, then the other width. */
function logos(images: Images): string[] {
  const first = (...slots: readonly string[]): string | null =>
    slots.map((slot) => images[slot] ?? null).find((address) => address !== null) ?? null;
  const small = first('logoMobile', 'logoDesktop', 'logoMobileDark', 'logoDesktopDark');
  if (small === null) return [];
  const large = first('logoDesktop', 'logoMobile', 'logoDesktopDark', 'logoMobileDark');
  const rule = (where: string, address: string | null): string => `${where}{--brand-logo:url(${address})}`;
  const smallDark = first('logoMobileDark', 'logoDesktopDark', 'logoMobile', 'logoDesktop');
  const largeDark = first('logoDesktopDark', 'logoMobileDark', 'logoDesktop', 'logoMobile');
  return [
    ':root{--brand-drawn:none;--brand-logo-content:""}',
    rule(':root', small),
    `@media ${LARGE}{${rule(':root', large)}}`,
    rule(DARK, smallDark),
    `@media (prefers-color-scheme:dark){${rule(DARK_DEVICE, smallDark)}}`,
    `@media ${LARGE}{${rule(DARK, largeDark)}}`,
    `@media ${LARGE} and (prefers-color-scheme:dark){${rule(DARK_DEVICE, largeDark)}}`,
  ];
}

/** The logo of a half stands in its pages, in whatever theme and width. */
const ownLogos = (logos: Images): string[] =>
  AREAS.flatMap((area) => {
    const address = logos[area] ?? null;
    if (address === null) return [];
    return [`[data-area=${area}]{--brand-drawn:none;--brand-logo-content:"";--brand-logo:url(${address})}`];
  });

/** Nothing but what is validated: colours of six digits, ratios of the registry, addresses of stored files. */
export function brandingCss({
  colors,
  images = {},
  displayRatio = DISPLAY_RATIO.default,
  logos: own = {},
}: BrandingValues): string {
  const colours = new Map(colors.filter(({ value }) => isColour(value)).map(({ id, value }) => [id, value]));
  const ratio = parseSetting(DISPLAY_RATIO, displayRatio) ?? DISPLAY_RATIO.default;
  const variables = [
    ...accents(colours),
    ...plainColours(colours),
    ...(ratio === DISPLAY_RATIO.default ? [] : [`--brand-ratio:${String(ratio)}`]),
  ];
  const { backgroundFront = null } = images;
  return [
    ...(variables.length === 0 ? [] : [`:root{${variables.join(';')}}`]),
    ...logos(images),
    ...ownLogos(own),
    ...(backgroundFront === null ? [] : [`body{background-image:var(--page-veil),url(${backgroundFront})}`]),
  ].join('');
}
