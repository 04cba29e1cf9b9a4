/** A shop that has the password of PayZen's API asks before it believes, and what became of a try that nobody told of. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import type { PaymentGateway } from '#server/gateways/payment/payment-gateway.ts';
import { createPayZen } from '#server/gateways/payment/payzen/payzen.ts';

import { serve, type HttpServer } from './http-server.ts';
import { CREDENTIALS } from './payment-samples.ts';
import { createPaymentWorld, type PaymentWorld } from './payment-world.ts';

const TERMS = { siteId: '12345678', mode: 'TEST', captureDelay: 0, validationMode: 0 } as const;
const { key, restPassword } = CREDENTIALS.payzen;
let world: PaymentWorld;
let asking: PaymentGateway;

beforeAll(async () => {
  world = await createPaymentWorld();
  asking = gatewayAt(`${world.standIn.address}/payzen`);
});
afterAll(() => world.close());
beforeEach(async () => void (await world.readings()));

const gatewayAt = (baseUrl: string, password: string = restPassword) =>
  createPayZen({ ...TERMS, key, restPassword: password, baseUrl, timeoutMs: 2_000 });

async function told(action: 'pay' | 'refuse' | 'abandon', own?: Readonly<Record<string, string>>) {
  const payment = world.payment();
  await world.press(world.gateways.payzen, payment, action);
  if (own) world.standIn.payzen.notify(payment.reference, own);
  await world.readings();
  const request = world.requests.at(-1);
  if (!request) throw new Error('no notification came');
  return { payment, request };
}

test('O23 what a notification says of money is what PayZen answers when it is asked', async () => {
  const { payment, request } = await told('pay');
  expect(await asking.readNotification(request)).toMatchObject({
    kind: 'verified',
    event: {
      outcome: { kind: 'paid' },
      reference: payment.reference,
      orderUuid: payment.orderUuid,
      amount: { cents: 12_957, currency: 'EUR' },
    },
  });
});

/** A provider that has another opinion than its notification, or none. */
async function answering(answer: unknown, status = 200): Promise<HttpServer> {
  return serve((_request, response) => void response.writeHead(status).end(JSON.stringify(answer)));
}
const record = (own: object) => ({
  status: 'SUCCESS',
  answer: {
    shopId: '12345678',
    uuid: 'c'.repeat(32),
    amount: 12_957,
    currency: 'EUR',
    detailedStatus: 'AUTHORISED',
    operationType: 'DEBIT',
    ...own,
  },
});
const details = (orderId: string, mode = 'TEST') => ({ orderDetails: { orderId, mode } });

test('O23 a notification that PayZen does not confirm is not believed', async () => {
  const { payment, request } = await told('pay');
  const mine = details(payment.reference);
  const answers = [
    [{ status: 'ERROR', answer: { errorCode: 'PSP_010' } }, 'signatureInvalid'],
    [record(details('another')), 'signatureInvalid'],
    [record({ ...mine, shopId: '87654321' }), 'merchantMismatch'],
    [record(details(payment.reference, 'PRODUCTION')), 'modeMismatch'],
    [record({ ...mine, detailedStatus: 'MARVELLOUS' }), 'statusUnknown'],
    [{ status: 'ERROR', answer: { errorCode: 'INT_905' } }, 'providerUnreachable'],
    [{ marvellous: true }, 'providerUnreachable'],
  ] as const;
  for (const [answer, reason] of answers) {
    const provider = await answering(answer);
    const reading = await gatewayAt(provider.origin).readNotification(request);
    expect(reading, JSON.stringify(answer)).toMatchObject({ kind: 'rejected', reason });
    await provider.close();
  }
});

test('O23 the sum and the state are those of the answer, whatever was told', async () => {
  const { payment, request } = await told('pay');
  const provider = await answering(record({ ...details(payment.reference), amount: 100, detailedStatus: 'REFUSED' }));
  expect(await gatewayAt(provider.origin).readNotification(request)).toMatchObject({
    kind: 'verified',
    event: { outcome: { kind: 'failed' }, amount: { cents: 100 } },
  });
  await provider.close();
});

test('O23 why a card was refused stands in the notification, and of a page that was given up there is nothing to ask', async () => {
  expect(await asking.readNotification((await told('refuse')).request)).toMatchObject({
    event: { outcome: { kind: 'failed', failure: 'declined', providerCode: 'REFUSED 05' } },
  });
  const given = await told('abandon', { vads_trans_status: 'ABANDONED', vads_trans_uuid: '' });
  const nobody = await answering({}, 500);
  expect(await gatewayAt(nobody.origin).readNotification(given.request)).toMatchObject({
    kind: 'verified',
    event: { outcome: { kind: 'failed', failure: 'abandoned' } },
  });
  await nobody.close();
});

test('O23 a try is asked for by its reference or by that of a transaction; what was paid counts before what was refused', async () => {
  const { payment } = await told('pay', { vads_trans_status: 'REFUSED', vads_trans_uuid: 'd'.repeat(32) });
  for (const name of [payment.reference, 'd'.repeat(32)])
    expect(await asking.query(name)).toMatchObject({
      kind: 'known',
      event: { outcome: { kind: 'paid' }, reference: payment.reference, orderUuid: null },
    });
  expect(await asking.query('CM0-1-1')).toEqual({ kind: 'unknown' });
  expect(await asking.query('e'.repeat(32))).toEqual({ kind: 'unknown' });
  const start = await asking.start(world.payment({ reference: 'CM0-1-2' }));
  expect(start).toMatchObject({ kind: 'form', providerReference: 'CM0-1-2' });
});

test('the keys of the API are checked with the others', async () => {
  expect(await asking.check()).toBe('accepted');
  const wrong = gatewayAt(`${world.standIn.address}/payzen`, 'another');
  await expect(wrong.check()).rejects.toMatchObject({ code: 'unauthorized' });
  expect(await world.gateways.payzen.check()).toBe('unasked');
});
