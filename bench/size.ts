/** What a first visit asks for before `load`: scripts and styles as gzip would send them, documents as they came. */
import { brotliCompressSync, gzipSync } from 'node:zlib';

import type { Browser, Response } from '@playwright/test';

import { newPhone, openBrowser } from './browser/chromium.ts';
import { kilobytes } from './figures/numbers.ts';
import { print } from './figures/report.ts';
import { addressesOf, named } from './shop/addresses.ts';
import { startDemo } from './shop/running-shop.ts';

const SCRIPT_BUDGET = 125_000;
const STYLE_BUDGET = 15_000;

const shop = await startDemo();
const browser = await openBrowser();
const rows: string[][] = [];
for (const [name, path] of named(await addressesOf(shop.origin))) {
  const seen = await visit(browser, `${shop.origin}${path}`);
  rows.push([
    name,
    `${(seen.script / 1000).toFixed(2)} of ${kilobytes(SCRIPT_BUDGET)}`,
    String(seen.scripts),
    kilobytes(seen.scriptBrotli),
    kilobytes(seen.react),
    `${kilobytes(seen.style)} of ${kilobytes(STYLE_BUDGET)}`,
    kilobytes(seen.sheet),
    `${kilobytes(seen.documentSent)} (${kilobytes(seen.document)})`,
    `${kilobytes(seen.data.brotli)} (${kilobytes(seen.data.plain)})`,
    `${kilobytes(seen.markup.brotli)} (${kilobytes(seen.markup.plain)})`,
  ]);
}
await browser.close();
await shop.stop();

print({
  title: 'Size of a first visit',
  command: 'npm run bench size',
  columns: [
    'page',
    'JS gz',
    'files',
    'JS br, as sent',
    'floor: React alone gz',
    'CSS gz, in the document',
    'sheet that follows gz',
    'document br, as sent (plain)',
    'its data',
    'its markup',
  ],
  rows,
  notes: [
    'Every script the document names or Chromium asks for before the load event, each compressed on its own (gzip 9; brotli as sent).',
    'The styles of a page stand inside its document, in style elements; the sheet of all pages follows with the scripts and holds up no paint.',
  ],
});

/** What a document asks for: some of it may travel still when the page has loaded. */
function scriptsOf(html: string, url: string): string[] {
  const named = [...html.matchAll(/(?:src|href)="(\/vue\/[^"]+\.js)"/gu)];
  return named.map(([, path = '']) => new URL(path, url).href);
}

async function visit(visitor: Browser, url: string) {
  const context = await newPhone(visitor);
  const page = await context.newPage();
  const answers: Response[] = [];
  page.on('response', (response) => answers.push(response));
  const first = await page.goto(url, { waitUntil: 'load' });
  if (first?.status() !== 200) throw new Error(`${url} was answered with ${first?.status()}`);
  const early = answers.map((response) => response.url());
  const wanted = new Set([...early, ...scriptsOf(await first.text(), url)]);
  const isHere = (one: string): boolean => answers.some((response) => response.url() === one);
  while (![...wanted].every(isHere)) await page.waitForEvent('response');
  const before = answers.filter((response) => wanted.has(response.url()));
  const bodies = await Promise.all(
    before.map(async (response) => ({
      kind: response.request().resourceType(),
      body: await response.body(),
      sent: (await response.request().sizes()).responseBodySize,
    })),
  );
  const inline = await page.locator('style').allTextContents();
  await context.close();
  const ofKind = (kind: string) => bodies.filter((one) => one.kind === kind);
  const scripts = ofKind('script');
  const [document] = ofKind('document');
  if (document === undefined) throw new Error(`no document at ${url}`);
  return {
    scripts: scripts.length,
    script: sum(scripts.map(({ body }) => gzip(body))),
    scriptBrotli: sum(scripts.map(({ sent }) => sent)),
    style: sum(inline.map((text) => gzip(Buffer.from(text)))),
    sheet: sum(ofKind('stylesheet').map(({ body }) => gzip(body))),
    documentSent: document.sent,
    document: document.body.length,
    ...partsOf(document.body.toString('utf8')),
    react: Math.max(0, ...scripts.filter(({ body }) => body.includes('react.element')).map(({ body }) => gzip(body))),
  };
}

/** What a document is made of beside its styles; each part compressed on its own, so the parts add up to a little more. */
function partsOf(html: string) {
  const [data = ''] = /<script type="application\/json" id="boot">.*?<\/script>/s.exec(html) ?? [];
  const markup = html.replace(data, '').replaceAll(/<style>.*?<\/style>/gs, '');
  const measure = (text: string) => ({
    plain: Buffer.byteLength(text),
    brotli: brotliCompressSync(Buffer.from(text)).length,
  });
  return { data: measure(data), markup: measure(markup) };
}

function gzip(body: Buffer): number {
  return gzipSync(body, { level: 9 }).length;
}

function sum(sizes: readonly number[]): number {
  return sizes.reduce((total, size) => total + size, 0);
}
