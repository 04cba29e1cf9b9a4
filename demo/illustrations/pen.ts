import { line } from './lettering.ts';
import type { Lettering } from './lettering.ts';

/** Offset, colour and, where it is not opaque, opacity. */
export type Stop = readonly [offset: number, colour: string, opacity?: number];
type Direction = readonly [x1: number, y1: number, x2: number, y2: number];

export const r1 = (value: number): number => Math.round(value * 10) / 10;

/**
 * Collects the elements of one drawing: a canvas of 400 × 400, light from the top left, objects resting on y = 352. The
 * contact shadow is kept apart because it never tilts. Methods answer the pen, so that calls chain.
 */
export class Pen {
  readonly key: string;
  /** The finished drawing is turned over: what is written has to be turned back. */
  readonly mirrored: boolean;
  defs = '';
  body = '';
  under = '';
  private count = 0;

  constructor(key: string, mirrored: boolean) {
    this.key = key;
    this.mirrored = mirrored;
  }

  /** A fresh element id of this drawing. */
  id(): string {
    const id = `${this.key}${this.count.toString(36)}`;
    this.count += 1;
    return id;
  }

  private stops(stops: readonly Stop[]): string {
    return stops
      .map(
        ([offset, colour, opacity]) =>
          `<stop offset="${offset}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
      )
      .join('');
  }

  /** Linear gradient; the direction in units of the object's box, or of the canvas when absolute. */
  lin(stops: readonly Stop[], direction: Direction = [0, 0, 0, 1], absolute = false): string {
    const id = this.id();
    const [x1, y1, x2, y2] = direction;
    const units = absolute ? ' gradientUnits="userSpaceOnUse"' : '';
    this.defs += `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"${units}>${this.stops(stops)}</linearGradient>`;
    return `url(#${id})`;
  }

  rad(stops: readonly Stop[], cx = 0.5, cy = 0.5, r = 0.5, absolute = false): string {
    const id = this.id();
    const units = absolute ? ' gradientUnits="userSpaceOnUse"' : '';
    this.defs += `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}"${units}>${this.stops(stops)}</radialGradient>`;
    return `url(#${id})`;
  }

  /** Attribute that clips a group to a path. */
  clip(path: string): string {
    const id = this.id();
    this.defs += `<clipPath id="${id}"><path d="${path}"/></clipPath>`;
    return `clip-path="url(#${id})"`;
  }

  /** Filled path. */
  p(path: string, fill: string, more = ''): this {
    this.body += `<path d="${path}" fill="${fill}" ${more}/>`;
    return this;
  }

  /** Stroked path. */
  s(path: string, stroke: string, width: number, more = ''): this {
    this.body += `<path d="${path}" fill="none" stroke="${stroke}" stroke-width="${width}" ${more}/>`;
    return this;
  }

  /** Ellipse. */
  e(cx: number, cy: number, rx: number, ry: number, fill: string, more = ''): this {
    this.body += `<ellipse cx="${r1(cx)}" cy="${r1(cy)}" rx="${r1(rx)}" ry="${r1(ry)}" fill="${fill}" ${more}/>`;
    return this;
  }

  /** Rectangle. */
  r(x: number, y: number, width: number, height: number, rx: number, fill: string, more = ''): this {
    this.body += `<rect x="${r1(x)}" y="${r1(y)}" width="${r1(width)}" height="${r1(height)}" rx="${rx}" fill="${fill}" ${more}/>`;
    return this;
  }

  /** Line of text. */
  t(x: number, y: number, size: number, text: string, fill: string, style: Lettering = {}): this {
    this.body += line(x, y, size, text, fill, style, this.mirrored);
    return this;
  }

  open(attributes = ''): this {
    this.body += `<g ${attributes}>`;
    return this;
  }

  close(): this {
    this.body += '</g>';
    return this;
  }

  /** Contact shadow. */
  shadow(cx = 200, cy = 352, rx = 130, ry = 14, opacity = 0.34): this {
    const soft = this.rad([
      [0, '#0b0e0f', opacity],
      [0.55, '#0b0e0f', opacity * 0.45],
      [1, '#0b0e0f', 0],
    ]);
    const core = this.rad([
      [0, '#0b0e0f', opacity * 1.3],
      [1, '#0b0e0f', 0],
    ]);
    this.under += `<ellipse cx="${r1(cx)}" cy="${r1(cy)}" rx="${r1(rx)}" ry="${r1(ry)}" fill="${soft}"/>`;
    this.under += `<ellipse cx="${r1(cx)}" cy="${r1(cy - 1)}" rx="${r1(rx * 0.72)}" ry="${r1(ry * 0.42)}" fill="${core}"/>`;
    return this;
  }
}
