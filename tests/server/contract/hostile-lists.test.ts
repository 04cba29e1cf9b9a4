import { randomUUID } from 'node:crypto';

import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { isOfflineRoute } from '#core/contract/offline-routes.ts';
import { ROUTES, type RouteName } from '#core/contract/routes.ts';
import { OFFICE_OFFLINE_ROUTES } from '#core/contract/admin/offline-routes.ts';
import type { RouteDefinition } from '#core/wire/route.ts';
import { PROTOCOL } from '#core/wire/sync.ts';
import { listsOf, withAt, type Place } from '#tests/support/schema-lists.ts';

import { OFFICE_ROUTES } from '#tests/server/admin/office.ts';

import { sampleCalls } from './samples.ts';
import { openWholeServer, type Call, type Visit, type WholeServer } from './whole-server.ts';

/** What an answer to a wrong list may weigh. */
const SMALL = 10_000;
const zeros = (count: number) => Array.from({ length: count }, () => 0);

let server: WholeServer;
let person: Visit;
let samples: Record<RouteName, Call>;

beforeAll(async () => {
  server = await openWholeServer();
  person = await server.customer();
  samples = await sampleCalls(server, person);
});
afterAll(() => server.close());

const routes: [RouteName, RouteDefinition][] = Object.values(ROUTES).map((route) => [route.name, route]);
const listsIn = (part: 'body' | 'query') =>
  routes.flatMap(([name, route]) => listsOf(route[part]).map((place): [RouteName, Place] => [name, place]));
const queued = listsIn('body').filter(([name]) => isOfflineRoute(name));

/** As many zeros as the route lets in. */
const most = ({ maxBytes = 64 * 1024 }: RouteDefinition, sample: unknown) =>
  Math.min(100_000, Math.floor((maxBytes - JSON.stringify(sample ?? {}).length - 2_000) / 2));

const pushOf = async (...given: Record<string, unknown>[]) => {
  const guest = await server.visit();
  const changes = given.map((one) => ({ lane: 'cart:auto', seq: 1, mutId: randomUUID(), v: 1, ...one }));
  const body = { protocol: PROTOCOL, build: 'test', scope: 'guest', group: randomUUID(), cursor: null };
  return guest.call('api.sync.push', { body: { ...body, changes } });
};
const noop = (seq: number, lane = 'cart:auto') => ({ route: 'sync.noop', args: null, seq, lane });

test('the contract takes lists in bodies and in what is queued', () => {
  expect(listsIn('body').length).toBeGreaterThan(5);
  expect(queued.length).toBeGreaterThan(5);
});

test.each(listsIn('body'))('%s answers briefly when its list %j is far too long', async (name, place) => {
  const route: RouteDefinition = ROUTES[name];
  const { body } = samples[name];
  const response = await person.call(name, { body: withAt(body, place, zeros(most(route, body))) });
  expect(response.status).toBe(422);
  expect((await response.text()).length).toBeLessThan(SMALL);
});

test.each(queued)(
  'S32 %s, queued with a list %j far too long, is refused briefly and kept briefly',
  async (name, place) => {
    const sample = samples[name].body;
    const response = await pushOf({ route: name, args: withAt(sample, place, zeros(100_000)) });
    expect(response.status).toBe(200);
    expect((await response.text()).length).toBeLessThan(SMALL);
  },
);

test('no query of the shop takes a list', () => {
  expect(listsIn('query')).toEqual([]);
});

const OFFICE: readonly RouteDefinition[] = Object.values({ ...OFFICE_ROUTES, ...OFFICE_OFFLINE_ROUTES });
const officeLists = (part: 'body' | 'query') =>
  OFFICE.flatMap((route) => listsOf(route[part]).map((place) => ({ name: route.name, schema: route[part], place })));

interface Found {
  readonly issues?: readonly Found[] | undefined;
}
/** Every place that is named, those of the ways that a union tried among them. */
const countOf = (issues: readonly Found[] = []): number =>
  issues.reduce((sum, { issues: nested }) => sum + 1 + countOf(nested), 0);

const FAR_TOO_MANY = 100_000;
/** Items that are judged of the longest list the office has; one without an end, or measured afterwards, has them all. */
const MOST_JUDGED = 10_000;

test.each(['body', 'query'] as const)('a list in a %s of the back office is measured before it is judged', (part) => {
  const lists = officeLists(part);
  expect(lists.length).toBeGreaterThan(5);
  const long = lists.flatMap(({ name, schema, place }) =>
    // whatever its items are, one of these is none
    [0, {}].flatMap((item) => {
      const given = withAt({}, place, Array<unknown>(FAR_TOO_MANY).fill(item));
      const judged = countOf(v.safeParse(schema ?? v.never(), given).issues);
      return judged > MOST_JUDGED ? [`${name} ${place.join('.')}: ${judged}`] : [];
    }),
  );
  expect(long).toEqual([]);
});

test('S32 a number that does not rise in its lane is refused with the whole push', async () => {
  for (const twice of [
    [noop(1), noop(1)],
    [noop(2), noop(1)],
    [noop(1), noop(1, 'contact'), noop(1)],
  ]) {
    const response = await pushOf(...twice);
    expect(response.status).toBe(422);
    expect(await response.text()).toContain('"seq.order"');
  }
  expect((await pushOf(noop(1), noop(1, 'contact'), noop(2), noop(2, 'contact'))).status).toBe(200);
});

test('S32 a key of a megabyte that nobody knows is not told back', async () => {
  const response = await pushOf({ route: 'api.cart.clear', args: { area: 'auto', ['k'.repeat(1_000_000)]: 1 } });
  expect((await response.text()).length).toBeLessThan(SMALL);
  const rows = await server.db.selectFrom('sync_result').select('data').execute();
  const longest = Math.max(...rows.map(({ data }) => JSON.stringify(data).length));
  expect(longest).toBeLessThan(SMALL);
});

test.each([
  ['a list', '['.repeat(50_000) + ']'.repeat(50_000)],
  ['a record', '{"a":'.repeat(20_000) + '1' + '}'.repeat(20_000)],
])('%s nested thousands of times is refused, without a fault of the server', async (_what, nested) => {
  const guest = await server.visit();
  const change = (seq: number) =>
    `{"lane":"cart:auto","seq":${seq},"mutId":"${randomUUID()}","route":"a","v":1,"args":`;
  const head = `{"protocol":${PROTOCOL},"build":"t","scope":"guest","group":"${randomUUID()}","cursor":null,"changes":[`;
  const body = `${head}${change(1)}${nested}},${change(2)}1}]}`;
  const headers = { ...guest.headers, 'content-type': 'application/json' };
  const response = await server.send('/api/sync/push', { method: 'POST', headers, body });
  expect(response.status).toBe(422);
});

test.each([
  ['seq', 1e300],
  ['seq', 2 ** 53],
  ['v', 1e300],
])('a change whose %s is %d is refused, not tried for ever', async (key, value) => {
  const response = await pushOf({ ...noop(1), [key]: value });
  expect(response.status).toBe(422);
});

test('no call of this file was a fault of the server', () => {
  expect(server.log.filter((line) => line.includes('"level":50'))).toEqual([]);
});

test('a body of more values than any input has is refused unread; commas in what a person wrote are no values', async () => {
  const guest = await server.visit();
  const head = { protocol: PROTOCOL, build: 'test', scope: 'guest', group: randomUUID(), cursor: null };
  const refused = await guest.call('api.sync.push', { body: { ...head, changes: zeros(300_000) } });
  expect(refused.status).toBe(422);
  expect(await refused.text()).toContain('"json.tooLong"');
  const commas = await pushOf({ route: 'api.cart.clear', args: { area: 'auto', text: ',"\\'.repeat(300_000) } });
  expect(commas.status).toBe(200);
});
