import { kinds } from './kinds.ts';
import type { Kind } from './kinds.ts';
import type { DrawingOptions } from './options.ts';
import { Pen, r1 } from './pen.ts';

export interface Framing {
  /** Mirrored, to vary the angle; labels stay readable. */
  readonly flip?: boolean;
  /** Degrees; the contact shadow never tilts. */
  readonly tilt?: number;
  /** Size of the object, 1 = three quarters of the square. */
  readonly zoom?: number;
}

/** Side of the drawing in pixels; the canvas itself has 400 units. */
const DRAWING_SIZE = 800;

/** A product drawn by code, as an SVG of 800 × 800 on transparent ground: same options, same text. */
export function illustrate(kind: Kind, options: DrawingOptions & Framing = {}): string {
  const { flip = false, tilt = 0, zoom = 1, ...drawing } = options;
  const [draw, defaults] = kinds[kind];
  const pen = new Pen('i-', flip);
  draw(pen, { ...defaults, ...drawing });
  const shift = r1(200 * (1 - zoom));
  const moves = [
    flip ? 'translate(400 0) scale(-1 1)' : '',
    zoom === 1 ? '' : `translate(${shift} ${shift}) scale(${zoom})`,
  ].filter((move) => move !== '');
  const art = pen.under + (tilt === 0 ? pen.body : `<g transform="rotate(${tilt} 200 200)">${pen.body}</g>`);
  const framed = moves.length === 0 ? art : `<g transform="${moves.join(' ')}">${art}</g>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400" width="${DRAWING_SIZE}" height="${DRAWING_SIZE}"><defs>${pen.defs}</defs>${framed}</svg>`;
}
