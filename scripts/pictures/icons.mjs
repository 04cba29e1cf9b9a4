/**
 * Writes the glyphs of src/ui/icon from Phosphor's drawings: `node scripts/pictures/icons.mjs`, or `--check` to compare only.
 * `glyphs.ts` names what home, lists and product pages show at first paint: those are drawn in `sprite.html`, which every
 * document carries, instead of in its markup and its scripts alike. `glyphs-list.ts` and `glyphs-product.ts` are what one of
 * these pages alone shows, `glyphs-later.ts` the rest, `glyphs-office.ts` what the back office alone does.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

const require = createRequire(import.meta.url);
const first = [
  'arrow-left',
  'arrow-right',
  'arrow-right:bold',
  'arrow-up-right:bold',
  'caret-right',
  'clock',
  'heart',
  'heart:fill',
  'house',
  'house:fill',
  'magnifying-glass',
  'plus',
  'shopping-cart',
  'shopping-cart:fill',
  'squares-four',
  'squares-four:fill',
  'user',
  'user:fill',
  'x',
];
const list = ['caret-down', 'sliders-horizontal'];
const product = ['chat-circle-text', 'minus:bold', 'plus:bold'];
const later = [
  'arrow-up-right',
  'check-circle',
  'files',
  'info',
  'warning',
  'warning-circle:fill',
  'x-circle',
  'arrow-bend-up-right:bold',
  'arrow-u-up-left',
  'cloud-slash',
  'device-mobile',
  'download-simple',
  'envelope-simple',
  'eye',
  'eye-slash',
  'file-text',
  'magnifying-glass-plus',
  'map-pin',
  'minus',
  'newspaper',
  'phone',
  'share-ios',
  'share-network',
  'shield-check',
  'trash',
  'truck',
  'wifi-slash',
];
const office = [
  'arrow-down',
  'arrow-elbow-down-right',
  'arrow-square-out',
  'arrow-up',
  'bell',
  'caret-left',
  'caret-up',
  'chart-line-up',
  'clock-counter-clockwise',
  'columns',
  'cube',
  'dots-six-vertical',
  'equals',
  'folder-simple',
  'gear-six',
  'image',
  'key',
  'keyboard',
  'link-break',
  'link-simple',
  'list',
  'lock-simple',
  'megaphone-simple',
  'percent',
  'plus-circle',
  'push-pin',
  'push-pin:fill',
  'puzzle-piece',
  'receipt',
  'sidebar-simple',
  'sign-out',
  'stack',
  'tag',
  'textbox',
  'ticket',
  'tree-structure',
  'user-gear',
  'users',
];

const constant = (name) => name.replaceAll(/[-:](\w)/g, (_, letter) => letter.toUpperCase());

/** Drawn otherwise than named: the plain cart stays readable at 20 px; `export` cannot be the name of a constant. */
const drawnAs = { 'shopping-cart': 'shopping-cart-simple', 'share-ios': 'export' };

/** One decimal on a grid of 256 is far below a pixel. The sign stays even before 0: it also separates numbers. */
function tenth(number) {
  const short = String(Math.abs(Number(Number(number).toFixed(1)))).replace(/^0\./, '.');
  return number.startsWith('-') ? `-${short}` : short;
}

function drawing(entry) {
  const [asked, weight = 'regular'] = entry.split(':');
  const name = drawnAs[asked] ?? asked;
  const file = `@phosphor-icons/core/assets/${weight}/${name}${weight === 'regular' ? '' : `-${weight}`}.svg`;
  const svg = readFileSync(require.resolve(file), 'utf8');
  const paths = [...svg.matchAll(/<path d="([^"]+)"/g)].map((match) => match[1]);
  if (paths.length === 0) throw new Error(`${entry}: no path`);
  return paths.join('').replaceAll(/-?\d*\.\d+/g, tenth);
}

function glyph(entry) {
  const line = `export const ${constant(entry)} = '${drawing(entry)}';`;
  return `${line.length <= 120 ? line : line.replace(' = ', ' =\n  ')}\n`;
}

/** Of the path in the sprite; apart from the anchors that editors name. */
const idOf = (entry) => `g-${entry.replace(':', '-')}`;

const sprite = () =>
  `<div id="glyphs" hidden><svg>${first.map((entry) => `<path id="${idOf(entry)}" d="${drawing(entry)}"/>`).join('')}</svg></div>\n`;

const named =
  '/** Glyphs of `sprite.html`, written by scripts/pictures/icons.mjs: do not edit. References for `use`. */\n';

const head =
  '/** Phosphor Icons (MIT), written by scripts/pictures/icons.mjs: do not edit. Path data on a grid of 256. */\n';

const file = (name, glyphs) => [
  new URL(`../../src/ui/icon/${name}`, import.meta.url),
  head + glyphs.map(glyph).join(''),
];

/** @returns {[URL, string][]} the files and what they must hold */
export const glyphFiles = () => [
  [
    new URL('../../src/ui/icon/glyphs.ts', import.meta.url),
    named + first.map((entry) => `export const ${constant(entry)} = '#${idOf(entry)}';\n`).join(''),
  ],
  [new URL('../../src/ui/icon/sprite.html', import.meta.url), sprite()],
  file('glyphs-list.ts', list),
  file('glyphs-product.ts', product),
  file('glyphs-later.ts', later),
  file('glyphs-office.ts', office),
];

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const check = process.argv.includes('--check');
  for (const [url, text] of glyphFiles()) {
    if (!check) writeFileSync(url, text);
    else if (readFileSync(url, 'utf8') !== text) {
      console.error(`${url.pathname} is out of date: node scripts/pictures/icons.mjs`);
      process.exitCode = 1;
    }
  }
}
