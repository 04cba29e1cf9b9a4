/**
 * The desk of the catalogue on the screen with 50,000 products in it: from a press to the frame in which the rows of the
 * answer stand, and until the page of a product can be written in. `npm run bench catalogue-desk-screen`, or with as many
 * products as are named.
 */
import type { Page } from '@playwright/test';

import { DESK, openProfile } from '../browser/chromium.ts';
import { drawnByHand } from '../browser/drawn-by-hand.ts';
import { enterOffice, untilRest } from '../browser/office-page.ts';
import { reachFor, timed, type Deed, type Wanted } from '../editors/desk.ts';
import { median, p95, shown } from '../figures/numbers.ts';
import { print, progress } from '../figures/report.ts';
import { openOffice } from '../shop/office-calls.ts';
import { startWithProducts } from '../shop/running-shop.ts';
import { sizeAsked } from '../shop/size-asked.ts';

/** Each with a profile of its own: a list that this device kept would stand before it was asked for. */
const ROUNDS = 10;
const LIST_MS = 300;
const PAGE_MS = 400;

const LIST = '/admin/commerce/catalog/products';
const ROW = 'main tbody tr:first-child';
const SEARCH = 'main input[type="search"]';
const VIEWS = 'nav[aria-label="Vues de la liste"]';
const APPLY = 'form:has(input[type="checkbox"]) button[type="submit"]';

const count = sizeAsked(50_000);
process.env['LIMIT_FACTOR'] = '1000';
const shop = await startWithProducts(count);
const office = await openOffice(shop.origin);
const sku = /"sku":"([^"]+)"/u.exec((await office.ask('api/admin/products?sort=-price')).text)?.[1] ?? '';

interface Step {
  readonly what: string;
  readonly deed: Deed;
  readonly wanted: Wanted;
  readonly budget?: number;
  /** What is done before, of which nothing is measured. */
  readonly before?: (page: Page) => Promise<void>;
}

const changed: Wanted = { at: ROW, changed: true };
const press = (selector: string): Deed => ({ press: selector });

/** One after the other, each from the screen that the one before left; nothing is asked twice. */
const STEPS: readonly Step[] = [
  { what: 'opens, from the menu', deed: press(`nav a[href="${LIST}"]`), wanted: { at: ROW, holds: '€' } },
  { what: 'next page', deed: press('nav[aria-label="Pages"] a:last-child'), wanted: changed },
  {
    what: '100 rows a page',
    deed: { choose: ['nav[aria-label="Pages"] select', '100'] },
    wanted: changed,
  },
  { what: 'by name', deed: press('th a[href*="sort=name"]'), wanted: changed },
  { what: 'by name, from the end', deed: press('th a[href*="sort=-name"]'), wanted: changed },
  { what: 'by price', deed: press('th a[href*="sort=price"]'), wanted: changed },
  { what: 'a view: in reductions', deed: press(`${VIEWS} a:nth-child(4)`), wanted: changed },
  { what: 'everything again, by its tab', deed: press(`${VIEWS} a:first-child`), wanted: changed },
  {
    what: 'by an option of an attribute',
    before: chooseBrand,
    deed: press(APPLY),
    wanted: changed,
  },
  { what: 'everything again', deed: press(`${VIEWS} a:first-child`), wanted: changed },
  { what: 'a reference, Enter', deed: { type: [SEARCH, sku] }, wanted: { at: ROW, holds: sku } },
  {
    what: 'its page, until it can be written in',
    deed: press(`${ROW} a[href^="${LIST}/"]`),
    wanted: { at: 'main form', holds: 'Slug' },
    budget: PAGE_MS,
  },
  { what: 'back to the list', deed: press(`nav a[href="${LIST}"]`), wanted: { at: ROW, holds: '€' } },
];

const seen = new Map<string, number[]>();
const note = (what: string, ms: number): void => void seen.set(what, [...(seen.get(what) ?? []), ms]);

for (let round = 0; round < ROUNDS; round += 1) {
  const profile = await openProfile(DESK);
  const page = await profile.context.newPage();
  await enterOffice(page, shop.origin, `nav a[href="${LIST}"]`);
  await untilRest(page);
  for (const step of STEPS) await take(page, step);
  note('floor', await drawnByHand(page, '/api/admin/products?perPage=20&sort=-name'));
  await profile.destroy();
  progress(`round ${round + 1} of ${ROUNDS}: ${STEPS.map(({ what }) => shown(seen.get(what)?.at(-1) ?? 0)).join(' ')}`);
}
await shop.stop();

const floor = seen.get('floor') ?? [];
print({
  title: `The desk of the catalogue on the screen, ${count} products`,
  command: `npm run bench catalogue-desk-screen${count === 50_000 ? '' : ` ${count}`}`,
  columns: ['what', 'p50 ms', 'p95 ms', 'budget ms', 'verdict'],
  rows: [
    ...STEPS.map(({ what, budget = LIST_MS }) => {
      const ms = seen.get(what) ?? [];
      const worst = p95(ms);
      return [what, shown(median(ms)), shown(worst), String(budget), worst <= budget ? 'met' : '**missed**'];
    }),
    ['floor: an answer of 20 rows fetched and drawn by hand', shown(median(floor)), shown(p95(floor)), '–', '–'],
  ],
  notes: [
    `From the press to the frame that shows the answer, ${ROUNDS} rounds, each in a fresh profile on the disk that holds the shell and no row; of so few the 95th of a hundred is the worst.`,
  ],
});

async function take(page: Page, { what, deed, wanted, before }: Step): Promise<void> {
  await before?.(page);
  if (deed.press !== undefined) {
    await page.waitForSelector(deed.press);
    await reachFor(page, deed.press);
  }
  note(what, await timed(page, deed, wanted));
}

async function chooseBrand(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Ajouter un filtre' }).click();
  const panel = page.getByRole('dialog', { name: 'Ajouter un filtre' });
  await panel.getByRole('button', { name: 'Marque', exact: true }).click();
  await page.locator('form').getByRole('checkbox').nth(3).check();
}
