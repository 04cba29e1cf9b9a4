import { darken, lighten } from '#demo/illustrations/colour.ts';
import { BLACK, rad, tube } from '#demo/illustrations/materials.ts';
import { r1 } from '#demo/illustrations/pen.ts';
import type { DrawingOptions } from '#demo/illustrations/options.ts';
import type { Pen } from '#demo/illustrations/pen.ts';

export function oilFilter(
  pen: Pen,
  { color = '#e8b023', text = 'OF-214', brand = 'FILTRANE' }: DrawingOptions = {},
): void {
  pen.shadow(200, 352, 104, 13, 0.42);
  pen.p('M104,130L104,306C104,336 296,336 296,306L296,130Z', pen.lin(tube(color), [0, 0, 1, 0]));
  pen.p(
    'M104,296C104,326 296,326 296,296L288,326C280,346 120,346 112,326Z',
    pen.lin(tube(darken(color, 0.12)), [0, 0, 1, 0]),
  );
  for (let i = 0; i < 15; i++) {
    const u = -1 + (2 * (i + 0.5)) / 15,
      x = 200 + 94 * Math.sin((u * Math.PI) / 2);
    pen.s(
      `M${r1(x)},${r1(318 - 10 * Math.abs(u) ** 2)}L${r1(200 + (x - 200) * 0.94)},${r1(338 - 8 * u * u)}`,
      'rgba(0,0,0,.22)',
      3,
      'stroke-linecap="round"',
    );
  }
  pen.p('M104,176C104,206 296,206 296,176L296,262C296,292 104,292 104,262Z', 'rgba(250,249,245,.95)');
  pen.p('M104,176C104,206 296,206 296,176L296,196C296,226 104,226 104,196Z', BLACK);
  pen.t(200, 213, 17, brand, '#fff', { anchor: 'middle', weight: 800, spacing: 2.4 });
  pen.t(200, 264, 34, text, '#171b1d', { anchor: 'middle', weight: 800 });
  pen.p(
    'M104,130L104,306C104,336 296,336 296,306L296,130Z',
    pen.lin(
      [
        [0, '#000', 0.4],
        [0.16, '#000', 0.02],
        [0.27, '#fff', 0.42],
        [0.36, '#fff', 0],
        [0.72, '#000', 0.05],
        [1, '#000', 0.5],
      ],
      [0, 0, 1, 0],
    ),
  );
  pen.p('M98,118C98,150 302,150 302,118L302,132C302,164 98,164 98,132Z', pen.lin(tube('#aab1b5'), [0, 0, 1, 0]));
  pen.e(
    200,
    117,
    102,
    29,
    pen.lin(
      [
        [0, '#e3e7e8'],
        [1, '#8a9297'],
      ],
      [0, 0, 1, 1],
    ),
  );
  pen.e(
    200,
    116,
    92,
    24,
    pen.lin([
      [0, '#17191b'],
      [1, '#33393c'],
    ]),
  );
  pen.e(
    200,
    115,
    78,
    19.5,
    pen.lin(
      [
        [0, '#cfd5d8'],
        [1, '#7f878c'],
      ],
      [0, 0, 1, 1],
    ),
  );
  for (let i = 0; i < 8; i++) {
    const a = rad(i * 45 + 20);
    pen.e(200 + 56 * Math.cos(a), 115 + 13.5 * Math.sin(a), 7.5, 3.4, '#15181a');
  }
  pen.e(200, 115, 29, 8.5, '#5c6569').e(200, 116, 23, 6.4, '#0e1011');
  pen.s('M178,117C186,123 214,123 222,117', 'rgba(255,255,255,.5)', 1.2);
}

/** Where a pleat begins and ends, along the two long sides of the frame. */
const nearEdge = (along: number): string => `${r1(64 + 242 * along)},${r1(176 + 32 * along + 6)}`;
const farEdge = (along: number): string => `${r1(126 + 220 * along)},${r1(106 + 25 * along - 2)}`;

/** Panel filter: airFilter, cabinFilter (accent = frame, color = paper) */
export function panelFilter(pen: Pen, { color = '#e9e2cf', accent = '#c43d2f', n = 26 }: DrawingOptions = {}): void {
  pen.shadow(200, 330, 158, 15, 0.38);
  pen.open('transform="rotate(-6 200 210)"');
  pen.p('M40,178L118,92L372,120L330,262L306,300L52,262Z', darken(accent, 0.55));
  pen.p('M40,178L118,92L372,120L318,228Z', accent);
  pen.p(
    'M40,178L318,228L306,300L46,248Z',
    pen.lin([
      [0, lighten(accent, 0.1)],
      [1, darken(accent, 0.4)],
    ]),
  );
  pen.p('M318,228L372,120L364,176L306,300Z', darken(accent, 0.5));
  pen.s('M40,178L118,92L372,120', lighten(accent, 0.45), 2);
  const q = 'M64,176L126,106L346,131L306,208Z',
    c = pen.clip(q);
  pen.p(q, darken(color, 0.4));
  pen.open(c);
  for (let i = 0; i < n; i++) {
    const t = i / n;
    const u = (i + 0.52) / n;
    pen.p(`M${nearEdge(t)}L${nearEdge(u)}L${farEdge(u)}L${farEdge(t)}Z`, lighten(color, 0.3 - 0.25 * t));
  }
  pen.close();
  pen.s(q, 'rgba(0,0,0,.3)', 3);
  pen.t(150, 243, 19, 'FLUX AIR', 'rgba(255,255,255,.82)', {
    weight: 800,
    spacing: 2,
    transform: 'rotate(10.2 150 243)',
  });
  pen.close();
}
