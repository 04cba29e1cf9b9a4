import { alloy } from './rim.ts';
import { darken, lighten, mix } from '#demo/illustrations/colour.ts';
import { arc } from '#demo/illustrations/lettering.ts';
import { rad } from '#demo/illustrations/materials.ts';
import { r1 } from '#demo/illustrations/pen.ts';
import type { DrawingOptions } from '#demo/illustrations/options.ts';
import type { Pen } from '#demo/illustrations/pen.ts';

/** Where the rubber is: radius, middle of the near side, squash, width, radius of the opening. */
interface Rubber {
  readonly R: number;
  readonly cx: number;
  readonly cy: number;
  readonly k: number;
  readonly w: number;
  readonly bead: number;
  /** Radius at a place across the tread, 0 on the far side and 1 on the near one. */
  readonly rt: (t: number) => number;
  /** A point of the tread, by degrees around and by the place across. */
  readonly pt: (d: number, t: number) => string;
}

const DARK = '#0a0c0d';
const EDGE = 'rgba(255,255,255,.13)';

/** Tyre in three-quarter view. tread: summer | winter | allSeason | sport (moto) | trail (moto); rim = colour draws an alloy wheel. */
export function tyre(
  pen: Pen,
  {
    tread = 'summer',
    view = 0.66,
    marking = '205/55 R16',
    text = 'CADENCE GRIP',
    rim = '',
    spokes = 5,
    moto = false,
  }: DrawingOptions = {},
): void {
  const rubber = rubberOf(view, rim !== '', moto);
  const { cx, cy, k, w, bead } = rubber;
  pen.shadow(200 - w * 0.1, 350, 128, 13, 0.42);
  const m = pen.id();
  const cut = pen.clip(
    `M${cx - bead * k},${cy}a${bead * k},${bead} 0 1 0 ${2 * bead * k},0a${bead * k},${bead} 0 1 0 ${-2 * bead * k},0Z`,
  );
  if (!rim)
    pen.defs += `<mask id="${m}"><rect width="400" height="400" fill="#fff"/><g ${cut}><ellipse cx="${r1(cx - w)}" cy="${cy}" rx="${r1(bead * k)}" ry="${r1(bead)}" fill="#000"/></g></mask>`;
  pen.open(rim ? '' : `mask="url(#${m})"`);
  carcass(pen, rubber);
  if (!moto) carTread(pen, rubber, tread);
  else if (tread === 'trail') knobs(pen, rubber);
  else grooves(pen, rubber);
  sidewall(pen, rubber, text, marking);
  opening(pen, rubber, rim === '' ? cut : null);
  pen.close();
  if (rim) {
    pen.open(`transform="translate(${r1(cx)} ${cy}) scale(${k} 1)"`);
    alloy(pen, bead, rim, spokes);
    pen.close();
  }
}

function rubberOf(view: number, rimmed: boolean, moto: boolean): Rubber {
  const R = 152,
    cx = moto ? 226 : 240,
    cy = 196,
    k = view,
    w = (moto ? 118 : 148) * Math.sqrt(1 - k * k),
    bead = (rimmed ? 0.69 : 0.62) * R;
  const rt = (t: number) => R * (1 - (moto ? 0.17 : 0.055) * Math.pow(Math.abs(2 * t - 1), moto ? 2 : 3));
  const P = (deg: number, t: number) => {
    const a = rad(deg),
      r = rt(t);
    return [cx - w * (1 - t) + r * k * Math.cos(a), cy + r * Math.sin(a)];
  };
  const pt = (d: number, t: number) => P(d, t).map(r1).join(',');
  return { R, cx, cy, k, w, bead, rt, pt };
}

/** A line around the tread. */
const around = ({ pt }: Rubber, t: number): string => {
  let s = '';
  for (let d = 96; d <= 264; d += 6) s += (s ? 'L' : 'M') + pt(d, t);
  return s;
};

function carcass(pen: Pen, { cx, cy, k, w, rt }: Rubber): void {
  const N = 22;
  for (let i = 0; i <= N; i++) {
    const t = i / N,
      edge = Math.abs(2 * t - 1),
      c = mix('#3b4043', '#15181a', Math.pow(edge, 2.2) * 0.9);
    pen.e(
      cx - w * (1 - t),
      cy,
      rt(t) * k,
      rt(t),
      i === 0
        ? '#0e1011'
        : pen.lin([
            [0, lighten(c, 0.2)],
            [0.22, c],
            [0.62, darken(c, 0.32)],
            [1, darken(c, 0.72)],
          ]),
    );
  }
}

function carTread(pen: Pen, rubber: Rubber, tread: DrawingOptions['tread']): void {
  const { pt } = rubber;
  for (const [t, sw] of [
    [0.16, 5],
    [0.38, 8],
    [0.62, 8],
    [0.84, 5],
  ] as const) {
    pen.s(around(rubber, t), DARK, sw * 1.05);
    pen.s(around(rubber, t + 0.03), EDGE, 1);
  }
  const step = tread === 'winter' ? 5 : tread === 'allSeason' ? 6 : 7;
  for (let d = 98; d < 262; d += step) {
    const wob = tread === 'winter' ? 3 : 5;
    pen.s(`M${pt(d, 0.0)}L${pt(d + wob, 0.15)}`, DARK, 2.4);
    pen.s(`M${pt(d + wob, 0.85)}L${pt(d, 1)}`, DARK, 2.4);
    if (tread !== 'summer') {
      pen.s(`M${pt(d, 0.19)}L${pt(d + 3, 0.27)}L${pt(d, 0.35)}`, DARK, 1.7);
      pen.s(`M${pt(d, 0.65)}L${pt(d + 3, 0.73)}L${pt(d, 0.81)}`, DARK, 1.7);
      pen.s(`M${pt(d + 2, 0.41)}L${pt(d + 6, 0.59)}`, DARK, 1.6);
    } else {
      pen.s(`M${pt(d, 0.18)}L${pt(d + 6, 0.31)}`, DARK, 1.8);
      pen.s(`M${pt(d + 6, 0.69)}L${pt(d, 0.82)}`, DARK, 1.8);
    }
  }
}

/** Knobs of a trail tyre. */
function knobs(pen: Pen, { pt }: Rubber): void {
  for (let d = 97; d < 262; d += 11)
    for (const [a, b, o] of [
      [0.08, 0.3, 0],
      [0.36, 0.64, 5],
      [0.7, 0.92, 0],
    ] as const)
      pen.p(
        `M${pt(d + o, a)}L${pt(d + o, b)}L${pt(d + o + 7, b)}L${pt(d + o + 7, a)}Z`,
        mix('#3a3f42', '#14171a', d / 300),
        `stroke="${DARK}" stroke-width="2.4"`,
      );
}

/** Grooves of a motorcycle's road tyre. */
function grooves(pen: Pen, { pt }: Rubber): void {
  for (let d = 98; d < 262; d += 17) {
    pen.s(`M${pt(d, 0.12)}Q${pt(d + 3, 0.3)} ${pt(d + 14, 0.47)}`, DARK, 4, 'stroke-linecap="round"');
    pen.s(`M${pt(d + 8, 0.9)}Q${pt(d + 11, 0.72)} ${pt(d + 22, 0.55)}`, DARK, 4, 'stroke-linecap="round"');
  }
}

function sidewall(pen: Pen, { cx, cy, k, bead, rt }: Rubber, text: string, marking: string): void {
  const F = rt(1);
  pen.e(
    cx,
    cy,
    F * k,
    F,
    pen.rad([
      [0, '#0c0e0f'],
      [bead / F, '#101213'],
      [bead / F + 0.06, '#2a2e30'],
      [0.8, '#24282a'],
      [0.94, '#34393c'],
      [1, '#1a1d1f'],
    ]),
  );
  pen.e(
    cx,
    cy,
    F * k,
    F,
    pen.lin(
      [
        [0, '#fff', 0.2],
        [0.3, '#fff', 0.03],
        [0.6, '#000', 0],
        [1, '#000', 0.5],
      ],
      [0.1, 0, 0.7, 1],
    ),
  );
  for (const q of [0.965, 0.93, bead / F + 0.05])
    pen.s(
      `M${r1(cx - F * q * k)},${cy}A${r1(F * q * k)},${r1(F * q)} 0 0 1 ${r1(cx + F * q * k)},${cy}`,
      'rgba(255,255,255,.14)',
      1.1,
    );
  const tr = (F + bead) / 2 - 5;
  for (const [letters, bottom] of [
    [text, false],
    [marking, true],
  ] as const) {
    const along = arc(letters, 'rgba(255,255,255,.46)', {
      radius: bottom ? tr + 9 : tr,
      size: bottom ? 13 : 17,
      spacing: 2,
      bottom,
      mirrored: pen.mirrored,
    });
    pen.body += `<g transform="translate(${r1(cx)} ${cy}) scale(${k} 1)">${along}</g>`;
  }
}

/** What one sees through the tyre; `cut`: the inside of the far half, where no rim hides it. */
function opening(pen: Pen, { cx, cy, k, w, bead }: Rubber, cut: string | null): void {
  pen.e(
    cx,
    cy,
    bead * k,
    bead,
    pen.lin([
      [0, '#050607'],
      [0.5, '#141718'],
      [1, '#2c3133'],
    ]),
  );
  if (cut !== null) {
    for (let i = 0; i < 7; i++)
      pen.s(
        `M${r1(cx - w * (i / 7))},${r1(cy - bead)}A${r1(bead * k)},${r1(bead)} 0 0 1 ${r1(cx - w * (i / 7))},${r1(cy + bead)}`,
        `rgba(255,255,255,${0.02 + 0.012 * i})`,
        3,
        cut,
      );
    pen.s(
      `M${r1(cx - bead * k)},${cy}A${r1(bead * k)},${r1(bead)} 0 0 1 ${r1(cx + bead * k)},${cy}`,
      'rgba(255,255,255,.24)',
      2,
    );
  }
}
