/**
 * node scripts/pictures/document-typeface.mjs: the faces of the documents (invoices, slips) as files a PDF may hold, cut from
 * the shop's variable typeface. The result stands in git: a document must not change with an update of a package.
 */
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
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

mkdirSync(out, { recursive: true });
for (const [part, letters] of Object.entries(LETTERS)) {
  const whole = readFileSync(join(home, `archivo-${part}-wdth-normal.woff2`));
  for (const [face, [wght, wdth]] of Object.entries(FACES)) {
    const options = { targetFormat: 'truetype', variationAxes: { wght, wdth }, keepFeatures: FEATURES };
    writeFileSync(join(out, `${face}-${part}.ttf`), await subsetFont(whole, letters, options));
  }
}
writeFileSync(join(out, 'letters.json'), `${JSON.stringify(LETTERS, null, 2)}\n`);

// The narrow no-break space of French, which Archivo lacks: the shop's own face of one glyph.
const styles = readFileSync(join(import.meta.dirname, '..', '..', 'src', 'ui', 'theme', 'typeface.css'), 'utf8');
const fine = /data:font\/ttf;base64,([A-Za-z0-9+/=]+)/.exec(styles)?.[1];
if (fine === undefined) throw new Error('src/ui/theme/typeface.css holds no face of narrow spaces');
writeFileSync(join(out, 'fine.ttf'), Buffer.from(fine, 'base64'));
copyFileSync(join(home, '..', 'LICENSE'), join(out, 'OFL.txt'));
