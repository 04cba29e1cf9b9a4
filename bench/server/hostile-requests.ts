/** What strangers may send to make a shop do much for little: each of these once froze, killed or muted a shop. */
import { randomUUID } from 'node:crypto';

import { PROTOCOL } from '#core/wire/sync.ts';

export interface Attack {
  readonly name: string;
  readonly method: 'GET' | 'POST';
  /** Another address or body each time, where a repetition would be answered from memory. */
  readonly path: (time: number) => string;
  readonly body?: (time: number) => string;
  /** All of it comes from one network: what is shown is that network's limit. */
  readonly isFromOneNetwork?: boolean;
}

const zeros = (count: number): string => `[${'0,'.repeat(count - 1)}0]`;
const push = (changes: string): string =>
  `{"protocol":${PROTOCOL},"build":"bench","scope":"guest","group":"${randomUUID()}","cursor":null,"changes":${changes}}`;

const MILLION = push(zeros(1_000_000));
const sameNumber = (): string => {
  const at = new Date().toISOString();
  const args = { area: 'auto', lineKeys: ['x'] };
  const change = { mutId: randomUUID(), lane: 'cart:auto', seq: 1, v: 1, route: 'api.cart.clear', args, at };
  return push(JSON.stringify(Array.from({ length: 100 }, () => change)));
};
/** Nothing in it exists, and each would be kept as refused. */
const unknownRoutes = (): string => {
  const at = { lane: 'cart:auto', v: 1, route: 'api.of.nobody'.padEnd(80, '.'), args: null };
  return push(JSON.stringify(Array.from({ length: 100 }, (_, n) => ({ ...at, mutId: randomUUID(), seq: n + 1 }))));
};
const filters = Array.from({ length: 1_000 }, (_, at) => `f_a${at}=1`).join('&');
const nested = `${'['.repeat(10_000)}${']'.repeat(10_000)}`;
const contact = (time: number): string =>
  JSON.stringify({
    uuid: randomUUID(),
    area: 'auto',
    name: 'Banc',
    email: `banc-${time}@example.org`,
    phone: null,
    subject: 'Banc',
    orderNumber: null,
    message: 'Banc',
    consent: true,
  });

const post = (name: string, path: string, body: (time: number) => string): Attack => ({
  name,
  method: 'POST',
  path: () => path,
  body,
});
const get = (name: string, path: (time: number) => string): Attack => ({ name, method: 'GET', path });

/** Time counts up through all of a run, so that no address comes twice. */
export const ATTACKS: readonly Attack[] = [
  post('push of a million zeros', '/api/sync/push', () => MILLION),
  post('push that says one number 100 times', '/api/sync/push', sameNumber),
  { ...post('push of 100 unknown routes, one network', '/api/sync/push', unknownRoutes), isFromOneNetwork: true },
  post('JSON 10,000 deep', '/api/sync/push', () => nested),
  get('list with 1,000 filters', (time) => `/nos-produits?${filters}&f_b${time}=1`),
  get('document with an unknown parameter', (time) => `/nos-produits?utm_source=${time}`),
  get('pages that are not there', (time) => `/auto/rien-${time}`),
  get('filters nobody asked for', (time) => `/nos-produits?prix_min=${time}`),
  get('new guests', () => '/api/me'),
  post('messages to strangers', '/api/contact', contact),
  get('the site map', () => '/sitemap.xml'),
  post('wrong passwords', '/api/auth/login', (time) =>
    JSON.stringify({ email: `banc-${time}@example.org`, password: 'Faux-1234!', remember: false, device: null }),
  ),
];
