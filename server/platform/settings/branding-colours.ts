/** The colours of the branding beside those of the areas, as variables of the light theme or the dark one. */
import { BRANDING } from '#core/settings/branding.ts';

import { labelOn, readableOn } from '#core/settings/values/palette.ts';

type Colours = ReadonlyMap<string, string>;

const LIGHT_GROUNDS = ['#FFFFFF', '#F3F4F1', '#EAECE8'];
const DARK_GROUNDS = ['#161B1D', '#0E1213'];
const BODY_LIGHT = '#485254';
const BODY_DARK = '#B6BFBD';

const usualOf = (id: string): string => String(BRANDING.get(id)?.default ?? '');
const given = (colours: Colours, id: string): string => colours.get(id) ?? usualOf(id);
const isChosen = (colours: Colours, id: string): boolean =>
  given(colours, id).toUpperCase() !== usualOf(id).toUpperCase();

/** Text on the light grounds of the shop: darkened until it can be read. */
const WORDS = {
  positive: 'success',
  negative: 'danger',
  info: 'info',
  warning: 'warn',
} as const;

/** Grounds, which give way until the text of the theme can be read on them. */
const GROUNDS = {
  light: ['canvas', BODY_LIGHT],
  secondary: ['sunken', BODY_LIGHT],
  'dark-page': ['canvas-dark', BODY_DARK],
  dark: ['surface-dark', BODY_DARK],
} as const;

/** A ground and what is written on it: as they were chosen where they can be read, else in black or white. */
const PAIRS = [
  ['primary', 'button-text', 'ink', 'onink'],
  ['header-bg', 'header-text', 'header', 'onheader'],
  ['footer-bg', 'footer-text', 'footer', 'onfooter'],
] as const;

/** @param colours valid ones by their ids; those of the design give no variable */
export function plainColours(colours: Colours): string[] {
  const words = Object.entries(WORDS).flatMap(([id, name]) =>
    isChosen(colours, id) ? [`--brand-${name}:${readableOn(given(colours, id), LIGHT_GROUNDS)}`] : [],
  );
  const grounds = Object.entries(GROUNDS).flatMap(([id, [name, text]]) =>
    isChosen(colours, id) ? [`--brand-${name}:${readableOn(given(colours, id), [text])}`] : [],
  );
  const accent = isChosen(colours, 'accent')
    ? [`--brand-promo:${readableOn(given(colours, 'accent'), ['#FFFFFF'])}`]
    : [];
  const link = given(colours, 'link');
  /* without it links have the colour of the text around them */
  const links = isChosen(colours, 'link')
    ? [`--brand-link:${readableOn(link, LIGHT_GROUNDS)}`, `--brand-link-dark:${readableOn(link, DARK_GROUNDS)}`]
    : [];
  const pairs = PAIRS.flatMap(([ground, text, name, on]) => {
    if (!isChosen(colours, ground) && !isChosen(colours, text)) return [];
    const under = given(colours, ground);
    return [`--brand-${name}:${under}`, `--brand-${on}:${labelOn(under, given(colours, text))}`];
  });
  return [...words, ...links, ...grounds, ...accent, ...pairs];
}
