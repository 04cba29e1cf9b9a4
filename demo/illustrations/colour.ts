/** Colours as `#rrggbb`, mixed in sRGB: enough for painted light and shade. */
function channels(colour: string): [number, number, number] {
  const digits = colour.slice(1);
  const full = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits;
  const part = (from: number) => Number.parseInt(full.slice(from, from + 2), 16);
  return [part(0), part(2), part(4)];
}

/** `amount` 0 gives the first colour, 1 the second. */
export function mix(from: string, to: string, amount: number): string {
  const target = channels(to);
  const parts = channels(from).map((value, index) => Math.round(value + ((target[index] ?? 0) - value) * amount));
  return `#${parts.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

export const lighten = (colour: string, amount: number): string => mix(colour, '#ffffff', amount);
export const darken = (colour: string, amount: number): string => mix(colour, '#07090a', amount);

const linear = (value: number) =>
  value / 255 <= 0.03928 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4;

/** WCAG relative luminance. */
function luminance(colour: string): number {
  const [red, green, blue] = channels(colour);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** The ink that reads on a colour. */
export const inkOn = (colour: string): string => (luminance(colour) > 0.3 ? '#171b1d' : '#f7f6f2');
