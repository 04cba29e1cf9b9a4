import type { BrandingId } from '#core/settings/branding.ts';

import type { DemoShop } from '../shape.ts';

const color = (id: BrandingId, value: string) => ({ id, kind: 'color', value }) as const;
const image = (id: BrandingId) => ({ id, kind: 'image', value: null }) as const;

/** Colours and picture slots (domain 9): the light values of the look; the shop draws its own mark without a logo. */
export const branding: DemoShop['branding'] = [
  color('auto-primary', '#00664A'),
  color('auto-secondary', '#DFEEE8'),
  color('moto-primary', '#FFC61A'),
  color('moto-secondary', '#FFF2C7'),
  color('primary', '#14191A'),
  color('secondary', '#EAECE8'),
  color('accent', '#00664A'),
  color('dark', '#14191A'),
  color('dark-page', '#0E1213'),
  color('light', '#F3F4F1'),
  color('positive', '#17703A'),
  color('negative', '#B3201E'),
  color('info', '#1B55AE'),
  color('warning', '#A34100'),
  color('header-bg', '#FFFFFF'),
  color('header-text', '#14191A'),
  color('footer-bg', '#14191A'),
  color('footer-text', '#FFFFFF'),
  color('button-text', '#FFFFFF'),
  color('link', '#005C43'),
  color('admin-primary', '#14191A'),
  color('admin-drawer-bg', '#FFFFFF'),
  image('backgroundFront'),
  image('backgroundAdmin'),
  image('logoDesktop'),
  image('logoDesktopDark'),
  image('logoMobile'),
  image('logoMobileDark'),
  image('favicon'),
  image('ogDefault'),
  image('pwaIcon512'),
  { id: 'displayRatio', kind: 'text', value: '1/1' },
];
