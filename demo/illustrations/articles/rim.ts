import { darken, lighten, mix } from '#demo/illustrations/colour.ts';
import { brushed, circle, rad } from '#demo/illustrations/materials.ts';
import type { Pen } from '#demo/illustrations/pen.ts';

/** An alloy wheel of `n` spokes around the origin. */
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
