/**
 * The typeface as the shop sets it: the weights and widths of the text styles, Latin letters, kerning and figures of one
 * width. The package's own file has twice the range of both axes and every alternate: a quarter more to fetch
 * before the first text stands in its letters.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';

/** As `src/styles.css` names it. */
const FILE = '@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2';

const range = (first, last) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('');

/** Western European letters; punctuation, arrows and signs of the texts. Anything else comes in the device's own face. */
const LETTERS = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ıŒœŸ${range(0x2010, 0x2027)}‹›€™−∕←↑→↓`;

/** Widest and narrowest of `src/ui/theme/text-styles.ts` and of the recipes. */
const AXES = { wght: { min: 400, max: 780 }, wdth: { min: 86, max: 120 } };
const FEATURES = ['kern', 'tnum', 'ccmp', 'mark', 'mkmk', 'locl'];

/**
 * Makes the file unless it is there, under a name that changes with what it is made of.
 * @returns what Vite takes in the place of the package's file
 */
export async function typeface() {
  const whole = readFileSync(createRequire(import.meta.url).resolve(FILE));
  const hash = createHash('sha256')
    .update(whole)
    .update(JSON.stringify([LETTERS, AXES, FEATURES]));
  const folder = join(import.meta.dirname, '..', '.cache', 'typeface', hash.digest('hex').slice(0, 12));
  const path = join(folder, 'archivo.woff2');
  if (!existsSync(path)) {
    const options = { targetFormat: 'woff2', variationAxes: AXES, keepFeatures: FEATURES };
    const made = await subsetFont(whole, LETTERS, options);
    mkdirSync(folder, { recursive: true });
    writeFileSync(path, made);
  }
  return { [FILE]: path };
}
