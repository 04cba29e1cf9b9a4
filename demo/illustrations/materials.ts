/** Light on materials, and the round shapes that most objects are made of. */
import { darken, lighten } from './colour.ts';
import { widthOf } from './lettering.ts';
import { r1 } from './pen.ts';
import type { Pen, Stop } from './pen.ts';

export const STEEL = '#b9c0c4';
export const IRON = '#6d757a';
export const BLACK = '#23272a';

export const rad = (degrees: number): number => (degrees * Math.PI) / 180;

/** The same specks in every drawing: a seeded generator, not chance. */
export function specks(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) >>> 0;
    return state / 4_294_967_296;
  };
}

/** Font size at which a label keeps within a width. */
export function fit(text: string, size: number, max: number): number {
  return r1(Math.min(size, (size * max) / widthOf(text, size)));
}

/** Light across the section of a horizontal cylinder. */
export const tube = (colour: string): Stop[] => [
  [0, darken(colour, 0.55)],
  [0.12, darken(colour, 0.15)],
  [0.27, lighten(colour, 0.55)],
  [0.38, lighten(colour, 0.12)],
  [0.62, colour],
  [0.84, darken(colour, 0.45)],
  [0.94, darken(colour, 0.55)],
  [1, darken(colour, 0.25)],
];

export const satin = (colour: string): Stop[] => [
  [0, darken(colour, 0.38)],
  [0.2, lighten(colour, 0.22)],
  [0.45, colour],
  [0.8, darken(colour, 0.34)],
  [1, darken(colour, 0.5)],
];

const at = (radius: number, turn: number) => `${r1(radius * Math.cos(turn))},${r1(radius * Math.sin(turn))}`;

interface Brushing {
  readonly n?: number;
  readonly phase?: number;
  readonly hole?: number;
  readonly contrast?: number;
}

/** Brushed metal: the reflection turns around the centre, as turned steel does. */
export function brushed(pen: Pen, R: number, base: string, brushing: Brushing = {}): void {
  const { n = 80, phase = -0.7, hole = 0, contrast = 1 } = brushing;
  pen.p(hole > 0 ? ring(R, hole) : circle(0, 0, R), base, 'fill-rule="evenodd"');
  for (let i = 0; i < n; i++) {
    const a = (i / n) * 2 * Math.PI;
    const b = ((i + 1.25) / n) * 2 * Math.PI;
    const light =
      (0.62 * Math.cos(2 * (a - phase)) + 0.24 * Math.cos(4 * (a - phase) + 0.8) + 0.14 * Math.cos(14 * a)) * contrast;
    const shade = light > 0 ? lighten(base, Math.min(0.85, light * 0.8)) : darken(base, Math.min(0.6, -light * 0.5));
    const wedge =
      hole > 0 ? `M${at(hole, a)}L${at(R, a)}L${at(R, b)}L${at(hole, b)}Z` : `M0,0L${at(R, a)}L${at(R, b)}Z`;
    pen.p(wedge, shade);
  }
}

export const ring = (R: number, r: number): string =>
  `M${-R},0A${R},${R} 0 1 1 ${R},0A${R},${R} 0 1 1 ${-R},0ZM${-r},0A${r},${r} 0 1 0 ${r},0A${r},${r} 0 1 0 ${-r},0Z`;

export const circle = (cx: number, cy: number, r: number): string =>
  `M${r1(cx - r)},${r1(cy)}a${r},${r} 0 1 0 ${2 * r},0a${r},${r} 0 1 0 ${-2 * r},0Z`;
