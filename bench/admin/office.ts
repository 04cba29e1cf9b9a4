/**
 * What a list of the back office costs the server with 100,000 customers in it: pages in every order, filters, words that
 * are looked for, the palette. `npm run bench office`, or with as many customers as are named.
 */
import * as v from 'valibot';

import { RESOURCE_ROUTES } from '#core/contract/admin/resource-routes.ts';

import { median, p95, shown } from '../figures/numbers.ts';
import { print, progress } from '../figures/report.ts';
import { connect } from '#tests/support/process/demo-database.ts';
import { dropCustomers, fillCustomers } from '../shop/fill-customers.ts';
import { startWithProducts } from '../shop/running-shop.ts';
import { sizeAsked } from '../shop/size-asked.ts';
import { openOffice } from '../shop/office-calls.ts';

const ROUNDS = 30;
const BUDGET_MS = 150;

const count = sizeAsked(100_000);
process.env['LIMIT_FACTOR'] = '1000';
const shop = await startWithProducts(5000);
const client = await connect(shop.dataDir);
progress(`${count} customers`);
const name = await fillCustomers(client, count);
const office = await openOffice(shop.origin);
const uri = RESOURCE_ROUTES['api.admin.customers.index']?.uri ?? '';

const meta = v.object({ meta: v.object({ total: v.number(), next: v.nullable(v.string()) }) });

/** The cursor of a page deep in the list. */
async function deep(pages: number): Promise<string> {
  let cursor = '';
  for (let page = 0; page < pages; page += 1) {
    const { text } = await office.ask(`${uri}?perPage=100${cursor === '' ? '' : `&cursor=${cursor}`}`);
    cursor = v.parse(meta, JSON.parse(text)).meta.next ?? '';
  }
  return cursor;
}

const QUESTIONS: readonly (readonly [string, string])[] = [
  ['first page, as it opens', uri],
  ['a page, 5,000 rows further', `${uri}?perPage=100&cursor=${await deep(50)}`],
  ['by name', `${uri}?sort=lastName`],
  ['by e-mail, from the end', `${uri}?sort=-email`],
  ['professionals to approve', `${uri}?filter[approval][is]=pending&filter[customerType][is]=professional`],
  ['name begins so', `${uri}?filter[lastName][starts]=${name.slice(0, 4)}`],
  ['name holds this', `${uri}?filter[lastName][contains]=${name.slice(2, 6)}&sort=lastName`],
  ['made since a day', `${uri}?filter[createdAt][from]=2024-01-01&sort=-createdAt`],
  ['a word looked for', `${uri}?q=${name.toLowerCase()}`],
  ['a word that stands everywhere', `${uri}?q=example`],
  ['two words that nobody has', `${uri}?q=xyzzy+quux`],
  ['palette, a name', `api/admin/search?q=${name.toLowerCase()}`],
];

const measured: string[][] = [];
for (const [what, path] of QUESTIONS) {
  const { text } = await office.ask(path);
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) times.push((await office.ask(path)).ms);
  const found = v.safeParse(meta, JSON.parse(text));
  const worst = p95(times);
  measured.push([
    what,
    found.success ? String(found.output.meta.total) : '–',
    shown(median(times)),
    shown(worst),
    worst <= BUDGET_MS ? 'met' : '**missed**',
  ]);
  progress(`${what}: ${shown(worst)} ms`);
}

print({
  title: `Lists of the back office, ${count} customers`,
  command: `npm run bench office${count === 100_000 ? '' : ` ${count}`}`,
  columns: ['question', 'rows found', 'median ms', 'p95 ms', `p95 ≤ ${BUDGET_MS} ms`],
  rows: measured,
  notes: [`${ROUNDS} times each, over HTTP on this machine, one after another, with the total counted each time`],
});
await dropCustomers(client);
await client.end();
await shop.stop();
