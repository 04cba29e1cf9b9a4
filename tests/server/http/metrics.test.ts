import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { readEvents } from '#tests/support/event-stream.ts';

import { openWholeServer, type WholeServer } from '../contract/whole-server.ts';

let server: WholeServer;

beforeAll(async () => {
  server = await openWholeServer();
});
afterAll(() => server.close());

const LINE = /^(?<name>[a-z_\d]+)(?:\{(?<labels>[^}]*)\})? (?<value>\S+)$/u;

/** Values by name and labels; every line has to be one of the format. */
async function scrape(): Promise<Map<string, number>> {
  const text = await (await server.send('/metrics', { headers: { authorization: 'Bearer metrics token' } })).text();
  const lines = text.split('\n').filter((one) => one !== '' && !one.startsWith('# '));
  return new Map(
    lines.map((one) => {
      const { name = '', labels = '', value } = LINE.exec(one)?.groups ?? {};
      // A mean of nothing is no number.
      expect(Number.isFinite(Number(value)) || value === 'Nan', one).toBe(true);
      return [`${name} ${labels}`.trim(), Number(value)];
    }),
  );
}

describe('the metrics of the shop', () => {
  test('count requests by route and status, with their durations, and hold no address', async () => {
    await server.call('api.products.index', { query: { area: 'auto' } });
    await server.call('api.products.index', { query: { area: 'auto' } });
    await server.call('api.products.show', { params: { area: 'auto', type: 'piece', slug: 'jean-dupont' } });
    const found = await scrape();
    expect(found.get('shop_requests_total route="api.products.index",status="200"')).toBe(2);
    expect(found.get('shop_requests_total route="api.products.show",status="404"')).toBe(1);
    expect(found.get('shop_request_duration_seconds_count route="api.products.index"')).toBe(2);
    expect(found.get('shop_request_duration_seconds_bucket le="+Inf",route="api.products.index"')).toBe(2);
    expect([...found.keys()].join()).not.toContain('dupont');
  });

  test('say what the process holds: catalogue, connections, documents, jobs, listeners, memory, delay', async () => {
    const stream = readEvents(await server.send('/api/live'));
    const mail = { key: 'metrics', template: 'x', to: 'a@example.fr', data: {} };
    await server.jobs.enqueue(server.db, 'mail.send', mail);
    await server.jobs.enqueue(server.db, 'media.avif', { hash: 'later' }, { startAfterSeconds: 3_600 });
    const found = await scrape();
    expect(found.get('shop_live_connections')).toBe(1);
    expect(found.get('shop_jobs_waiting kind="mail.send"')).toBe(1);
    expect(found.get('shop_jobs_waiting kind="media.avif"')).toBe(0);
    expect(found.get('shop_catalogue_products')).toBe(server.size());
    expect(found.get('shop_catalogue_revision')).toBeGreaterThan(0);
    for (const name of ['shop_documents', 'shop_pool_waiting', 'nodejs_eventloop_lag_p99_seconds'])
      expect(found.has(name), name).toBe(true);
    expect(found.get('process_resident_memory_bytes')).toBeGreaterThan(1e6);
    await stream.leave();
    expect((await scrape()).get('shop_live_connections')).toBe(0);
  });
});
