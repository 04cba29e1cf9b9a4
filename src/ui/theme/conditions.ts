/**
 * Conditions of the shop, on top of Panda's own.
 * Dark is chosen (`data-theme`, set by a script before it is needed) or follows the device when nothing is chosen.
 */
export const conditions = {
  dark: {
    '[data-theme=dark] &': '@slot',
    '@media (prefers-color-scheme: dark)': { ':root:not([data-theme]) &': '@slot' },
  },
  light: {
    '[data-theme=light] &': '@slot',
    '@media (prefers-color-scheme: light)': { ':root:not([data-theme]) &': '@slot' },
  },
  moto: '[data-area=moto] &',
  offline: '[data-net=off] &',
  /** hover only where there is a pointer that hovers: a finger would leave it stuck */
  pointed: { '@media (hover: hover)': { '&:hover': '@slot' } },
  /** too low for bars that stay: 400 % of zoom, a phone on its side */
  low: '@media (max-height: 479px)',
  still: '@media (prefers-reduced-motion: reduce)',
} as const;
