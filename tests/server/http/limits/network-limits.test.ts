import { afterAll, beforeAll, expect, test } from 'vitest';

import { meRoute } from '#core/contract/account/me.ts';
import { NetworkBuckets } from '#server/platform/network/network-buckets.ts';
import { NetworkPlaces } from '#server/platform/network/network-places.ts';
import { widerNetwork } from '#server/platform/network/wider-network.ts';
import { TokenBuckets } from '#server/platform/network/token-buckets.ts';
import { callerAddress, networkOf } from '#server/http/session/network-address.ts';
import type { RequestContext } from '#server/routes/request-context.ts';
import { createTestClock } from '#tests/support/clock.ts';
import { createTestFrame, type TestFrame } from '#tests/support/server.ts';

let frame: TestFrame;

beforeAll(async () => {
  frame = await createTestFrame({
    routes: { 'api.me': meRoute },
    handlers: {
      'api.me': async (context: RequestContext) => ({
        customer: null,
        borrowed: null,
        permissions: [],
        csrfToken: await context.csrfToken(),
      }),
    },
    env: { TRUST_PROXY: '1', LIMIT_FACTOR: '1' },
  });
});
afterAll(() => frame.close());

const from = (address: string, cookie = '') =>
  frame.send('/api/me', { headers: { 'x-forwarded-for': address, ...(cookie === '' ? {} : { cookie }) } });

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:1:2::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['64:ff9b::192.0.2.1', '64:ff9b:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['unknown', 'unknown'],
])('%s is counted as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test.each([
  ['nothing is believed without a proxy', '203.0.113.9', 0, '10.0.0.1'],
  ['the entry of the outermost trusted proxy counts', '1.1.1.1, 203.0.113.9', 1, '203.0.113.9'],
  ['an IPv4 address may be written as IPv6', '::ffff:203.0.113.9', 1, '203.0.113.9'],
  ['a text that is no address is the socket’s', 'x'.repeat(3_000), 1, '10.0.0.1'],
  ['nor is one with a port', '203.0.113.9:80', 1, '10.0.0.1'],
  ['a header with fewer entries than proxies is not believed', '203.0.113.9', 2, '10.0.0.1'],
])('%s', (_what, header, proxies, address) => {
  expect(callerAddress('10.0.0.1', header, proxies)).toBe(address);
});

test.each([
  ['2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['0:0:0:0::/64', '0:0:0::/48'],
  ['203.0.113.9', null],
  ['unknown', null],
])('%s lies in %s', (network, wide) => {
  expect(widerNetwork(network)).toBe(wide);
});

/** Takes so often, each time from another network. @returns how often it was let in */
function takenBy(buckets: NetworkBuckets, networks: readonly string[]): number {
  let taken = 0;
  for (const network of networks)
    try {
      buckets.take(network);
      taken += 1;
    } catch {
      // refused: that is what is counted
    }
  return taken;
}
const inSite = (site: number, count: number) => Array.from({ length: count }, (_, at) => `2001:db8:${site}:${at}::/64`);

test('a /48 may do ten times what one of its networks may, and all networks together what is theirs', () => {
  const buckets = new NetworkBuckets({ burst: 3, perSecond: 1, all: 25 }, createTestClock());
  expect(takenBy(buckets, [...inSite(1, 1), ...inSite(1, 1), ...inSite(1, 1), ...inSite(1, 1)])).toBe(3);
  expect(takenBy(buckets, inSite(1, 100))).toBe(27);
  expect(takenBy(buckets, inSite(2, 100))).toBe(30);
  const others = Array.from({ length: 100 }, (_, at) => `203.0.113.${at}`);
  expect(takenBy(buckets, others)).toBe(15);
});

test('whoever is stopped in a narrow bucket takes nothing from the wide ones', () => {
  const buckets = new NetworkBuckets({ burst: 2, perSecond: 1 }, createTestClock());
  expect(
    takenBy(
      buckets,
      Array.from({ length: 500 }, () => '2001:db8:1:1::/64'),
    ),
  ).toBe(2);
  expect(takenBy(buckets, inSite(1, 100))).toBe(18);
});

test('a place that is left twice is left once, and nothing is remembered of who has gone', () => {
  const places = new NetworkPlaces({ own: 1, wide: 2, all: 3 });
  const leave = places.take('2001:db8:1:1::/64');
  expect(places.take('2001:db8:1:1::/64')).toBeNull();
  expect(places.take('2001:db8:1:2::/64')).not.toBeNull();
  expect(places.take('2001:db8:1:3::/64')).toBeNull();
  expect(places.take('203.0.113.1')).not.toBeNull();
  expect(places.take('203.0.113.2')).toBeNull();
  leave?.();
  leave?.();
  expect(places.size).toBe(2);
  expect(places.take('203.0.113.2')).not.toBeNull();
  expect(places.take('203.0.113.3')).toBeNull();
});

test('a bucket lets a burst through, then as much as its rate fills', () => {
  const clock = createTestClock();
  const buckets = new TokenBuckets({ burst: 3, perSecond: 2 }, clock);
  for (let at = 0; at < 3; at += 1) buckets.take('a');
  expect(() => buckets.take('a')).toThrow(expect.objectContaining({ data: { retryAfterMs: 500 } }));
  buckets.take('b');
  clock.advance(500);
  buckets.take('a');
  expect(() => buckets.take('a')).toThrow('attempts.exceeded');
});

test('what weighs more than is left is let in and owed, so that small things do not go before it for ever', () => {
  const clock = createTestClock();
  const buckets = new TokenBuckets({ burst: 10, perSecond: 2 }, clock);
  buckets.take('a', 9);
  buckets.take('a', 5);
  expect(() => buckets.take('a')).toThrow(expect.objectContaining({ data: { retryAfterMs: 2_500 } }));
  clock.advance(2_500);
  buckets.take('a', 5);
});

test('one network makes so many guests and no more; who is known goes on', async () => {
  const first = await from('2001:db8:5:5::1');
  const cookie = first.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const statuses: number[] = [];
  for (let at = 0; at < 320; at += 1) statuses.push((await from(`2001:db8:5:5::${at.toString(16)}`)).status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(299);
  const refused = await from('2001:db8:5:5::1');
  expect([refused.status, Number(refused.headers.get('retry-after'))]).toEqual([429, 1]);
  expect((await from('2001:db8:5:5::1', cookie)).status).toBe(200);
  expect((await from('2001:db8:5:6::1')).status).toBe(200);
});

test('a probe that floods is told to come back before the database is asked', async () => {
  const headers = { 'x-forwarded-for': '198.51.100.1' };
  const statuses: number[] = [];
  for (let at = 0; at < 620; at += 1) statuses.push((await frame.send('/readyz', { headers })).status);
  expect([statuses[0], statuses.at(-1), statuses.filter((status) => status === 429).length]).toEqual([200, 429, 20]);
});
