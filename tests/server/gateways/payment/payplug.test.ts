import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import type { PaymentFailure } from '#core/domain/payment/failure.ts';
import { outcomeOf, type PaymentRecord } from '#server/gateways/payment/payplug/payment-record.ts';
import { createPayPlug } from '#server/gateways/payment/payplug/payplug.ts';
import type { PaymentRequest } from '#server/gateways/payment/payment-gateway.ts';

import { CODES, FAULTS, faultyProvider, losingAnswers, patienceMs } from './faulty-provider.ts';
import { CREDENTIALS, requestOf } from './payment-samples.ts';
import { createPaymentWorld, type PaymentWorld } from './payment-world.ts';

const { secretKey } = CREDENTIALS.payplug;
let world: PaymentWorld;

beforeAll(async () => {
  world = await createPaymentWorld();
});
afterAll(() => world.close());
beforeEach(async () => void (await world.readings()));

const at = (baseUrl: string, own: Partial<Parameters<typeof createPayPlug>[0]> = {}) =>
  createPayPlug({ mode: 'test', secretKey, baseUrl, clock: world.clock, timeoutMs: 2_000, ...own });
const real = () => `${world.standIn.address}/payplug`;

async function paid(own: Partial<PaymentRequest> = {}) {
  const payment = world.payment(own);
  const { start } = await world.press(world.gateways.payplug, payment, 'pay');
  if (start.kind !== 'redirect') throw new Error(start.kind);
  await world.readings();
  return { payment, id: start.providerReference };
}

const RECORD: PaymentRecord = {
  id: 'pay_1',
  object: 'payment',
  is_live: false,
  amount: 100,
  amount_refunded: 0,
  currency: 'EUR',
  is_paid: false,
  failure: null,
  authorization: null,
  hosted_payment: null,
  refundable_after: null,
  refundable_until: null,
  metadata: null,
};

describe('a payment at PayPlug', () => {
  it.each<[code: string, failure: PaymentFailure]>([
    ['processing_error', 'technical'],
    ['card_declined', 'declined'],
    ['insufficient_funds', 'fundsInsufficient'],
    ['3ds_declined', 'authenticationFailed'],
    ['incorrect_number', 'cardInvalid'],
    ['fraud_suspected', 'fraudSuspected'],
    ['method_unsupported', 'methodUnsupported'],
    ['card_scheme_mismatch', 'methodUnsupported'],
    ['aborted', 'abandoned'],
    ['timeout', 'expired'],
    ['something_new', 'unknown'],
  ])('that failed by %s failed as %s', (code, failure) => {
    expect(outcomeOf({ ...RECORD, failure: { code } })).toEqual({ kind: 'failed', failure, providerCode: code });
  });

  it('that is held and not taken is authorized; without anything it is pending', () => {
    expect(outcomeOf({ ...RECORD, authorization: { authorized_at: 1 } })).toEqual({ kind: 'authorized' });
    expect(outcomeOf({ ...RECORD, authorization: { authorized_at: null } })).toEqual({
      kind: 'pending',
      reason: 'created',
    });
  });

  it('that was taken counts, whatever was tried before', () => {
    expect(outcomeOf({ ...RECORD, is_paid: true, failure: { code: 'aborted' } })).toEqual({ kind: 'paid' });
  });

  it('can be asked for', async () => {
    const { id, payment } = await paid();
    expect(await world.gateways.payplug.query(id)).toMatchObject({
      kind: 'known',
      event: { outcome: { kind: 'paid' }, reference: payment.reference, amount: payment.amount },
    });
    for (const other of ['pay_doesnotexist', '../payments', '', 're_1'])
      expect(await world.gateways.payplug.query(other)).toEqual({ kind: 'unknown' });
  });

  it('O11 whose page nobody has paid on is no money on its way', async () => {
    const start = await world.gateways.payplug.start(world.payment());
    if (start.kind !== 'redirect') throw new Error(start.kind);
    const id = start.providerReference;
    expect(await world.gateways.payplug.query(id)).toEqual({ kind: 'unknown' });
    const told = requestOf(JSON.stringify({ object: 'payment', id }));
    expect(await world.gateways.payplug.readNotification(told)).toMatchObject({ kind: 'ignored' });
  });

  it('is refused when a field is wrong, with the field and without the key', async () => {
    const { billing } = world.payment();
    const start = world.gateways.payplug.start(world.payment({ billing: { ...billing, phone: '06 12 34 56 78' } }));
    await expect(start).rejects.toMatchObject({ code: 'refused', status: 400 });
    const error: unknown = await start.catch((one: unknown) => one);
    expect(JSON.stringify(error)).toContain('mobile_phone_number');
    expect(`${String(error)}${JSON.stringify(error)}`).not.toContain(secretKey);
  });

  it.each(['pickup', 'digital', 'address'] as const)('goes through for delivery by %s', async (delivery) => {
    const { id } = await paid({ delivery });
    expect(id).toMatch(/^pay_/u);
  });

  it('is not begun with another key, or in a mode the key is not for', async () => {
    await expect(at(real(), { secretKey: 'sk_test_other' }).start(world.payment())).rejects.toMatchObject({
      code: 'unauthorized',
    });
    await expect(at(real(), { mode: 'live' }).start(world.payment())).rejects.toMatchObject({ code: 'malformed' });
  });
});

describe('a notification of PayPlug', () => {
  it('is only a place to look at', async () => {
    const { id } = await paid();
    const lie = { object: 'payment', id, is_paid: false, is_live: true, amount: 1, currency: 'USD', metadata: {} };
    const reading = await world.gateways.payplug.readNotification(requestOf(JSON.stringify(lie)));
    expect(reading).toMatchObject({
      kind: 'verified',
      event: { outcome: { kind: 'paid' }, amount: { cents: 12_957, currency: 'EUR' }, mode: 'test' },
    });
  });

  it.each(['pay_unknown0000', 'pay_0'])('of a payment it does not know (%s) is nobody’s', async (id) => {
    const reading = world.gateways.payplug.readNotification(requestOf(JSON.stringify({ object: 'payment', id })));
    expect(await reading).toMatchObject({ kind: 'rejected', reason: 'signatureInvalid' });
  });

  it.each(['pay_1/../../v2', '../pay_1', 'pay_', 'pay_1?x', 42, null])('cannot lead elsewhere: %j', async (id) => {
    const reading = world.gateways.payplug.readNotification(requestOf(JSON.stringify({ object: 'payment', id })));
    expect(await reading).toMatchObject({ kind: 'rejected', reason: 'bodyMalformed' });
  });

  it('of a test is not believed by a shop that takes real money', async () => {
    const { id } = await paid();
    const told = requestOf(JSON.stringify({ object: 'payment', id }));
    expect(await at(real(), { mode: 'live' }).readNotification(told)).toMatchObject({
      kind: 'rejected',
      reason: 'modeMismatch',
      answer: { status: 200 },
    });
  });

  it('tells a refund made in PayPlug’s own back office', async () => {
    const { id, payment } = await paid();
    world.standIn.payplug.refund(payment.reference, 1_000);
    const [event] = await world.events();
    expect(event).toMatchObject({
      outcome: { kind: 'refunded' },
      providerReference: id,
      amount: { cents: 1_000 },
      reference: payment.reference,
    });
    expect(event?.providerTransaction).toMatch(/^re_/u);
  });

  it.each(FAULTS)('is to be told again when PayPlug cannot be asked (%s)', async (fault) => {
    const provider = await faultyProvider(fault);
    const gateway = at(provider.origin, { timeoutMs: patienceMs(fault) });
    expect(await gateway.readNotification(requestOf('{"object":"payment","id":"pay_1"}'))).toMatchObject({
      kind: 'rejected',
      reason: 'providerUnreachable',
      answer: { status: 503 },
    });
    await expect(gateway.start(world.payment())).rejects.toMatchObject({ name: 'ProviderError', code: CODES[fault] });
    await expect(gateway.query('pay_1')).rejects.toMatchObject({ code: CODES[fault] });
    await provider.close();
  });
});

describe('a refund at PayPlug', () => {
  const eur = (cents: number) => ({ cents, currency: 'EUR' });

  it('gives a part back, then the rest, and never more', async () => {
    const { id } = await paid();
    const give = (reference: string, cents: number) =>
      world.gateways.payplug.refund({ reference, providerReference: id, amount: eur(cents) });
    expect(await give('R1', 2_957)).toMatchObject({ kind: 'refunded', amount: eur(2_957) });
    expect(await give('R2', 10_001)).toEqual({ kind: 'refused', reason: 'amountTooLarge' });
    expect(await give('R3', 9)).toEqual({ kind: 'refused', reason: 'amountTooSmall' });
    expect(await give('R4', 10_000)).toMatchObject({ kind: 'refunded', amount: eur(10_000) });
    expect((await world.events()).map(({ amount }) => amount.cents).sort((a, b) => a - b)).toEqual([2_957, 10_000]);
  });

  it('whose answer was lost is found again instead of being made twice', async () => {
    const { id } = await paid();
    const wire = await losingAnswers(real(), (method, path) => method === 'POST' && path.endsWith('/refunds'));
    const refund = { reference: 'R-lost', providerReference: id, amount: eur(5_000) };
    await expect(at(wire.origin).refund(refund)).rejects.toMatchObject({ code: 'unreachable' });
    await wire.close();
    expect(await at(real()).refund(refund)).toMatchObject({ kind: 'refunded', amount: eur(5_000) });
    expect(await world.events()).toHaveLength(1);
  });

  it('is told in the same words as it was made', async () => {
    const { id } = await paid();
    const made = await at(real()).refund({ reference: 'R1', providerReference: id, amount: eur(5_000) });
    const [told] = await world.events();
    expect(made).toMatchObject({ providerTransaction: told?.providerTransaction });
  });

  it('is possible only for what was paid, in its currency, in its time', async () => {
    const { start } = await world.press(world.gateways.payplug, world.payment(), 'refuse');
    if (start.kind !== 'redirect') throw new Error(start.kind);
    const { id } = await paid();
    const give = (providerReference: string, amount = eur(100)) =>
      world.gateways.payplug.refund({ reference: 'R', providerReference, amount });
    expect(await give(start.providerReference)).toEqual({ kind: 'refused', reason: 'unpaid' });
    expect(await give(id, { cents: 100, currency: 'CHF' })).toEqual({ kind: 'refused', reason: 'currencyMismatch' });
    await expect(give('pay_1/../pay_2')).rejects.toMatchObject({ code: 'refused' });
    world.clock.advance(-1_000);
    expect(await give(id)).toEqual({ kind: 'refused', reason: 'tooEarly' });
    world.clock.advance(1_000 + 180 * 86_400_000 + 1_000);
    expect(await give(id)).toEqual({ kind: 'refused', reason: 'tooLate' });
  });
});

it('a payment whose page was never heard of can be begun again', async () => {
  const wire = await losingAnswers(real(), (method) => method === 'POST');
  const payment = world.payment();
  await expect(at(wire.origin).start(payment)).rejects.toMatchObject({ code: 'unreachable' });
  await wire.close();
  await world.press(world.gateways.payplug, payment, 'pay');
  expect((await world.events()).map(({ outcome }) => outcome.kind)).toEqual(['paid']);
});
