/**
 * What a list of the back office costs at the desk with 100,000 customers in it: from a press to the frame in which the
 * rows of the answer stand, from a key to what the palette found. `npm run bench office-screen`, or with as many
 * customers as are named.
 */
import { gzipSync } from 'node:zlib';

import type { Page, Response } from '@playwright/test';

import { RESOURCE_ROUTES } from '#core/contract/admin/resource-routes.ts';

import { connect } from '#tests/support/process/demo-database.ts';
import { DESK, openProfile } from '../browser/chromium.ts';
import { reachFor, timed, type Deed, type Wanted } from '../editors/desk.ts';
import { enterOffice, untilRest } from '../browser/office-page.ts';
import { drawnByHand } from '../browser/drawn-by-hand.ts';
import { kilobytes, median, p95, shown } from '../figures/numbers.ts';
import { print, progress } from '../figures/report.ts';
import { dropCustomers, fillCustomers } from '../shop/fill-customers.ts';
import { startWithProducts } from '../shop/running-shop.ts';
import { sizeAsked } from '../shop/size-asked.ts';

type Step = readonly [what: string, deed: Deed, wanted: Wanted];

/** Each with a profile of its own: a list that this device kept would stand before it was asked for. */
const ROUNDS = 20;
const LIST_MS = 300;
const KEY_MS = 50;
const SCRIPT_BUDGET = 180_000;

const INDEX = RESOURCE_ROUTES['api.admin.customers.index']?.uri ?? '';
const LIST = '/admin/users/customers';
const ROW = 'main tbody tr:first-child';
const SEARCH = 'main input[type="search"]';
const LINES = '[role="listbox"]';
const PALETTE = 'dialog [role="combobox"]';

const count = sizeAsked(100_000);
process.env['LIMIT_FACTOR'] = '1000';
const shop = await startWithProducts(5000);
const client = await connect(shop.dataDir);
progress(`${count} customers`);
const name = await fillCustomers(client, count);

const changed: Wanted = { at: ROW, changed: true };
const press = (selector: string): Deed => ({ press: selector });

const written = (text: string): Wanted => ({ at: `${LINES} u`, holds: text });

/** One after the other, each from the screen that the one before left; nothing is asked twice. */
const STEPS: readonly Step[] = [
  ['opens, from the menu', press(`nav a[href="${LIST}"]`), { at: ROW, holds: '@' }],
  ['next page', press('nav[aria-label="Pages"] a:last-child'), changed],
  ['the page after it', press('nav[aria-label="Pages"] a:last-child'), changed],
  ['100 rows a page', { choose: ['nav[aria-label="Pages"] select', '100'] }, changed],
  ['by name', press('th a[href*="sort=lastName"]'), changed],
  ['by name, from the end', press('th a[href*="sort=-lastName"]'), changed],
  ['by e-mail', press('th a[href*="sort=email"]'), changed],
  ['a view with two conditions', press('nav[aria-label="Vues de la liste"] a:nth-child(2)'), changed],
  ['everything again, by its tab', press('nav[aria-label="Vues de la liste"] a:first-child'), changed],
  ['a word that two have, Enter', { type: [SEARCH, name] }, { at: ROW, holds: name }],
  ['a word that many have, from the last letter', { write: [SEARCH, 'garage 4'] }, changed],
];
const KEYS: readonly Step[] = [
  ['palette: a first letter', { write: [PALETTE, 'C'] }, written('C')],
  ['palette: a second one', { write: [PALETTE, 'Cl'] }, written('Cl')],
  ['palette: a third one', { write: [PALETTE, 'Cli'] }, written('Cli')],
  ['palette: a word it has', { write: [PALETTE, 'Redirections'] }, written('Redirections')],
];
const RECORDS: Step = ['palette: records, from the last letter', { write: [PALETTE, name] }, written(name)];

const seen = new Map<string, number[]>();
const note = (what: string, ms: number): void => void seen.set(what, [...(seen.get(what) ?? []), ms]);

progress('a first load');
const visitor = await openProfile({ ...DESK, serviceWorkers: 'block' });
const door = await visitor.context.newPage();
const scriptsOf = listen(door);
await door.goto(`${shop.origin}/admin/dashboard`, { waitUntil: 'load' });
const atLoad = await scriptsOf();
await enterOffice(door, shop.origin, `nav a[href="${LIST}"]`);
await door.getByText('À traiter').first().waitFor();
const atWork = await scriptsOf();
await visitor.destroy();

for (let round = 0; round < ROUNDS; round += 1) {
  const profile = await openProfile(DESK);
  const page = await profile.context.newPage();
  await enterOffice(page, shop.origin, `nav a[href="${LIST}"]`);
  await untilRest(page);
  for (const step of STEPS) await take(page, step);
  await page.keyboard.press('Control+k');
  await page.waitForSelector(PALETTE);
  for (const step of [...KEYS, RECORDS]) await take(page, step);
  note('floor', await drawnByHand(page, `/${INDEX}?perPage=20&sort=-email`));
  await profile.destroy();
  progress(`round ${round + 1} of ${ROUNDS}: ${STEPS.map(([what]) => shown(seen.get(what)?.at(-1) ?? 0)).join(' ')}`);
}
await dropCustomers(client);
await client.end();
await shop.stop();

const row = ([what]: Step, budget: number | null): string[] => {
  const ms = seen.get(what) ?? [];
  const worst = p95(ms);
  const verdict = budget === null ? '–' : worst <= budget ? 'met' : '**missed**';
  return [what, shown(median(ms)), shown(worst), budget === null ? '–' : String(budget), verdict];
};
const floor = seen.get('floor') ?? [];
print({
  title: `The back office on the screen, ${count} customers`,
  command: `npm run bench office-screen${count === 100_000 ? '' : ` ${count}`}`,
  columns: ['what', 'p50 ms', 'p95 ms', 'budget ms', 'verdict'],
  rows: [
    ...STEPS.map((step) => row(step, LIST_MS)),
    ...KEYS.map((step) => row(step, KEY_MS)),
    row(RECORDS, LIST_MS),
    ['floor: an answer of 20 rows fetched and drawn by hand', shown(median(floor)), shown(p95(floor)), '–', '–'],
  ],
  notes: [
    `From the press to the frame that shows the answer, ${ROUNDS} rounds, each in a fresh profile on the disk that holds the shell and no row.`,
    'From the last letter: the pause in which somebody may still type is part of it.',
    `First load: ${atLoad.files} scripts before the load event, ${kilobytes(atLoad.gz)} gz of ${kilobytes(SCRIPT_BUDGET)}; ${atWork.files} and ${kilobytes(atWork.gz)} until somebody has signed in and the dashboard stands, with its sentences, its curve, and what works without a network.`,
  ],
});

async function take(page: Page, [what, deed, wanted]: Step): Promise<void> {
  if (deed.press !== undefined) {
    await page.waitForSelector(deed.press);
    await reachFor(page, deed.press);
  }
  note(what, await timed(page, deed, wanted));
}

/** How much the scripts are that have come since; each compressed on its own. */
function listen(page: Page): () => Promise<{ files: number; gz: number }> {
  const scripts = new Map<string, Response>();
  const hear = (answer: Response): void => {
    if (answer.request().resourceType() === 'script') scripts.set(answer.url(), answer);
  };
  page.on('response', hear);
  return async () => {
    const bodies = await Promise.all([...scripts.values()].map((answer) => answer.body()));
    const gz = bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0);
    return { files: bodies.length, gz };
  };
}
