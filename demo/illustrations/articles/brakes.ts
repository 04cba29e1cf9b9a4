import { darken, lighten } from '#demo/illustrations/colour.ts';
import { IRON, STEEL, brushed, circle, rad, ring, specks } from '#demo/illustrations/materials.ts';
import { r1 } from '#demo/illustrations/pen.ts';
import type { DrawingOptions } from '#demo/illustrations/options.ts';
import type { Pen } from '#demo/illustrations/pen.ts';

/** Ventilated car disc. drilled, slotted, view = squash, color = steel tone */
export function brakeDisc(
  pen: Pen,
  { color = STEEL, view = 0.74, drilled = true, slotted = true }: DrawingOptions = {},
): void {
  const R = 150,
    cx = 214,
    cy = 194,
    k = view,
    w = 62 * Math.sqrt(1 - k * k);
  pen.shadow(196, 349, 116, 12, 0.4);
  pen.e(
    cx - w,
    cy,
    R * k,
    R,
    pen.lin([
      [0, lighten(color, 0.1)],
      [0.5, darken(color, 0.35)],
      [1, darken(color, 0.75)],
    ]),
  );
  pen.p(
    `M${cx - w},${cy - R}L${cx},${cy - R}L${cx},${cy + R}L${cx - w},${cy + R}A${R * k},${R} 0 0 1 ${cx - w},${cy - R}Z`,
    pen.lin([
      [0, lighten(color, 0.2)],
      [0.4, darken(color, 0.3)],
      [1, darken(color, 0.8)],
    ]),
  );
  const P = (d: number, o: number, r = R) =>
    `${r1(cx - w * o + r * k * Math.cos(rad(d)))},${r1(cy + r * Math.sin(rad(d)))}`;
  for (let d = 94; d < 268; d += 6)
    pen.p(`M${P(d, 0.74)}L${P(d + 3.6, 0.74)}L${P(d + 3.6, 0.27)}L${P(d, 0.27)}Z`, '#121517');
  pen.open(`transform="translate(${cx} ${cy}) scale(${k} 1)"`);
  brushed(pen, R, color, { phase: -0.95 });
  for (let q = 0.62; q < 0.99; q += 0.045) pen.s(circle(0, 0, r1(R * q)), 'rgba(20,24,26,.10)', 0.8);
  pen.s(circle(0, 0, R - 1), 'rgba(255,255,255,.65)', 1.6);
  if (slotted) slots(pen, R);
  if (drilled) holes(pen, R);
  hat(pen, R);
  pen.close();
}

function slots(pen: Pen, R: number): void {
  for (let i = 0; i < 8; i++)
    pen.s(
      `M${R * 0.63},0Q${R * 0.78},${-R * 0.1} ${R * 0.95},${-R * 0.1}`,
      '#3b4246',
      4,
      `stroke-linecap="round" transform="rotate(${i * 45 + 12})"`,
    );
}

function holes(pen: Pen, R: number): void {
  for (let i = 0; i < 24; i++)
    for (let j = 0; j < 2; j++) {
      const a = rad(i * 15 + j * 7.5 + 4),
        r = R * (0.7 + j * 0.155);
      if ((i + j) % 3) {
        pen.p(circle(r * Math.cos(a), r * Math.sin(a), 4.6), '#1a1d1f');
        pen.s(
          `M${r1(r * Math.cos(a) - 4)},${r1(r * Math.sin(a) + 2)}A4.6,4.6 0 0 0 ${r1(r * Math.cos(a) + 4.4)},${r1(r * Math.sin(a) + 1.6)}`,
          'rgba(255,255,255,.6)',
          1.1,
        );
      }
    }
}

/** The hat of a disc, with its bolts. */
function hat(pen: Pen, R: number): void {
  pen.p(circle(2, 3, R * 0.57), 'rgba(0,0,0,.42)');
  pen.p(
    circle(0, 0, R * 0.55),
    pen.lin(
      [
        [0, lighten(IRON, 0.35)],
        [0.5, IRON],
        [1, darken(IRON, 0.55)],
      ],
      [-60, -80, 60, 80],
      true,
    ),
  );
  pen.p(
    circle(6, 0, R * 0.47),
    pen.lin(
      [
        [0, darken(IRON, 0.3)],
        [0.5, lighten(IRON, 0.12)],
        [1, lighten(IRON, 0.3)],
      ],
      [-60, -80, 60, 80],
      true,
    ),
  );
  pen.open('transform="translate(8 0)"');
  brushed(pen, R * 0.43, '#8d959a', { contrast: 0.6, phase: -0.9, n: 60 });
  pen.close();
  pen.p(
    circle(10, 0, R * 0.2),
    pen.lin([
      [0, '#0b0d0e'],
      [1, '#3d4448'],
    ]),
  );
  pen.s(circle(10, 0, R * 0.2), 'rgba(255,255,255,.5)', 1.4);
  for (let i = 0; i < 5; i++) {
    const a = rad(72 * i - 20),
      x = 9 + R * 0.315 * Math.cos(a),
      y = R * 0.315 * Math.sin(a);
    pen.p(circle(x, y, 8.4), '#16191b');
    pen.s(circle(x, y, 8.4), 'rgba(255,255,255,.45)', 1.2);
  }
}

const wave = (r: number, amp: number, n: number) => {
  let s = '';
  for (let d = 0; d < 360; d += 3) {
    const q = r + amp * Math.cos(rad(d * n));
    s += (s ? 'L' : 'M') + r1(q * Math.cos(rad(d))) + ',' + r1(q * Math.sin(rad(d)));
  }
  return s + 'Z';
};

/** Motorcycle wave disc with anodised carrier */
export function motoDisc(pen: Pen, { color = STEEL, accent = '#C8952B', view = 0.86 }: DrawingOptions = {}): void {
  const R = 150;
  pen.shadow(200, 350, 110, 10, 0.36);
  const outer = wave(R - 4, 5, 10),
    inner = wave(R * 0.66, 3, 10);
  pen.open(`transform="translate(196 197) scale(${view} 1)"`);
  pen.p(outer + inner, darken(color, 0.65), 'fill-rule="evenodd"');
  pen.close();
  pen.open(`transform="translate(204 195) scale(${view} 1)"`);
  const i = pen.id();
  pen.defs += `<clipPath id="${i}"><path d="${outer}${inner}" clip-rule="evenodd"/></clipPath>`;
  pen.open(`clip-path="url(#${i})"`);
  brushed(pen, R + 4, color, { phase: -0.9, hole: 80 });
  pen.close();
  pen.s(outer, 'rgba(255,255,255,.6)', 1.4);
  pen.s(inner, 'rgba(0,0,0,.4)', 1.4);
  for (let a = 0; a < 30; a++) {
    const t = rad(a * 12 + (a % 3) * 2),
      r = R * (0.73 + 0.085 * (a % 3));
    pen.p(circle(r * Math.cos(t), r * Math.sin(t), 6), '#1b1e20');
    pen.s(circle(r * Math.cos(t), r * Math.sin(t), 6), 'rgba(255,255,255,.4)', 1);
  }
  const g = pen.lin(
    [
      [0, lighten(accent, 0.55)],
      [0.45, accent],
      [1, darken(accent, 0.55)],
    ],
    [-90, -90, 90, 90],
    true,
  );
  for (let a = 0; a < 5; a++) {
    pen.open(`transform="rotate(${a * 72})"`);
    pen.p('M34,-16C60,-18 80,-26 97,-40L104,-22C88,-10 72,0 66,16L46,26Z', g);
    pen.s('M36,-16C60,-18 80,-26 97,-40', 'rgba(255,255,255,.5)', 1.4);
    pen.close();
  }
  for (let a = 0; a < 10; a++) {
    const t = rad(a * 36 - 17);
    pen.p(circle(R * 0.665 * Math.cos(t), R * 0.665 * Math.sin(t), 8), darken(color, 0.3));
    pen.p(circle(R * 0.665 * Math.cos(t) - 0.6, R * 0.665 * Math.sin(t) - 0.6, 5.4), lighten(color, 0.35));
    pen.p(circle(R * 0.665 * Math.cos(t), R * 0.665 * Math.sin(t), 2.4), '#24292b');
  }
  pen.p(ring(54, 34), g, 'fill-rule="evenodd"');
  pen.s(circle(0, 0, 34), 'rgba(0,0,0,.5)', 2);
  pen.s(circle(0, 0, 53), 'rgba(255,255,255,.35)', 1.2);
  for (let a = 0; a < 5; a++) {
    const t = rad(a * 72 + 30);
    pen.p(circle(44 * Math.cos(t), 44 * Math.sin(t), 5), '#15181a');
  }
  pen.close();
}

/** Pair of brake pads */
export function brakePads(pen: Pen, { color = '#2a2f32', accent = '#B5322B' }: DrawingOptions = {}): void {
  pen.shadow(200, 338, 150, 16, 0.4);
  const back =
    'M60,86C120,58 240,58 300,86L322,84C332,84 336,92 334,102L326,138L306,142L300,176C240,196 120,196 60,176L54,142L34,138L26,102C24,92 28,84 38,84Z';
  const lin = 'M72,92C126,70 234,70 288,92L284,160C232,176 128,176 76,160Z';
  const one = (tx: number, ty: number, rot: number, s: number) => {
    pen.open(`transform="translate(${tx} ${ty}) rotate(${rot}) scale(${s})"`);
    pen.p(back, darken(accent, 0.72), 'transform="translate(7 15)"');
    pen.p(back, darken(accent, 0.5), 'transform="translate(4 8)"');
    pen.p(
      back,
      pen.lin(
        [
          [0, lighten(accent, 0.35)],
          [0.3, accent],
          [1, darken(accent, 0.4)],
        ],
        [0.1, 0, 0.6, 1],
      ),
    );
    pen.s(back, 'rgba(255,255,255,.28)', 1.4);
    pen.p(lin, '#0b0d0e', 'transform="translate(0 4)"');
    pen.p(lin, darken(color, 0.45), 'transform="translate(-5 -8)"');
    pen.p(
      lin,
      pen.lin(
        [
          [0, lighten(color, 0.24)],
          [0.5, color],
          [1, darken(color, 0.4)],
        ],
        [0, 0, 0.7, 1],
      ),
      'transform="translate(-8 -14)"',
    );
    const c = pen.clip(lin);
    pen.open(`transform="translate(-8 -14)"`);
    pen.open(c);
    const q = specks(7);
    for (let i = 0; i < 150; i++)
      pen.e(
        70 + q() * 220,
        68 + q() * 110,
        0.7 + q() * 1.6,
        0.7 + q() * 1.1,
        ['rgba(255,255,255,.22)', 'rgba(0,0,0,.4)', 'rgba(196,150,90,.5)'][i % 3] ?? '#000',
      );
    pen.r(174, 60, 9, 130, 1, '#090b0c').r(183, 60, 1.6, 130, 0, 'rgba(255,255,255,.2)');
    pen.close();
    pen.p('M72,92C126,70 234,70 288,92L284,104C232,84 128,84 74,104Z', 'rgba(255,255,255,.14)');
    pen.close();
    pen.s('M316,96C336,70 352,74 356,88', '#9aa2a6', 5, 'stroke-linecap="round"');
    pen.e(44, 112, 9, 9, darken(accent, 0.6)).e(315, 112, 9, 9, darken(accent, 0.6));
    pen.close();
  };
  one(88, 46, -6, 0.84);
  one(26, 150, 4, 1);
}

/** Fixed caliper */
export function caliper(pen: Pen, { accent = '#B5322B', text = 'RX4' }: DrawingOptions = {}): void {
  pen.shadow(200, 330, 140, 15, 0.4);
  pen.open('transform="rotate(-8 200 200)"');
  const b =
    'M46,150C90,84 300,84 354,150L366,214C368,240 350,250 332,246L300,238C260,222 140,222 100,238L68,246C50,250 32,240 34,214Z';
  pen.p(b, darken(accent, 0.68), 'transform="translate(4 34)"');
  pen.p('M104,250C150,228 250,228 296,250L296,276C250,262 150,262 104,276Z', '#15181a');
  pen.p(
    b,
    pen.lin(
      [
        [0, lighten(accent, 0.5)],
        [0.22, lighten(accent, 0.1)],
        [0.55, accent],
        [1, darken(accent, 0.5)],
      ],
      [0.2, 0, 0.55, 1],
    ),
  );
  pen.s('M52,152C96,92 294,92 348,152', 'rgba(255,255,255,.5)', 2.4);
  for (const x of [112, 172, 228, 288]) {
    pen.e(x, x === 112 || x === 288 ? 170 : 158, 24, 24, darken(accent, 0.3));
    pen.e(
      x,
      (x === 112 || x === 288 ? 170 : 158) - 1,
      21,
      21,
      pen.rad(
        [
          [0, lighten(accent, 0.35)],
          [1, darken(accent, 0.2)],
        ],
        0.35,
        0.3,
        0.8,
      ),
    );
  }
  pen.p('M140,196C180,188 220,188 260,196L262,222C220,212 180,212 138,222Z', darken(accent, 0.28));
  pen.t(200, 214, 22, text, '#fff', { anchor: 'middle', weight: 800, spacing: 3 });
  for (const x of [66, 334]) {
    pen.e(x, 206, 17, 17, '#8f979b');
    pen.e(x, 206, 9, 9, '#1d2123');
    pen.s(circle(x, 206, 16), 'rgba(255,255,255,.5)', 1.5);
  }
  pen.e(200, 116, 9, 7, '#9ba3a7').e(200, 112, 6, 5, '#d7dcde');
  pen.close();
}
