import { afterAll, beforeAll, expect, test } from 'vitest';

import { createTestFrame, type TestFrame } from '#tests/support/server.ts';

const SHELL = '<!doctype html><title>Administration</title>';
let frame: TestFrame;
let off: TestFrame;
beforeAll(async () => {
  const overrides = { adminShell: () => SHELL };
  frame = await createTestFrame({ routes: {}, handlers: {}, overrides });
  off = await createTestFrame({ routes: {}, handlers: {}, overrides, env: { SERVICE_WORKER: 'off' } });
});
afterAll(async () => {
  await frame.close();
  await off.close();
});

test('the back office has a shell of its own, which nobody finds by searching and nobody embeds', async () => {
  for (const path of ['/admin', '/admin/', '/admin.html']) {
    const answer = await frame.send(path);
    expect([answer.status, await answer.text()], path).toEqual([200, SHELL]);
    expect(answer.headers.get('x-robots-tag')).toBe('noindex');
    expect(answer.headers.get('cache-control')).toBe('private, no-cache');
    expect(answer.headers.get('content-security-policy')).toMatch(/script-src 'self';.*frame-ancestors 'none'/);
    expect(answer.headers.get('content-security-policy')).not.toMatch(/unsafe|sandbox/);
  }
});

test('the back office alone may open the camera, which reads bar codes of stock, and nothing else', async () => {
  const { headers } = await frame.send('/admin');
  expect(headers.get('permissions-policy')).toMatch(/camera=\(self\), microphone=\(\), geolocation=\(\)/u);
});

test('below it nothing is answered with the shop, and what has no page yet says 404', async () => {
  const page = await frame.send('/admin/orders/12');
  expect([page.status, await page.text()]).toEqual([404, SHELL]);
  const file = await frame.send('/admin/picture.png');
  expect([file.status, await file.text()]).toEqual([404, 'Not found']);
});

test('no page of the shop is answered with the back office', async () => {
  for (const path of ['/', '/auto', '/administration', '/index.html'])
    expect(await (await frame.send(path)).text(), path).not.toContain('Administration');
});

test('switched off, the back office’s worker removes itself as the shop’s does', async () => {
  expect(await (await off.send('/admin-sw.js')).text()).toBe('/* leaves */');
});
