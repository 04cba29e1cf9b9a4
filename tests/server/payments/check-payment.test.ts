import { afterAll, beforeAll, expect, test } from 'vitest';

import { createCrypto } from '#server/gateways/payment/crypto/crypto.ts';
import { createPayPlug } from '#server/gateways/payment/payplug/payplug.ts';
import { readingOf } from '#server/platform/settings/core-config.ts';
import { checkPayment } from '#server/subjects/payments/check-payment.ts';
import { createTestClock } from '#tests/support/clock.ts';
import { serve, type HttpServer } from '#tests/server/gateways/payment/http-server.ts';

const KEY = 'sk_test_right';
const clock = createTestClock();
let provider: HttpServer;

/** A provider that knows one key and no payment. */
beforeAll(async () => {
  provider = await serve((request, response) => {
    response.writeHead(request.headers.authorization?.endsWith(KEY) === true ? 404 : 401).end('{}');
  });
});
afterAll(() => provider.close());

const setting = readingOf([], () => {});
const outcomeWith = (open: Parameters<typeof checkPayment>[0]['open']) =>
  checkPayment(
    { settings: async () => setting, exposed: async () => false, clock, ...(open && { open }) },
    { provider: 'payplug', area: 'auto' },
  );

test('a key the provider knows is told from one it does not, and from a provider that does not answer', async () => {
  const payplug = (secretKey: string, baseUrl = provider.origin) =>
    outcomeWith(() => createPayPlug({ mode: 'test', secretKey, clock, baseUrl }));
  expect(await payplug(KEY)).toEqual({ outcome: 'accepted', isLive: false });
  expect(await payplug('sk_test_wrong')).toEqual({ outcome: 'unauthorized', isLive: false });
  expect(await payplug(KEY, 'http://127.0.0.1:1')).toEqual({ outcome: 'unreachable', isLive: false });
  const coins = {
    baseUrl: provider.origin,
    webhookSecret: 'x',
    storeId: 'store',
    expireMinutes: 30,
    mode: 'live',
  } as const;
  expect(await outcomeWith(() => createCrypto({ ...coins, apiKey: KEY }))).toEqual({
    outcome: 'accepted',
    isLive: true,
  });
});

test('what is not set is missing, and an address that is none reaches nobody', async () => {
  expect(await outcomeWith(undefined)).toEqual({ outcome: 'missing', isLive: false });
  const broken = () =>
    createCrypto({ baseUrl: 'ftp://x', apiKey: '', webhookSecret: '', storeId: '', expireMinutes: 1, mode: 'live' });
  expect(await outcomeWith(broken)).toEqual({ outcome: 'unreachable', isLive: false });
});
