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

const FILE = '@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2';

const range = (first, last) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('');

/** What French, English and the names of makers are written with; diameters (Ø), punctuation, arrows and signs. */
const COMMON = `${range(0x20, 0x7e)}\u00a0\u00ad§©«®°±²³µ·»×÷ØÀÂÄÆÇÈÉÊËÎÏÔÖÙÛÜàâäæçèéêëîïñôöùûüÿŒœŸ${range(0x2010, 0x2027)}‹›€™−←↑→↓`;

/**
 * Other letters of Western Europe, as in names of people: fetched by a page that shows one (`unicode-range` in
 * `src/ui/theme/typeface.css`). Anything else comes in the device's own face.
 */
const OTHER = Array.from(`${range(0xa1, 0xff)}ı∕`)
  .filter((letter) => !COMMON.includes(letter))
  .join('');

/** As CSS writes it. */
const unicodeRange = (letters) =>
  Array.from(letters, (letter) => letter.codePointAt(0))
    .reduce((ranges, code) => {
      const last = ranges.at(-1);
      return last?.[1] === code - 1 ? [...ranges.slice(0, -1), [last[0], code]] : [...ranges, [code, code]];
    }, [])
    .map((ends) => [...new Set(ends)].map((code) => code.toString(16).toUpperCase()).join('-'))
    .map((text) => `U+${text}`)
    .join(', ');

/** By the name under which `src/ui/theme/typeface.css` asks. */
const PARTS = { 'archivo.woff2': COMMON, 'archivo-other.woff2': OTHER };

/** Widest and narrowest of `src/ui/theme/text-styles.ts` and of the recipes. */
const AXES = { wght: { min: 400, max: 780 }, wdth: { min: 86, max: 120 } };
const FEATURES = ['kern', 'tnum', 'ccmp', 'mark', 'mkmk', 'locl'];

/**
 * Makes the files unless they are there, in a folder whose name changes with what they are made of.
 * @returns where Vite finds them
 */
export async function typeface() {
  const styles = readFileSync(
    join(import.meta.dirname, '..', '..', 'src', 'ui', 'theme', 'typeface.css'),
    'utf8',
  ).replace(/\s+/g, ' ');
  const ranges = unicodeRange(OTHER);
  if (!styles.includes(`unicode-range: ${ranges};`)) throw new Error(`src/ui/theme/typeface.css must name ${ranges}`);
  const whole = readFileSync(createRequire(import.meta.url).resolve(FILE));
  const hash = createHash('sha256')
    .update(whole)
    .update(JSON.stringify([PARTS, AXES, FEATURES]));
  const folder = join(import.meta.dirname, '..', '..', '.cache', 'typeface', hash.digest('hex').slice(0, 12));
  mkdirSync(folder, { recursive: true });
  const options = { targetFormat: 'woff2', variationAxes: AXES, keepFeatures: FEATURES };
  const found = {};
  for (const [name, letters] of Object.entries(PARTS)) {
    const path = join(folder, name);
    if (!existsSync(path)) writeFileSync(path, await subsetFont(whole, letters, options));
    found[`typeface/${name}`] = path;
  }
  return found;
}
