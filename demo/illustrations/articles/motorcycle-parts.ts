import { darken, lighten, mix } from '#demo/illustrations/colour.ts';
import { circle, satin, tube } from '#demo/illustrations/materials.ts';
import type { DrawingOptions } from '#demo/illustrations/options.ts';
import type { Pen } from '#demo/illustrations/pen.ts';

export function topCase(pen: Pen, { color = '#1d2224', accent = '#b5322b' }: DrawingOptions = {}): void {
  pen.shadow(202, 320, 158, 15, 0.42);
  pen.p(
    'M46,196L54,276C56,300 74,310 100,312L300,312C328,310 344,300 348,276L356,196Z',
    pen.lin([
      [0, lighten(color, 0.16)],
      [0.4, color],
      [1, darken(color, 0.6)],
    ]),
  );
  pen.p(
    'M38,190C42,124 70,88 116,82C170,76 232,76 286,82C332,88 360,124 364,190Z',
    pen.lin(
      [
        [0, lighten(color, 0.5)],
        [0.2, lighten(color, 0.16)],
        [0.6, color],
        [1, darken(color, 0.35)],
      ],
      [0.2, 0, 0.45, 1],
    ),
  );
  pen.p(
    'M64,150C80,110 100,98 128,94C180,88 222,88 274,94',
    'none',
    'stroke="#fff" stroke-opacity=".35" stroke-width="4" stroke-linecap="round"',
  );
  pen.p('M92,172C100,128 118,116 140,114L262,114C284,116 302,128 310,172Z', darken(color, 0.25));
  for (let i = 0; i < 5; i++)
    pen.s(`M${110 + i * 4},${164 - i * 10}L${292 - i * 4},${164 - i * 10}`, 'rgba(255,255,255,.06)', 3);
  pen.r(36, 186, 330, 15, 6, '#0b0d0e');
  pen.r(36, 186, 330, 2, 1, 'rgba(255,255,255,.25)');
  pen.p(
    'M66,210L156,208L160,256C130,262 92,260 72,252Z',
    pen.lin([
      [0, lighten(accent, 0.35)],
      [0.4, accent],
      [1, darken(accent, 0.5)],
    ]),
  );
  pen.p(
    'M336,210L246,208L242,256C272,262 310,260 330,252Z',
    pen.lin([
      [0, lighten(accent, 0.2)],
      [0.4, accent],
      [1, darken(accent, 0.55)],
    ]),
  );
  for (let i = 0; i < 7; i++) {
    pen.s(`M${76 + i * 12},212L${80 + i * 12},256`, 'rgba(255,255,255,.18)', 1.4);
    pen.s(`M${250 + i * 12},212L${248 + i * 12},256`, 'rgba(255,255,255,.14)', 1.4);
  }
  pen.p(
    'M170,176L232,176L236,232C236,244 224,250 201,250C178,250 166,244 166,232Z',
    pen.lin([
      [0, '#4a5256'],
      [0.3, '#2a2f32'],
      [1, '#0c0e0f'],
    ]),
  );
  pen.e(201, 222, 12, 12, '#b7bdc0').e(201, 222, 8, 8, '#6d757a').r(199, 214, 4, 16, 1, '#14181a');
  pen.p('M120,312L282,312L270,328L132,328Z', '#0e1011');
}

const mirrorAt = (k: number, dx: number, dy: number) =>
  `transform="translate(${192 * (1 - k) + dx} ${136 * (1 - k) + dy}) scale(${k})"`;

export function mirror(pen: Pen, { color = '#1e2325', shape = 'rond' }: DrawingOptions = {}): void {
  pen.shadow(216, 352, 70, 9, 0.3);
  pen.s('M214,338C216,290 250,250 244,196', darken(color, 0.5), 17, 'stroke-linecap="round"');
  pen.s('M211,336C213,290 246,250 240,198', lighten(color, 0.42), 4, 'stroke-linecap="round"');
  pen.r(196, 316, 36, 34, 6, pen.lin(tube('#5c6569'), [0, 0, 1, 0]));
  pen.r(192, 330, 44, 9, 3, pen.lin(tube('#8d959a'), [0, 0, 1, 0]));
  const d =
    shape === 'rond'
      ? circle(192, 136, 100)
      : 'M64,120C70,84 120,66 190,68C262,70 318,88 322,124C322,170 282,206 206,208C128,210 62,172 64,120Z';
  pen.p(d, darken(color, 0.5), mirrorAt(1, 10, 8));
  pen.p(
    d,
    pen.lin(
      [
        [0, lighten(color, 0.5)],
        [0.3, color],
        [1, darken(color, 0.6)],
      ],
      [0, 0, 0.8, 1],
    ),
  );
  pen.p(d, '#0a0c0d', mirrorAt(0.92, 0, 0));
  pen.p(
    d,
    pen.lin(
      [
        [0, '#eef4f6'],
        [0.42, '#a9bcc5'],
        [0.47, '#6f8791'],
        [0.62, '#8fa39f'],
        [1, '#4d5f5c'],
      ],
      [0.1, 0, 0.25, 1],
    ),
    mirrorAt(0.89, 0, 0),
  );
  const c = pen.clip(d);
  pen.open(mirrorAt(0.89, 0, 0));
  pen.open(c);
  pen.p('M60,20L190,20L90,260L20,260Z', 'rgba(255,255,255,.26)');
  pen.p('M214,20L236,20L140,260L114,260Z', 'rgba(255,255,255,.18)');
  pen.close().close();
}

export function lever(pen: Pen, { color = '#1d2224', accent = '#b5322b' }: DrawingOptions = {}): void {
  pen.shadow(204, 300, 160, 10, 0.28);
  pen.open('transform="rotate(-10 200 200)"');
  const d =
    'M88,150C120,140 150,150 176,164C230,192 300,200 366,190C382,188 392,202 382,212C372,224 350,226 320,226C250,230 190,222 150,204C120,192 84,196 66,190C54,180 62,156 88,150Z';
  pen.p(d, darken(color, 0.55), 'transform="translate(2 12)"');
  pen.p(
    d,
    pen.lin([
      [0, lighten(color, 0.6)],
      [0.25, lighten(color, 0.16)],
      [0.6, color],
      [1, darken(color, 0.5)],
    ]),
  );
  pen.s(
    'M96,154C124,146 150,156 176,170C230,197 300,205 368,196',
    'rgba(255,255,255,.55)',
    2.4,
    'stroke-linecap="round"',
  );
  for (let i = 0; i < 4; i++) pen.p(`M${206 + i * 32},${196 + i * 3}l20,4l-2,14l-20,-4Z`, '#0b0d0e', 'opacity=".75"');
  pen.p(
    'M16,140C30,118 84,112 106,134C118,150 114,184 98,196C70,212 26,206 16,188C8,172 8,154 16,140Z',
    pen.lin(satin(mix(color, '#5c6569', 0.4))),
  );
  pen.e(64, 164, 22, 22, '#0e1011').e(64, 164, 15, 15, '#9aa2a6').e(64, 164, 7, 7, '#23282b');
  pen.p(
    'M124,120L166,128L162,160L120,150Z',
    pen.lin([
      [0, lighten(accent, 0.5)],
      [0.4, accent],
      [1, darken(accent, 0.5)],
    ]),
  );
  for (let i = 0; i < 5; i++)
    pen.s(`M${130 + i * 7},${123 + i * 1.4}L${127 + i * 7},${149 + i * 1.6}`, 'rgba(0,0,0,.32)', 2);
  pen.close();
}

export function lock(pen: Pen, { color = '#1d2224', accent = '#F2B705' }: DrawingOptions = {}): void {
  pen.shadow(200, 350, 106, 12, 0.4);
  pen.s('M112,250L112,130C112,30 288,30 288,130L288,250', '#0c0e0f', 46);
  pen.s('M112,250L112,130C112,30 288,30 288,130L288,250', color, 42);
  pen.s('M104,250L104,130C106,34 256,22 284,104', 'rgba(255,255,255,.3)', 7, 'stroke-linecap="round"');
  pen.r(
    66,
    236,
    268,
    106,
    22,
    pen.lin([
      [0, lighten(accent, 0.5)],
      [0.2, accent],
      [0.7, darken(accent, 0.1)],
      [1, darken(accent, 0.5)],
    ]),
  );
  pen.r(66, 262, 268, 52, 0, '#16191b');
  pen.t(92, 297, 25, 'BASTION', '#fff', { weight: 800, spacing: 3 });
  pen.e(288, 288, 19, 19, '#aab1b5').e(288, 288, 12, 12, '#3b4246').r(286, 278, 4, 20, 1, '#0b0d0e');
  pen.r(
    66,
    236,
    268,
    106,
    22,
    pen.lin(
      [
        [0, '#fff', 0.12],
        [0.1, '#fff', 0.3],
        [0.3, '#fff', 0],
        [1, '#000', 0.3],
      ],
      [0, 0, 1, 0.2],
    ),
  );
}

export function phoneMount(pen: Pen, { color = '#1e2325', accent = '#F2B705' }: DrawingOptions = {}): void {
  pen.shadow(200, 350, 80, 9, 0.3);
  pen.r(182, 250, 36, 70, 8, pen.lin(tube(color), [0, 0, 1, 0]));
  pen.r(146, 312, 108, 36, 16, pen.lin(tube(color)));
  pen.e(200, 330, 13, 13, '#8d959a');
  pen.open('transform="rotate(-12 200 160)"');
  pen.r(126, 40, 148, 236, 20, '#0b0d0e');
  pen.r(
    134,
    50,
    132,
    216,
    12,
    pen.lin(
      [
        [0, '#2f4a58'],
        [0.5, '#1a2c35'],
        [1, '#101b21'],
      ],
      [0, 0, 1, 1],
    ),
  );
  pen.s('M160,240C176,200 226,190 214,150C206,118 180,116 190,80', accent, 9, 'stroke-linecap="round"');
  pen.p(circle(190, 80, 10), '#fff');
  for (const [x, y] of [
    [112, 74],
    [112, 214],
    [264, 74],
    [264, 214],
  ] as const)
    pen.r(
      x,
      y,
      26,
      40,
      8,
      pen.lin([
        [0, '#4a5256'],
        [1, '#15181a'],
      ]),
    );
  pen.p('M134,62L210,50L150,266L134,260Z', 'rgba(255,255,255,.08)');
  pen.close();
}
