import { afterAll, beforeAll, expect, test } from 'vitest';
import * as v from 'valibot';

import { meRoute } from '#core/contract/account/me.ts';
import { defineRoute } from '#core/wire/route.ts';
import { LargeBodies } from '#server/http/limits/large-bodies.ts';
import { RequestsInHand } from '#server/http/limits/requests-in-hand.ts';
import type { RequestContext } from '#server/routes/request-context.ts';
import { createTestFrame, type TestFrame } from '#tests/support/server.ts';

const slow = defineRoute({
  name: 'test.slow',
  method: 'GET',
  uri: 'api/slow',
  access: 'anyone',
  cache: 'no-store',
  answer: v.strictObject({}),
});
const large = defineRoute({
  name: 'test.large',
  method: 'POST',
  uri: 'api/large',
  access: 'anyone',
  cache: 'no-store',
  maxBytes: 1_000_000,
  body: v.strictObject({ text: v.string() }),
  answer: v.strictObject({}),
});
/** Nothing takes long: time stands still. */
const later = () => () => {};

let frame: TestFrame;
const ends: (() => void)[] = [];
beforeAll(async () => {
  frame = await createTestFrame({
    routes: { 'api.me': meRoute, 'test.slow': slow, 'test.large': large },
    handlers: {
      'api.me': async (context: RequestContext) => ({
        customer: null,
        borrowed: null,
        permissions: [],
        csrfToken: await context.csrfToken(),
      }),
      'test.large': async () => ({}),
      'test.slow': async () => {
        await new Promise<void>((end) => void ends.push(end));
        return {};
      },
    },
    env: { TRUST_PROXY: '1', LIMIT_FACTOR: '1' },
    overrides: {
      inHand: new RequestsInHand({ later }),
      bodies: new LargeBodies({ inHand: new RequestsInHand({ atWork: 1, later }) }),
    },
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

test('large bodies of a network are read one after the other, and those of another meanwhile', async () => {
  const me = await from('203.0.113.9', '/api/me');
  const { csrfToken } = v.parse(v.object({ csrfToken: v.string() }), await me.json());
  const cookie = me.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
  const text = new TextEncoder().encode(JSON.stringify({ text: 'x'.repeat(100_000) }));
  /** Asked for its bytes, and who lets them come. */
  const send = (network: string) => {
    let come = () => {};
    const here = new Promise<void>((done) => (come = done));
    const told = { isRead: false };
    const body = new ReadableStream<Uint8Array>(
      {
        async pull(controller) {
          told.isRead = true;
          await here;
          controller.enqueue(text);
          controller.close();
        },
      },
      { highWaterMark: 0 },
    );
    const headers = {
      cookie,
      'x-forwarded-for': network,
      'x-csrf-token': csrfToken,
      'content-type': 'application/json',
      'content-length': String(text.length),
    };
    const init = { method: 'POST', headers, body, duplex: 'half' };
    const answer = frame.send('/api/large', init);
    return { answer, told, come };
  };
  const first = send('203.0.113.9');
  await expect.poll(() => first.told.isRead).toBe(true);
  const second = send('203.0.113.9');
  const other = send('198.51.100.1');
  await expect.poll(() => other.told.isRead).toBe(true);
  expect(second.told.isRead).toBe(false);
  other.come();
  expect((await other.answer).status).toBe(200);
  first.come();
  await expect.poll(() => second.told.isRead).toBe(true);
  second.come();
  expect([(await first.answer).status, (await second.answer).status]).toEqual([200, 200]);
});
