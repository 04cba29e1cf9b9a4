/**
 * What a list of the shop costs while a hundred pictures come into the library, while their larger sizes are drawn, and
 * while a hundred of them get their words: how often the catalogue moves meanwhile, and with it drops what is kept.
 */
import { randomUUID } from 'node:crypto';

import sharp from 'sharp';
import * as v from 'valibot';

import { mediaFile, type MediaFile } from '#core/contract/cms/media/media-file.ts';
import { connect } from '#tests/support/process/demo-database.ts';

import { shown } from '../figures/numbers.ts';
import { print, progress } from '../figures/report.ts';
import { callAll, closeCallers } from '../server/callers.ts';
import { lists, sampleOf } from '../server/questions.ts';
import { changesSince, manifestOf } from '../shop/following-device.ts';
import { openOffice } from '../shop/office-calls.ts';
import { canMeasureCpu, cpuUsed, mainThreadMs } from '../shop/process-cpu.ts';
import { startWithProducts } from '../shop/running-shop.ts';

const PICTURES = 100;
/** As the screen sends them. */
const AT_ONCE = 3;
/** Lists between two looks at the work. */
const BLOCK = 200;
const REST_MS = 5_000;
const BUDGET_MS = 0.7;
const LIBRARY = 'api/admin/cms/media';

if (!canMeasureCpu) {
  progress('CPU of processes is read from /proc, which only Linux has: nothing measured');
  process.exit(0);
}

process.env['LIMIT_FACTOR'] = '1000';
const shop = await startWithProducts(5000);
const office = await openOffice(shop.origin);
const client = await connect(shop.dataDir);
const { cursor } = await manifestOf(shop.origin);
const asked = lists(await sampleOf(shop.origin), 500);
await callAll(shop.origin, asked);
progress(`${PICTURES} photos`);
const photos = await Promise.all(Array.from({ length: PICTURES }, photo));

const rows: string[][] = [];
await during('at rest', BUDGET_MS, () => new Promise((rested) => setTimeout(rested, REST_MS)));
const files: MediaFile[] = [];
await during(`while ${PICTURES} pictures come, ${AT_ONCE} at a time`, null, () => each(photos, bring));
await during('while their larger sizes are drawn', BUDGET_MS, pictureWork);
await during(`while ${PICTURES} of them get their words, one after the other`, null, describeAll);
await removeAll();
await client.end();
await shop.stop();
closeCallers();

print({
  title: 'A list of the shop while pictures are made',
  command: 'npm run bench pictures',
  columns: ['when', 's', 'lists asked', 'ms CPU a list, main thread', 'of the whole process', 'revisions', 'verdict'],
  rows,
  notes: [
    'Lists asked before, some hundred; the main thread answers them and receives what is sent, pictures are drawn by threads beside it, whose CPU is in that of the process.',
    'Revisions: how often the catalogue of this process moved, which drops every kept answer; budget: once a second, whatever is written.',
  ],
});

/** Lists are asked for one block after the other until the work is done. */
async function during(what: string, budget: number | null, work: () => Promise<unknown>): Promise<void> {
  const before = { rev: await revision(), main: mainThreadMs(shop.pid), all: cpuUsed(shop.pid, 0).nodeMs };
  const since = performance.now();
  const under = { way: true };
  let count = 0;
  const working = work().finally(() => {
    under.way = false;
  });
  const seen = new Set<number>();
  while (under.way) {
    await callAll(shop.origin, asked.slice(0, BLOCK));
    count += BLOCK;
    seen.add(await revision());
  }
  await working;
  const seconds = (performance.now() - since) / 1000;
  const main = (mainThreadMs(shop.pid) - before.main) / count;
  const all = (cpuUsed(shop.pid, 0).nodeMs - before.all) / count;
  seen.delete(before.rev);
  const isMet = (budget === null || main <= budget) && seen.size <= seconds + 1;
  rows.push([
    what,
    shown(seconds),
    String(count),
    budget === null ? shown(main) : `${shown(main)} of ${budget}`,
    shown(all),
    String(seen.size),
    isMet ? 'met' : '**missed**',
  ]);
  progress(rows.at(-1)?.join(' | ') ?? '');
}

/** Of the state that this process answers from. */
async function revision(): Promise<number> {
  const { said } = await changesSince(shop.origin, cursor);
  return said.kind === 'reset' ? 0 : said.to.rev;
}

/** No two alike; some detail, as in a photo. */
function photo(): Promise<Buffer> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 12 };
  return sharp({ create: { width: 1400, height: 1050, channels: 3, background: '#888', noise } })
    .jpeg({ quality: 70 })
    .toBuffer();
}

async function each<One>(all: readonly One[], work: (one: One) => Promise<void>): Promise<void> {
  const left = [...all];
  const worker = async (): Promise<void> => {
    for (let one = left.shift(); one !== undefined; one = left.shift()) await work(one);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

async function bring(bytes: Buffer): Promise<void> {
  const uuid = randomUUID();
  const uploads = `${LIBRARY}/uploads`;
  await office.send('POST', uploads, { uuid, fileName: `bench-${uuid}.jpg`, bytes: bytes.length });
  for (let offset = 0; offset < bytes.length; offset += 512 * 1024) {
    const data = bytes.subarray(offset, offset + 512 * 1024).toString('base64');
    await office.send('PUT', `${uploads}/${uuid}`, { offset, bytes: bytes.length, data });
  }
  const { text } = await office.send('POST', `${uploads}/${uuid}/finish`, { bytes: bytes.length });
  files.push(v.parse(mediaFile, JSON.parse(text)));
}

/** Until no picture waits for its sizes. */
async function pictureWork(): Promise<void> {
  const left = `select count(*)::int as jobs from pgboss.job where name = 'media.avif' and state <= 'active'`;
  while (((await client.query<{ jobs: number }>(left)).rows[0]?.jobs ?? 0) > 0)
    await new Promise((rested) => setTimeout(rested, 500));
}

async function describeAll(): Promise<void> {
  for (const [at, file] of files.entries()) {
    const { uuid, fileName, title, caption, folder, category, focalPoint } = file;
    const said = { fileName, title, caption, folder, category, focalPoint, alt: { fr_FR: `Vue ${at}`, en_GB: '' } };
    const { text } = await office.send('PUT', `${LIBRARY}/${uuid}`, {
      ...said,
      baseRev: file.rev,
      baseRevId: file.revId,
    });
    files[at] = v.parse(mediaFile, JSON.parse(text));
  }
}

function removeAll() {
  return office.send('POST', `${LIBRARY}/removals`, {
    files: files.map(({ uuid, rev, revId }) => ({ uuid, baseRev: rev, baseRevId: revId })),
    evenUsed: true,
  });
}
