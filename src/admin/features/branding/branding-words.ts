/** What colours and pictures of the shop are called, in the groups of the screen. */
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { BrandingColour, BrandingSlot } from '#core/settings/branding.ts';

export const COLOUR_WORDS: Readonly<Record<BrandingColour, MessageDescriptor>> = {
  'auto-primary': msg`Accent auto`,
  'auto-secondary': msg`Fond doux auto`,
  'moto-primary': msg`Accent moto`,
  'moto-secondary': msg`Fond doux moto`,
  primary: msg`Encre`,
  secondary: msg`Fond en retrait`,
  accent: msg`Promotions`,
  dark: msg`Surface sombre`,
  'dark-page': msg`Page sombre`,
  light: msg`Page claire`,
  positive: msg`Réussite`,
  negative: msg({ id: 'Couleur des erreurs', message: 'Erreur' }),
  info: msg`Information`,
  warning: msg`Avertissement`,
  'header-bg': msg`Fond de l’en-tête`,
  'header-text': msg`Texte de l’en-tête`,
  'footer-bg': msg`Fond du pied de page`,
  'footer-text': msg`Texte du pied de page`,
  'button-text': msg`Texte des boutons`,
  link: msg`Liens`,
  'admin-primary': msg`Encre du back office`,
  'admin-drawer-bg': msg`Fond du menu du back office`,
};

interface ColourGroup {
  readonly title: MessageDescriptor;
  readonly ids: readonly BrandingColour[];
}

export const COLOUR_GROUPS: readonly ColourGroup[] = [
  { title: msg`Espaces`, ids: ['auto-primary', 'moto-primary', 'auto-secondary', 'moto-secondary'] },
  { title: msg`Textes et fonds`, ids: ['primary', 'button-text', 'link', 'accent', 'light', 'secondary'] },
  { title: msg`Mode sombre`, ids: ['dark', 'dark-page'] },
  { title: msg`Messages`, ids: ['positive', 'negative', 'info', 'warning'] },
  { title: msg`En-tête et pied de page`, ids: ['header-bg', 'header-text', 'footer-bg', 'footer-text'] },
  { title: msg`Back office`, ids: ['admin-primary', 'admin-drawer-bg'] },
];

/** Of a colour, the one it is read with: text on a ground, or a ground under text. */
export const READ_WITH: Readonly<Partial<Record<BrandingColour, BrandingColour>>> = {
  primary: 'button-text',
  'button-text': 'primary',
  'header-bg': 'header-text',
  'header-text': 'header-bg',
  'footer-bg': 'footer-text',
  'footer-text': 'footer-bg',
};

export const SLOT_WORDS: Readonly<Record<BrandingSlot, MessageDescriptor>> = {
  backgroundFront: msg`Fond de la boutique`,
  backgroundAdmin: msg`Fond du back office`,
  logoDesktop: msg`Logo, grand écran`,
  logoDesktopDark: msg`Logo sombre, grand écran`,
  logoMobile: msg`Logo, téléphone`,
  logoMobileDark: msg`Logo sombre, téléphone`,
  favicon: msg`Icône de l’onglet`,
  ogDefault: msg`Image de partage`,
  pwaIcon512: msg`Icône de l’application`,
};

export const SLOT_HINTS: Readonly<Record<BrandingSlot, MessageDescriptor>> = {
  backgroundFront: msg`JPG ou WebP, 3 Mo au plus, conseillé 1920 × 1080`,
  backgroundAdmin: msg`JPG ou WebP, 3 Mo au plus, conseillé 1920 × 1080`,
  logoDesktop: msg`SVG, PNG ou WebP, 1 Mo au plus, conseillé 240 × 60`,
  logoDesktopDark: msg`SVG, PNG ou WebP, 1 Mo au plus, conseillé 240 × 60`,
  logoMobile: msg`SVG, PNG ou WebP, 1 Mo au plus, conseillé 120 × 40`,
  logoMobileDark: msg`SVG, PNG ou WebP, 1 Mo au plus, conseillé 120 × 40`,
  favicon: msg`SVG, PNG ou WebP, carré, 1 Mo au plus`,
  ogDefault: msg`JPG, PNG ou WebP, 3 Mo au plus, conseillé 1200 × 630`,
  pwaIcon512: msg`SVG, PNG ou WebP, 512 × 512, 1 Mo au plus`,
};
