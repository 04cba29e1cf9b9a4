/**
 * Writes the glyphs of src/ui/icon from Phosphor's drawings: `node scripts/pictures/icons.mjs`, or `--check` to compare only.
 * `glyphs.ts` is what home, lists and product pages show at first paint, `glyphs-list.ts` and `glyphs-product.ts` what one
 * of them alone does, `glyphs-later.ts` the rest, `glyphs-office.ts` what the back office alone shows.
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

function glyph(entry) {
  const [asked, weight = 'regular'] = entry.split(':');
  const name = drawnAs[asked] ?? asked;
  const file = `@phosphor-icons/core/assets/${weight}/${name}${weight === 'regular' ? '' : `-${weight}`}.svg`;
  const svg = readFileSync(require.resolve(file), 'utf8');
  const paths = [...svg.matchAll(/<path d="([^"]+)"/g)].map((match) => match[1]);
  if (paths.length === 0) throw new Error(`${entry}: no path`);
  const line = `export const ${constant(entry)} = '${paths.join('').replaceAll(/-?\d*\.\d+/g, tenth)}';`;
  return `${line.length <= 120 ? line : line.replace(' = ', ' =\n  ')}\n`;
}

const head =
  '/** Phosphor Icons (MIT), written by scripts/pictures/icons.mjs: do not edit. Path data on a grid of 256. */\n';

const file = (name, glyphs) => [
  new URL(`../../src/ui/icon/${name}`, import.meta.url),
  head + glyphs.map(glyph).join(''),
];

/** @returns {[URL, string][]} the files and what they must hold */
export const glyphFiles = () => [
  file('glyphs.ts', first),
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
