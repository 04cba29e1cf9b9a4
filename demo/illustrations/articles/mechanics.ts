import { darken, lighten, mix } from '#demo/illustrations/colour.ts';
import { STEEL, brushed, circle, rad, ring, satin, tube } from '#demo/illustrations/materials.ts';
import { r1 } from '#demo/illustrations/pen.ts';
import type { DrawingOptions } from '#demo/illustrations/options.ts';
import type { Pen } from '#demo/illustrations/pen.ts';

export function shock(
  pen: Pen,
  { color = '#b9c0c4', accent = '#d9a514', coils = 7, gas = true }: DrawingOptions = {},
): void {
  pen.shadow(206, 352, 130, 12, 0.34);
  pen.open('transform="rotate(28 200 200)"');
  const M = pen.lin(tube(color), [0, 0, 1, 0]),
    D = pen.lin(tube('#2c3134'), [0, 0, 1, 0]);
  const eye = (y: number) => {
    pen.p(
      circle(200, y, 25),
      pen.lin(
        [
          [0, lighten(color, 0.5)],
          [1, darken(color, 0.55)],
        ],
        [0, 0, 1, 1],
      ),
    );
    pen.p(circle(200, y, 15), '#1b1f21');
    pen.p(circle(200, y, 9), '#c9cfd2');
    pen.p(circle(200, y, 5.5), '#22272a');
  };
  if (gas) {
    pen.r(236, 54, 34, 98, 14, M);
    pen.r(236, 74, 34, 10, 0, accent);
    pen.s('M214,58C226,50 236,52 244,60', '#3b4246', 8);
  }
  pen.r(184, 30, 32, 40, 6, M);
  eye(32);
  eye(372);
  pen.r(191, 70, 18, 150, 3, pen.lin(tube('#dfe4e6'), [0, 0, 1, 0]));
  pen.r(174, 176, 52, 172, 8, D);
  pen.r(160, 58, 80, 16, 5, D);
  pen.r(186, 340, 28, 18, 3, M);
  const y0 = 78,
    y1 = 296,
    h = (y1 - y0) / coils;
  for (let i = 0; i <= coils; i++)
    pen.s(
      `M252,${r1(y0 + i * h)}C240,${r1(y0 + i * h + h * 0.36)} 160,${r1(y0 + i * h + h * 0.36)} 148,${r1(y0 + i * h + h * 0.5)}`,
      darken(accent, 0.62),
      13,
    );
  pen.r(174, 176, 52, 120, 0, D, 'opacity=".93"');
  pen.r(191, 74, 18, 104, 0, pen.lin(tube('#dfe4e6'), [0, 0, 1, 0]), 'opacity=".93"');
  for (let i = 0; i < coils; i++) {
    const a = y0 + i * h + h * 0.5 - h,
      d = `M148,${r1(a + h)}C160,${r1(a + h * 1.44)} 240,${r1(a + h * 0.96)} 252,${r1(a + h * 1.5)}`;
    pen.s(d, darken(accent, 0.45), 18, 'stroke-linecap="round"');
    pen.s(d, accent, 15, 'stroke-linecap="round" transform="translate(-.6 -1)"');
    pen.s(d, lighten(accent, 0.55), 4, 'stroke-linecap="round" transform="translate(-1 -4)" opacity=".9"');
  }
  pen.r(152, 304, 96, 12, 4, D).r(156, 318, 88, 10, 3, pen.lin(tube(darken(accent, 0.1)), [0, 0, 1, 0]));
  for (let x = 160; x < 244; x += 11) pen.r(x, 304, 4, 12, 0, 'rgba(0,0,0,.5)');
  pen.close();
}

export function exhaust(
  pen: Pen,
  { color = '#8b9297', accent = '#15181a', finish = 'titane' }: DrawingOptions = {},
): void {
  pen.shadow(200, 336, 160, 14, 0.36);
  pen.open('transform="rotate(-17 200 200)"');
  const blue = finish === 'titane';
  pen.s(
    'M18,300C60,306 92,268 128,224',
    pen.lin(
      [
        [0, '#9aa1a5'],
        [0.35, blue ? '#7a6a8f' : '#8f979b'],
        [0.65, blue ? '#4f6c9c' : '#aab1b5'],
        [1, blue ? '#b89a5e' : '#8f979b'],
      ],
      [18, 300, 128, 224],
      true,
    ),
    36,
  );
  pen.s('M15,293C54,298 84,262 120,217', 'rgba(255,255,255,.5)', 5);
  pen.s('M22,310C64,314 98,276 136,232', 'rgba(0,0,0,.32)', 8);
  const body = 'M120,168C112,186 112,226 122,246L338,262C352,242 352,164 338,146Z';
  const base = finish === 'carbone' ? '#2a2e31' : color;
  pen.p(
    body,
    pen.lin([
      [0, darken(base, 0.35)],
      [0.12, lighten(base, 0.15)],
      [0.26, lighten(base, 0.7)],
      [0.38, lighten(base, 0.15)],
      [0.65, base],
      [0.88, darken(base, 0.5)],
      [1, darken(base, 0.3)],
    ]),
  );
  if (finish === 'carbone') {
    const i = pen.id();
    pen.defs += `<pattern id="${i}" width="10" height="10" patternUnits="userSpaceOnUse" patternTransform="rotate(40)"><rect width="5" height="5" fill="rgba(255,255,255,.10)"/><rect x="5" y="5" width="5" height="5" fill="rgba(255,255,255,.10)"/></pattern>`;
    pen.p(body, `url(#${i})`);
  }
  if (blue)
    pen.p(
      body,
      pen.lin(
        [
          [0, '#5b79b8', 0.5],
          [0.16, '#9a6fa0', 0.34],
          [0.32, '#c9a35a', 0.28],
          [0.5, '#c9a35a', 0],
        ],
        [0, 0, 1, 0],
      ),
    );
  pen.p('M112,164C104,186 104,230 114,250L134,252C124,228 124,188 132,162Z', pen.lin(satin(accent)));
  pen.p(
    'M330,142C346,166 346,244 330,266L352,268L374,240C380,220 380,190 374,170L352,142Z',
    pen.lin([
      [0, '#5a6165'],
      [0.25, '#8d959a'],
      [0.4, '#23282a'],
      [1, '#08090a'],
    ]),
  );
  pen.e(372, 205, 9, 30, '#050606');
  pen.s('M368,178C362,190 362,220 368,232', 'rgba(255,255,255,.4)', 2);
  pen.p('M226,150L246,149C252,180 252,230 246,258L226,257C232,230 232,180 226,150Z', pen.lin(satin('#2c3235')));
  pen.p('M228,150L246,149L250,122L224,122Z', '#2c3235');
  pen.p(circle(237, 124, 12), '#8d959a').p(circle(237, 124, 6), '#14181a');
  pen.r(268, 192, 52, 22, 3, accent);
  pen.t(294, 208, 14, 'ORAN', '#fff', { anchor: 'middle', weight: 800, spacing: 2 });
  pen.close();
}

const teeth = (n: number, R: number, t: number) => {
  let s = '';
  for (let i = 0; i < n; i++) {
    const st = 360 / n,
      a = i * st;
    for (const [o, r] of [
      [0, R - t],
      [0.28, R - t * 0.2],
      [0.44, R],
      [0.56, R],
      [0.72, R - t * 0.2],
      [1, R - t],
    ] as const)
      s += (s ? 'L' : 'M') + r1(r * Math.cos(rad(a + o * st))) + ',' + r1(r * Math.sin(rad(a + o * st)));
  }
  return s + 'Z';
};

export function chainKit(pen: Pen, { color = '#c9a545', accent = '#2c3235' }: DrawingOptions = {}): void {
  pen.shadow(200, 352, 150, 11, 0.3);
  const A = [140, 214, 104] as const,
    B = [314, 132, 44] as const;
  const [x1, y1, a1] = A,
    [x2, y2, b1] = B,
    dx = x2 - x1,
    dy = y2 - y1,
    D = Math.hypot(dx, dy),
    th = Math.atan2(dy, dx),
    be = Math.acos((a1 - b1) / D);
  type Centre = readonly [number, number, number];
  const T = ([x, y]: Centre, r: number, an: number) => [x + r * Math.cos(an), y + r * Math.sin(an)].map(r1).join(',');
  const p1 = T(A, a1, th + be),
    p2 = T(B, b1, th + be),
    p3 = T(B, b1, th - be),
    p4 = T(A, a1, th - be);
  const path = `M${p1}L${p2}A${b1},${b1} 0 0 0 ${p3}L${p4}A${a1},${a1} 0 1 0 ${p1}Z`;
  const spr = ([x, y]: Centre, n: number, R: number, holes: number, col: string) => {
    pen.open(`transform="translate(${x} ${y})"`);
    pen.p(teeth(n, R + 4, 13), darken(col, 0.6), 'transform="translate(4 5)"');
    const c = pen.clip(teeth(n, R + 4, 13));
    pen.open(c);
    brushed(pen, R + 5, col, { contrast: 0.7, n: 60 });
    pen.close();
    pen.s(teeth(n, R + 4, 13), 'rgba(255,255,255,.4)', 1);
    if (holes) {
      for (let i = 0; i < holes; i++) {
        pen.open(`transform="rotate(${(360 / holes) * i})"`);
        pen.p(
          `M${R * 0.52},${-R * 0.13}C${R * 0.66},${-R * 0.2} ${R * 0.76},${-R * 0.16} ${R * 0.78},0C${R * 0.76},${R * 0.16} ${R * 0.66},${R * 0.2} ${R * 0.52},${R * 0.13}Z`,
          '#14181a',
          'opacity=".86"',
        );
        pen.close();
        const t = rad((360 / holes) * (i + 0.5));
        pen.p(circle(R * 0.62 * Math.cos(t), R * 0.62 * Math.sin(t), 6.5), '#14181a');
      }
      pen.p(circle(0, 0, R * 0.42), '#14181a', 'opacity=".88"');
      pen.s(circle(0, 0, R * 0.42), 'rgba(255,255,255,.5)', 1.6);
    } else {
      pen.p(circle(0, 0, R * 0.5), darken(col, 0.2));
      pen.p(circle(0, 0, R * 0.34), '#14181a');
      for (let i = 0; i < 12; i++) {
        pen.p(
          `M${R * 0.28},-2.4L${R * 0.4},-2.4L${R * 0.4},2.4L${R * 0.28},2.4Z`,
          '#14181a',
          `transform="rotate(${i * 30})"`,
        );
      }
    }
    pen.close();
  };
  spr(A, 42, 98, 6, accent === '#2c3235' ? '#8d959a' : accent);
  spr(B, 15, 38, 0, '#7c858a');
  pen.s(path, 'rgba(0,0,0,.4)', 15, 'transform="translate(3 4)"');
  pen.s(path, darken(color, 0.6), 16);
  pen.s(path, color, 14, 'stroke-dasharray="15 3" ');
  pen.s(path, lighten(color, 0.55), 3, 'stroke-dasharray="15 3" transform="translate(-1 -3)"');
  pen.s(path, darken(color, 0.72), 6.5, 'stroke-dasharray="0.1 8.9" stroke-linecap="round"');
  pen.s(
    path,
    lighten(color, 0.7),
    2.4,
    'stroke-dasharray="0.1 8.9" stroke-linecap="round" transform="translate(-.8 -.8)"',
  );
}

export function clutchKit(pen: Pen, { color = STEEL, accent = '#6a4a2f' }: DrawingOptions = {}): void {
  pen.shadow(200, 346, 150, 13, 0.36);
  pen.open('transform="translate(262 214) scale(.86 1)"');
  pen.p(circle(6, 6, 112), '#0d0f10', 'opacity=".5"');
  pen.p(ring(112, 66), accent, 'fill-rule="evenodd"');
  for (let i = 0; i < 24; i++) pen.s('M68,0L111,0', darken(accent, 0.6), 3, `transform="rotate(${i * 15})"`);
  pen.p(ring(68, 24), '#8d959a', 'fill-rule="evenodd"');
  for (let i = 0; i < 5; i++) {
    pen.open(`transform="rotate(${i * 72})"`);
    pen.r(36, -13, 26, 26, 8, '#2b5ea8').s('M38,-8L60,-8M38,0L60,0M38,8L60,8', 'rgba(255,255,255,.45)', 2);
    pen.close();
  }
  pen.close();
  pen.open('transform="translate(146 186) scale(.9 1)"');
  pen.p(circle(6, 8, 124), '#0d0f10', 'opacity=".45"');
  brushed(pen, 122, color, { contrast: 0.75, n: 70 });
  pen.p(circle(0, 0, 96), '#3d4447');
  for (let i = 0; i < 18; i++)
    pen.p(
      'M22,-4L92,-14L92,14L22,4Z',
      mix('#aeb6ba', '#5d6569', (1 + Math.cos(rad(i * 20 + 40))) / 2),
      `transform="rotate(${i * 20})"`,
    );
  pen.p(circle(0, 0, 24), '#14181a');
  for (let i = 0; i < 6; i++) {
    const t = rad(i * 60 + 15);
    pen.p(circle(109 * Math.cos(t), 109 * Math.sin(t), 7), '#1b1f21');
  }
  pen.close();
}

export function alternator(pen: Pen, { color = '#aeb5b9' }: DrawingOptions = {}): void {
  pen.shadow(200, 336, 128, 13, 0.38);
  pen.p(circle(196, 200, 118), darken(color, 0.62));
  pen.p('M196,82L232,82C300,90 340,140 340,200C340,262 300,312 232,318L196,318Z', pen.lin(satin(darken(color, 0.1))));
  for (let i = 0; i < 7; i++)
    pen.s(
      `M${246 + i * 11},${92 + i * 9}C${262 + i * 11},150 ${262 + i * 11},250 ${246 + i * 11},${308 - i * 9}`,
      '#17191b',
      4,
    );
  pen.open('transform="translate(188 200)"');
  brushed(pen, 114, color, { contrast: 0.55 });
  for (let i = 0; i < 14; i++)
    pen.p('M52,-7C70,-13 84,-13 98,-9L98,9C84,13 70,13 52,7Z', '#15181a', `transform="rotate(${i * 25.7})"`);
  pen.p(circle(4, 4, 50), 'rgba(0,0,0,.5)');
  brushed(pen, 47, '#7d868b', { n: 50 });
  for (const r of [44, 39, 34, 29]) pen.s(circle(0, 0, r), 'rgba(0,0,0,.35)', 2);
  pen.p(circle(0, 0, 18), '#d0d5d8');
  pen.p(circle(0, 0, 9), '#2a2f32');
  pen.close();
  for (const [x, y] of [
    [92, 110],
    [300, 306],
  ] as const) {
    pen.p(circle(x, y, 24), pen.lin(satin(color)));
    pen.p(circle(x, y, 11), '#15181a');
  }
}
