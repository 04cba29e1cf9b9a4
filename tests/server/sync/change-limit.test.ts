/** What one network may make the shop keep, whoever it says it is: through the whole server, with its numbers. */
import { randomUUID } from 'node:crypto';

import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { PROTOCOL, PUSH_MAX_CHANGES, type Change } from '#core/wire/sync.ts';

import { openWholeServer, type Visit, type WholeServer } from '../contract/whole-server.ts';
import { noop, unknownRoute } from './sync-shop.ts';

let server: WholeServer;

beforeAll(async () => {
  server = await openWholeServer({ limitFactor: 1 });
});
afterAll(() => server.close());

const kept = async (): Promise<number> => {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from sync_result`.execute(server.db);
  return rows[0]?.count ?? 0;
};
const headers = (network: string) => ({ 'x-forwarded-for': network });
const greeting = () => ({
  protocol: PROTOCOL,
  build: 'test',
  scope: 'guest' as const,
  group: randomUUID(),
  cursor: null,
});
const send = (visit: Visit, network: string, changes: readonly Change[], group = greeting()) =>
  visit.call('api.sync.push', { body: { ...group, changes }, headers: headers(network) });
const unknown = (from: number): Change[] =>
  Array.from({ length: PUSH_MAX_CHANGES }, (_, at) => unknownRoute(from + at));
const statusesOf = async (answer: Response): Promise<string[]> => {
  const { results }: { results: { status: string }[] } = await answer.json();
  return [...new Set(results.map(({ status }) => status))];
};

test('S33 what one network sends is bounded by its changes; others are served, and what waits comes through', async () => {
  const stranger = await server.visit();
  const group = greeting();
  const answers: Response[] = [];
  for (let at = 0; at < 45; at += 1) answers.push(await send(stranger, '203.0.113.7', unknown(at * 100 + 1), group));
  expect(answers.map(({ status }) => status)).toEqual([
    ...Array.from({ length: 30 }, () => 200),
    ...Array.from({ length: 15 }, () => 429),
  ]);
  expect(Number(answers.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await kept()).toBe(3_000);

  const elsewhere = await server.visit();
  expect(await statusesOf(await send(elsewhere, '203.0.113.8', [noop(1)]))).toEqual(['applied']);

  // A device behind the same address repeats the very same push when it was told to.
  const neighbour = await server.visit();
  const [own, waiting] = [greeting(), Array.from({ length: PUSH_MAX_CHANGES }, (_, at) => noop(at + 1))];
  const put = await send(neighbour, '203.0.113.7', waiting, own);
  expect(put.status).toBe(429);
  server.clock.advance(Number(put.headers.get('retry-after')) * 1000);
  expect(await statusesOf(await send(neighbour, '203.0.113.7', waiting, own))).toEqual(['applied']);
});

test('S33 a device that was away comes through at once with all it did', async () => {
  const visit = await server.visit();
  const group = greeting();
  for (let at = 0; at < 3; at += 1) {
    const changes = Array.from({ length: PUSH_MAX_CHANGES }, (_, n) => noop(at * 100 + n + 1));
    expect(await statusesOf(await send(visit, '198.51.100.4', changes, group))).toEqual(['applied']);
  }
});

test('S33 what is called directly counts as well', async () => {
  const visit = await server.visit();
  const group = greeting();
  for (let at = 0; at < 30; at += 1) await send(visit, '198.51.100.9', unknown(at * 100 + 1), group);
  const clear = () => visit.call('api.cart.clear', { body: { area: 'auto' }, headers: headers('198.51.100.9') });
  const refused = await clear();
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '1']);
  server.clock.advance(1_000);
  expect((await clear()).status).toBe(200);
});
