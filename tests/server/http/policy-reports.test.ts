import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { documentPolicy, POLICY_REPORTS } from '#server/http/secure-headers.ts';
import { createTestFrame, type TestFrame } from '#tests/support/server.ts';

let frame: TestFrame;

beforeAll(async () => {
  frame = await createTestFrame({ routes: {}, handlers: {}, env: { TRUST_PROXY: '1', LIMIT_FACTOR: '1' } });
});
afterAll(() => frame.close());
beforeEach(() => void frame.log.splice(0));

const told = (): unknown[] =>
  frame.log.map((line): unknown => JSON.parse(line)).filter((line) => JSON.stringify(line).includes('policy of a'));

const tell = (facts: Readonly<Record<string, string>>, network = '203.0.113.9') =>
  frame.send(POLICY_REPORTS, {
    method: 'POST',
    headers: { 'content-type': 'application/csp-report', 'x-forwarded-for': network },
    body: JSON.stringify({ 'csp-report': facts }),
  });

const broken = {
  'document-uri': 'http://shop.test/auto?q=mon+secret',
  'effective-directive': 'script-src-elem',
  'blocked-uri': 'https://elsewhere.example/track.js?who=me',
};

test('documents say where browsers tell what was stopped', () => {
  expect(documentPolicy([])).toContain(`report-uri ${POLICY_REPORTS}`);
});

test('what was stopped is in the log with its page and its origin, and with no address a person opened', async () => {
  expect((await tell(broken)).status).toBe(204);
  expect(told()).toEqual([
    expect.objectContaining({
      directive: 'script-src-elem',
      stopped: 'https://elsewhere.example',
      page: '{area}.home',
    }),
  ]);
  expect(frame.log.join('')).not.toMatch(/secret|who=me/u);
});

test('what an extension of the browser brought along is nobody’s fault', async () => {
  expect((await tell({ ...broken, 'blocked-uri': 'chrome-extension://abc/x.js' })).status).toBe(204);
  expect(told()).toEqual([]);
});

test.each([
  ['a directive that is a line of its own', { ...broken, 'effective-directive': 'script-src\nfatal: lost' }],
  ['a report that lacks its document', { 'effective-directive': 'img-src', 'blocked-uri': 'inline' }],
])('%s is answered and not written down', async (_what, facts) => {
  expect((await tell(facts)).status).toBe(204);
  expect(told()).toEqual([]);
});

test('a long one, and one of another type, are refused', async () => {
  expect((await tell({ ...broken, 'blocked-uri': 'x'.repeat(20_000) })).status).toBe(413);
  const form = await frame.send(POLICY_REPORTS, { method: 'POST', body: '{}' });
  expect(form.status).toBe(422);
});

test('one network fills no log', async () => {
  const statuses: number[] = [];
  for (let at = 0; at < 30; at += 1) statuses.push((await tell(broken, '198.51.100.7')).status);
  expect(statuses.filter((status) => status === 429)).toHaveLength(10);
  expect(told().length).toBeLessThanOrEqual(20);
});
