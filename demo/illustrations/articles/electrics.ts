import { darken, inkOn, lighten } from '#demo/illustrations/colour.ts';
import { BLACK, fit, tube } from '#demo/illustrations/materials.ts';
import type { DrawingOptions } from '#demo/illustrations/options.ts';
import type { Pen } from '#demo/illustrations/pen.ts';

export function battery(
  pen: Pen,
  { color = '#23282b', accent = '#0A6B4E', text = '70 Ah', sub = '760 A', brand = 'VOLTAN' }: DrawingOptions = {},
): void {
  pen.shadow(204, 334, 164, 18, 0.44);
  // front, side, top
  pen.p(
    'M48,150L272,168L272,332L48,306Z',
    pen.lin(
      [
        [0, lighten(color, 0.14)],
        [0.5, color],
        [1, darken(color, 0.45)],
      ],
      [0, 0, 0.3, 1],
    ),
  );
  pen.p(
    'M272,168L356,138L356,292L272,332Z',
    pen.lin([
      [0, darken(color, 0.25)],
      [1, darken(color, 0.66)],
    ]),
  );
  pen.p('M40,118L140,92L364,106L364,140L272,170L40,152Z', darken(color, 0.4));
  pen.p(
    'M40,118L140,92L364,106L272,134Z',
    pen.lin(
      [
        [0, lighten(color, 0.34)],
        [1, lighten(color, 0.1)],
      ],
      [0, 0, 1, 0.4],
    ),
  );
  pen.p('M40,118L272,134L272,170L40,152Z', lighten(color, 0.08));
  pen.s('M40,118L272,134L364,106', 'rgba(255,255,255,.32)', 1.6);
  for (let i = 0; i < 6; i++) {
    const x = 112 + i * 33,
      y = 112 + i * 2.2;
    pen.e(x, y, 11, 5, darken(color, 0.4));
    pen.e(x, y - 1.6, 11, 5, lighten(color, 0.2));
  }
  const post = (x: number, y: number, ringc: string) => {
    pen.e(x, y + 4, 20, 8, ringc);
    pen.p(
      `M${x - 13},${y + 2}L${x - 10},${y - 18}L${x + 10},${y - 18}L${x + 13},${y + 2}Z`,
      pen.lin(tube('#b7bdc0'), [0, 0, 1, 0]),
    );
    pen.e(x, y - 18, 10, 4, '#e4e8e9');
  };
  post(84, 116, '#2c5fb3');
  post(318, 122, '#b5322b');
  pen.s('M120,102C120,64 276,72 286,112', darken(color, 0.2), 11, 'stroke-linecap="round"');
  pen.s('M121,99C124,64 272,72 285,108', lighten(color, 0.25), 2.4, 'stroke-linecap="round"');
  const L = 'M66,180L254,197L254,304L66,283Z',
    c = pen.clip(L);
  pen.p(L, '#f4f3ee');
  pen.open(c);
  pen.p('M66,180L254,197L254,232L66,214Z', accent);
  pen.open('transform="skewY(5.2) translate(0 -8)"');
  pen.t(78, 208, 23, brand, inkOn(accent), { weight: 800, spacing: 2 });
  pen.t(77, 262, fit(text, 34, 104), text, '#171b1d', { weight: 800, spacing: -1 });
  pen.t(246, 262, 17, sub, '#171b1d', { anchor: 'end', weight: 700 });
  pen.close();
  pen.p(
    L,
    pen.lin(
      [
        [0, '#fff', 0.2],
        [0.4, '#fff', 0],
        [1, '#000', 0.22],
      ],
      [0, 0, 1, 1],
    ),
  );
  pen.close();
  for (let i = 0; i < 4; i++)
    pen.p(
      `M${286 + i * 17},${176 - i * 6}L${292 + i * 17},${174 - i * 6}L${292 + i * 17},${310 - i * 8}L${286 + i * 17},${312 - i * 8}Z`,
      'rgba(255,255,255,.05)',
    );
}

export function sparkPlug(pen: Pen, { color = '#f3f2ee', accent = '#b9c0c4', n = 1 }: DrawingOptions = {}): void {
  const one = (tx: number, ty: number, rot: number, s: number) => {
    pen.open(`transform="translate(${tx} ${ty}) rotate(${rot}) scale(${s})"`);
    const M = pen.lin(tube(accent), [0, 0, 1, 0]),
      C = pen.lin(
        [
          [0, darken(color, 0.42)],
          [0.16, darken(color, 0.1)],
          [0.3, '#fff'],
          [0.6, color],
          [0.9, darken(color, 0.38)],
          [1, darken(color, 0.28)],
        ],
        [0, 0, 1, 0],
      );
    pen.r(-13, -170, 26, 30, 5, M).r(-10, -146, 20, 10, 1, pen.lin(tube(darken(accent, 0.3)), [0, 0, 1, 0]));
    pen.p('M-20,-136C-24,-130 -22,-126 -22,-120L-30,-34L30,-34L22,-120C22,-126 24,-130 20,-136Z', C);
    for (let i = 0; i < 4; i++)
      pen.p(
        `M${-22 - i * 1.3},${-124 + i * 15}C-16,${-118 + i * 15} 16,${-118 + i * 15} ${22 + i * 1.3},${-124 + i * 15}L${22.6 + i * 1.3},${-119 + i * 15}C16,${-112 + i * 15} -16,${-112 + i * 15} ${-22.6 - i * 1.3},${-119 + i * 15}Z`,
        'rgba(40,46,50,.22)',
      );
    pen.t(0, -48, 12, 'NR8-E', '#1d4f91', { anchor: 'middle', weight: 800, spacing: 1 });
    pen.p(
      'M-36,-34L36,-34L42,-20L42,22L36,34L-36,34L-42,22L-42,-20Z',
      pen.lin(
        [
          [0, darken(accent, 0.55)],
          [0.17, darken(accent, 0.1)],
          [0.2, lighten(accent, 0.5)],
          [0.42, lighten(accent, 0.2)],
          [0.66, darken(accent, 0.12)],
          [0.7, darken(accent, 0.4)],
          [1, darken(accent, 0.62)],
        ],
        [0, 0, 1, 0],
      ),
    );
    pen.s('M-42,-20L42,-20M-42,22L42,22', 'rgba(0,0,0,.22)', 1.4);
    pen.r(-34, 34, 68, 10, 4, pen.lin(tube('#caa24b'), [0, 0, 1, 0]));
    pen.r(-26, 44, 52, 84, 2, M);
    for (let y = 50; y < 126; y += 6.4) {
      pen.s(`M-27,${y + 2.6}L27,${y - 1}`, 'rgba(0,0,0,.5)', 2.6);
      pen.s(`M-27,${y + 5}L27,${y + 1.4}`, 'rgba(255,255,255,.28)', 1);
    }
    pen.r(-9, 128, 18, 12, 2, C).r(-4, 138, 8, 9, 1, '#8d959a');
    pen.s('M17,126L17,150C17,156 12,157 6,157L-7,157', darken(accent, 0.25), 7.5);
    pen.s('M15,126L15,149C15,153 11,155 6,155', lighten(accent, 0.4), 1.6);
    pen.close();
  };
  pen.shadow(200, 344, 130, 12, 0.3);
  if (n > 1) one(268, 186, 30, 0.84);
  one(n > 1 ? 158 : 200, 196, n > 1 ? 12 : 32, n > 1 ? 0.96 : 1.06);
}

export function bulb(pen: Pen, { accent = '#b9c0c4', color = '#f6e3a8' }: DrawingOptions = {}): void {
  pen.shadow(200, 350, 76, 10, 0.3);
  pen.p(
    'M172,176C168,120 172,70 186,54C194,46 206,46 214,54C228,70 232,120 228,176Z',
    pen.lin(
      [
        [0, '#9fb0b8', 0.75],
        [0.25, '#fff', 0.95],
        [0.5, '#dfe9ee', 0.5],
        [1, '#8a9aa2', 0.8],
      ],
      [0, 0, 1, 0],
    ),
  );
  pen.p('M184,60C192,46 208,46 216,60L214,74C206,66 194,66 186,74Z', '#565e62');
  pen.e(
    200,
    128,
    22,
    40,
    pen.rad([
      [0, color, 0.95],
      [1, color, 0],
    ]),
  );
  pen.s('M190,176L190,142M210,176L210,142', '#6f777b', 2.4);
  pen.s('M190,142q2.5,-10 5,0t5,0t5,0t5,0', '#c98a1e', 2.2);
  pen.r(164, 172, 72, 44, 5, pen.lin(tube(accent), [0, 0, 1, 0]));
  pen.e(200, 224, 78, 18, pen.lin(tube(darken(accent, 0.15)), [0, 0, 1, 0]));
  pen.e(
    200,
    219,
    78,
    17,
    pen.lin(
      [
        [0, lighten(accent, 0.5)],
        [1, darken(accent, 0.1)],
      ],
      [0, 0, 1, 1],
    ),
  );
  pen.r(164, 176, 72, 44, 5, pen.lin(tube(accent), [0, 0, 1, 0]));
  pen.r(150, 236, 100, 62, 6, pen.lin(tube(BLACK), [0, 0, 1, 0]));
  pen.t(200, 276, 25, 'H7', '#e8eaea', { anchor: 'middle', weight: 800 });
  pen
    .r(168, 298, 14, 48, 2, pen.lin(tube('#c5cbce'), [0, 0, 1, 0]))
    .r(218, 298, 14, 48, 2, pen.lin(tube('#c5cbce'), [0, 0, 1, 0]));
}

export function headlight(pen: Pen, { accent = '#cfe6f5' }: DrawingOptions = {}): void {
  pen.shadow(205, 318, 150, 14, 0.36);
  const b =
    'M28,214C36,160 86,118 160,108C240,98 320,112 372,152C378,190 366,240 336,268C290,296 160,300 96,288C56,280 24,256 28,214Z';
  pen.p(
    'M28,214C36,160 86,118 160,108C240,98 320,112 372,152L380,196C376,250 350,286 330,294C280,312 160,314 92,300C54,290 20,262 28,214Z',
    '#101314',
  );
  pen.p(
    b,
    pen.lin([
      [0, '#3c4448'],
      [0.5, '#1b2023'],
      [1, '#0d1011'],
    ]),
  );
  const c = pen.clip(b);
  pen.open(c);
  pen.p(
    'M28,214C60,160 120,128 200,122C280,118 340,134 380,170L380,196C330,160 270,146 200,150C130,154 70,186 40,240Z',
    pen.lin([
      [0, '#5a6368'],
      [1, '#20262a'],
    ]),
  );
  pen.s('M44,232C84,178 140,152 206,148C276,144 334,160 372,190', accent, 9, 'stroke-linecap="round"');
  pen.s('M44,232C84,178 140,152 206,148C276,144 334,160 372,190', '#fff', 4, 'stroke-linecap="round"');
  for (const [x, y, r] of [
    [132, 232, 45],
    [226, 216, 50],
    [312, 216, 32],
  ] as const) {
    pen.e(
      x,
      y,
      r,
      r,
      pen.lin(
        [
          [0, '#dfe5e7'],
          [0.5, '#70797e'],
          [1, '#1e2427'],
        ],
        [0, 0, 1, 1],
      ),
    );
    pen.e(x, y, r * 0.88, r * 0.88, '#0d1113');
    pen.e(
      x,
      y,
      r * 0.78,
      r * 0.78,
      pen.rad(
        [
          [0, '#f4fbff'],
          [0.3, '#9fb8c6'],
          [0.62, '#33454f'],
          [0.85, '#0e1518'],
          [1, '#5e7482'],
        ],
        0.4,
        0.36,
        0.72,
      ),
    );
    pen.s(
      `M${x - r * 0.55},${y - r * 0.2}A${r * 0.6},${r * 0.6} 0 0 1 ${x + r * 0.1},${y - r * 0.58}`,
      'rgba(255,255,255,.85)',
      3.4,
      'stroke-linecap="round"',
    );
  }
  pen.p('M60,268C110,284 250,288 330,262L336,280L90,300Z', '#c77a1c', 'opacity=".75"');
  for (let x = 70; x < 330; x += 9) pen.s(`M${x},262L${x + 4},292`, 'rgba(0,0,0,.28)', 1.4);
  pen.p('M40,196C70,140 140,112 220,110L150,300L60,290Z', 'rgba(255,255,255,.10)');
  pen.p('M262,108L290,110L214,300L196,300Z', 'rgba(255,255,255,.10)');
  pen.close();
  pen.s(b, 'rgba(255,255,255,.4)', 2);
  pen.s('M40,190C62,140 116,114 170,108', '#fff', 2.4, 'stroke-linecap="round"');
}

export function wiper(pen: Pen, { accent = '#8c959a' }: DrawingOptions = {}): void {
  pen.shadow(200, 320, 150, 9, 0.26);
  const one = (tr: string) => {
    pen.open(`transform="${tr}"`);
    pen.s('M24,292C120,232 250,150 366,62', '#0b0d0e', 7, 'stroke-linecap="round"');
    pen.p(
      'M20,284C110,222 250,136 364,52L372,60C262,152 124,238 28,296Z',
      pen.lin(
        [
          [0, '#5a6266'],
          [0.3, '#2b3033'],
          [1, '#0f1213'],
        ],
        [0.3, 0.2, 0.5, 0.8],
      ),
    );
    pen.s('M26,284C114,224 250,140 362,56', 'rgba(255,255,255,.4)', 1.6);
    pen.p('M166,190L214,156L228,176L180,210Z', '#14181a');
    pen.p('M172,188L214,158L220,167L178,197Z', accent);
    pen.p('M14,286L38,270L48,286L26,302Z', '#14181a').p('M352,54L370,44L378,58L362,70Z', '#14181a');
    pen.close();
  };
  one('translate(62 62) scale(.76)');
  one('translate(22 12) scale(.86)');
}
