/**
 * What a first journey costs a phone on the line: home, search, product, cart, pictures included; what the shop keeps
 * besides for a day without a network; and the same journey on the next day.
 */
import type { Page } from '@playwright/test';

import { openProfile } from './browser/chromium.ts';
import { waitForShell } from './browser/shell.ts';
import { kilobytes, median } from './figures/numbers.ts';
import { print, progress } from './figures/report.ts';
import { KINDS, openCountingLine, type CountingLine, type Kind, type Weights } from './journey/counting-line.ts';
import { startWithPictures } from './shop/running-shop.ts';

const RUNS = 5;
const RESTS_FOR_MS = 2_000;
const PATIENCE_MS = 60_000;
const STEPS = ['home', 'search', 'product', 'cart', 'whole', 'next day'] as const;
const WORDS = 'plaquettes';
type Step = (typeof STEPS)[number];

const shop = await startWithPictures();
const seen = new Map<Step, Weights[]>(STEPS.map((step) => [step, []]));
for (let run = 0; run < RUNS; run += 1) {
  progress(`run ${run + 1} of ${RUNS}`);
  const line = await openCountingLine(shop.origin);
  const keep = (step: Step) => void seen.get(step)?.push(line.take());
  const bare = await openProfile({ serviceWorkers: 'block' });
  await walk(await bare.context.newPage(), line, keep);
  await bare.destroy();
  line.take();

  const profile = await openProfile();
  const page = await profile.context.newPage();
  await walk(page, line, () => {});
  await waitForShell(page);
  await rest(page, line);
  keep('whole');
  const nextDay = await profile.reopen();
  const again = await nextDay.context.newPage();
  await walk(again, line, () => {});
  await rest(again, line);
  keep('next day');
  await nextDay.destroy();
  line.close();
}
await shop.stop();

/** What the screens need; the catalogue is for searching without a network, what is ahead for later. */
const AHEAD: readonly Kind[] = ['catalogue', 'ahead'];
const sum = (kinds: readonly Kind[]) => (weights: Weights) => kinds.reduce((total, kind) => total + weights[kind], 0);
const middle = (steps: readonly Step[], read: (weights: Weights) => number): number =>
  steps.reduce((total, step) => total + median((seen.get(step) ?? []).map(read)), 0);
const rowOf = (title: string, steps: readonly Step[], budget: string): string[] => [
  title,
  kilobytes(middle(steps, sum(KINDS.filter((kind) => !AHEAD.includes(kind))))),
  budget,
  ...KINDS.map((kind) => kilobytes(middle(steps, (weights) => weights[kind]))),
];

print({
  title: 'Bytes of a journey',
  command: 'npm run bench journey',
  columns: ['until', 'for the screens', 'budget', ...KINDS],
  rows: [
    rowOf('home rests', ['home'], '–'),
    rowOf('and a search is answered', ['search'], '–'),
    rowOf('and one of its articles is on screen', ['product'], '–'),
    rowOf('and it is in the cart, on screen', ['cart'], '–'),
    rowOf('**first journey**', ['home', 'search', 'product', 'cart'], '350 kB'),
    rowOf('the same with a service worker, and all it keeps for a day without a network', ['whole'], '–'),
    rowOf('**that phone on the next day, the same journey**', ['next day'], '30 kB'),
  ],
  notes: [
    `Median of ${RUNS} fresh phones; bytes from the shop to the device as they travelled (brotli), headers included.`,
    'The first rows: a phone without a service worker, so that nothing fetched ahead makes a screen look cheap.',
    `A step ends when the line has rested for ${RESTS_FOR_MS / 1000} s, as while one reads.`,
  ],
});

async function walk(page: Page, line: CountingLine, keep: (step: Step) => void): Promise<void> {
  await page.goto(`${line.origin}/auto`);
  const refuse = page.getByRole('button', { name: 'Tout refuser' });
  await rest(page, line);
  if (await refuse.isVisible()) await refuse.click();
  keep('home');
  await page.keyboard.press('/');
  await page.keyboard.type(WORDS, { delay: 120 });
  await page.keyboard.press('Enter');
  const first = page.locator('main article a[href*="/nos-produits/"]').first();
  await first.waitFor();
  await rest(page, line);
  keep('search');
  await first.click();
  const add = page
    .locator('main')
    .getByRole('button', { name: /ajouter au panier/iu })
    .filter({ visible: true })
    .first();
  await add.waitFor();
  await rest(page, line);
  keep('product');
  await add.click();
  await page
    .getByText(/a été ajouté au panier/u)
    .first()
    .waitFor();
  await page
    .getByRole('link', { name: /panier/iu })
    .filter({ visible: true })
    .first()
    .click();
  await page
    .getByRole('heading', { level: 1, name: /panier/iu })
    .first()
    .waitFor();
  await rest(page, line);
  keep('cart');
}

async function rest(page: Page, line: CountingLine): Promise<void> {
  await page.waitForLoadState('load');
  const until = performance.now() + PATIENCE_MS;
  while (line.restsFor() < RESTS_FOR_MS) {
    if (performance.now() > until) throw new Error('the line does not rest');
    await page.waitForTimeout(100);
  }
}
