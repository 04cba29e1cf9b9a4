import { afterAll, beforeAll, expect, test } from 'vitest';
import * as v from 'valibot';

import { defineRoute } from '#core/wire/route.ts';
import { createTestFrame, type TestFrame } from '#tests/support/server.ts';

const slow = defineRoute({
  name: 'test.slow',
  method: 'GET',
  uri: 'api/slow',
  access: 'anyone',
  cache: 'no-store',
  answer: v.strictObject({}),
});
let frame: TestFrame;
const ends: (() => void)[] = [];
beforeAll(async () => {
  frame = await createTestFrame({
    routes: { 'test.slow': slow },
    handlers: {
      'test.slow': async () => {
        await new Promise<void>((end) => void ends.push(end));
        return {};
      },
    },
    env: { TRUST_PROXY: '1', LIMIT_FACTOR: '1' },
  });
});
afterAll(() => frame.close());

const from = (network: string, path: string) => frame.send(path, { headers: { 'x-forwarded-for': network } });

test('eight requests of a network are worked on, all of them are answered, and neither others nor the watch wait', async () => {
  const all = Array.from({ length: 10 }, () => from('203.0.113.9', '/api/slow'));
  await expect.poll(() => ends.length).toBe(8);
  expect((await from('203.0.113.9', '/healthz')).status).toBe(200);
  expect((await from('198.51.100.1', '/robots.txt')).status).toBe(200);
  const other = from('198.51.100.1', '/api/slow');
  await expect.poll(() => ends.length).toBe(9);
  for (let answered = 0; answered < 11; answered += 1) {
    await expect.poll(() => ends.length).toBeGreaterThan(0);
    ends.shift()?.();
  }
  const answers = await Promise.all([...all, other]);
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 11 }, () => 200));
});
