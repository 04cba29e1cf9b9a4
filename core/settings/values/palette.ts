/**
 * The accent tokens of an area from one brand colour, in OKLCH, for light and dark, with contrast guaranteed by
 * construction: labels 4.5, accent text 5.5 on every light ground and 7 on every dark one.
 */
interface Oklch {
  readonly lightness: number;
  readonly chroma: number;
  readonly hue: number;
}

export interface Accent {
  readonly solid: string;
  readonly hover: string;
  readonly on: string;
  readonly text: string;
  readonly soft: string;
  readonly panel: string;
  readonly onPanel: string;
}

type Triple = readonly [number, number, number];

const INK = '#14191A';
const WHITE = '#FFFFFF';
const LIGHT_GROUNDS = ['#FFFFFF', '#F3F4F1', '#EAECE8'];
const DARK_GROUNDS = ['#161B1D', '#0E1213'];

const linear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const encoded = (value: number) => (value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055);

function linearOf(hex: string): Triple {
  const part = (at: number) => linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  return [part(1), part(3), part(5)];
}

function toOklch(hex: string): Oklch {
  const [r, g, b] = linearOf(hex);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const c = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma: Math.hypot(a, c),
    hue: Math.atan2(c, a),
  };
}

function toLinear({ lightness, chroma, hue }: Oklch): Triple {
  const a = chroma * Math.cos(hue);
  const b = chroma * Math.sin(hue);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

/** Chroma gives way until the colour fits sRGB. */
function toHex(colour: Oklch): string {
  let fitting = { ...colour, lightness: Math.min(1, Math.max(0, colour.lightness)) };
  let parts = toLinear(fitting);
  while (fitting.chroma > 0.001 && parts.some((part) => part < -0.0005 || part > 1.0005)) {
    fitting = { ...fitting, chroma: fitting.chroma * 0.96 };
    parts = toLinear(fitting);
  }
  const digits = parts.map((part) => Math.round(255 * encoded(Math.min(1, Math.max(0, part)))));
  return `#${digits
    .map((digit) => digit.toString(16).padStart(2, '0'))
    .join('')
    .toUpperCase()}`;
}

function luminance(hex: string): number {
  const [r, g, b] = linearOf(hex);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Contrast ratio of two colours by WCAG 2. */
export function contrast(one: string, other: string): number {
  const [x, y] = [luminance(one), luminance(other)];
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
}

/** Steps in lightness until the colour is good, a hundred times at most. */
function walk(from: Oklch, step: number, good: (hex: string) => boolean): string {
  let colour = from;
  let hex = toHex(colour);
  for (let left = 100; left > 0 && !good(hex); left -= 1) {
    colour = { ...colour, lightness: colour.lightness + step };
    hex = toHex(colour);
  }
  return hex;
}

/** What is written on a ground: in the colour wished for where it can be read there, else in white or ink. */
export function labelOn(hex: string, wished = WHITE): string {
  if (contrast(hex, wished) >= 4.5) return wished;
  return contrast(hex, INK) >= contrast(hex, WHITE) ? INK : WHITE;
}

/** The colour, lighter or darker, as little as makes it readable against all the others. */
export function readableOn(hex: string, others: readonly string[]): string {
  const good = (one: string) => others.every((other) => contrast(one, other) >= 4.5);
  if (good(hex)) return hex;
  const base = toOklch(hex);
  const isAgainstLight = others.every((other) => contrast(other, INK) >= contrast(other, WHITE));
  return walk(base, isAgainstLight ? -0.01 : 0.01, good);
}

/** `#RRGGBB` → the accents of both modes. */
export function deriveAccent(brand: string): { light: Accent; dark: Accent } {
  const base = toOklch(brand);
  const on = labelOn(brand);
  const solid = walk(base, on === WHITE ? -0.01 : 0.01, (hex) => contrast(hex, on) >= 4.5);
  const ground = toOklch(solid);
  const soft = toHex({ lightness: 0.945, chroma: Math.min(base.chroma, 0.045), hue: base.hue });
  const darkSoft = toHex({ lightness: 0.285, chroma: Math.min(base.chroma, 0.05), hue: base.hue });
  const darkSolid =
    base.lightness >= 0.68
      ? solid
      : walk({ ...base, lightness: 0.68, chroma: base.chroma * 1.05 }, 0.01, (hex) => contrast(hex, INK) >= 5.5);
  const darkGround = toOklch(darkSolid);
  return {
    light: {
      solid,
      hover: walk({ ...ground, lightness: ground.lightness - 0.05 }, 0.01, (hex) => contrast(hex, on) >= 4.5),
      on,
      text: walk({ ...base, lightness: Math.min(base.lightness, 0.5) }, -0.01, (hex) =>
        [...LIGHT_GROUNDS, soft].every((one) => contrast(hex, one) >= 5.5),
      ),
      soft,
      panel: solid,
      onPanel: on,
    },
    dark: {
      solid: darkSolid,
      hover: toHex({ ...darkGround, lightness: darkGround.lightness + 0.05 }),
      on: INK,
      text: walk({ ...base, lightness: Math.max(base.lightness, 0.74) }, 0.01, (hex) =>
        [...DARK_GROUNDS, darkSoft].every((one) => contrast(hex, one) >= 7),
      ),
      soft: darkSoft,
      panel: on === WHITE ? toHex({ ...ground, lightness: ground.lightness - 0.045 }) : solid,
      onPanel: on,
    },
  };
}
