import { afterAll, beforeAll, expect, test } from 'vitest';

import { rawText } from '#server/platform/raw-text.ts';
import { createTestFrame, type TestFrame } from '#tests/support/server.ts';

let frame: TestFrame;
const PART = rawText(`<urlset>${'<url/>'.repeat(1_000)}</urlset>`);
const asked: number[] = [];

beforeAll(async () => {
  frame = await createTestFrame({
    routes: {},
    handlers: {},
    env: { TRUST_PROXY: '1', LIMIT_FACTOR: '1' },
    siteMaps: {
      whole: async () => PART,
      part: async (number) => {
        asked.push(number);
        return number <= 3 ? PART : null;
      },
    },
  });
});
afterAll(() => frame.close());

const ask = (path: string, headers: Record<string, string> = {}) => frame.send(path, { headers });

test('a site map comes compressed, with its name, and not again to who has it', async () => {
  for (const path of ['/sitemap.xml', '/sitemap-3.xml']) {
    const answer = await ask(path, { 'accept-encoding': 'br' });
    expect([answer.status, answer.headers.get('content-encoding')]).toEqual([200, 'br']);
    expect(answer.headers.get('content-type')).toMatch(/^application\/xml/u);
    const etag = answer.headers.get('etag') ?? '';
    expect((await ask(path, { 'if-none-match': etag })).status).toBe(304);
  }
});

test('a part that is not there is not found, and what is no part is not asked for', async () => {
  expect((await ask('/sitemap-4.xml')).status).toBe(404);
  asked.length = 0;
  for (const path of [
    '/sitemap-0.xml',
    '/sitemap-01.xml',
    '/sitemap-1e3.xml',
    '/sitemap--1.xml',
    '/sitemap-1234567.xml',
  ])
    expect((await ask(path)).status).toBe(404);
  expect(asked).toEqual([]);
});

test('one network reads 120 parts at once, and is told to come back for more', async () => {
  const from = { 'x-forwarded-for': '203.0.113.77' };
  const statuses: number[] = [];
  for (let at = 0; at < 125; at += 1) statuses.push((await ask('/sitemap-1.xml', from)).status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(120);
  expect(statuses.at(-1)).toBe(429);
});
