import { darken, lighten, mix } from './colour.ts';
import { arc } from './lettering.ts';
import { brushed, circle, rad } from './materials.ts';
import { r1 } from './pen.ts';
import type { DrawingOptions } from './options.ts';
import type { Pen } from './pen.ts';

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
  const R = 152,
    cx = moto ? 226 : 240,
    cy = 196,
    k = view,
    w = (moto ? 118 : 148) * Math.sqrt(1 - k * k),
    bead = (rim ? 0.69 : 0.62) * R;
  const rt = (t: number) => R * (1 - (moto ? 0.17 : 0.055) * Math.pow(Math.abs(2 * t - 1), moto ? 2 : 3));
  const P = (deg: number, t: number) => {
    const a = rad(deg),
      r = rt(t);
    return [cx - w * (1 - t) + r * k * Math.cos(a), cy + r * Math.sin(a)];
  };
  const pt = (d: number, t: number) => P(d, t).map(r1).join(',');
  const line = (t: number, a = 96, b = 264) => {
    let s = '';
    for (let d = a; d <= b; d += 6) s += (s ? 'L' : 'M') + pt(d, t);
    return s;
  };
  pen.shadow(200 - w * 0.1, 350, 128, 13, 0.42);
  const m = pen.id();
  const cut = pen.clip(
    `M${cx - bead * k},${cy}a${bead * k},${bead} 0 1 0 ${2 * bead * k},0a${bead * k},${bead} 0 1 0 ${-2 * bead * k},0Z`,
  );
  if (!rim)
    pen.defs += `<mask id="${m}"><rect width="400" height="400" fill="#fff"/><g ${cut}><ellipse cx="${r1(cx - w)}" cy="${cy}" rx="${r1(bead * k)}" ry="${r1(bead)}" fill="#000"/></g></mask>`;
  pen.open(rim ? '' : `mask="url(#${m})"`);
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
  const dark = '#0a0c0d',
    edge = 'rgba(255,255,255,.13)';
  if (!moto) {
    for (const [t, sw] of [
      [0.16, 5],
      [0.38, 8],
      [0.62, 8],
      [0.84, 5],
    ] as const) {
      pen.s(line(t), dark, sw * 1.05);
      pen.s(line(t + 0.03), edge, 1);
    }
    const step = tread === 'winter' ? 5 : tread === 'allSeason' ? 6 : 7;
    for (let d = 98; d < 262; d += step) {
      const wob = tread === 'winter' ? 3 : 5;
      pen.s(`M${pt(d, 0.0)}L${pt(d + wob, 0.15)}`, dark, 2.4);
      pen.s(`M${pt(d + wob, 0.85)}L${pt(d, 1)}`, dark, 2.4);
      if (tread !== 'summer') {
        pen.s(`M${pt(d, 0.19)}L${pt(d + 3, 0.27)}L${pt(d, 0.35)}`, dark, 1.7);
        pen.s(`M${pt(d, 0.65)}L${pt(d + 3, 0.73)}L${pt(d, 0.81)}`, dark, 1.7);
        pen.s(`M${pt(d + 2, 0.41)}L${pt(d + 6, 0.59)}`, dark, 1.6);
      } else {
        pen.s(`M${pt(d, 0.18)}L${pt(d + 6, 0.31)}`, dark, 1.8);
        pen.s(`M${pt(d + 6, 0.69)}L${pt(d, 0.82)}`, dark, 1.8);
      }
    }
  } else if (tread === 'trail') {
    for (let d = 97; d < 262; d += 11)
      for (const [a, b, o] of [
        [0.08, 0.3, 0],
        [0.36, 0.64, 5],
        [0.7, 0.92, 0],
      ] as const)
        pen.p(
          `M${pt(d + o, a)}L${pt(d + o, b)}L${pt(d + o + 7, b)}L${pt(d + o + 7, a)}Z`,
          mix('#3a3f42', '#14171a', d / 300),
          `stroke="${dark}" stroke-width="2.4"`,
        );
  } else {
    for (let d = 98; d < 262; d += 17) {
      pen.s(`M${pt(d, 0.12)}Q${pt(d + 3, 0.3)} ${pt(d + 14, 0.47)}`, dark, 4, 'stroke-linecap="round"');
      pen.s(`M${pt(d + 8, 0.9)}Q${pt(d + 11, 0.72)} ${pt(d + 22, 0.55)}`, dark, 4, 'stroke-linecap="round"');
    }
  }
  // sidewall
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
  // opening
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
  if (!rim) {
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
  pen.close();
  if (rim) {
    pen.open(`transform="translate(${r1(cx)} ${cy}) scale(${k} 1)"`);
    alloy(pen, bead, rim, spokes);
    pen.close();
  }
}

export function alloy(pen: Pen, R: number, c: string, n = 5): void {
  pen.p(
    circle(0, 0, R),
    pen.rad([
      [0, '#1a1d1f'],
      [0.8, '#0b0d0e'],
      [1, darken(c, 0.5)],
    ]),
  );
  pen.open('opacity=".8"');
  brushed(pen, R * 0.62, '#5f676b', { n: 40 });
  pen.close();
  pen.p(circle(0, 0, R * 0.4), '#15181a');
  const g = pen.lin(
    [
      [0, lighten(c, 0.6)],
      [0.4, c],
      [1, darken(c, 0.5)],
    ],
    [-R, -R, R, R],
    true,
  );
  for (let i = 0; i < n; i++) {
    const a = (360 / n) * i - 90;
    pen.open(`transform="rotate(${a})"`);
    pen.p(
      `M0,${-R * 0.17}C${R * 0.3},${-R * 0.15} ${R * 0.6},${-R * 0.1} ${R * 0.97},${-R * 0.25}L${R * 0.97},${-R * 0.05}C${R * 0.7},${-R * 0.02} ${R * 0.4},${-R * 0.03} ${R * 0.25},0C${R * 0.4},${R * 0.03} ${R * 0.7},${R * 0.02} ${R * 0.97},${R * 0.05}L${R * 0.97},${R * 0.25}C${R * 0.6},${R * 0.1} ${R * 0.3},${R * 0.15} 0,${R * 0.17}Z`,
      mix(lighten(c, 0.5), darken(c, 0.45), (1 - Math.cos(rad(a + 125))) / 2),
    );
    pen.s(
      `M${R * 0.2},${-R * 0.155}C${R * 0.4},${-R * 0.13} ${R * 0.65},${-R * 0.12} ${R * 0.97},${-R * 0.25}`,
      'rgba(255,255,255,.55)',
      1.4,
    );
    pen.close();
  }
  pen.s(circle(0, 0, R * 0.965), g, R * 0.07);
  pen.s(circle(0, 0, R * 0.925), 'rgba(0,0,0,.45)', 1.5);
  pen.p(
    circle(0, 0, R * 0.2),
    pen.rad(
      [
        [0, lighten(c, 0.4)],
        [1, darken(c, 0.35)],
      ],
      0.35,
      0.3,
      0.8,
    ),
  );
  pen.p(circle(0, 0, R * 0.1), darken(c, 0.65));
  for (let i = 0; i < 5; i++) {
    const a = rad(72 * i - 54);
    pen.p(circle(R * 0.155 * Math.cos(a), R * 0.155 * Math.sin(a), R * 0.024), '#0d0f10');
  }
}
