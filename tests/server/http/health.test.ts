import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { createTestFrame, type TestFrame } from '#tests/support/server.ts';

let frame: TestFrame;
let database: 'answers' | 'silent';
let stopping: boolean;

beforeAll(async () => {
  frame = await createTestFrame({
    routes: {},
    handlers: {},
    env: { METRICS_TOKEN: 'metrics token' },
    overrides: {
      checkDatabase: async () => {
        if (database === 'silent') throw new Error('connection refused');
      },
      isStopping: () => stopping,
    },
  });
});
afterAll(() => frame.close());
beforeEach(() => {
  database = 'answers';
  stopping = false;
});

const statusOf = async (path: string, init?: RequestInit) => (await frame.send(path, init)).status;

test('the shop is ready as long as its database answers', async () => {
  expect([await statusOf('/healthz'), await statusOf('/readyz')]).toEqual([200, 200]);
  database = 'silent';
  expect([await statusOf('/healthz'), await statusOf('/readyz')]).toEqual([200, 503]);
});

test('a shop that is stopping is not ready and asks callers to come back', async () => {
  stopping = true;
  expect(await statusOf('/readyz')).toBe(503);
  const answer = await frame.send('/api/anything');
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
  expect(await answer.json()).toMatchObject({ code: 'shop.closed' });
});

test('who opens an address of a shop that is stopping reads so, and the page comes back by itself', async () => {
  stopping = true;
  const page = await frame.send('/auto', { headers: { accept: 'text/html,*/*;q=0.8' } });
  expect([page.status, page.headers.get('retry-after'), page.headers.get('refresh')]).toEqual([503, '5', '5']);
  expect(page.headers.get('content-type')).toContain('text/html');
  expect(await page.text()).toContain('<h1>Service non disponible</h1>');
});

test('metrics are shown to who has the token', async () => {
  expect(await statusOf('/metrics')).toBe(404);
  expect(await statusOf('/metrics', { headers: { authorization: 'Bearer wrong token' } })).toBe(404);
  const answer = await frame.send('/metrics', { headers: { authorization: 'Bearer metrics token' } });
  expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
  expect(await answer.text()).toMatch(/^shop_requests_total\{route="file",status="404"\} 2$/m);
});

test('who finds a weakness finds whom to tell', async () => {
  const answer = await frame.send('/.well-known/security.txt');
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/plain; charset=UTF-8']);
  const text = await answer.text();
  expect(text).toContain('Contact: mailto:contact@bitume.example\n');
  const expires = Date.parse(/^Expires: (.*)$/mu.exec(text)?.[1] ?? '');
  expect(expires).toBeGreaterThan(frame.clock.now().getTime());
});
