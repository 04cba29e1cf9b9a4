/**
 * The desk of an editor without a network: lists of 10,000 posts and 20,000 files of the library, and the page builder,
 * all from the device. `npm run bench editors`.
 */
import type { Page } from '@playwright/test';

import { DEMO_PASSWORD } from '#server/platform/identity/demo-password.ts';

import { DESK, openProfile, type Profile } from '../browser/chromium.ts';
import { fillFloor, floor, reachFor, timed, untilDrawn, untilStands, type Deed, type Wanted } from '../editors/desk.ts';
import { FILES, fillEditors, POSTS, RARE } from '../editors/fill-editors.ts';
import { rendererBytes } from '../editors/renderer.ts';
import { kilobytes, median, p95, shown } from '../figures/numbers.ts';
import { print, progress } from '../figures/report.ts';
import { connect } from '#tests/support/process/demo-database.ts';
import { startDemo } from '../shop/running-shop.ts';

const ROUNDS = 5;
const LIST_MS = 300;
const BUILDER_MS = 1_000;
const FOLDER = 'editors';

process.env['LIMIT_FACTOR'] = '1000';
let shop = await startDemo(FOLDER);
const client = await connect(shop.dataDir);
progress(`${POSTS} posts and ${FILES} files`);
const isNew = await fillEditors(client);
const { rows: pages } = await client.query<{ uuid: string; title: string; words: string }>(
  `select uuid, title, working #>> '{translations,fr_FR,blocks,0,props,title}' as words from cms_document
    where type = 'page' and status = 'published' and jsonb_array_length(working #> '{translations,fr_FR,blocks}') > 3
    order by jsonb_array_length(working #> '{translations,fr_FR,blocks}') desc, slug limit 1`,
);
await client.end();
const [built] = pages;
if (built === undefined) throw new Error('no page of the demo shop is made of blocks');
if (isNew) {
  await shop.stop();
  shop = await startDemo(FOLDER);
}

const seen = new Map<string, number[]>();
const note = (what: string, ms: number): void => void seen.set(what, [...(seen.get(what) ?? []), ms]);

progress('an editor signs in, and everything comes to the device');
let profile = await openProfile(DESK);
let page = await profile.context.newPage();
await signIn(page);
const since = performance.now();
await untilAllIsHere(page);
const filledMs = performance.now() - since;
progress(`all there after ${(filledMs / 1000).toFixed(0)} s`);
const stored = await page.evaluate(async () => (await navigator.storage.estimate()).usage ?? 0);
({ profile, page } = await withoutNetwork(profile));

const ROW = 'main tbody tr:first-child';
const TILE = 'main ul[aria-label="Fichiers"] li:first-child';
const at = (row: string, holds?: string): Wanted => ({ at: row, ...(holds === undefined ? {} : { holds }) });
const changed = (row: string): Wanted => ({ at: row, changed: true });
const linkTo = (path: string): Deed => ({ press: `nav a[href="${path}"]` });
const search = 'main input[type="search"]';
const POSTS_AT = '/admin/cms/contents/actualites';
const PAGES_AT = '/admin/cms/contents/page';
const MEDIA_AT = '/admin/cms/media';

/** One after the other, each from the screen that the one before left. */
const STEPS: readonly (readonly [what: string, deed: Deed, wanted: Wanted])[] = [
  ['pages: opens', linkTo(PAGES_AT), at('main tbody', built.title)],
  ['posts: opens', linkTo(POSTS_AT), at(ROW, 'bench-1')],
  ['posts: by title', { press: 'th a[href*="sort=title"]' }, changed(ROW)],
  ['posts: drafts alone', { press: 'nav[aria-label="Statuts"] a:nth-child(2)' }, at(ROW, 'Brouillon')],
  ['posts: everything again', { press: 'nav[aria-label="Statuts"] a:first-child' }, changed(ROW)],
  ['posts: a word that one has', { type: [search, RARE] }, at(ROW, RARE)],
  ['posts: a word that many have', { type: [search, 'casque'] }, changed(ROW)],
  ['posts: next page', { press: 'nav[aria-label="Pages"] a:last-child' }, changed(ROW)],
  ['media: opens', linkTo(MEDIA_AT), at(TILE)],
  ['media: by name', { choose: ['select[aria-label="Trier"]', 'name'] }, changed(TILE)],
  ['media: papers alone', { press: '[data-kind="pdf"]' }, at(TILE, '.pdf')],
  ['media: everything again', { press: '[data-kind="all"]' }, changed(TILE)],
  ['media: a word that one has', { type: [search, RARE] }, at(TILE, RARE.toLowerCase())],
  ['media: a word that many have', { type: [search, 'casque'] }, changed(TILE)],
  ['media: next page', { press: 'nav[aria-label="Pages"] a:last-child' }, changed(TILE)],
];
for (let round = 0; round < ROUNDS; round += 1) {
  progress(`round ${round + 1} of ${ROUNDS}`);
  note('start', await untilStands(page, `${shop.origin}${POSTS_AT}`, ROW, 'bench-1'));
  for (const [what, deed, wanted] of STEPS) {
    const reached = deed.press ?? deed.choose?.[0] ?? deed.type?.[0] ?? 'main';
    await page.waitForSelector(reached);
    if (deed.press !== undefined) await reachFor(page, reached);
    note(what, await timed(page, deed, wanted));
    progress(`${what}: ${shown(seen.get(what)?.at(-1) ?? 0)} ms`);
  }
  await page.goto(`${shop.origin}${PAGES_AT}`);
  const open = `main a[href="${PAGES_AT}/edit/${built.uuid}"]`;
  await page.waitForSelector(open);
  await reachFor(page, open);
  note('builder: opens, its script for the first time', await untilDrawn(page, open, built.words));
  await timed(page, linkTo(PAGES_AT), at('main tbody', built.title));
  note('builder: opens again', await untilDrawn(page, open, built.words));
}
progress('the floor');
await fillFloor(page, POSTS);
for (let round = 0; round < ROUNDS; round += 1) {
  note('floor page', await floor(page, 'page'));
  note('floor all', await floor(page, 'all'));
}
const heldBytes = await page.evaluate(() => Number(Reflect.get(performance, 'memory')?.usedJSHeapSize ?? 0));
await profile.destroy();
await shop.stop();

const row = (what: string, key: string, budget: number | null): string[] => {
  const ms = seen.get(key) ?? [];
  const worst = p95(ms);
  const verdict = budget === null ? '–' : worst <= budget ? 'met' : '**missed**';
  return [what, shown(median(ms)), shown(worst), budget === null ? '–' : String(budget), verdict];
};
const { gz, br } = rendererBytes();
print({
  title: `An editor without a network: ${POSTS} posts, ${FILES} files`,
  command: 'npm run bench editors',
  columns: ['what', 'median ms', 'worst ms', 'budget ms', 'verdict'],
  rows: [
    ...STEPS.map(([what]) => row(what, what, LIST_MS)),
    row('the office starts without a network, on the list of posts', 'start', null),
    row('builder: opens, its script for the first time', 'builder: opens, its script for the first time', BUILDER_MS),
    row('builder: opens again', 'builder: opens again', BUILDER_MS),
    row(`floor: 25 of ${POSTS} rows by an index of IndexedDB, drawn by hand`, 'floor page', null),
    row(`floor: ${POSTS} rows of IndexedDB read, looked through, sorted, 25 drawn by hand`, 'floor all', null),
  ],
  notes: [
    `From the press to the frame that shows it, ${ROUNDS} rounds, each after a new document; a profile on the disk, the browser started anew without a network.`,
    `Everything was on the device ${(filledMs / 1000).toFixed(0)} s after the sign-in, ${kilobytes(stored)} of the browser's storage in all; ${kilobytes(heldBytes)} of heap at the end.`,
    `A shopper's browser loads of all this the renderer alone, with pages of blocks, after the page: ${kilobytes(gz)} gz, ${kilobytes(br)} br.`,
  ],
});

async function signIn(office: Page): Promise<void> {
  await office.goto(`${shop.origin}/admin/dashboard`);
  await office.getByLabel('Adresse e-mail').fill('admin@bitume.example');
  await office.getByLabel('Mot de passe', { exact: true }).fill(DEMO_PASSWORD);
  await office.getByRole('button', { name: 'Se connecter' }).click();
  await office.waitForSelector(`nav a[href="/admin/cms/media"]`);
}

/** The shell, the head and the body of every document, and what is said of every file. */
async function untilAllIsHere(office: Page): Promise<void> {
  await office.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, { timeout: 180_000 });
  while (!(await office.evaluate(isAllHere, [POSTS, FILES] as const))) await office.waitForTimeout(1_000);
}

/** Runs in the page: bodies and library stand in the bucket of the person. */
async function isAllHere([posts, files]: readonly [number, number]): Promise<boolean> {
  const buckets: unknown = Reflect.get(navigator, 'storageBuckets');
  const bucket: unknown = await Reflect.apply(Reflect.get(Object(buckets), 'open'), buckets, ['person']);
  const place: unknown = Reflect.get(Object(bucket), 'indexedDB');
  if (!(place instanceof IDBFactory)) throw new Error('the browser has no buckets');
  const count = async (start: string, table: string): Promise<number> => {
    const name = (await place.databases()).find((one) => one.name?.startsWith(start))?.name;
    if (name === undefined) return 0;
    const opening = place.open(name);
    await new Promise((done) => opening.addEventListener('success', done));
    const asked = opening.result.transaction(table).objectStore(table).count();
    await new Promise((done) => asked.addEventListener('success', done));
    opening.result.close();
    return asked.result;
  };
  return (await count('bodies-', 'bodies')) >= posts && (await count('library-', 'files')) >= files;
}

/** The next day, in a train. */
async function withoutNetwork(before: Profile): Promise<{ profile: Profile; page: Page }> {
  const next = await before.reopen();
  await next.context.setOffline(true);
  return { profile: next, page: await next.context.newPage() };
}
