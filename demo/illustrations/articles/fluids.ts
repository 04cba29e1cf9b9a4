import { darken, inkOn, lighten } from '#demo/illustrations/colour.ts';
import { BLACK, fit, tube } from '#demo/illustrations/materials.ts';
import type { DrawingOptions } from '#demo/illustrations/options.ts';
import type { Pen } from '#demo/illustrations/pen.ts';

/** Oil can; text = grade, sub = volume */
export function oilCan(
  pen: Pen,
  { color = '#22282b', accent = '#0A6B4E', text = '5W-30', sub = '5 L', brand = 'HELVIA' }: DrawingOptions = {},
): void {
  pen.shadow(200, 356, 118, 13, 0.42);
  const b =
    'M96,160C96,132 108,118 132,108L150,92L232,86C262,86 300,98 306,134L312,336C312,350 304,356 292,356L110,356C98,356 92,350 92,338Z';
  const hole =
    'M236,112C262,108 280,118 282,140L284,196C284,206 276,210 268,204C256,196 252,180 250,160C248,144 240,134 232,126C228,120 230,114 236,112Z';
  pen.p(
    b + hole,
    pen.lin(
      [
        [0, darken(color, 0.5)],
        [0.1, lighten(color, 0.3)],
        [0.22, lighten(color, 0.08)],
        [0.7, color],
        [0.92, darken(color, 0.5)],
        [1, darken(color, 0.2)],
      ],
      [0, 0, 1, 0],
    ),
    'fill-rule="evenodd"',
  );
  pen.s(hole, 'rgba(255,255,255,.28)', 2);
  pen.s(hole, 'rgba(0,0,0,.45)', 4, 'transform="translate(-2.5 -1.5)"');
  pen.p(
    'M96,160C96,132 108,118 132,108L150,92L166,91C140,112 116,124 112,164L110,330L92,338Z',
    'rgba(255,255,255,.12)',
  );
  // neck and cap
  pen.r(150, 72, 66, 24, 4, pen.lin(tube(color), [0, 0, 1, 0]));
  pen.r(144, 36, 78, 44, 6, pen.lin(tube(accent), [0, 0, 1, 0]));
  for (let x = 149; x < 220; x += 5.2) pen.r(x, 42, 1.6, 34, 0.8, 'rgba(0,0,0,.25)');
  pen.e(183, 38, 38, 5.5, lighten(accent, 0.3));
  // label
  const L = 'M104,214L300,214L303,332L104,332Z',
    c = pen.clip(L);
  pen.p(L, '#f4f3ee');
  pen.open(c);
  pen.p('M104,214L300,214L300,252L104,262Z', accent);
  pen.p('M104,318L303,310L303,332L104,332Z', darken(accent, 0.2));
  pen.t(118, 243, 23, brand, inkOn(accent), { weight: 800, spacing: 1.5 });
  pen.t(117, 300, fit(text, 42, 132), text, '#171b1d', { weight: 800, spacing: -1 });
  pen.t(290, 300, 20, sub, '#171b1d', { anchor: 'end', weight: 700 });
  pen.r(
    96,
    210,
    216,
    126,
    0,
    pen.lin(
      [
        [0, '#000', 0.3],
        [0.08, '#fff', 0.2],
        [0.2, '#fff', 0],
        [0.75, '#000', 0],
        [1, '#000', 0.42],
      ],
      [0, 0, 1, 0],
    ),
  );
  pen.close();
  pen.p('M92,338L312,336C312,350 304,356 292,356L110,356C98,356 92,350 92,338Z', 'rgba(0,0,0,.28)');
}

/** Small bottle: brakeFluid, coolant, forkOil, additive, screenwash */
export function bottle(
  pen: Pen,
  { color = '#d8dcdb', accent = '#C2571B', text = 'DOT 4', sub = '500 ml', brand = 'HELVIA' }: DrawingOptions = {},
): void {
  pen.shadow(200, 358, 82, 11, 0.4);
  const b =
    'M128,160C128,134 152,126 166,112L234,112C248,126 272,134 272,160L272,342C272,352 266,358 256,358L144,358C134,358 128,352 128,342Z';
  pen.p(b, pen.lin(tube(color), [0, 0, 1, 0]));
  pen.r(166, 96, 68, 18, 2, pen.lin(tube(darken(color, 0.2)), [0, 0, 1, 0]));
  pen.r(160, 52, 80, 46, 5, pen.lin(tube(BLACK), [0, 0, 1, 0]));
  for (let x = 164; x < 238; x += 5) pen.r(x, 58, 1.5, 36, 0.7, 'rgba(0,0,0,.45)');
  pen.e(200, 54, 39, 5, '#4a5054');
  pen.r(128, 182, 144, 138, 0, '#f6f5f1');
  pen.r(128, 182, 144, 44, 0, accent);
  pen.r(128, 312, 144, 8, 0, accent);
  pen.t(200, 211, 22, brand, inkOn(accent), { anchor: 'middle', weight: 800, spacing: 1.5 });
  pen.t(200, 268, 36, text, '#171b1d', { anchor: 'middle', weight: 800 });
  pen.t(200, 298, 17, sub, '#3b4246', { anchor: 'middle', weight: 600 });
  pen.r(
    128,
    182,
    144,
    138,
    0,
    pen.lin(
      [
        [0, '#000', 0.42],
        [0.14, '#000', 0.05],
        [0.27, '#fff', 0.35],
        [0.36, '#fff', 0],
        [0.7, '#000', 0.05],
        [1, '#000', 0.5],
      ],
      [0, 0, 1, 0],
    ),
  );
}

/** Aerosol: chain lube, brake cleaner */
export function spray(
  pen: Pen,
  { color = '#1c2022', accent = '#F2B705', text = 'CHAÎNE', sub = '400 ml', brand = 'HELVIA' }: DrawingOptions = {},
): void {
  pen.shadow(200, 362, 70, 10, 0.42);
  pen.r(144, 108, 112, 252, 6, pen.lin(tube(color), [0, 0, 1, 0]));
  pen.e(200, 360, 54, 6, darken(color, 0.6));
  pen.r(144, 190, 112, 100, 0, accent);
  pen.r(144, 184, 112, 3, 0, '#f4f3ee');
  pen.t(200, 164, 18, brand, inkOn(color), { anchor: 'middle', weight: 800, spacing: 2 });
  pen.t(200, 246, fit(text, 25, 98), text, inkOn(accent), { anchor: 'middle', weight: 800 });
  pen.t(200, 326, 15, sub, inkOn(color), { anchor: 'middle', weight: 600 });
  pen.r(
    144,
    108,
    112,
    252,
    6,
    pen.lin(
      [
        [0, '#000', 0.5],
        [0.16, '#000', 0.04],
        [0.28, '#fff', 0.42],
        [0.37, '#fff', 0],
        [0.7, '#000', 0.06],
        [1, '#000', 0.58],
      ],
      [0, 0, 1, 0],
    ),
  );
  pen.p('M144,112C146,90 164,80 172,78L228,78C236,80 254,90 256,112Z', pen.lin(tube('#aeb5b9'), [0, 0, 1, 0]));
  pen.r(168, 68, 64, 12, 3, pen.lin(tube('#8f979b'), [0, 0, 1, 0]));
  pen.p('M176,70L178,36C178,30 184,28 190,28L212,28C218,28 222,32 222,38L224,70Z', pen.lin(tube(accent), [0, 0, 1, 0]));
  pen.r(172, 36, 10, 7, 2, darken(accent, 0.5));
}
