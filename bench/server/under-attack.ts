/**
 * The shop while strangers send what once hurt it, 8 at a time, each from another network, to a process with 512 MB of
 * heap: how long everybody else waits, what memory it takes, and whether anybody's pages are thrown out of the caches.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';

import * as v from 'valibot';

import { p95, shown } from '../figures/numbers.ts';
import { progress, type Report } from '../figures/report.ts';
import { startWithProducts, type RunningShop } from '../shop/running-shop.ts';
import { ATTACKS, type Attack } from './hostile-requests.ts';

const CALLERS = 8;
const LASTS_MS = 6_000;
/** Between two questions of everybody else. */
const REST_MS = 40;
const HEAP_MB = 512;
const TOKEN = 'benchmark';
/** What others read meanwhile; these documents were read before, so they are kept. */
const READ = ['/auto', '/moto', '/auto/contact', '/nos-categories-de-produits', '/api/search?q=frein'];

const own = new Agent({ keepAlive: true });
const foreign = new Agent({ keepAlive: true, maxSockets: CALLERS });

interface Answer {
  readonly status: number;
  readonly bytes: number;
  readonly text: string;
  readonly cookie: string;
}
interface Sent {
  readonly method?: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly agent?: Agent;
}

/** Answers whatever comes back, refusals too; status 0 where nothing came. */
function send(origin: string, path: string, { method = 'GET', headers = {}, body, agent = own }: Sent = {}) {
  return new Promise<Answer>((done) => {
    const failed = () => done({ status: 0, bytes: 0, text: '', cookie: '' });
    const asked = request(`${origin}${path}`, { method, agent, headers: { ...headers } }, (answer) => {
      let bytes = 0;
      let text = '';
      answer.on('data', (part: Buffer) => {
        bytes += part.length;
        if (text.length < 20_000) text += part.toString('latin1');
      });
      answer.on('error', failed);
      const cookie = (answer.headers['set-cookie'] ?? []).map((one) => one.split(';')[0]).join('; ');
      answer.on('end', () => done({ status: answer.statusCode ?? 0, bytes, text, cookie }));
    });
    asked.on('error', failed);
    asked.end(body);
  });
}

/** A network of its own for every request: what limits count by is not what this measures. */
const network = (time: number): string => `10.${(time >> 16) & 255}.${(time >> 8) & 255}.${time & 255}`;

/** That of nobody else here. */
const ONE_NETWORK = '198.51.100.200';

const me = v.object({ csrfToken: v.string() });

/** The headers of a guest whom the shop knows. */
async function guest(origin: string): Promise<Readonly<Record<string, string>>> {
  const { text, cookie } = await send(origin, '/api/me', { headers: { 'x-forwarded-for': '192.0.2.1' } });
  const { csrfToken } = v.parse(me, JSON.parse(text));
  return { cookie, 'x-csrf-token': csrfToken, 'content-type': 'application/json' };
}

/** Documents in memory, by the shop's own figures. */
async function keptDocuments({ origin }: RunningShop): Promise<number> {
  const { text } = await send(origin, '/metrics', { headers: { authorization: `Bearer ${TOKEN}` } });
  return Number(/^shop_documents(?:\{[^}]*\})? (\d+)/mu.exec(text)?.[1] ?? 0);
}

const status = (pid: number, name: string): number =>
  Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1000;

let time = 0;

/** One kind of request for a while; answers the cells of its row. */
async function underOne(
  shop: RunningShop,
  { name, method, path, body, isFromOneNetwork = false }: Attack,
): Promise<string[]> {
  progress(name);
  const { origin, pid } = shop;
  writeFileSync(`/proc/${pid}/clear_refs`, '5');
  const headers = method === 'POST' ? await guest(origin) : {};
  const statuses = new Map<number, number>();
  const waits: number[] = [];
  let largest = 0;
  const until = performance.now() + LASTS_MS;
  const attack = async () => {
    while (performance.now() < until) {
      time += 1;
      const now = time;
      const answer = await send(origin, path(now), {
        method,
        agent: foreign,
        headers: { ...headers, 'x-forwarded-for': isFromOneNetwork ? ONE_NETWORK : network(now) },
        ...(body === undefined ? {} : { body: body(now) }),
      });
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      largest = Math.max(largest, answer.bytes);
    }
  };
  const read = async () => {
    for (let at = 0; performance.now() < until; at += 1) {
      const since = performance.now();
      const answer = await send(origin, READ[at % READ.length] ?? '/auto', {
        headers: { 'x-forwarded-for': '198.51.100.7' },
      });
      waits.push(answer.status === 200 ? performance.now() - since : Infinity);
      await new Promise((rested) => setTimeout(rested, REST_MS));
    }
  };
  await Promise.all([read(), ...Array.from({ length: CALLERS }, attack)]);
  const answered = [...statuses].toSorted(([one], [other]) => one - other).map(([code, times]) => `${times} × ${code}`);
  return [
    name,
    answered.join(', '),
    `${shown(largest / 1000)} kB`,
    `${shown(p95(waits))} / ${shown(Math.max(...waits))}`,
    shown(status(pid, 'VmHWM')),
  ];
}

/** @returns a table, without the command that makes it */
export async function underAttack(products: number): Promise<Omit<Report, 'command'>> {
  const shop = await startWithProducts(products, {
    TRUST_PROXY: '1',
    METRICS_TOKEN: TOKEN,
    NODE_OPTIONS: `--max-old-space-size=${HEAP_MB}`,
  });
  for (const path of READ) await send(shop.origin, path);
  const before = await keptDocuments(shop);
  const rows: string[][] = [];
  for (const attack of ATTACKS) rows.push(await underOne(shop, attack));
  const after = await keptDocuments(shop);
  const isUp = (await send(shop.origin, '/healthz')).status === 200;
  await shop.stop();
  own.destroy();
  foreign.destroy();
  return {
    title: `Strangers, ${CALLERS} at a time, heap of ${HEAP_MB} MB, ${products} products`,
    columns: ['request', 'answers', 'largest', 'others wait, ms: p95 / worst (goal: 200)', 'MB at most'],
    rows,
    notes: [
      `Each kind for ${LASTS_MS / 1000} s, every request from another network (X-Forwarded-For) but where one is named, so that limits by network hide nothing. Others read ${READ.length} kept pages in turn; an answer other than 200 counts as endless.`,
      `Documents kept before and after: ${before}, ${after}. The process ${isUp ? 'is up' : 'has ended'} in the end.`,
    ],
  };
}
