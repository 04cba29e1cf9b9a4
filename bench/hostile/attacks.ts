/** The dear things that can be asked of a shop; each is sent by one network, as often as it gets an answer. */
import { randomBytes, randomUUID } from 'node:crypto';

import * as v from 'valibot';

import { RESOURCE_ROUTES } from '#core/contract/admin/resource-routes.ts';
import { UPLOAD_PART } from '#core/contract/cms/media/media-uploads.ts';
import { PROTOCOL } from '#core/wire/sync.ts';

import type { Send, Sent } from './calls.ts';
import type { Target } from './target.ts';

export interface Attack {
  readonly name: string;
  /** Asked once, before it begins: headers that go with every request of it. */
  readonly headers?: (send: Send, target: Target) => Promise<Readonly<Record<string, string>>>;
  /** @param time counts up through all of a run: what carries it comes once */
  readonly sent: (target: Target, time: number) => readonly Sent[];
  /** What it is answered where no bound acts; 0: the connection ends before the answer is read. */
  readonly answers: readonly number[];
}

/** Too much of it. */
export const BOUNDS: readonly number[] = [429, 503];

const get = (name: string, path: (target: Target, time: number) => string, answer = 200): Attack => ({
  name,
  answers: [answer],
  sent: (target, time) => [{ path: path(target, time) }],
});

const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';
/** Two or three letters that stand in few words, another pair each time. */
const fragment = (time: number): string =>
  [time, time / 36, time / 1296].map((rest) => LETTERS[Math.floor(rest) % 36]).join('');

const pick = <One>(all: readonly One[], time: number): One => {
  const found = all[time % all.length];
  if (found === undefined) throw new Error('the shop has none');
  return found;
};

const me = v.object({ csrfToken: v.string() });

/** A guest of the attacker's network. */
async function guest(send: Send): Promise<Readonly<Record<string, string>>> {
  const { text, cookie } = await send({ path: '/api/me' });
  const { csrfToken } = v.parse(me, JSON.parse(text));
  return { cookie, 'x-csrf-token': csrfToken, 'content-type': 'application/json' };
}
const office = async (_send: Send, target: Target) => target.office;

const post = (path: string, body: string): Sent => ({ method: 'POST', path, body });

const pushOf = (changes: string): string =>
  `{"protocol":${PROTOCOL},"build":"bench","scope":"guest","group":"${randomUUID()}","cursor":null,"changes":${changes}}`;
const ZEROS = pushOf(`[${'0,'.repeat(500_000)}0]`);
const LONG_TEXT = pushOf(`["${'x'.repeat(1_000_000)}"]`);

/** Begun, sent whole and looked into: noise, which no picture is. */
function upload(time: number): Sent[] {
  const uuid = randomUUID();
  const uri = `/api/admin/cms/media/uploads`;
  const data = randomBytes(UPLOAD_PART).toString('base64');
  return [
    post(uri, JSON.stringify({ uuid, fileName: `banc-${time}.png`, bytes: UPLOAD_PART })),
    { method: 'PUT', path: `${uri}/${uuid}`, body: JSON.stringify({ offset: 0, data }) },
    post(`${uri}/${uuid}/finish`, '{}'),
  ];
}

const NOTICE = Array.from({ length: 500 }, (_, at) => `vads_x${at}=${'y'.repeat(100)}`).join('&');

export const ATTACKS: readonly Attack[] = [
  get('search for rare fragments', (_target, time) => `/api/search?q=${fragment(time)}`),
  get(
    'lists with filters nobody asked for',
    ({ departments }, time) => `/api/products?${pick(departments, time)}&price[to]=${(40 + time * 0.01).toFixed(2)}`,
  ),
  get('documents of lists never drawn', (_target, time) => `/nos-produits?prix_min=${time}`),
  get('documents of articles', ({ articles }, time) => pick(articles, time)),
  get('documents of addresses that are not there', (_target, time) => `/auto/rien-${time}/encore`, 404),
  get('pictures enlarged for the first time', ({ pictures }, time) => pick(pictures, time)),
  {
    name: 'wrong passwords',
    answers: [422],
    headers: guest,
    sent: (_target, time) => {
      const login = { email: `banc-${time}@example.org`, password: 'Faux-1234!', remember: false, device: null };
      return [post('/api/auth/login', JSON.stringify(login))];
    },
  },
  get('new guests', () => '/api/me'),
  {
    name: 'push of half a million zeros',
    answers: [422, 0],
    headers: guest,
    sent: () => [post('/api/sync/push', ZEROS)],
  },
  { name: 'push of a text of 1 MB', answers: [422], headers: guest, sent: () => [post('/api/sync/push', LONG_TEXT)] },
  {
    name: 'notifications of payment',
    answers: [400],
    sent: () => [
      {
        ...post('/api/payments/payzen/auto/notify', NOTICE),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      },
    ],
  },
  {
    name: 'two bytes of a film of 100 MB',
    answers: [206],
    sent: ({ film }) => [{ path: film, headers: { range: 'bytes=0-1' } }],
  },
  get('the film of 100 MB, whole', ({ film }) => film),
  {
    name: 'the film, by readers who read nothing',
    answers: [200],
    sent: ({ film }) => [{ path: film, unreadMs: 1_500 }],
  },
  get('the site map', () => '/sitemap.xml'),
  { name: 'files sent by an editor', answers: [200, 422], headers: office, sent: (_target, time) => upload(time) },
  {
    name: 'exports of 10,000 customers as a spreadsheet',
    answers: [200],
    headers: office,
    sent: () => [{ path: `/${RESOURCE_ROUTES['api.admin.customers.export']?.uri ?? ''}?format=xlsx` }],
  },
  {
    name: 'the paper of an order',
    answers: [200],
    sent: ({ paper }) => [{ path: paper.path, headers: paper.headers }],
  },
];
