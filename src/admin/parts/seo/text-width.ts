/** How wide a search result draws a text: measured, because letters are of different widths. */
const RESULT_FONTS = { title: '20px Arial, sans-serif', description: '14px Arial, sans-serif' } as const;

let canvas: CanvasRenderingContext2D | null = null;

/** Pixels; null where this browser cannot say. */
export function textWidth(text: string, of: keyof typeof RESULT_FONTS): number | null {
  canvas ??= document.createElement('canvas').getContext('2d');
  if (canvas === null) return null;
  canvas.font = RESULT_FONTS[of];
  return Math.round(canvas.measureText(text).width);
}

/** The text as far as there is room for it, with a mark where it is cut. */
export function cutAt(text: string, room: number, of: keyof typeof RESULT_FONTS): string {
  const isTooWide = (one: string): boolean => (textWidth(one, of) ?? 0) > room;
  if (!isTooWide(text)) return text;
  const letters = Array.from(new Intl.Segmenter('fr', { granularity: 'grapheme' }).segment(text), (one) => one.segment);
  let [low, high] = [0, letters.length];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (isTooWide(`${letters.slice(0, middle).join('')} …`)) high = middle - 1;
    else low = middle;
  }
  return `${letters.slice(0, low).join('').trimEnd()} …`;
}
