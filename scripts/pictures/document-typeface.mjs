/**
 * node scripts/pictures/document-typeface.mjs [<folder>]: the faces of the documents (invoices, slips) as files a PDF may
 * hold, cut from the shop's variable typeface, and, where the folder holds the packages `noto-sans`, `noto-sans-arabic` and
 * `noto-sans-hebrew` of @fontsource unpacked, the letters of other scripts. The result stands in git: a document must not
 * change with an update of a package.
 */
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import PdfKit from 'pdfkit';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const home = join(dirname(require.resolve('@fontsource-variable/archivo/package.json')), 'files');
const out = join(import.meta.dirname, '..', '..', 'server', 'platform', 'pdf', 'typeface');

/** Weight and width of each face (`src/ui/theme/text-styles.ts`: text, strong, display). */
const FACES = { text: [400, 100], strong: [640, 100], title: [720, 112] };

const range = (first, last) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('');

/** Western Europe, punctuation, signs; then the other Latin letters of Europe, as in names of people and places. */
const LETTERS = {
  latin: `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ıŒœˆ˚˜–—‘’‚“”„•…‹›⁄€™−`,
  'latin-ext': range(0x100, 0x17f).replace(/[ıŉŒœĿŀſĸ]/gu, '') + 'ȘșȚțẀẁẂẃẄẅẞỲỳ',
};
const FEATURES = ['kern', 'tnum', 'ccmp', 'mark', 'mkmk', 'locl'];

mkdirSync(join(out, 'scripts'), { recursive: true });
for (const [part, letters] of Object.entries(LETTERS)) {
  const whole = readFileSync(join(home, `archivo-${part}-wdth-normal.woff2`));
  for (const [face, [wght, wdth]] of Object.entries(FACES)) {
    const options = { targetFormat: 'truetype', variationAxes: { wght, wdth }, keepFeatures: FEATURES };
    writeFileSync(join(out, `${face}-${part}.ttf`), await subsetFont(whole, letters, options));
  }
}

/**
 * Scripts in which names of people and companies are written, with the spaces between their words.
 * @type {Record<string, [string, [number, number][]]>}
 */
const SCRIPTS = {
  vietnamese: [
    'noto-sans',
    [
      [0x1ea0, 0x1ef9],
      [0x1a0, 0x1a1],
      [0x1af, 0x1b0],
      [0x20ab, 0x20ab],
    ],
  ],
  greek: [
    'noto-sans',
    [
      [0x370, 0x377],
      [0x37a, 0x37f],
      [0x384, 0x38a],
      [0x38c, 0x38c],
      [0x38e, 0x3a1],
      [0x3a3, 0x3ff],
    ],
  ],
  'greek-ext': ['noto-sans', [[0x1f00, 0x1fff]]],
  cyrillic: [
    'noto-sans',
    [
      [0x400, 0x45f],
      [0x490, 0x491],
      [0x4b0, 0x4b1],
      [0x2116, 0x2116],
    ],
  ],
  'cyrillic-ext': [
    'noto-sans',
    [
      [0x460, 0x48f],
      [0x492, 0x4af],
      [0x4b2, 0x52f],
      [0x20b4, 0x20b4],
    ],
  ],
  hebrew: ['noto-sans-hebrew', [[0x591, 0x5f4]]],
  arabic: [
    'noto-sans-arabic',
    [
      [0x60c, 0x6ff],
      [0x750, 0x77f],
    ],
  ],
};
const WEIGHTS = { text: 400, strong: 700 };
const packages = process.argv[2];
const known = packages === undefined ? JSON.parse(readFileSync(join(out, 'letters.json'), 'utf8')) : {};
const letters = { ...known, ...LETTERS };
if (packages !== undefined)
  for (const [part, [name, ranges]] of Object.entries(SCRIPTS)) {
    const files = join(packages, name, 'files');
    const wanted = ranges.map((ends) => range(...ends)).join('');
    const held = await holds(readFileSync(join(files, `${name}-${part}-400-normal.woff2`)), wanted);
    letters[part] = held;
    for (const [face, weight] of Object.entries(WEIGHTS)) {
      const whole = readFileSync(join(files, `${name}-${part}-${weight}-normal.woff2`));
      writeFileSync(
        join(out, 'scripts', `${face}-${part}.ttf`),
        await subsetFont(whole, ` ${held}`, { targetFormat: 'truetype' }),
      );
    }
  }
writeFileSync(join(out, 'letters.json'), `${JSON.stringify(letters, null, 2)}\n`);

/** Those of some letters for which a face has a drawing. */
async function holds(face, wanted) {
  const { font } = new PdfKit().font(await subsetFont(face, wanted, { targetFormat: 'truetype' }))._font;
  return Array.from(wanted)
    .filter((letter) => font.hasGlyphForCodePoint(letter.codePointAt(0)))
    .join('');
}

// The narrow no-break space of French, which Archivo lacks: the shop's own face of one glyph.
const styles = readFileSync(join(import.meta.dirname, '..', '..', 'src', 'ui', 'theme', 'typeface.css'), 'utf8');
const fine = /data:font\/ttf;base64,([A-Za-z0-9+/=]+)/.exec(styles)?.[1];
if (fine === undefined) throw new Error('src/ui/theme/typeface.css holds no face of narrow spaces');
writeFileSync(join(out, 'fine.ttf'), Buffer.from(fine, 'base64'));
copyFileSync(join(home, '..', 'LICENSE'), join(out, 'OFL.txt'));
