import { afterAll, beforeAll, expect, test } from 'vitest';

import { createTestFrame, type TestFrame } from '#tests/support/server.ts';

let on: TestFrame;
let off: TestFrame;
beforeAll(async () => {
  on = await createTestFrame({ routes: {}, handlers: {} });
  off = await createTestFrame({ routes: {}, handlers: {}, env: { SERVICE_WORKER: 'off' } });
});
afterAll(async () => {
  await on.close();
  await off.close();
});

const policyOf = ({ headers }: Response) => headers.get('content-security-policy') ?? '';

test('the service worker is the shop’s own, or, switched off, the one that removes itself', async () => {
  for (const [frame, text] of [
    [on, '/* worker */'],
    [off, '/* leaves */'],
  ] as const) {
    const answer = await frame.send('/sw.js');
    expect(await answer.text()).toBe(text);
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    expect(answer.headers.get('content-type')).toContain('text/javascript');
  }
});

test('workers may ask the shop and nobody else: they obey the policy of their own script', async () => {
  for (const path of ['/sw.js', '/vue/entry-1.js']) {
    expect(policyOf(await on.send(path)), path).toMatch(/^default-src 'none'; .*connect-src 'self'/);
    expect(policyOf(await on.send(path)), path).not.toMatch(/sandbox|unsafe/);
  }
});

test('the shell that browsers keep as the document of every page runs its scripts', async () => {
  const answer = await on.send('/index.html');
  expect(await answer.text()).toContain('<div id="root"></div>');
  expect(policyOf(answer)).toMatch(/script-src 'self'/);
  expect(policyOf(answer)).not.toMatch(/sandbox|unsafe/);
});
