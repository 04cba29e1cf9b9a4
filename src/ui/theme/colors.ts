import { defineSemanticTokens } from '@pandacss/dev';

/** One value for light, one for dark: the browser picks by `color-scheme`, so a theme never flashes. */
const pair = (light: string, dark: string) => ({ value: `light-dark(${light}, ${dark})` });

/** A pair whose light value, or whose dark one, the branding may set. */
const set = (name: string, light: string, dark: string) => ({
  value: `light-dark(var(--brand-${name}, ${light}), ${dark})`,
});
const setBoth = (name: string, light: string, dark: string) => ({
  value: `light-dark(var(--brand-${name}, ${light}), var(--brand-${name}-dark, ${dark}))`,
});

const branded = (area: string, role: string, [light, dark]: readonly [string, string]) =>
  `light-dark(var(--brand-${area}-${role}, ${light}), var(--brand-${area}-${role}-dark, ${dark}))`;

/**
 * An accent of the area in view. The branding stylesheet of the server sets `--brand-<area>-<role>` and
 * `--brand-<area>-<role>-dark`; what stands here is the demo brand.
 */
const accent = (role: string, auto: readonly [string, string], moto: readonly [string, string]) => ({
  value: { base: branded('auto', role, auto), _moto: branded('moto', role, moto) },
});

/** Colours by role. In the dark, accents rise, plates become studio light and borders replace shadows. */
export const colors = defineSemanticTokens.colors({
  canvas: setBoth('canvas', '#F3F4F1', '#0E1213'),
  surface: setBoth('surface', '#FFFFFF', '#161B1D'),
  sunken: set('sunken', '#EAECE8', '#0A0D0E'),
  softButton: set('sunken', '#EAECE8', '#262E31'),
  plateLit: pair('#F4F5F2', '#78838A'),
  plateShade: pair('#DFE2DD', '#394246'),
  text: pair('#14191A', '#ECEFED'),
  text2: pair('#485254', '#B6BFBD'),
  text3: pair('#5F6A6C', '#919B99'),
  line: pair('#DADDD8', '#2A3234'),
  lineStrong: pair('#7C8688', '#717C7E'),
  ink: set('ink', '#14191A', '#ECEFED'),
  onInk: set('onink', '#FFFFFF', '#121718'),
  header: set('header', '#FFFFFF', 'var(--brand-surface-dark, #161B1D)'),
  onHeader: set('onheader', '#14191A', '#ECEFED'),
  onHeader2: set('onheader', '#485254', '#B6BFBD'),
  footer: set('footer', '#FFFFFF', 'var(--brand-surface-dark, #161B1D)'),
  onFooter: set('onfooter', '#14191A', '#ECEFED'),
  onFooter2: set('onfooter', '#485254', '#B6BFBD'),
  asphaltLit: pair('#2A3234', '#262E30'),
  asphalt: pair('#121718', '#0A0D0E'),
  toast: pair('#14191A', '#2C3638'),
  success: set('success', '#17703A', '#62C98A'),
  successSoft: pair('#E2F2E6', '#12291B'),
  warn: set('warn', '#A34100', '#F5A15F'),
  warnSoft: pair('#FDECDD', '#33200F'),
  danger: set('danger', '#B3201E', '#F58A82'),
  dangerSoft: pair('#FBE7E5', '#371917'),
  info: set('info', '#1B55AE', '#8DB8F7'),
  infoSoft: pair('#E4EDF9', '#14243B'),
  quote: pair('#5B3A9E', '#C3A8F5'),
  quoteSoft: pair('#EEE8FA', '#241A38'),
  focus: pair('#1B55AE', '#8DB8F7'),
  dataAuto: pair('#00664A', '#37B286'),
  dataMoto: pair('#FFC61A', '#FFC61A'),
  dataNow: pair('#14191A', '#ECEFED'),
  dataBefore: pair('#7C8688', '#717C7E'),
  changed: pair('#FFF6DA', '#352B0B'),
  accent: accent('solid', ['#00664A', '#37B286'], ['#FFC61A', '#FFC61A']),
  accentHover: accent('hover', ['#00523B', '#4FC498'], ['#F0B400', '#FFD24D']),
  onAccent: accent('on', ['#FFFFFF', '#08130F'], ['#14191A', '#14191A']),
  accentText: accent('text', ['#005C43', '#6AD6AE'], ['#6B4E00', '#FFD257']),
  accentSoft: accent('soft', ['#DFEEE8', '#12302A'], ['#FFF2C7', '#352B0B']),
  panel: accent('panel', ['#00664A', '#00573F'], ['#FFC61A', '#FFC61A']),
  onPanel: accent('onpanel', ['#FFFFFF', '#FFFFFF'], ['#14191A', '#14191A']),
  /** the dashes of the brand mark lie on ink, so they take the accent of the opposite mode */
  markDash: {
    value: {
      base: 'light-dark(var(--brand-auto-solid-dark, #1FA777), var(--brand-auto-solid, #1FA777))',
      _moto: 'light-dark(var(--brand-moto-solid-dark, #FFC61A), var(--brand-moto-solid, #FFC61A))',
    },
  },
  /** the two plates that may stand side by side, whatever the area in view */
  plateAuto: { value: branded('auto', 'panel', ['#00664A', '#00664A']) },
  onPlateAuto: { value: branded('auto', 'onpanel', ['#FFFFFF', '#FFFFFF']) },
  plateMoto: { value: branded('moto', 'panel', ['#FFC61A', '#FFC61A']) },
  onPlateMoto: { value: branded('moto', 'onpanel', ['#14191A', '#14191A']) },
  /** yellow on white needs an edge of ink; on the dark it has none */
  markEdge: pair('#14191A', 'transparent'),
  promo: set('promo', '#14191A', '#161B1D'),
  onPlate: pair('#14191A', '#FFFFFF'),
  heroGlow: { value: '#465155' },
  heroText: { value: '#DCE1DF' },
  white: { value: '#FFFFFF' },
  scrim: { value: 'rgb(10 13 14 / 56%)' },
});
