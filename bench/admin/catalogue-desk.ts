/**
 * What the desk of the catalogue costs the server with 50,000 products in it: the list in every order, narrowed by fields
 * and by attributes, words that are looked for, the palette, and what a product's page asks when it opens.
 * `npm run bench catalogue-desk`, or with as many products as are named.
 */
import * as v from 'valibot';

import { productFormRoute } from '#core/contract/admin/products/families.ts';

import { median, p95, shown } from '../figures/numbers.ts';
import { print, progress } from '../figures/report.ts';
import { openOffice } from '../shop/office-calls.ts';
import { startWithProducts } from '../shop/running-shop.ts';
import { sizeAsked } from '../shop/size-asked.ts';

const ROUNDS = 30;
const LIST_MS = 150;
const PAGE_MS = 400;
const LIST = 'api/admin/products';

const count = sizeAsked(50_000);
process.env['LIMIT_FACTOR'] = '1000';
const shop = await startWithProducts(count);
const office = await openOffice(shop.origin);

const page = v.object({
  data: v.array(v.object({ uuid: v.string(), fields: v.object({ sku: v.string(), name: v.string() }) })),
  meta: v.object({ total: v.number(), next: v.nullable(v.string()) }),
});
const read = async (query: string) => v.parse(page, JSON.parse((await office.ask(`${LIST}?${query}`)).text));

/** The cursor of a page deep in the list. */
async function deep(pages: number): Promise<string> {
  let cursor = '';
  for (let at = 0; at < pages; at += 1) {
    const { meta } = await read(`perPage=100${cursor === '' ? '' : `&cursor=${cursor}`}`);
    cursor = meta.next ?? '';
  }
  return cursor;
}

const form = v.parse(productFormRoute.answer, JSON.parse((await office.ask(productFormRoute.uri)).text));
const filterable = form.attributes.filter(({ isFilterable }) => isFilterable === true);
/** The attribute of the most options, and one that is counted. */
const brand = filterable.toSorted((one, other) => other.options.length - one.options.length)[0];
const counted = filterable.find(({ type }) => type === 'number' || type === 'price');
const option = brand?.options[Math.floor(brand.options.length / 2)]?.uuid;
if (brand === undefined || option === undefined || counted === undefined)
  throw new Error('the shop has no attributes that lists are narrowed by');
const [first] = (await read('sort=-price&filter[type][is]=simple')).data;
if (first === undefined) throw new Error('the shop has no products');
const { uuid, fields } = first;
const [word = ''] = fields.name.split(' ');
const byBrand = `filter[attributes.${brand.code}][is]=${option}`;
const byRange = `filter[attributes.${counted.code}][from]=10&filter[attributes.${counted.code}][to]=500`;

const LISTS: readonly (readonly [string, string])[] = [
  ['first page, as it opens', ''],
  ['a page, 5,000 rows further', `perPage=100&cursor=${await deep(50)}`],
  ['by name', 'sort=name'],
  ['by reference, from the end', 'sort=-sku'],
  ['by price, from the dearest', 'sort=-price'],
  ['by day, the oldest first', 'sort=createdAt'],
  ['not for sale', 'filter[isActive][is]=0'],
  ['of one half and one type, by name', 'filter[area][is]=moto&filter[type][is]=configurable&sort=name'],
  ['of one family, by price', `filter[familyId][is]=${form.families[0]?.uuid ?? ''}&sort=price`],
  ['between two prices', 'filter[price][from]=500000&filter[price][to]=600000'],
  ['nothing left of it', 'filter[available][to]=0'],
  ['less than five left, in reductions', 'filter[available][to]=5&filter[specialPrice][empty]=0'],
  ['name holds this', `filter[name][contains]=${encodeURIComponent(word.slice(0, 5))}&sort=name`],
  ['reference begins so', `filter[sku][starts]=${fields.sku.slice(0, 4)}`],
  ['by an option of an attribute', byBrand],
  ['by a range of an attribute', byRange],
  ['by both, and what is left of it', `${byBrand}&${byRange}&filter[available][from]=1`],
  ['a reference looked for', `q=${encodeURIComponent(fields.sku)}`],
  ['a word that many have, by name', `q=${encodeURIComponent(word.toLowerCase())}&sort=name`],
  ['two letters', 'q=ch'],
  ['two words that nobody has', 'q=xyzzy+quux'],
];
const OTHERS: readonly (readonly [string, string, number | null])[] = [
  ['palette, a reference', `api/admin/search?q=${encodeURIComponent(fields.sku)}`, LIST_MS],
  ['palette, a word that many have', `api/admin/search?q=${encodeURIComponent(word.toLowerCase())}`, LIST_MS],
  ['stock, as it opens', 'api/admin/stock', LIST_MS],
  ['stock, a word that many have', `api/admin/stock?q=${encodeURIComponent(word.toLowerCase())}`, LIST_MS],
];
const OPENING = [
  `${LIST}/${uuid}`,
  productFormRoute.uri,
  `${LIST}/${uuid}/prices`,
  `${LIST}/${uuid}/stock`,
  `${LIST}/${uuid}/history`,
];

const measured: string[][] = [];
for (const [what, query] of LISTS) await measure(what, LIST_MS, () => office.ask(`${LIST}?${query}`));
for (const [what, path, budget] of OTHERS) await measure(what, budget, () => office.ask(path));
await measure('a product’s page: everything it asks, at once', PAGE_MS, async () => {
  const since = performance.now();
  await Promise.all(OPENING.map((path) => office.ask(path)));
  return { ms: performance.now() - since, text: '{}' };
});
await shop.stop();

print({
  title: `The desk of the catalogue, ${count} products`,
  command: `npm run bench catalogue-desk${count === 50_000 ? '' : ` ${count}`}`,
  columns: ['question', 'rows found', 'median ms', 'p95 ms', 'budget ms', 'verdict'],
  rows: measured,
  notes: [`${ROUNDS} times each, over HTTP on this machine, one after another, with the total counted each time`],
});

async function measure(
  what: string,
  budget: number | null,
  ask: () => Promise<{ readonly ms: number; readonly text: string }>,
): Promise<void> {
  const { text } = await ask();
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) times.push((await ask()).ms);
  const found = v.safeParse(v.object({ meta: v.object({ total: v.number() }) }), JSON.parse(text));
  const worst = p95(times);
  const verdict = budget === null ? '–' : worst <= budget ? 'met' : '**missed**';
  const total = found.success ? String(found.output.meta.total) : '–';
  measured.push([what, total, shown(median(times)), shown(worst), budget === null ? '–' : String(budget), verdict]);
  progress(`${what}: ${shown(median(times))} / ${shown(worst)} ms, ${total} rows`);
}
