import { darken, lighten } from '#demo/illustrations/colour.ts';
import { brushed, circle, ring, satin } from '#demo/illustrations/materials.ts';
import type { DrawingOptions } from '#demo/illustrations/options.ts';
import type { Pen } from '#demo/illustrations/pen.ts';

const FRONT_X = 82;
const REAR_X = 318;
const WHEEL_Y = 266;
/** Of the wheels. */
const R = 62;

/** Motorcycle side view. type: roadster | trail */
export function motorcycle(
  pen: Pen,
  { color = '#b5322b', accent = '#2c3235', type = 'roadster' }: DrawingOptions = {},
): void {
  const trail = type === 'trail';
  pen.shadow(200, 331, 172, 9, 0.44);
  wheel(pen, REAR_X, accent, trail);
  tube(pen, `M212,252L${REAR_X},${WHEEL_Y}`, '#7d868b', 13);
  tube(pen, 'M212,240L300,238', '#4a5256', 6);
  wheel(pen, FRONT_X, accent, trail);
  pen.p(
    `M${FRONT_X - 58},${trail ? 186 : 206}C${FRONT_X - 30},${trail ? 178 : 190} ${FRONT_X + 14},${trail ? 184 : 194} ${FRONT_X + 40},${trail ? 198 : 212}C${FRONT_X + 16},${trail ? 194 : 206} ${FRONT_X - 30},${trail ? 190 : 204} ${FRONT_X - 58},${trail ? 192 : 214}Z`,
    darken(color, 0.1),
  );
  frameAndEngine(pen);
  fork(pen, trail);
  tankAndSeat(pen, color);
  headlight(pen, color, trail);
  tube(pen, 'M248,262L274,300', '#31373a', 5);
}

/** A tube, dark at its edges. */
function tube(pen: Pen, d: string, c: string, w: number): void {
  pen.s(d, darken(c, 0.5), w, 'stroke-linecap="round" stroke-linejoin="round"');
  pen.s(d, c, w * 0.66, 'stroke-linecap="round" stroke-linejoin="round"');
}

function wheel(pen: Pen, x: number, accent: string, trail: boolean): void {
  pen.open(`transform="translate(${x} ${WHEEL_Y})"`);
  pen.p(
    ring(R, R - 17),
    pen.rad(
      [
        [0.6, '#0c0e0f'],
        [0.85, '#2d3235'],
        [1, '#101213'],
      ],
      0,
      0,
      R,
      true,
    ),
    'fill-rule="evenodd"',
  );
  pen.s(circle(0, 0, R - 19), accent, 5);
  pen.s(circle(0, 0, R - 21), 'rgba(255,255,255,.35)', 1.2);
  if (trail)
    for (let i = 0; i < 16; i++)
      pen.s(`M${i % 2 ? 6 : -6},0L0,${-R + 20}`, '#9aa2a6', 1.2, `transform="rotate(${i * 22.5})"`);
  else
    for (let i = 0; i < 6; i++)
      pen.p(
        `M-7,-8L-4,${-R + 20}L4,${-R + 20}L7,-8Z`,
        i % 2 ? accent : lighten(accent, 0.16),
        `transform="rotate(${(i * 360) / 6})"`,
      );
  const c = pen.id();
  pen.defs += `<clipPath id="${c}"><path d="${ring(29, 18)}" clip-rule="evenodd"/></clipPath>`;
  pen.open(`clip-path="url(#${c})"`);
  brushed(pen, 29, '#aab1b5', { n: 36 });
  pen.close();
  pen.p(circle(0, 0, 9), '#5c6569').p(circle(0, 0, 4), '#16191b');
  if (trail) for (let i = 0; i < 40; i++) pen.s(`M-2.6,${-R}L2.6,${-R}`, '#0c0e0f', 5, `transform="rotate(${i * 9})"`);
  pen.close();
}

function frameAndEngine(pen: Pen): void {
  tube(pen, 'M138,140L186,232L236,250L262,190L288,158', '#31373a', 9);
  tube(pen, 'M140,150L236,176L262,190', '#31373a', 8);
  pen.p(
    'M152,196L186,172L238,180L252,214L244,256L196,268L160,250Z',
    pen.lin(
      [
        [0, '#8d959a'],
        [0.4, '#4a5256'],
        [1, '#16191b'],
      ],
      [0, 0, 0.6, 1],
    ),
  );
  pen.p(
    'M146,176L182,160L206,196L170,218Z',
    pen.lin(
      [
        [0, '#aab1b5'],
        [1, '#3b4246'],
      ],
      [0, 0, 1, 1],
    ),
  );
  for (let i = 0; i < 5; i++) pen.s(`M${150 + i * 5},${184 + i * 8}L${186 + i * 5},${168 + i * 8}`, '#15181a', 2.6);
  pen.p(
    circle(222, 230, 25),
    pen.lin(
      [
        [0, '#b9c0c4'],
        [1, '#3b4246'],
      ],
      [0, 0, 1, 1],
    ),
  );
  pen.p(circle(222, 230, 18), '#50585c');
  pen.p(
    circle(222, 230, 17),
    pen.lin(
      [
        [0, '#8d959a'],
        [1, '#2a2f32'],
      ],
      [0, 0, 1, 1],
    ),
  );
  pen.p(circle(180, 242, 14), '#3b4246');
  pen.s('M156,204C126,214 128,262 172,274L250,276', '#5c6569', 10);
  pen.s('M154,202C124,212 127,258 171,271L250,273', 'rgba(255,255,255,.4)', 2.4);
  pen.p(
    'M238,264L322,232C334,230 338,246 328,252L246,288C236,290 232,270 238,264Z',
    pen.lin([
      [0, '#d5dadc'],
      [0.35, '#7d868b'],
      [1, '#16191b'],
    ]),
  );
  pen.p('M318,234C332,228 340,246 328,252L318,256Z', '#0d0f10');
}

function fork(pen: Pen, trail: boolean): void {
  tube(pen, `M${FRONT_X},${WHEEL_Y}L${trail ? 126 : 132},${trail ? 128 : 136}`, '#c9a545', 11);
  tube(pen, `M${FRONT_X},${WHEEL_Y}L${FRONT_X + 22},212`, '#24292c', 15);
  tube(pen, 'M132,140L140,104L164,98', '#31373a', 7);
  tube(pen, 'M164,98L178,102', '#15181a', 10);
  tube(pen, 'M150,100L156,70', '#23282b', 4);
  pen.e(158, 64, 15, 10, '#23282b').e(157, 63, 12, 7.4, '#9db0b8');
}

function tankAndSeat(pen: Pen, color: string): void {
  pen.p(
    'M220,140C244,148 268,146 290,136C318,124 342,118 366,106C370,114 362,126 346,138C320,158 280,170 244,168Z',
    darken(color, 0.18),
  );
  pen.p(
    'M218,140C240,134 262,140 282,136C312,128 336,114 362,104C352,98 330,104 304,112C276,120 252,116 228,124Z',
    pen.lin([
      [0, '#4a5155'],
      [0.5, '#1d2123'],
      [1, '#0d0f10'],
    ]),
  );
  pen.p('M352,110L370,102L372,116L358,124Z', '#c5231d');
  tube(pen, 'M346,136L372,168', '#15181a', 5);
  const tank =
    'M136,134C148,102 178,88 206,94C226,98 236,116 240,140C242,158 232,168 212,170L160,164C142,160 132,150 136,134Z';
  pen.p(
    tank,
    pen.lin(
      [
        [0, lighten(color, 0.55)],
        [0.25, lighten(color, 0.12)],
        [0.6, color],
        [1, darken(color, 0.55)],
      ],
      [0.2, 0, 0.4, 1],
    ),
  );
  pen.p('M150,124C160,106 184,98 204,102C186,106 168,116 158,136Z', 'rgba(255,255,255,.55)');
  pen.s('M142,150C170,158 210,156 238,146', 'rgba(0,0,0,.3)', 3);
  pen.t(188, 142, 12.5, 'RONDE', 'rgba(255,255,255,.9)', { anchor: 'middle', weight: 800, spacing: 2 });
  pen.e(192, 94, 14, 4, '#8d959a');
}

function headlight(pen: Pen, color: string, trail: boolean): void {
  if (trail) {
    pen.p('M96,132L120,104L152,114L136,152L108,154Z', color);
    pen.p('M112,104L128,66L146,74L146,112Z', 'rgba(150,175,186,.5)');
    pen.p('M84,146L112,142L96,176L70,170Z', darken(color, 0.15));
  }
  pen.p('M94,130C88,146 92,166 108,172C122,172 132,158 132,142C126,124 104,120 94,130Z', pen.lin(satin('#2c3235')));
  pen.e(
    102,
    149,
    12,
    22,
    pen.lin(
      [
        [0, '#fff'],
        [0.5, '#dfeaf0'],
        [1, '#8299a5'],
      ],
      [0, 0, 1, 1],
    ),
    'transform="rotate(-8 102 149)"',
  );
}
