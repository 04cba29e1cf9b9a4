/**
 * Thousands of products given another price at one press, and one product alone: how long the office takes, when the shop
 * says it in this process and in another, and what it costs a device that listens and one that was away.
 * `npm run bench mass-update`, or in a shop of as many products as are named.
 */
import * as v from 'valibot';

import { bulkAnswer } from '#core/resources/many-rows.ts';
import { connect } from '#tests/support/process/demo-database.ts';

import { kilobytes, median, p95, shown } from '../figures/numbers.ts';
import { print, progress } from '../figures/report.ts';
import { changesSince, followCatalogue, manifestOf, rawBody, type Taken } from '../shop/following-device.ts';
import { openOffice } from '../shop/office-calls.ts';
import { startBeside, startWithProducts } from '../shop/running-shop.ts';
import { sizeAsked } from '../shop/size-asked.ts';

const MANY = 5_000;
/** As many as the screen sends at once: after so many a press on Stop is heard. */
const PART = 100;
const ALL_MS = 10_000;
const TOLD_MS = 5_000;
const ONE_BYTES = 5_000;
const RUNS = 9;
const LIST = 'api/admin/products';
const PLAIN = 'filter[type][is]=simple&filter[isActive][is]=1&filter[specialPrice][empty]=1&sort=price';

const size = sizeAsked(50_000);
process.env['LIMIT_FACTOR'] = '1000';
const shop = await startWithProducts(size);
const beside = await startBeside(shop);
const client = await connect(shop.dataDir);
await client.query('drop table if exists bench_price');
await client.query('create table bench_price as select id, price from product');
const office = await openOffice(shop.origin);

const page = v.object({
  data: v.array(
    v.looseObject({
      uuid: v.string(),
      rev: v.number(),
      revId: v.optional(v.string()),
      fields: v.looseObject({ price: v.number(), area: v.string(), slug: v.string() }),
      computed: v.looseObject({ familySlug: v.string() }),
    }),
  ),
  meta: v.object({ total: v.number(), next: v.nullable(v.string()) }),
});
const read = async (query: string) => v.parse(page, JSON.parse((await office.ask(`${LIST}?${query}`)).text));
const bulk = async (body: object) => {
  const { ms, text } = await office.send('POST', `${LIST}/bulk`, body);
  return { ms, ...v.parse(bulkAnswer, JSON.parse(text)) };
};
const lines: string[][] = [];

progress('one product');
const alone = await oneByOne();
progress('many of them');
const many = await manyAtOnce();
await client.query('update product p set price = b.price from bench_price b where b.id = p.id and b.price <> p.price');
await client.query('drop table bench_price');
await client.end();
await beside.stop();
await shop.stop();

print({
  title: `Prices of one product and of ${many}, in a shop of ${size}`,
  command: `npm run bench mass-update${size === 50_000 ? '' : ` ${size}`}`,
  columns: ['what', 'median', 'worst', 'budget', 'verdict'],
  rows: lines,
  notes: [
    `One product: ${alone} saves, one after the other; until both processes answer with the new price, and the device has it.`,
    `Many: what would happen is asked first, then ${PART} at a time, as the screen does; the bytes of all answers to a device that takes each when it hears of it.`,
    'Bytes as they travelled (brotli), headers aside; the whole catalogue is what a device that begins reads.',
  ],
});

function line(what: string, values: readonly number[], unit: 's' | 'ms' | 'bytes', budget: number | null): void {
  const said = (value: number): string =>
    unit === 's' ? `${shown(value / 1000)} s` : unit === 'ms' ? `${shown(value)} ms` : kilobytes(value);
  const worst = p95(values);
  const verdict = budget === null ? '–' : worst <= budget ? 'met' : '**missed**';
  lines.push([what, said(median(values)), said(worst), budget === null ? '–' : said(budget), verdict]);
  progress(`${what}: ${said(median(values))} / ${said(worst)}`);
}

async function oneByOne(): Promise<number> {
  const seen: Record<'here' | 'there' | 'bytes' | 'heard', number[]> = { here: [], there: [], bytes: [], heard: [] };
  const device = await followCatalogue(shop.origin);
  const { data } = await read(`${PLAIN}&perPage=50`);
  for (const { uuid, rev, revId, fields, computed } of data.slice(0, RUNS)) {
    const price = fields.price + 100;
    const path = `api/products/${fields.area}/${computed.familySlug}/${fields.slug}`;
    const heardIt = device.moved();
    const ids = [{ uuid, rev, ...(revId === undefined ? {} : { baseRevId: revId }) }];
    const { done } = await bulk({ action: 'set', field: 'price', value: price, ids });
    if (done !== 1) throw new Error('one price was not written');
    const since = performance.now();
    const [own, other, told] = await Promise.all([
      untilPriced(shop.origin, path, price, since),
      untilPriced(beside.origin, path, price, since),
      heardIt.then(() => performance.now() - since),
    ]);
    seen.here.push(own);
    seen.there.push(other);
    seen.heard.push(told);
    seen.bytes.push(device.take().bytes);
  }
  await device.leave();
  line('one product: until the process that wrote it shows it', seen.here, 's', TOLD_MS);
  line('until another process shows it', seen.there, 's', TOLD_MS);
  line('until a device that listens has it', seen.heard, 's', TOLD_MS);
  line('its bytes', seen.bytes, 'bytes', ONE_BYTES);
  return seen.here.length;
}

async function untilPriced(origin: string, path: string, price: number, since: number): Promise<number> {
  for (;;) {
    const said: unknown = await (await fetch(`${origin}/${path}`)).json();
    if (JSON.stringify(said).includes(`"price":${price},`)) return performance.now() - since;
    if (performance.now() - since > 30_000) throw new Error(`${path} has another price than ${price}`);
    await new Promise((rested) => setTimeout(rested, 20));
  }
}

async function manyAtOnce(): Promise<number> {
  const { most, total } = await dearestOf(MANY);
  const before = await manifestOf(shop.origin);
  const whole = await bytesOf(hashesIn(before));
  const device = await followCatalogue(shop.origin);
  const began = performance.now();
  const filter = { 'filter[type][is]': 'simple', 'filter[isActive][is]': '1', 'filter[specialPrice][empty]': '1' };
  const asked = { action: 'set', field: 'price', value: most + 100 };
  const plan = await bulk({
    ...asked,
    filter: { ...filter, 'filter[price][to]': String(most) },
    dryRun: true,
  });
  line(`${total} products: what would happen`, [plan.ms], 's', null);
  const ids = plan.ids ?? [];
  const parts: number[] = [];
  for (let at = 0; at < ids.length; at += PART) {
    const part = ids.slice(at, at + PART).map(({ uuid, rev, revId }) => ({ uuid, rev, baseRevId: revId }));
    const { ms, done } = await bulk({ ...asked, ids: part });
    if (done !== part.length) throw new Error(`${part.length - done} of them were refused`);
    parts.push(ms);
  }
  const written = parts.reduce((sum, ms) => sum + ms, 0);
  line('their writes, all together', [written], 's', ALL_MS);
  line('both', [plan.ms + written], 's', ALL_MS);
  line(`a part of ${PART}: until a press on Stop is heard`, parts, 'ms', null);
  const taken: Taken = { asked: 0, bytes: 0, products: 0, resets: 0 };
  for (;;) {
    const next = device.take();
    for (const name of ['asked', 'bytes', 'products', 'resets'] as const) taken[name] += next[name];
    if (taken.products >= ids.length || taken.resets > 0) break;
    await device.moved();
  }
  line('until a device that listens has all of them', [performance.now() - began], 's', null);
  await device.leave();
  line(
    `its bytes, in ${taken.asked} answers (${taken.resets} times told to begin anew)`,
    [taken.bytes],
    'bytes',
    whole,
  );
  const away = await changesSince(shop.origin, before.cursor);
  const after = await manifestOf(shop.origin);
  const known = new Set(hashesIn(before));
  const anew = hashesIn(after).filter((hash) => !known.has(hash));
  line(
    `a device that was away: ${anew.length} of ${known.size} pages`,
    [away.bytes + (await bytesOf(away.said.kind === 'reset' ? anew : []))],
    'bytes',
    null,
  );
  line('the whole catalogue', [whole], 'bytes', null);
  return ids.length;
}

/** The price up to which the list finds nearly so many, and how many these are. */
async function dearestOf(wanted: number): Promise<{ most: number; total: number }> {
  let [cursor, most] = ['', 0];
  for (let at = 0; at < Math.floor(wanted / 100) - 1; at += 1) {
    const { data, meta } = await read(`${PLAIN}&perPage=100${cursor === '' ? '' : `&cursor=${cursor}`}`);
    most = data.at(-1)?.fields.price ?? most;
    if (meta.next === null) break;
    cursor = meta.next;
  }
  const { meta } = await read(`${PLAIN}&filter[price][to]=${most}`);
  return { most, total: meta.total };
}

function hashesIn({ structure, contents, contentsHead, cuts }: Awaited<ReturnType<typeof manifestOf>>): string[] {
  const pages = cuts.flatMap(({ card, offer, detail }) => [card.hash, offer.hash, detail.hash]);
  return [structure.hash, contentsHead?.hash ?? contents.hash, ...pages];
}

async function bytesOf(hashes: readonly string[]): Promise<number> {
  let bytes = 0;
  for (const hash of hashes) bytes += (await rawBody(shop.origin, `api/catalogue/pages/${hash}`)).byteLength;
  return bytes;
}
