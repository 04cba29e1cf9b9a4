import { darken, lighten, mix } from '#demo/illustrations/colour.ts';
import { circle } from '#demo/illustrations/materials.ts';
import type { DrawingOptions } from '#demo/illustrations/options.ts';
import type { Pen } from '#demo/illustrations/pen.ts';

const SHELL = 'M298,318C340,286 356,236 346,176C334,100 276,52 196,52C124,52 74,96 62,158';

type Graphic = NonNullable<DrawingOptions['graphic']>;

function shellPaint(pen: Pen, path: string, color: string, accent: string, graphic: Graphic): void {
  pen.p(path, color);
  const c = pen.clip(path);
  pen.open(c);
  if (graphic === 'stripe') {
    pen.p('M150,40C210,36 300,70 360,170L360,214C300,104 220,66 128,62Z', accent);
    pen.p('M118,68C214,70 300,116 356,230L356,244C296,128 210,84 108,80Z', accent, 'opacity=".55"');
  }
  if (graphic === 'split') {
    pen.p('M40,246C120,240 190,250 262,214C300,196 330,150 350,110L380,360L20,360Z', accent);
    pen.p(
      'M40,238C120,232 190,242 258,206C296,188 326,144 346,104L350,112C330,152 300,198 262,216C190,252 120,242 40,248Z',
      '#fff',
      'opacity=".85"',
    );
  }
  if (graphic === 'bolt') {
    pen.p('M250,60L360,120L330,190L368,188L276,330L292,232L246,238Z', accent);
    pen.p('M236,56L250,60L246,238L292,232L284,290L278,244L232,250Z', '#fff', 'opacity=".8"');
  }
  pen.p(
    path,
    pen.rad(
      [
        [0, '#fff', 0.62],
        [0.18, '#fff', 0.24],
        [0.5, '#fff', 0],
      ],
      148,
      96,
      150,
      true,
    ),
  );
  pen.p(
    path,
    pen.rad(
      [
        [0, '#000', 0],
        [0.58, '#000', 0.04],
        [0.82, '#000', 0.36],
        [1, '#000', 0.6],
      ],
      168,
      142,
      236,
      true,
    ),
  );
  pen.s('M340,150C354,214 344,276 304,312', 'rgba(255,255,255,.32)', 5);
  pen.p('M112,96C136,70 172,58 206,60C172,66 140,82 120,112Z', '#fff', 'opacity=".42"');
  pen.close();
}

/** Full-face helmet. graphic: plain | stripe | split | bolt; visor tint from accent2 */
export function helmetFull(
  pen: Pen,
  {
    color = '#e9e9e4',
    accent = '#F2B705',
    graphic = 'stripe',
    visor = '#1b2226',
    modular = false,
  }: DrawingOptions = {},
): void {
  pen.shadow(196, 348, 128, 13, 0.44);
  const b = SHELL + 'C52,186 44,212 42,236C36,254 36,284 46,300C58,320 96,328 136,332L250,336C272,336 286,328 298,318Z';
  pen.p('M96,318C140,336 250,346 300,314L286,342C240,354 150,352 112,340Z', '#0d0f10');
  shellPaint(pen, b, color, accent, graphic);
  const ap =
    'M62,160C104,134 190,128 248,148C266,156 268,178 258,196C248,214 226,226 196,230C144,236 92,234 46,222C48,200 54,178 62,160Z';
  pen.p(ap, '#0b0d0e', 'transform="translate(1 3)"');
  pen.s(ap, 'rgba(0,0,0,.5)', 7);
  const v =
    'M58,164C102,138 186,132 244,151C258,157 261,176 252,192C243,208 222,220 194,224C144,230 92,228 43,217C45,198 51,179 58,164Z';
  pen.p(
    v,
    pen.lin(
      [
        [0, lighten(visor, 0.5)],
        [0.28, lighten(visor, 0.12)],
        [0.62, darken(visor, 0.35)],
        [1, lighten(visor, 0.22)],
      ],
      [0.1, 0, 0.35, 1],
    ),
  );
  const c = pen.clip(v);
  pen.open(c);
  pen.p('M30,150L120,126L84,246L20,240Z', 'rgba(255,255,255,.26)');
  pen.p('M134,126L150,124L112,240L98,240Z', 'rgba(255,255,255,.2)');
  pen.p('M196,150C224,150 248,158 250,170C240,190 214,206 190,208C214,196 226,170 196,150Z', 'rgba(255,255,255,.08)');
  pen.close();
  pen.s('M58,164C102,138 186,132 244,151', 'rgba(255,255,255,.55)', 1.8);
  pen.p('M42,214L60,216L58,228L40,224Z', '#15191b');
  pen.p(
    circle(256, 178, 17),
    pen.lin(
      [
        [0, '#4a5256'],
        [1, '#101314'],
      ],
      [0, 0, 1, 1],
    ),
  );
  pen.p(circle(256, 178, 9), '#1c2123');
  pen.s('M248,178L264,178', 'rgba(255,255,255,.4)', 2);
  // vents
  pen.p('M112,92C130,78 160,72 178,76L168,92C150,90 132,96 118,106Z', darken(mix(color, '#23282b', 0.55), 0.25));
  pen.p('M122,96C138,86 154,84 166,86', 'none', 'stroke="#000" stroke-opacity=".6" stroke-width="4"');
  pen.p('M292,98C316,112 334,138 340,166L324,158C314,132 300,116 284,108Z', darken(mix(color, '#23282b', 0.5), 0.2));
  pen.p('M58,262C76,256 100,258 112,264L106,288C88,288 68,286 56,282Z', '#16191b');
  for (let i = 0; i < 3; i++) pen.s(`M${66 + i * 14},264L${64 + i * 14},284`, 'rgba(255,255,255,.18)', 2.4);
  if (modular) {
    pen.s('M266,192C270,240 262,300 246,336', 'rgba(0,0,0,.62)', 3.4);
    pen.s('M269,192C273,240 265,300 249,336', 'rgba(255,255,255,.25)', 1.4);
    pen.p(
      circle(258, 182, 25),
      pen.lin(
        [
          [0, lighten(color, 0.3)],
          [1, darken(color, 0.5)],
        ],
        [0, 0, 1, 1],
      ),
    );
    pen.s(circle(258, 182, 25), 'rgba(0,0,0,.4)', 2);
    pen.p(circle(258, 182, 10), '#1a1e20');
    pen.p('M70,306L104,312L102,324L66,316Z', '#b5322b');
  }
  pen.s('M46,300C58,320 96,328 136,332L250,336C272,336 286,328 298,318', '#0f1112', 6, 'stroke-linecap="round"');
}

/** Open-face helmet with bubble visor */
export function helmetJet(
  pen: Pen,
  { color = '#0A6B4E', accent = '#e9e2cf', graphic = 'stripe', visor = '#7d98a6' }: DrawingOptions = {},
): void {
  pen.shadow(214, 340, 112, 12, 0.42);
  pen.p('M116,196C112,250 120,300 150,322L262,330L296,300L300,180Z', '#131618');
  pen.p(
    'M140,204C134,250 142,292 166,312L238,320C250,280 246,230 228,200Z',
    pen.lin([
      [0, '#3e3530'],
      [1, '#1d1815'],
    ]),
  );
  for (let i = 0; i < 4; i++)
    pen.s(`M142,${222 + i * 24}C180,${230 + i * 22} 214,${230 + i * 22} 240,${222 + i * 24}`, 'rgba(0,0,0,.35)', 2.6);
  const b =
    'M296,326C344,292 358,236 346,172C332,96 272,54 200,56C130,58 84,106 80,168C80,184 90,190 106,190L196,186C226,186 240,202 242,228C244,262 236,296 232,318C236,332 276,338 296,326Z';
  shellPaint(pen, b, color, accent, graphic);
  pen.s(
    'M80,172C82,186 92,190 106,190L196,186C226,186 240,202 242,228C244,262 236,296 232,318',
    '#101314',
    7,
    'stroke-linejoin="round"',
  );
  const v =
    'M98,150C60,168 40,214 50,262C54,276 70,284 92,284C140,286 190,270 214,236C222,214 214,182 196,166C168,150 124,142 98,150Z';
  pen.p(
    v,
    pen.lin(
      [
        [0, lighten(visor, 0.6), 0.62],
        [0.4, visor, 0.34],
        [1, darken(visor, 0.4), 0.5],
      ],
      [0, 0, 0.7, 1],
    ),
  );
  pen.s(v, 'rgba(255,255,255,.7)', 1.8);
  pen.p('M84,166C58,186 50,226 56,258C66,222 82,190 110,160Z', 'rgba(255,255,255,.5)');
  pen.p('M124,154L138,156C112,190 96,232 92,276L80,276C84,230 100,186 124,154Z', 'rgba(255,255,255,.26)');
  for (const [x, y] of [
    [112, 138],
    [196, 160],
  ] as const) {
    pen.p(circle(x, y, 8), '#c9cfd2');
    pen.p(circle(x, y, 4), '#4a5256');
  }
}

export function helmetModular(pen: Pen, options: DrawingOptions = {}): void {
  helmetFull(pen, { color: '#5b6468', accent: '#d7dadb', graphic: 'plain', ...options, modular: true });
}
