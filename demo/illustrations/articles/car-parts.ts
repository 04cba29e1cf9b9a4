import { darken, lighten } from '#demo/illustrations/colour.ts';
import { tube } from '#demo/illustrations/materials.ts';
import type { DrawingOptions } from '#demo/illustrations/options.ts';
import type { Pen } from '#demo/illustrations/pen.ts';

export function roofBox(pen: Pen, { color = '#23282b' }: DrawingOptions = {}): void {
  pen.shadow(200, 288, 176, 14, 0.38);
  pen.p(
    'M18,214C22,176 70,140 150,128C240,116 330,128 372,168C384,182 386,204 380,218L366,246C356,262 330,268 290,268L70,268C40,266 16,244 18,214Z',
    pen.lin(
      [
        [0, lighten(color, 0.55)],
        [0.2, lighten(color, 0.2)],
        [0.5, color],
        [1, darken(color, 0.6)],
      ],
      [0.2, 0, 0.3, 1],
    ),
  );
  pen.s('M18,222C120,232 280,232 380,216', '#0b0d0e', 5);
  pen.s('M18,226C120,236 280,236 379,220', 'rgba(255,255,255,.22)', 1.6);
  pen.s('M60,186C120,152 240,138 330,156', 'rgba(255,255,255,.5)', 5, 'stroke-linecap="round"');
  pen.s('M70,200C140,172 250,160 346,178', 'rgba(0,0,0,.3)', 3);
  pen.r(96, 268, 54, 14, 4, '#8d959a').r(256, 268, 54, 14, 4, '#8d959a');
  pen.t(206, 252, 15, 'VOLUME 420', 'rgba(255,255,255,.7)', { weight: 700, spacing: 2 });
}

export function wrench(pen: Pen, { color = '#b9c0c4', accent = '#0A6B4E' }: DrawingOptions = {}): void {
  pen.shadow(200, 330, 150, 10, 0.26);
  pen.open('transform="rotate(-36 200 200)"');
  const M = pen.lin(tube(color));
  pen.r(40, 184, 92, 34, 14, pen.lin(tube('#24292c')));
  for (let x = 50; x < 128; x += 7) pen.r(x, 186, 2.6, 30, 1, 'rgba(255,255,255,.13)');
  pen.r(130, 186, 26, 30, 4, pen.lin(tube(accent)));
  pen.r(156, 190, 158, 22, 3, M);
  for (let x = 168; x < 220; x += 7) pen.s(`M${x},194L${x},${x % 2 ? 200 : 204}`, '#23282b', 1.4);
  pen.p(
    'M306,186C320,168 362,168 374,188C380,206 376,222 362,230C344,238 318,232 306,216Z',
    pen.lin(
      [
        [0, lighten(color, 0.6)],
        [0.5, color],
        [1, darken(color, 0.5)],
      ],
      [0, 0, 0.5, 1],
    ),
  );
  pen.e(342, 201, 19, 19, '#6d757a').r(332, 191, 20, 20, 2, '#14181a').r(334, 193, 12, 12, 1, '#8d959a');
  pen.close();
}

export function floorMats(pen: Pen, { color = '#2a2f32', accent = '#0A6B4E' }: DrawingOptions = {}): void {
  pen.shadow(204, 340, 150, 12, 0.3);
  const one = (tr: string) => {
    pen.open(`transform="${tr}"`);
    const d = 'M40,20C70,8 130,8 160,20L176,210C180,230 172,240 156,240L44,240C28,240 20,230 24,210Z';
    pen.p(d, darken(accent, 0.2));
    pen.p(d, darken(color, 0.5), 'transform="translate(5 6) scale(.95 .95)"');
    pen.p(
      d,
      pen.lin(
        [
          [0, lighten(color, 0.18)],
          [1, darken(color, 0.25)],
        ],
        [0, 0, 1, 1],
      ),
      'transform="translate(6 7) scale(.94 .94)"',
    );
    for (let y = 30; y < 226; y += 9) pen.s(`M34,${y}L164,${y}`, 'rgba(0,0,0,.2)', 3);
    pen.r(60, 150, 80, 60, 8, darken(color, 0.4));
    pen.close();
  };
  one('translate(170 70) rotate(8)');
  one('translate(28 84) rotate(-6) scale(1.02)');
}
