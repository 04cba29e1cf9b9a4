/** Whether the shop is in reach, as the calls of the back office find out. */
import { expect, test } from 'vitest';

import { createOfficeClient } from '#src/admin/api/office-client.ts';

const ME = 'api.admin.me';

/** What is told of the reach by one call that is answered so. */
async function told(answer: () => Promise<Response>): Promise<readonly boolean[]> {
  const heard: boolean[] = [];
  const { call } = createOfficeClient({
    fetch: answer,
    table: () => ({ [ME]: { uri: 'api/admin/me', methods: ['GET'] } }),
    origin: 'https://shop.test',
    deadline: () => new AbortController().signal,
    log: () => {},
    onSessionEnded: () => {},
    confirm: () => Promise.resolve(false),
    onReach: (online) => void heard.push(online),
  });
  await call(ME, {}).catch(() => {});
  return heard;
}

test.each([
  [401, 'session.required'],
  [403, 'permission.missing'],
  [404, 'record.unknown'],
])('a shop that refuses with %i is in reach', async (status, code) => {
  expect(await told(() => Promise.resolve(Response.json({ code, data: {} }, { status })))).toEqual([true]);
});

test('a line that is cut is out of reach', async () => {
  expect(await told(() => Promise.reject(new TypeError('Failed to fetch')))).toEqual([false]);
});

test('the page of a network in between says nothing good of the shop', async () => {
  const page = () => Promise.resolve(new Response('<p>Bienvenue</p>', { status: 401 }));
  expect(await told(page)).not.toContain(true);
});
