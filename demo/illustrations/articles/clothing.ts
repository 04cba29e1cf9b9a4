import { darken, lighten, mix } from '#demo/illustrations/colour.ts';
import type { DrawingOptions } from '#demo/illustrations/options.ts';
import type { Pen } from '#demo/illustrations/pen.ts';

export function jacket(
  pen: Pen,
  { color = '#1f2427', accent = '#F2B705', style = 'touring' }: DrawingOptions = {},
): void {
  pen.shadow(200, 362, 100, 9, 0.26);
  const dk = darken(color, 0.45),
    lt = lighten(color, 0.18);
  const side = (flip: boolean) => {
    pen.open(flip ? 'transform="translate(400 0) scale(-1 1)"' : '');
    const sl = 'M126,84C96,94 78,126 68,176C56,230 46,282 44,318C52,330 78,334 90,328C100,280 112,226 132,178Z';
    pen.p(
      sl,
      pen.lin(
        flip
          ? [
              [0, dk],
              [0.5, darken(color, 0.2)],
              [1, color],
            ]
          : [
              [0, darken(color, 0.25)],
              [0.3, lt],
              [0.65, color],
              [1, dk],
            ],
        [0, 0.3, 1, 0.5],
      ),
    );
    pen.s('M62,214C80,222 102,222 118,216M56,252C74,262 96,262 108,256', 'rgba(0,0,0,.36)', 3);
    pen.p(
      'M84,120C96,100 112,92 126,90L132,132C112,140 96,152 84,172C78,160 78,138 84,120Z',
      style === 'sport' ? accent : darken(color, 0.28),
    );
    pen.s('M84,172C96,152 112,140 132,132', 'rgba(255,255,255,.18)', 1.6);
    pen.p('M44,308C58,316 80,318 92,314L90,330C78,336 52,332 43,320Z', darken(color, 0.55));
    pen.p('M58,236L70,180L84,184L72,240Z', accent, 'opacity=".9"');
    pen.close();
  };
  side(false);
  side(true);
  const b =
    'M162,62C146,72 134,78 124,84C118,120 124,150 130,186C132,240 128,300 124,340C160,354 240,354 276,340C272,300 268,240 270,186C276,150 282,120 276,84C266,78 254,72 238,62C226,80 174,80 162,62Z';
  pen.p(
    b,
    pen.lin(
      [
        [0, dk],
        [0.16, color],
        [0.34, lt],
        [0.5, color],
        [0.8, darken(color, 0.2)],
        [1, darken(color, 0.55)],
      ],
      [0, 0, 1, 0],
    ),
  );
  const c = pen.clip(b);
  pen.open(c);
  pen.p(
    'M118,84C160,112 240,112 282,84L282,142C240,168 160,168 118,142Z',
    style === 'sport' ? accent : lighten(color, 0.09),
  );
  pen.s('M118,142C160,168 240,168 282,142', accent, style === 'sport' ? 0 : 4.5);
  pen.s('M118,148C160,174 240,174 282,148', 'rgba(0,0,0,.32)', 3);
  for (const x of [146, 254]) {
    pen.s(`M${x},240L${x > 200 ? x - 28 : x + 28},268`, '#0b0d0e', 5, 'stroke-linecap="round"');
    pen.s(`M${x},237L${x > 200 ? x - 28 : x + 28},265`, 'rgba(255,255,255,.22)', 1.4);
    pen.r(x > 200 ? 222 : 150, 182, 28, 6, 3, '#0b0d0e');
  }
  pen.s('M140,200C150,250 146,300 140,344M260,200C250,250 254,300 260,344', 'rgba(0,0,0,.25)', 2.4);
  pen.p('M166,300C180,312 190,340 188,350L160,350Z', 'rgba(255,255,255,.06)');
  pen.p('M124,318C170,334 230,334 276,318L276,350L124,350Z', 'rgba(0,0,0,.3)');
  pen.close();
  pen.s('M200,82L200,349', '#0b0d0e', 8);
  pen.s('M200,84L200,349', '#a9b1b5', 3, 'stroke-dasharray="2.4 2"');
  pen.r(196, 96, 8, 16, 2, '#d5dadc');
  pen.p('M160,60C168,42 232,42 240,60C244,74 230,90 200,94C170,90 156,74 160,60Z', darken(color, 0.35));
  pen.e(200, 59, 34, 13, '#0a0c0d');
  pen.s('M160,60C156,74 170,90 200,94C230,90 244,74 240,60', 'rgba(255,255,255,.28)', 2);
  pen.r(148, 118, 34, 9, 2, 'rgba(255,255,255,.75)');
}

export function trousers(pen: Pen, { color = '#23282b', accent = '#F2B705' }: DrawingOptions = {}): void {
  pen.shadow(200, 364, 100, 8, 0.26);
  const leg = (f: boolean) => {
    pen.open(f ? 'transform="translate(400 0) scale(-1 1)"' : '');
    const d = 'M132,52L200,56L200,132C190,200 178,290 172,352C154,360 122,360 108,352C108,260 112,140 132,52Z';
    pen.p(
      d,
      pen.lin(
        [
          [0, darken(color, 0.5)],
          [0.3, lighten(color, f ? 0.04 : 0.2)],
          [0.7, color],
          [1, darken(color, 0.5)],
        ],
        [0, 0, 1, 0],
      ),
    );
    pen.p('M118,190C136,180 168,180 184,190L178,246C160,254 132,254 116,246Z', darken(color, 0.35));
    pen.s('M118,190C136,180 168,180 184,190', accent, 4);
    pen.s('M116,246C132,254 160,254 178,246', 'rgba(255,255,255,.18)', 1.6);
    pen.s('M128,100C150,112 170,112 190,106M114,290C136,300 156,300 174,294', 'rgba(0,0,0,.32)', 3);
    pen.p('M108,338L173,338L172,352C154,360 122,360 108,352Z', darken(color, 0.5));
    pen.close();
  };
  leg(false);
  leg(true);
  pen.p('M132,44C170,52 230,52 268,44L270,64C230,74 170,74 130,64Z', darken(color, 0.4));
  pen.r(188, 48, 24, 18, 3, '#9aa2a6');
  pen.s('M200,70L200,130', '#0b0d0e', 4);
}

export function gloves(pen: Pen, { color = '#22272a', accent = '#F2B705' }: DrawingOptions = {}): void {
  pen.shadow(200, 356, 128, 11, 0.32);
  const one = (tr: string, k: number) => {
    const dk = darken(color, 0.55),
      g = pen.lin(
        [
          [0, lighten(color, 0.26 * k)],
          [0.45, color],
          [1, dk],
        ],
        [0, 0, 1, 0.2],
      );
    pen.open(`transform="${tr}"`);
    const fin = [
      [-62, -58, 32, 104, -10],
      [-25, -88, 34, 130, -3],
      [14, -84, 34, 126, 4],
      [51, -56, 31, 100, 12],
    ] as const;
    pen.p('M72,30C96,14 120,10 132,24C138,38 112,66 84,96Z', g);
    pen.s('M128,20C138,34 112,64 86,92', 'rgba(0,0,0,.35)', 4);
    for (const [x, y, w, h, a] of fin) {
      pen.open(`transform="rotate(${a} ${x + w / 2} ${y + h})"`);
      pen.r(
        x,
        y,
        w,
        h,
        16,
        pen.lin(
          [
            [0, darken(color, 0.35)],
            [0.3, lighten(color, 0.26 * k)],
            [0.65, color],
            [1, dk],
          ],
          [0, 0, 1, 0],
        ),
      );
      pen.s(
        `M${x + 3},${y + 44}q${w / 2 - 3},7 ${w - 6},0M${x + 3},${y + 56}q${w / 2 - 3},7 ${w - 6},0`,
        'rgba(0,0,0,.42)',
        2.6,
      );
      pen.r(x + 6, y + 14, w - 12, 17, 6, 'rgba(255,255,255,.10)');
      pen.close();
    }
    pen.p('M-66,34C-40,22 60,20 84,34C94,70 88,110 72,140L-54,140C-74,106 -76,70 -66,34Z', g);
    pen.p(
      'M-58,40C-30,26 52,24 78,38C80,56 74,70 62,76C20,66 -20,66 -46,78C-58,70 -62,54 -58,40Z',
      pen.lin([
        [0, lighten(mix(color, '#7d868b', 0.5), 0.25)],
        [0.5, mix(color, '#454d51', 0.6)],
        [1, dk],
      ]),
    );
    for (const x of [-36, -4, 28, 58]) pen.e(x, 50, 13, 10, 'rgba(255,255,255,.16)');
    pen.p('M-48,96C-10,88 40,88 72,94L70,110C40,104 -10,104 -50,112Z', accent);
    pen.p(
      'M-56,138L74,138L86,214C60,228 -40,228 -68,214Z',
      pen.lin(
        [
          [0, darken(color, 0.3)],
          [0.35, lighten(color, 0.18)],
          [1, dk],
        ],
        [0, 0, 1, 0],
      ),
    );
    pen.r(-60, 150, 92, 24, 6, darken(color, 0.4));
    pen.r(-60, 150, 92, 2, 0, 'rgba(255,255,255,.25)');
    pen.s('M-68,212C-40,226 60,226 86,212', 'rgba(255,255,255,.2)', 3);
    pen.close();
  };
  one('translate(254 142) rotate(12) scale(-.88 .88)', 0.7);
  one('translate(150 150) rotate(-8) scale(.94)', 1);
}

export function boots(pen: Pen, { color = '#1e2325', accent = '#b5322b' }: DrawingOptions = {}): void {
  pen.shadow(196, 354, 150, 11, 0.4);
  const one = (tr: string, k: number) => {
    pen.open(`transform="${tr}"`);
    const d =
      'M176,40C206,32 262,34 286,44C290,110 288,190 298,250C304,284 302,312 300,332L60,334C46,330 40,310 50,292C66,270 110,262 138,244C166,222 176,170 172,120Z';
    pen.p(
      d,
      pen.lin(
        [
          [0, darken(color, 0.35)],
          [0.35, lighten(color, 0.24 * k)],
          [0.62, color],
          [1, darken(color, 0.55)],
        ],
        [0.2, 0.2, 1, 0.5],
      ),
    );
    const c = pen.clip(d);
    pen.open(c);
    pen.p('M40,300C60,268 120,258 150,240C166,262 168,300 160,340L40,340Z', lighten(color, 0.06));
    pen.s('M150,238C168,262 170,300 160,338', 'rgba(0,0,0,.4)', 3);
    pen.p('M168,60C190,52 220,52 232,58L236,180C214,196 190,196 172,184Z', mix(color, '#6d757a', 0.26));
    pen.s('M190,66L192,184M212,62L214,184', 'rgba(0,0,0,.3)', 3);
    pen.p('M250,236C276,232 296,240 304,256L304,318C280,324 258,318 246,300Z', mix(color, '#6d757a', 0.3));
    for (const y of [96, 150, 222]) {
      pen.p(`M164,${y}L300,${y - 10}L300,${y + 12}L164,${y + 22}Z`, darken(color, 0.4));
      pen.r(
        222,
        y - 8,
        34,
        28,
        4,
        pen.lin([
          [0, '#c3c9cc'],
          [1, '#6b7378'],
        ]),
      );
      pen.r(228, y, 22, 10, 2, accent);
    }
    pen.p('M62,292C80,280 110,274 130,272L126,300C100,302 76,306 58,312Z', accent, 'opacity=".9"');
    pen.close();
    pen.p(
      'M46,320C120,326 220,318 300,318L304,340C304,350 296,352 284,352L236,352L228,342L190,346L90,352C60,352 44,344 46,320Z',
      '#0d0f10',
    );
    pen.s('M48,324C120,330 220,322 300,322', 'rgba(255,255,255,.2)', 2);
    for (let x = 66; x < 190; x += 13) pen.s(`M${x},344L${x + 6},352`, '#2b3033', 3.4);
    pen.e(231, 42, 54, 9, '#08090a');
    pen.s('M178,42C206,34 262,36 285,45', 'rgba(255,255,255,.3)', 2.4);
    pen.close();
  };
  one('translate(110 2) scale(.88)', 0.45);
  one('translate(-16 12) scale(.97)', 1);
}
