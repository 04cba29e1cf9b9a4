import { describe, expect, test } from 'vitest';

import { SHOP_CALLS } from '#core/contract/shop/sync-calls.ts';
import { createTransport } from '#src/sync/engine/transport.ts';

describe('answers', () => {
  const transportOf = (answer: unknown) => {
    const calls: [string, unknown][] = [];
    const options: unknown[] = [];
    const client: Parameters<typeof createTransport>[0] = {
      call: async (name, input, option) => {
        calls.push([name, input]);
        options.push(option);
        return JSON.parse(JSON.stringify(answer));
      },
      renewToken: () => Promise.resolve('token'),
    };
    return { calls, options, transport: createTransport(client, SHOP_CALLS) };
  };
  const body = { protocol: 1, build: 'b', scope: 'guest', group: 'g', cursor: null };
  const { signal } = new AbortController();
  const pull = { from: null, to: { epoch: 'e', rev: 1, revId: 'r' }, reset: false, changes: [], lastSeq: {} };

  test.each([
    ['a page', '<h1>'],
    ['nothing', null],
    ['the answer to something else', { csrfToken: 'x' }],
    ['an unheard-of outcome', { results: [{ status: 'perhaps', lane: 'contact', seq: 1 }], pull }],
    ['results without a state', { results: [] }],
    ['a state without a date', { results: [], pull }],
  ])('S55 S65 %s in place of an answer is a fault that passes, of which nothing is believed', async (_what, answer) => {
    const { transport } = transportOf(answer);
    await expect(transport.push({ ...body, changes: [] }, signal)).rejects.toMatchObject({ kind: 'serverFault' });
    await expect(transport.pull(body, signal)).rejects.toMatchObject({ kind: 'serverFault' });
  });

  test('S7 S55 a push brings results and the state that holds them', async () => {
    const answer = {
      results: [{ status: 'taken', lane: 'contact', seq: 3 }],
      pull: { ...pull, serverNow: '2026-01-05T09:00:00.000Z' },
    };
    const { calls, options, transport } = transportOf(answer);
    expect(await transport.push({ ...body, changes: [] }, signal)).toEqual(answer);
    expect(calls).toEqual([['api.sync.push', { body: { ...body, changes: [] } }]]);
    // What to do about a token is the engine's own decision (S59).
    expect(options).toMatchObject([{ renew: false, signal }]);
  });
});
