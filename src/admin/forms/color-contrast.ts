/** How well text reads on a colour (WCAG 2.2, contrast ratio). */

const HEX = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/iu;

/** Relative luminance of `#RRGGBB`, 0 to 1; null for what is no colour. */
function luminance(color: string): number | null {
  const parts = HEX.exec(color)?.slice(1);
  if (parts === undefined) return null;
  const [red = 0, green = 0, blue = 0] = parts.map((part) => {
    const share = Number.parseInt(part, 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** 1 to 21, the same both ways; null where one of them is no colour. */
export function contrastOf(one: string, other: string): number | null {
  const [a, b] = [luminance(one), luminance(other)];
  if (a === null || b === null) return null;
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

const WHITE = '#ffffff';
const INK = '#14191a';

/** The better of white and ink on a colour, and its ratio. */
export function bestOn(color: string): { readonly text: 'white' | 'ink'; readonly ratio: number } | null {
  const [white, ink] = [contrastOf(color, WHITE), contrastOf(color, INK)];
  if (white === null || ink === null) return null;
  return white >= ink ? { text: 'white', ratio: white } : { text: 'ink', ratio: ink };
}
