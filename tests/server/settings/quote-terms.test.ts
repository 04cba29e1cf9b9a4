import { afterAll, beforeAll, expect, test } from 'vitest';

import { signedIn } from '#tests/server/admin/office.ts';
import { openWholeServer, type WholeServer } from '#tests/server/contract/whole-server.ts';

let server: WholeServer;

beforeAll(async () => {
  server = await openWholeServer();
});
afterAll(() => server.close());

const quotesIn = async (area: string): Promise<unknown> => {
  const { quotes }: { quotes: unknown } = await (await server.call('api.sale-terms.show', { params: { area } })).json();
  return quotes;
};

test('whether quotes are offered, to guests too, and from which total, is told as the shop has set it for each area', async () => {
  const usual = { enabled: true, guestEnabled: true, minTotal: 0 };
  expect([await quotesIn('auto'), await quotesIn('moto')]).toEqual([usual, usual]);
  const office = await signedIn(server);
  const { rev }: { rev: number } = await (await office.call('api.admin.settings.sales.show')).json();
  const set = (code: string, value: boolean | number, channel: string) => ({
    code: `sales.quote_settings.${code}`,
    channel,
    locale: null,
    value,
  });
  const changes = [
    set('enabled', false, 'auto'),
    set('guest_enabled', false, 'moto'),
    set('min_total', 1_500_000, 'moto'),
  ];
  const saved = await office.call('api.admin.settings.sales.update', { body: { rev, changes } });
  expect(saved.status).toBe(200);
  await server.refresh();
  expect([await quotesIn('auto'), await quotesIn('moto')]).toEqual([
    { ...usual, enabled: false },
    { enabled: true, guestEnabled: false, minTotal: 1_500_000 },
  ]);
});
