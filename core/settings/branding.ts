/** Colours and pictures of the shop (domain 9, branding), by their ids in the table `branding`. */
import type { SettingDefinition } from './definition.ts';

/** Without a picture the shop draws its own. */
export const BRANDING_IMAGES = [
  'backgroundFront',
  'backgroundAdmin',
  'logoDesktop',
  'logoDesktopDark',
  'logoMobile',
  'logoMobileDark',
] as const;

/** Pictures that no page of the shop shows: the tab's icon, what is shared, the icon of the installed shop. */
const OTHER_IMAGES = ['favicon', 'ogDefault', 'pwaIcon512'] as const;

export const BRANDING_SLOTS = [...BRANDING_IMAGES, ...OTHER_IMAGES] as const;
export type BrandingSlot = (typeof BRANDING_SLOTS)[number];

const COLOURS = {
  'auto-primary': '#00664A',
  'auto-secondary': '#DFEEE8',
  'moto-primary': '#FFC61A',
  'moto-secondary': '#FFF2C7',
  primary: '#14191A',
  secondary: '#EAECE8',
  accent: '#00664A',
  dark: '#14191A',
  'dark-page': '#0E1213',
  light: '#F3F4F1',
  positive: '#17703A',
  negative: '#B3201E',
  info: '#1B55AE',
  warning: '#A34100',
  'header-bg': '#FFFFFF',
  'header-text': '#14191A',
  'footer-bg': '#14191A',
  'footer-text': '#FFFFFF',
  'button-text': '#FFFFFF',
  link: '#005C43',
  'admin-primary': '#14191A',
  'admin-drawer-bg': '#FFFFFF',
} as const;

/** In the order of the screen. */
export const BRANDING_COLOURS: readonly BrandingColour[] = Object.keys(COLOURS).filter((id): id is BrandingColour =>
  Object.hasOwn(COLOURS, id),
);

/** What a colour is as long as nobody chooses another. */
export const usualColour = (id: BrandingColour): string => COLOURS[id];

export type BrandingColour = keyof typeof COLOURS;
export type BrandingId =
  | BrandingColour
  | (typeof BRANDING_IMAGES)[number]
  | (typeof OTHER_IMAGES)[number]
  | 'displayRatio';

/** How every colour is written. */
export const COLOUR = { kind: 'colour', default: '#000000', scope: 'global' } as const satisfies SettingDefinition;

const colour = (usual: string): SettingDefinition => ({ ...COLOUR, default: usual });
const image: SettingDefinition = { kind: 'image', default: '', scope: 'global' };

/** Width to height of the pictures of products. */
export const DISPLAY_RATIO = {
  kind: 'choice',
  choices: ['16/9', '4/3', '1/1', '3/4'],
  default: '1/1',
  scope: 'global',
} as const satisfies SettingDefinition;

export const BRANDING: ReadonlyMap<string, SettingDefinition> = new Map<BrandingId, SettingDefinition>([
  ...BRANDING_SLOTS.map((id) => [id, image] as const),
  ...BRANDING_COLOURS.map((id) => [id, colour(COLOURS[id])] as const),
  ['displayRatio', DISPLAY_RATIO],
]);
