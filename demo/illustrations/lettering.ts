/**
 * Letters drawn with one stroke, as on road signs: a picture must not depend on the fonts of the machine that draws it.
 * Capitals stand from 0 to 100 (the base line); a glyph is its width and its centre line.
 */
const GLYPHS: Readonly<Record<string, readonly [number, string]>> = {
  A: [70, 'M9,97L35,9L61,97M19,68L51,68'],
  B: [66, 'M9,9H36A20,20 0 0 1 36,49H9M36,49A21,21 0 0 1 36,91H9V9'],
  C: [66, 'M57,32A24,24 0 0 0 9,33V67A24,24 0 0 0 57,68'],
  D: [66, 'M9,9H32A25,25 0 0 1 57,34V66A25,25 0 0 1 32,91H9Z'],
  E: [56, 'M52,9H9V91H52M9,49H46'],
  F: [54, 'M50,9H9V100M9,51H45'],
  G: [66, 'M57,32A24,24 0 0 0 9,33V67A24,24 0 0 0 57,67V53H36'],
  H: [66, 'M9,0V100M57,0V100M9,50H57'],
  I: [18, 'M9,0V100'],
  J: [52, 'M43,0V74A17,17 0 0 1 9,74'],
  K: [64, 'M9,0V100M57,3L11,57M27,40L57,98'],
  L: [52, 'M9,0V91H50'],
  M: [82, 'M9,100V9L41,62L73,9V100'],
  N: [68, 'M9,100V9L59,91V0'],
  O: [66, 'M9,33A24,24 0 0 1 57,33V67A24,24 0 0 1 9,67Z'],
  P: [62, 'M9,100V9H34A22,22 0 0 1 34,55H9'],
  Q: [66, 'M9,33A24,24 0 0 1 57,33V67A24,24 0 0 1 9,67ZM38,72L60,98'],
  R: [64, 'M9,100V9H35A22,22 0 0 1 35,54H9M34,54L57,99'],
  S: [62, 'M53,28C53,16 43,9 31,9C18,9 9,17 9,29C9,54 53,46 53,71C53,83 44,91 31,91C18,91 9,84 9,72'],
  T: [60, 'M2,9H58M30,9V100'],
  U: [66, 'M9,0V67A24,24 0 0 0 57,67V0'],
  V: [68, 'M7,2L34,91L61,2'],
  W: [94, 'M7,2L27,91L47,22L67,91L87,2'],
  X: [66, 'M8,3L58,97M58,3L8,97'],
  Y: [66, 'M7,3L33,54L59,3M33,54V100'],
  Z: [60, 'M8,9H50L9,91H54'],
  '0': [62, 'M9,31A22,22 0 0 1 53,31V69A22,22 0 0 1 9,69Z'],
  '1': [42, 'M6,28L29,11V100'],
  '2': [60, 'M9,32A21,23 0 0 1 51,32C51,52 22,64 9,91H54'],
  '3': [
    62,
    'M9,26C12,14 20,9 30,9C43,9 51,17 51,28C51,41 42,48 28,48C43,48 53,56 53,69C53,83 43,91 30,91C19,91 10,85 8,73',
  ],
  '4': [64, 'M44,100V11L8,72H60'],
  '5': [62, 'M50,9H15L12,48C17,41 23,38 31,38C44,38 53,48 53,64C53,80 44,91 30,91C19,91 11,86 8,75'],
  '6': [62, 'M50,25C46,14 39,9 31,9C17,9 9,22 9,46V66A22,25 0 1 0 53,66A22,24 0 0 0 9,64'],
  '7': [58, 'M5,9H52L24,100'],
  '8': [62, 'M31,48A20,19.5 0 1 1 31,9A20,19.5 0 1 1 31,48A22,21.5 0 1 0 31,91A22,21.5 0 1 0 31,48Z'],
  '9': [62, 'M12,75C16,86 23,91 31,91C45,91 53,78 53,54V34A22,25 0 1 0 9,34A22,24 0 0 0 53,36'],
  '-': [46, 'M6,56H40'],
  '.': [22, 'M11,84V100'],
  ',': [22, 'M13,84V100L8,114'],
  '/': [46, 'M38,0L8,100'],
  '+': [58, 'M4,54H54M29,29V79'],
  ' ': [30, ''],
  a: [54, 'M11,54C15,47 21,44 28,44C40,44 45,51 45,62V100M45,68C20,68 9,72 9,82C9,88 14,92 22,92C34,92 45,84 45,72'],
  c: [50, 'M46,56A20,24 0 1 0 46,80'],
  g: [56, 'M47,68A19,24 0 1 1 47,66M47,38V102C47,113 38,119 28,119C20,119 14,116 11,110'],
  h: [54, 'M9,0V100M9,60C14,49 20,44 29,44C40,44 45,51 45,62V100'],
  k: [52, 'M9,0V100M45,42L11,76M22,66L48,98'],
  l: [18, 'M9,0V100'],
  m: [82, 'M9,100V38M9,60C14,49 19,44 26,44C36,44 41,51 41,62V100M41,60C46,49 51,44 58,44C68,44 73,51 73,62V100'],
  É: [56, 'M52,9H9V91H52M9,49H46M24,-12L38,-26'],
  È: [56, 'M52,9H9V91H52M9,49H46M38,-12L24,-26'],
  Î: [18, 'M9,0V100M-8,-12L9,-27L26,-12'],
};

const GAP = 17;
/** Height of capitals to font size. */
const CAPITAL = 0.69;
/** Wider than drawn: labels are read from a thumbnail. */
const STRETCH = 1.1;

function glyphOf(letter: string): readonly [number, string] {
  const glyph = GLYPHS[letter] ?? GLYPHS[letter.toUpperCase()];
  if (glyph === undefined) throw new Error(`no letter drawn for "${letter}"`);
  return glyph;
}

export interface Lettering {
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly weight?: number;
  readonly spacing?: number;
  readonly transform?: string;
}

function strokeOf(weight: number): number {
  return 9 + weight / 72;
}

/** Width of a line at a font size, in drawing units. */
export function widthOf(text: string, size: number, spacing = 0): number {
  const letters = Array.from(text);
  const units = letters.reduce((all, letter) => all + glyphOf(letter)[0] + GAP, -GAP);
  return (units * STRETCH * size * CAPITAL) / 100 + spacing * (letters.length - 1);
}

/** Where a line of text begins. */
function startOf(x: number, width: number, anchor: Lettering['anchor']): number {
  if (anchor === 'middle') return x - width / 2;
  return anchor === 'end' ? x - width : x;
}

/**
 * A line of text as stroked paths. `mirrored` is for a drawing that is turned over as a whole: the line is turned back
 * around its own middle, so that nobody reads backwards.
 */
export function line(
  x: number,
  y: number,
  size: number,
  text: string,
  fill: string,
  style: Lettering = {},
  mirrored = false,
): string {
  const { anchor = 'start', weight = 700, spacing = 0, transform } = style;
  const scale = (size * CAPITAL) / 100;
  const width = widthOf(text, size, spacing);
  const start = startOf(x, width, anchor);
  let at = start;
  let marks = '';
  for (const letter of text) {
    const [advance, path] = glyphOf(letter);
    if (path !== '') marks += `<path transform="translate(${round(at / (scale * STRETCH))} 0)" d="${path}"/>`;
    at += (advance + GAP) * STRETCH * scale + spacing;
  }
  const back = mirrored ? `translate(${round(2 * start + width)} 0) scale(-1 1) ` : '';
  const drawn = `<g transform="${back}translate(0 ${round(y - 100 * scale)}) scale(${round(scale * STRETCH)} ${round(scale)})" fill="none" stroke="${fill}" stroke-width="${round(strokeOf(weight))}" stroke-miterlimit="2">${marks}</g>`;
  return transform === undefined ? drawn : `<g transform="${transform}">${drawn}</g>`;
}

interface Arc {
  readonly radius: number;
  readonly size: number;
  readonly spacing: number;
  /** Read from the inside out, under the middle; otherwise over it. */
  readonly bottom: boolean;
  /** As for a line. */
  readonly mirrored: boolean;
}

/** Text along a circle around the origin. */
export function arc(text: string, fill: string, { radius, size, spacing, bottom, mirrored }: Arc): string {
  const scale = (size * CAPITAL) / 100;
  const sign = bottom ? -1 : 1;
  let at = -widthOf(text, size, spacing) / 2;
  let marks = '';
  for (const letter of text) {
    const [advance, path] = glyphOf(letter);
    const half = (advance * STRETCH * scale) / 2;
    const turn = (sign * (at + half) * 180) / (Math.PI * radius);
    if (path !== '') {
      marks += `<path transform="rotate(${round(turn)}) translate(${round(-half)} ${round(bottom ? radius - 100 * scale : -radius - 100 * scale)}) scale(${round(scale * STRETCH)} ${round(scale)})" d="${path}"/>`;
    }
    at += (advance + GAP) * STRETCH * scale + spacing;
  }
  const back = mirrored ? ' transform="scale(-1 1)"' : '';
  return `<g${back} fill="none" stroke="${fill}" stroke-width="17" stroke-miterlimit="2">${marks}</g>`;
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
