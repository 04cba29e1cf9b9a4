/**
 * Addresses of pages are written once, in core/contract/pages/routes.ts; everybody else names the page (`href.ts`).
 * Demo contents and tests may spell them.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { tsImport } from 'tsx/esm/api';

import { ALLOWED } from './page-urls/allowed.mjs';
import { pageUrlsIn } from './page-urls/found-in.mjs';
import { say } from './step.mjs';

const TABLE = 'core/contract/pages/routes.ts';
const load = (path) => tsImport(`../${path}`, import.meta.url);
const { PAGE_ROUTES } = await load(TABLE);
const { match } = await load('core/contract/pages/match.ts');
const { isNoPage } = await load('core/contract/pages/traits/no-pages.ts');

const words = new Set(PAGE_ROUTES.flatMap(({ path }) => path.split('/')).filter((one) => /^[^{]/.test(one)));
const isPage = (path) => match(path) !== null && !isNoPage(path);

const files = ['core', 'server', 'src', 'sw']
  .flatMap((room) =>
    readdirSync(room, { recursive: true, encoding: 'utf8' }).map((name) => `${room}/${name}`.replaceAll('\\', '/')),
  )
  .filter((name) => /\.(?:ts|tsx|js|mjs)$/.test(name) && !name.endsWith('.d.ts') && name !== TABLE);

const unused = new Set(ALLOWED);
let faults = 0;
for (const file of files) {
  for (const { line, text } of pageUrlsIn(readFileSync(file, 'utf8'), file.endsWith('x'), { isPage, words })) {
    const allowed = ALLOWED.find((one) => one.file === file && one.text === text);
    unused.delete(allowed);
    if (allowed !== undefined) continue;
    faults += 1;
    say(`${file}:${line}: "${text}" is the address of a page: name the page with href()`);
  }
}
for (const { file, text } of unused) say(`scripts/page-urls/allowed.mjs: nothing in ${file} needs "${text}" any more`);
say(`${files.length} files read, ${faults} addresses of pages outside the table`);
// A check that read nothing finds everything in order.
process.exit(faults > 0 || unused.size > 0 || files.length < 500 ? 1 : 0);
