import { darken, lighten } from './colour.ts';
import { brushed, circle, ring, satin } from './materials.ts';
import { alloy } from './wheels.ts';
import type { DrawingOptions } from './options.ts';
import type { Pen } from './pen.ts';

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
const BODIES: Readonly<Record<'citadine' | 'berline' | 'break' | 'suv', Body>> = {
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

/** Car side view. type: citadine | berline | break | suv */
export function car(pen: Pen, { color = '#0A6B4E', accent = '#b9c0c4', type = 'citadine' }: DrawingOptions = {}): void {
  const {
      h,
      r0,
      rt,
      r1: re,
      rb,
      tail,
      deck,
      r,
      front,
      rear,
      nose,
    } = BODIES[type === 'berline' || type === 'break' || type === 'suv' ? type : 'citadine'],
    gy = 286,
    wy = gy - r,
    sill = wy + 10,
    n0 = type === 'citadine' ? 26 : 16;
  pen.shadow(200, gy + 1, 178, 11, 0.5);
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
  // glass
  const gy1 = h - 2,
    q0 = r0 + 16,
    mid = (q0 + re) / 2 + 2,
    back = re + (type === 'break' ? 14 : type === 'berline' ? 30 : 22);
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
  // doors, handle, mirror, lights
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
  for (const x of [front, rear]) roadWheel(pen, x, wy, r, accent, type === 'suv' ? 6 : 5);
}

/** Motorcycle side view. type: roadster | trail */
export function motorcycle(
  pen: Pen,
  { color = '#b5322b', accent = '#2c3235', type = 'roadster' }: DrawingOptions = {},
): void {
  const trail = type === 'trail',
    fx = 82,
    rx = 318,
    wy = 266,
    R = 62;
  pen.shadow(200, 331, 172, 9, 0.44);
  const wheel = (x: number, n: number) => {
    pen.open(`transform="translate(${x} ${wy})"`);
    pen.p(
      ring(R, R - 17),
      pen.rad(
        [
          [0.6, '#0c0e0f'],
          [0.85, '#2d3235'],
          [1, '#101213'],
        ],
        0,
        0,
        R,
        true,
      ),
      'fill-rule="evenodd"',
    );
    pen.s(circle(0, 0, R - 19), accent, 5);
    pen.s(circle(0, 0, R - 21), 'rgba(255,255,255,.35)', 1.2);
    if (trail)
      for (let i = 0; i < 16; i++)
        pen.s(`M${i % 2 ? 6 : -6},0L0,${-R + 20}`, '#9aa2a6', 1.2, `transform="rotate(${i * 22.5})"`);
    else
      for (let i = 0; i < n; i++)
        pen.p(
          `M-7,-8L-4,${-R + 20}L4,${-R + 20}L7,-8Z`,
          i % 2 ? accent : lighten(accent, 0.16),
          `transform="rotate(${(i * 360) / n})"`,
        );
    const c = pen.id();
    pen.defs += `<clipPath id="${c}"><path d="${ring(29, 18)}" clip-rule="evenodd"/></clipPath>`;
    pen.open(`clip-path="url(#${c})"`);
    brushed(pen, 29, '#aab1b5', { n: 36 });
    pen.close();
    pen.p(circle(0, 0, 9), '#5c6569').p(circle(0, 0, 4), '#16191b');
    if (trail)
      for (let i = 0; i < 40; i++) pen.s(`M-2.6,${-R}L2.6,${-R}`, '#0c0e0f', 5, `transform="rotate(${i * 9})"`);
    pen.close();
  };
  wheel(rx, 6);
  const St = (d: string, c: string, w: number) => {
    pen.s(d, darken(c, 0.5), w, 'stroke-linecap="round" stroke-linejoin="round"');
    pen.s(d, c, w * 0.66, 'stroke-linecap="round" stroke-linejoin="round"');
  };
  St(`M212,252L${rx},${wy}`, '#7d868b', 13);
  St('M212,240L300,238', '#4a5256', 6);
  wheel(fx, 6);
  pen.p(
    `M${fx - 58},${trail ? 186 : 206}C${fx - 30},${trail ? 178 : 190} ${fx + 14},${trail ? 184 : 194} ${fx + 40},${trail ? 198 : 212}C${fx + 16},${trail ? 194 : 206} ${fx - 30},${trail ? 190 : 204} ${fx - 58},${trail ? 192 : 214}Z`,
    darken(color, 0.1),
  );
  // frame, engine
  St('M138,140L186,232L236,250L262,190L288,158', '#31373a', 9);
  St('M140,150L236,176L262,190', '#31373a', 8);
  pen.p(
    'M152,196L186,172L238,180L252,214L244,256L196,268L160,250Z',
    pen.lin(
      [
        [0, '#8d959a'],
        [0.4, '#4a5256'],
        [1, '#16191b'],
      ],
      [0, 0, 0.6, 1],
    ),
  );
  pen.p(
    'M146,176L182,160L206,196L170,218Z',
    pen.lin(
      [
        [0, '#aab1b5'],
        [1, '#3b4246'],
      ],
      [0, 0, 1, 1],
    ),
  );
  for (let i = 0; i < 5; i++) pen.s(`M${150 + i * 5},${184 + i * 8}L${186 + i * 5},${168 + i * 8}`, '#15181a', 2.6);
  pen.p(
    circle(222, 230, 25),
    pen.lin(
      [
        [0, '#b9c0c4'],
        [1, '#3b4246'],
      ],
      [0, 0, 1, 1],
    ),
  );
  pen.p(circle(222, 230, 18), '#50585c');
  pen.p(
    circle(222, 230, 17),
    pen.lin(
      [
        [0, '#8d959a'],
        [1, '#2a2f32'],
      ],
      [0, 0, 1, 1],
    ),
  );
  pen.p(circle(180, 242, 14), '#3b4246');
  pen.s('M156,204C126,214 128,262 172,274L250,276', '#5c6569', 10);
  pen.s('M154,202C124,212 127,258 171,271L250,273', 'rgba(255,255,255,.4)', 2.4);
  pen.p(
    'M238,264L322,232C334,230 338,246 328,252L246,288C236,290 232,270 238,264Z',
    pen.lin([
      [0, '#d5dadc'],
      [0.35, '#7d868b'],
      [1, '#16191b'],
    ]),
  );
  pen.p('M318,234C332,228 340,246 328,252L318,256Z', '#0d0f10');
  // fork
  St(`M${fx},${wy}L${trail ? 126 : 132},${trail ? 128 : 136}`, '#c9a545', 11);
  St(`M${fx},${wy}L${fx + 22},212`, '#24292c', 15);
  St('M132,140L140,104L164,98', '#31373a', 7);
  St('M164,98L178,102', '#15181a', 10);
  St('M150,100L156,70', '#23282b', 4);
  pen.e(158, 64, 15, 10, '#23282b').e(157, 63, 12, 7.4, '#9db0b8');
  // tank, seat, tail
  pen.p(
    'M220,140C244,148 268,146 290,136C318,124 342,118 366,106C370,114 362,126 346,138C320,158 280,170 244,168Z',
    darken(color, 0.18),
  );
  pen.p(
    'M218,140C240,134 262,140 282,136C312,128 336,114 362,104C352,98 330,104 304,112C276,120 252,116 228,124Z',
    pen.lin([
      [0, '#4a5155'],
      [0.5, '#1d2123'],
      [1, '#0d0f10'],
    ]),
  );
  pen.p('M352,110L370,102L372,116L358,124Z', '#c5231d');
  St('M346,136L372,168', '#15181a', 5);
  const tank =
    'M136,134C148,102 178,88 206,94C226,98 236,116 240,140C242,158 232,168 212,170L160,164C142,160 132,150 136,134Z';
  pen.p(
    tank,
    pen.lin(
      [
        [0, lighten(color, 0.55)],
        [0.25, lighten(color, 0.12)],
        [0.6, color],
        [1, darken(color, 0.55)],
      ],
      [0.2, 0, 0.4, 1],
    ),
  );
  pen.p('M150,124C160,106 184,98 204,102C186,106 168,116 158,136Z', 'rgba(255,255,255,.55)');
  pen.s('M142,150C170,158 210,156 238,146', 'rgba(0,0,0,.3)', 3);
  pen.t(188, 142, 12.5, 'RONDE', 'rgba(255,255,255,.9)', { anchor: 'middle', weight: 800, spacing: 2 });
  pen.e(192, 94, 14, 4, '#8d959a');
  // headlight
  if (trail) {
    pen.p('M96,132L120,104L152,114L136,152L108,154Z', color);
    pen.p('M112,104L128,66L146,74L146,112Z', 'rgba(150,175,186,.5)');
    pen.p('M84,146L112,142L96,176L70,170Z', darken(color, 0.15));
  }
  pen.p('M94,130C88,146 92,166 108,172C122,172 132,158 132,142C126,124 104,120 94,130Z', pen.lin(satin('#2c3235')));
  pen.e(
    102,
    149,
    12,
    22,
    pen.lin(
      [
        [0, '#fff'],
        [0.5, '#dfeaf0'],
        [1, '#8299a5'],
      ],
      [0, 0, 1, 1],
    ),
    'transform="rotate(-8 102 149)"',
  );
  St('M248,262L274,300', '#31373a', 5);
}
