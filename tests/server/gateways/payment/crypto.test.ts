import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import type { PaymentFailure } from '#core/domain/payment/failure.ts';
import { createCrypto } from '#server/gateways/payment/crypto/crypto.ts';
import { signatureOf } from '#server/gateways/payment/crypto/webhook.ts';
import type { PaymentOutcome } from '#server/gateways/payment/payment-event.ts';

import { CODES, FAULTS, faultyProvider, losingAnswers, patienceMs } from './faulty-provider.ts';
import { CREDENTIALS, requestOf } from './payment-samples.ts';
import { createPaymentWorld, type PaymentWorld } from './payment-world.ts';

const { webhookSecret, storeId } = CREDENTIALS.crypto;
let world: PaymentWorld;

beforeAll(async () => {
  world = await createPaymentWorld();
});
afterAll(() => world.close());
beforeEach(async () => void (await world.readings()));

const at = (baseUrl: string, own: Partial<Parameters<typeof createCrypto>[0]> = {}) =>
  createCrypto({ ...CREDENTIALS.crypto, mode: 'test', expireMinutes: 30, baseUrl, timeoutMs: 2_000, ...own });
const real = () => `${world.standIn.address}/crypto`;
const webhook = (body: unknown, secret: string = webhookSecret) => {
  const text = JSON.stringify(body);
  return requestOf(text, { 'btcpay-sig': signatureOf(Buffer.from(text), secret) });
};

async function invoice() {
  const payment = world.payment();
  const { start } = await world.press(world.gateways.crypto, payment, 'abandon');
  if (start.kind !== 'redirect') throw new Error(start.kind);
  await world.readings();
  return { payment, id: start.providerReference };
}

it('the signature of a webhook is an HMAC-SHA-256 (RFC 4231, case 2)', () => {
  const expected = 'sha256=5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843';
  expect(signatureOf(Buffer.from('what do ya want for nothing?'), 'Jefe')).toBe(expected);
});

const failed = (failure: PaymentFailure, providerCode: string): PaymentOutcome => ({
  kind: 'failed',
  failure,
  providerCode,
});

it.each([
  ['New', 'None', { kind: 'pending', reason: 'New' }],
  ['Processing', 'None', { kind: 'pending', reason: 'Processing' }],
  ['Settled', 'None', { kind: 'paid' }],
  ['Expired', 'None', failed('expired', 'Expired')],
  ['Expired', 'PaidPartial', failed('underpaid', 'Expired PaidPartial')],
  ['Expired', 'PaidLate', failed('paidLate', 'Expired PaidLate')],
  ['Invalid', 'None', failed('declined', 'Invalid')],
] as const)('an invoice that is %s (%s) means %j', async (status, additional, outcome) => {
  const { payment, id } = await invoice();
  world.standIn.crypto.become(payment.reference, status, additional);
  const expected = { outcome, reference: payment.reference, providerReference: id, amount: payment.amount };
  expect(await world.events()).toMatchObject([expected]);
  expect(await world.gateways.crypto.query(id)).toMatchObject({ kind: 'known', event: expected });
});

describe('a webhook', () => {
  it('that comes late tells what is, not what was', async () => {
    const { payment, id } = await invoice();
    world.standIn.crypto.become(payment.reference, 'Settled');
    await world.readings();
    const late = webhook({ type: 'InvoiceProcessing', storeId, invoiceId: id });
    expect(await world.gateways.crypto.readNotification(late)).toMatchObject({ event: { outcome: { kind: 'paid' } } });
  });

  it('does not pay by its name', async () => {
    const { id } = await invoice();
    const early = webhook({ type: 'InvoiceSettled', storeId, invoiceId: id });
    expect(await world.gateways.crypto.readNotification(early)).toMatchObject({
      event: { outcome: { kind: 'pending', reason: 'New' } },
    });
  });

  it('is believed with its own signature alone', async () => {
    const { id } = await invoice();
    const told = webhook({ type: 'InvoiceSettled', storeId, invoiceId: id });
    const { 'btcpay-sig': good = '' } = told.headers;
    const forged = [undefined, '', good.slice(7), good.slice(0, -1), good.toUpperCase(), `sha1=${good.slice(7)}`];
    for (const header of forged)
      expect(
        await world.gateways.crypto.readNotification({ ...told, headers: { 'btcpay-sig': header } }),
      ).toMatchObject({ kind: 'rejected', reason: 'signatureInvalid' });
    const open = at(real(), { webhookSecret: '' });
    expect(await open.readNotification(webhook({}, ''))).toMatchObject({ reason: 'signatureInvalid' });
  });

  it.each([
    [{ type: 'InvoiceSettled', storeId: 'other', invoiceId: 'x' }, 'merchantMismatch'],
    [{ type: 'InvoiceSettled', storeId, invoiceId: '../stores' }, 'bodyMalformed'],
    [{ type: 'InvoiceSettled', storeId, invoiceId: 'unknown' }, 'signatureInvalid'],
    ['no object', 'bodyMalformed'],
  ])('with %j is rejected: %s', async (body, reason) => {
    expect(await world.gateways.crypto.readNotification(webhook(body))).toMatchObject({ kind: 'rejected', reason });
  });

  it('about no invoice is true and nothing', async () => {
    const told = webhook({ type: 'PayoutApproved', storeId });
    expect(await world.gateways.crypto.readNotification(told)).toMatchObject({
      kind: 'ignored',
      answer: { status: 200 },
    });
  });

  it.each(FAULTS)('is to be told again when the server cannot be asked (%s)', async (fault) => {
    const provider = await faultyProvider(fault);
    const gateway = at(provider.origin, { timeoutMs: patienceMs(fault) });
    const told = webhook({ type: 'InvoiceSettled', storeId, invoiceId: 'x1' });
    expect(await gateway.readNotification(told)).toMatchObject({
      kind: 'rejected',
      reason: 'providerUnreachable',
      answer: { status: 503 },
    });
    await expect(gateway.start(world.payment())).rejects.toMatchObject({ code: CODES[fault] });
    await provider.close();
  });
});

describe('money that goes back in coins', () => {
  const eur = (cents: number) => ({ cents, currency: 'EUR' });

  it('waits under an address for the person to fetch it', async () => {
    const { payment, id } = await invoice();
    const refund = { reference: `R-${id}`, providerReference: id, amount: eur(5_000) };
    expect(await world.gateways.crypto.refund(refund)).toEqual({ kind: 'refused', reason: 'unpaid' });
    world.standIn.crypto.become(payment.reference, 'Settled');
    const made = await world.gateways.crypto.refund(refund);
    expect(made).toMatchObject({ kind: 'claimable', amount: eur(5_000) });
    expect(made).toHaveProperty('url', expect.stringContaining('/crypto/pull-payments/'));
    expect(await world.gateways.crypto.refund({ ...refund, reference: 'R2', amount: eur(12_958) })).toEqual({
      kind: 'refused',
      reason: 'amountTooLarge',
    });
  });

  it('is set aside once, also when the answer was lost', async () => {
    const { payment, id } = await invoice();
    world.standIn.crypto.become(payment.reference, 'Settled');
    const wire = await losingAnswers(real(), (method, path) => method === 'POST' && path.endsWith('/refund'));
    const refund = { reference: `R-${id}`, providerReference: id, amount: eur(5_000) };
    await expect(at(wire.origin).refund(refund)).rejects.toMatchObject({ code: 'unreachable' });
    await wire.close();
    const [first, second] = [await at(real()).refund(refund), await at(real()).refund(refund)];
    expect(first).toMatchObject({ kind: 'claimable' });
    expect(second).toEqual(first);
  });
});

it('an invoice is made with its own key and store alone, and its page is the server’s', async () => {
  await expect(at(real(), { apiKey: 'other' }).start(world.payment())).rejects.toMatchObject({ code: 'unauthorized' });
  await expect(at(real(), { storeId: 'other' }).start(world.payment())).rejects.toMatchObject({ status: 404 });
  // the answers come from one address and name pages of another
  const wire = await losingAnswers(real(), () => false);
  await expect(at(wire.origin).start(world.payment())).rejects.toMatchObject({ code: 'malformed' });
  await wire.close();
});
