import { darken, lighten } from '#demo/illustrations/colour.ts';
import { circle } from '#demo/illustrations/materials.ts';
import { alloy } from './rim.ts';
import type { DrawingOptions } from '#demo/illustrations/options.ts';
import type { Pen } from '#demo/illustrations/pen.ts';

type CarType = 'citadine' | 'berline' | 'break' | 'suv';

interface Body {
  readonly h: number;
  readonly r0: number;
  readonly rt: number;
  readonly r1: number;
  readonly rb: number;
  readonly tail: number;
  readonly deck: number;
  readonly r: number;
  readonly front: number;
  readonly rear: number;
  readonly nose: number;
}

/** Silhouettes: belt line, roof, tail and wheels of each body. */
const BODIES: Readonly<Record<CarType, Body>> = {
  citadine: {
    h: 196,
    r0: 190,
    rt: 145,
    r1: 310,
    rb: 152,
    tail: 366,
    deck: 198,
    r: 32,
    front: 92,
    rear: 306,
    nose: 216,
  },
  berline: { h: 202, r0: 190, rt: 158, r1: 280, rb: 162, tail: 384, deck: 196, r: 29, front: 82, rear: 312, nose: 222 },
  break: { h: 202, r0: 188, rt: 155, r1: 346, rb: 161, tail: 382, deck: 198, r: 29, front: 82, rear: 308, nose: 222 },
  suv: { h: 186, r0: 184, rt: 126, r1: 328, rb: 136, tail: 374, deck: 186, r: 35, front: 90, rear: 306, nose: 206 },
};

function roadWheel(pen: Pen, x: number, y: number, r: number, c: string, n = 5): void {
  pen.p(
    circle(x, y, r),
    pen.rad([
      [0, '#24282a'],
      [0.72, '#17191b'],
      [0.9, '#2b2f32'],
      [1, '#0d0f10'],
    ]),
  );
  pen.open(`transform="translate(${x} ${y})"`);
  alloy(pen, r * 0.7, c, n);
  pen.close();
}

/** A car's side: its silhouette and what follows from it. */
interface Side extends Body {
  readonly type: CarType;
  readonly color: string;
  /** Middle of the wheels. */
  readonly wy: number;
  readonly sill: number;
  /** The nose. */
  readonly n0: number;
  /** Lower edge of the windows, the pillar between them, their end. */
  readonly gy1: number;
  readonly mid: number;
  readonly back: number;
}

const GROUND = 286;

function sideOf(type: CarType, color: string): Side {
  const body = BODIES[type];
  const { h, r, r0, r1: re } = body;
  const wy = GROUND - r;
  return {
    ...body,
    type,
    color,
    wy,
    sill: wy + 10,
    n0: type === 'citadine' ? 26 : 16,
    gy1: h - 2,
    mid: (r0 + 16 + re) / 2 + 2,
    back: re + (type === 'break' ? 14 : type === 'berline' ? 30 : 22),
  };
}

/** Car side view. type: citadine | berline | break | suv */
export function car(pen: Pen, { color = '#0A6B4E', accent = '#b9c0c4', type = 'citadine' }: DrawingOptions = {}): void {
  const side = sideOf(type === 'berline' || type === 'break' || type === 'suv' ? type : 'citadine', color);
  pen.shadow(200, GROUND + 1, 178, 11, 0.5);
  bodywork(pen, side);
  glass(pen, side);
  doorsAndLights(pen, side);
  const { front, rear, wy, r } = side;
  for (const x of [front, rear]) roadWheel(pen, x, wy, r, accent, type === 'suv' ? 6 : 5);
}

function bodywork(
  pen: Pen,
  { type, color, h, r0, rt, r1: re, rb, tail, deck, r, front, rear, nose, wy, sill, n0 }: Side,
): void {
  const arch = (x: number) => `L${x + r + 5},${sill}A${r + 5},${r + 5} 0 0 0 ${x - r - 5},${sill}`;
  const b = `M${n0 + 4},${sill - 2}C${n0 - 2},${sill - 22} ${n0},${nose + 8} ${n0 + 12},${nose}C${n0 + 34},${nose - 16} ${n0 + 70},${h + 2} ${r0 - 66},${h - 4}C${r0 - 44},${rt + 36} ${r0 - 22},${rt + 8} ${r0 + 10},${rt}C${r0 + 50},${rt - 6} ${re - 20},${rb - 8} ${re},${rb}C${type === 'berline' ? `${re + 26},${rb + 8} ${re + 46},${deck - 8} ${re + 60},${deck - 4}C${tail - 14},${deck - 2} ${tail - 4},${deck + 4} ${tail},${deck + 14}` : `${re + 20},${rb + 12} ${tail - 12},${deck - 10} ${tail - 4},${deck + 12}`}C${tail + 4},${deck + 36} ${tail + 4},${sill - 16} ${tail - 2},${sill - 4}C${tail - 5},${sill} ${tail - 10},${sill} ${tail - 14},${sill}${arch(rear)}${arch(front)}L${n0 + 18},${sill}C${n0 + 10},${sill} ${n0 + 6},${sill} ${n0 + 4},${sill - 2}Z`;
  for (const x of [front, rear]) pen.p(circle(x, wy - 2, r + 5), '#07090a');
  pen.r(front, sill - 16, rear - front, 20, 2, '#0b0d0e');
  pen.p(
    b,
    pen.lin([
      [0, lighten(color, 0.5)],
      [0.3, lighten(color, 0.14)],
      [0.42, lighten(color, 0.32)],
      [0.5, color],
      [0.72, darken(color, 0.28)],
      [0.86, darken(color, 0.12)],
      [1, darken(color, 0.6)],
    ]),
  );
  const c = pen.clip(b);
  pen.open(c);
  const belt = h + 2;
  pen.s(`M${n0},${nose + 10}C120,${belt + 12} 280,${belt + 6} ${tail + 4},${deck + 20}`, 'rgba(255,255,255,.5)', 2.2);
  pen.s(`M${n0},${nose + 14}C120,${belt + 16} 280,${belt + 10} ${tail + 4},${deck + 24}`, 'rgba(0,0,0,.22)', 5);
  pen.p(
    `M0,${sill - 16}L400,${sill - 16}L400,${sill + 10}L0,${sill + 10}Z`,
    type === 'suv' ? '#16191b' : 'rgba(0,0,0,.42)',
  );
  pen.s(`M${front + r + 8},${sill - 26}L${rear - r - 8},${sill - 30}`, 'rgba(255,255,255,.28)', 2);
  if (type === 'suv') for (const x of [front, rear]) pen.s(circle(x, wy, r + 9), '#16191b', 11);
  pen.close();
}

function glass(pen: Pen, { r0, rt, r1: re, rb, gy1, mid, back }: Side): void {
  const q0 = r0 + 16;
  const gl = pen.lin(
    [
      [0, '#2a353b'],
      [0.45, '#11171a'],
      [1, '#31424a'],
    ],
    [0, 0, 0.3, 1],
  );
  const w1 = `M${r0 - 48},${gy1}C${r0 - 28},${rt + 34} ${r0 - 10},${rt + 14} ${q0},${rt + 9}L${mid - 4},${rt + 5}L${mid - 4},${gy1 + 1}Z`,
    w2 = `M${mid + 4},${rt + 5}C${re - 24},${rt + 4} ${re - 10},${rb + 4} ${re - 2},${rb + 10}C${re + 10},${rb + 20} ${back - 4},${gy1 - 18} ${back},${gy1 - 2}L${mid + 4},${gy1 + 1}Z`;
  pen.p(w1, gl).p(w2, gl);
  const c2 = pen.clip(w1 + w2);
  pen.open(c2);
  pen.p(`M${r0},${rt}L${r0 + 34},${rt}L${r0 - 6},${gy1 + 4}L${r0 - 46},${gy1 + 4}Z`, 'rgba(255,255,255,.22)');
  pen.p(`M${mid + 34},${rt}L${mid + 52},${rt}L${mid + 20},${gy1 + 4}L${mid + 2},${gy1 + 4}Z`, 'rgba(255,255,255,.16)');
  pen.close();
  pen.s(`M${r0 - 50},${gy1 + 1}L${back + 2},${gy1}`, 'rgba(255,255,255,.45)', 1.6);
}

function doorsAndLights(
  pen: Pen,
  { color, h, r0, tail, deck, r, rear, nose, wy, sill, n0, gy1, mid, back }: Side,
): void {
  pen.s(
    `M${r0 - 40},${h + 4}C${r0 - 46},${h + 30} ${r0 - 40},${sill - 20} ${r0 - 34},${sill - 14}M${mid},${gy1}L${mid + 2},${sill - 16}M${back - 6},${gy1}C${back - 2},${h + 20} ${rear - r + 6},${wy - r + 4} ${rear - r - 12},${wy - 8}`,
    'rgba(0,0,0,.42)',
    1.6,
  );
  for (const x of [mid - 30, back - 36])
    pen.r(x, h + 12, 22, 5, 2.5, darken(color, 0.35)).r(x, h + 11.4, 22, 1.4, 0.7, 'rgba(255,255,255,.5)');
  pen.p(
    `M${r0 - 42},${gy1 - 2}C${r0 - 40},${gy1 - 16} ${r0 - 24},${gy1 - 18} ${r0 - 20},${gy1 - 8}L${r0 - 22},${gy1 + 2}Z`,
    darken(color, 0.35),
  );
  pen.p(
    `M${n0 + 8},${nose + 2}C${n0 + 26},${nose - 8} ${n0 + 44},${nose - 10} ${n0 + 54},${nose - 8}C${n0 + 48},${nose + 4} ${n0 + 30},${nose + 14} ${n0 + 6},${nose + 14}Z`,
    pen.lin([
      [0, '#fff'],
      [0.5, '#cfdce2'],
      [1, '#5a676d'],
    ]),
  );
  pen.p(
    `M${tail - 26},${deck + 8}L${tail - 1},${deck + 14}L${tail + 2},${deck + 34}L${tail - 22},${deck + 24}Z`,
    pen.lin([
      [0, '#e5564a'],
      [1, '#7d1512'],
    ]),
  );
  pen.p(`M${n0 - 1},${sill - 24}L${n0 + 22},${sill - 20}L${n0 + 18},${sill - 10}L${n0 + 2},${sill - 10}Z`, '#0d1011');
}
