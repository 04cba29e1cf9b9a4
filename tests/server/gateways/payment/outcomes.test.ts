import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { PROVIDERS as PROVIDER_DEFINITIONS } from '#core/domain/payment/providers/all.ts';
import type { PaymentOutcome } from '#server/gateways/payment/payment-event.ts';
import { mismatchesOf } from '#server/gateways/payment/match-event.ts';
import type { PaymentRequest, PaymentStart } from '#server/gateways/payment/payment-gateway.ts';

import { ORDER } from './payment-samples.ts';
import { createPaymentWorld, PROVIDERS, type PaymentWorld } from './payment-world.ts';

let world: PaymentWorld;

beforeAll(async () => {
  world = await createPaymentWorld();
});
afterAll(() => world.close());
beforeEach(async () => void (await world.readings()));

const asked = ({ reference, amount }: PaymentRequest, start: PaymentStart) =>
  ({
    reference,
    orderUuid: ORDER,
    mode: 'test',
    amount,
    ...(start.kind === 'form' ? { form: start.fields } : { startedAs: start.providerReference }),
  }) as const;

describe.each(PROVIDERS)('a payment by %s', (provider) => {
  const gateway = () => world.gateways[provider];

  it('begins as its definition says, by a form or by an address', async () => {
    const start = await gateway().start(world.payment());
    expect(start.kind === 'form' ? 'form' : 'address').toBe(PROVIDER_DEFINITIONS[provider].sent);
  });

  it('that succeeds is told to the shop with everything it asked for', async () => {
    const payment = world.payment();
    const visit = await world.press(gateway(), payment, 'pay');
    expect(visit.home).toBe('success');
    expect(visit.page).toContain('129,57');
    const paid = (await world.events()).findLast(({ outcome }) => outcome.kind === 'paid');
    expect(paid).toMatchObject({ provider, mode: 'test', reference: payment.reference, orderUuid: ORDER });
    expect(paid?.providerTransaction).toMatch(/^[0-9A-Za-z_-]{16,}$/u);
    expect(paid && mismatchesOf(paid, asked(payment, visit.start))).toEqual([]);
  });

  it('is the same payment when it is told twice', async () => {
    await world.press(gateway(), world.payment(), 'twice');
    const events = await world.events();
    expect(events).toHaveLength(2);
    const [first, second] = events.map((event) => ({ ...event, raw: null }));
    expect(second).toEqual(first);
  });

  it('that was read once reads the same when somebody sends the notification again', async () => {
    await world.press(gateway(), world.payment(), 'pay');
    await world.readings();
    const again = world.requests.at(-1);
    if (!again) throw new Error('no notification came');
    const [one, two] = [await gateway().readNotification(again), await gateway().readNotification(again)];
    expect(one).toEqual(two);
    expect(one.kind).toBe('verified');
  });

  it('is not believed when somebody else says that it was made', async () => {
    const visit = await world.press(gateway(), world.payment(), 'forged');
    expect(visit.home).toBe('success');
    const readings = await world.readings();
    expect(readings.length).toBeGreaterThan(0);
    for (const reading of readings) {
      if (reading.kind === 'verified') expect(reading.event.outcome.kind).toBe('pending');
      // PayPlug is asked, and says that nobody has paid yet.
      else if (reading.kind === 'ignored') expect(provider).toBe('payplug');
      else expect(reading).toMatchObject({ kind: 'rejected', reason: 'signatureInvalid' });
    }
  });

  it('may be confirmed long after the person came back', async () => {
    await world.press(gateway(), world.payment(), 'slow');
    const before = (await world.events()).map(({ outcome }) => outcome.kind);
    expect(before).not.toContain('paid');
    await world.timers.advance(20_000);
    expect((await world.events()).map(({ outcome }) => outcome.kind)).toEqual(['paid']);
  });

  it('matches no order of another amount, currency, mode, number or reference', async () => {
    const payment = world.payment();
    const { start } = await world.press(gateway(), payment, 'pay');
    const event = (await world.events()).findLast(({ outcome }) => outcome.kind === 'paid');
    if (!event) throw new Error('not paid');
    const right = asked(payment, start);
    expect(mismatchesOf(event, { ...right, amount: { cents: 12_958, currency: 'EUR' } })).toEqual(['amount']);
    expect(mismatchesOf(event, { ...right, amount: { cents: 12_957, currency: 'CHF' } })).toEqual(['currency']);
    expect(mismatchesOf(event, { ...right, mode: 'live' })).toEqual(['mode']);
    expect(mismatchesOf(event, { ...right, orderUuid: payment.reference })).toEqual(['order']);
    expect(mismatchesOf(event, { ...right, reference: 'another' })).toEqual(['reference']);
    // PayPal's form is signed by nobody, and its notifications repeat what the other lines look at
    const other = { ...right, ...('form' in right ? { form: {} } : { startedAs: 'another' }) };
    expect(mismatchesOf(event, other)).toEqual(provider === 'paypal_standard' ? [] : ['reference']);
  });
});

const REFUSED: Readonly<Record<(typeof PROVIDERS)[number], readonly [home: string, outcome: PaymentOutcome]>> = {
  paypal_standard: ['cancelled', { kind: 'failed', failure: 'declined', providerCode: 'Denied' }],
  payzen: ['refused', { kind: 'failed', failure: 'declined', providerCode: 'REFUSED 05' }],
  payplug: ['cancelled', { kind: 'failed', failure: 'declined', providerCode: 'card_declined' }],
  crypto: ['success', { kind: 'failed', failure: 'declined', providerCode: 'Invalid' }],
};

it.each(PROVIDERS)('a payment refused by %s fails with its reason', async (provider) => {
  const { home } = await world.press(world.gateways[provider], world.payment(), 'refuse');
  const [where, outcome] = REFUSED[provider];
  expect(home).toBe(where);
  expect((await world.events()).map((event) => event.outcome)).toEqual([outcome]);
});

it.each([
  ['payzen', { kind: 'failed', failure: 'abandoned', providerCode: 'ABANDONED 17' }],
  ['payplug', { kind: 'failed', failure: 'abandoned', providerCode: 'aborted' }],
] as const)('who gives up at %s comes home, and the shop is told', async (provider, outcome) => {
  const { home } = await world.press(world.gateways[provider], world.payment(), 'abandon');
  expect(home).toBe('cancelled');
  expect((await world.events()).map((event) => event.outcome)).toEqual([outcome]);
});

it('who gives up at PayPal comes home, and nobody is told: there was no payment yet', async () => {
  const { home } = await world.press(world.gateways.paypal_standard, world.payment(), 'abandon');
  expect(home).toBe('cancelled');
  expect(await world.readings()).toEqual([]);
});

it('an invoice in coins that nobody pays expires', async () => {
  const payment = world.payment();
  await world.press(world.gateways.crypto, payment, 'abandon');
  expect(await world.readings()).toEqual([]);
  await world.timers.advance(30 * 60_000);
  const own = (await world.events()).filter(({ reference }) => reference === payment.reference);
  expect(own.map(({ outcome }) => outcome)).toEqual([{ kind: 'failed', failure: 'expired', providerCode: 'Expired' }]);
});

it('nothing that a provider signs goes home with the browser', async () => {
  for (const provider of PROVIDERS) {
    const visit = await world.press(world.gateways[provider], world.payment(), 'pay');
    expect(visit.carried, provider).not.toMatch(/signature|vads_/u);
  }
});
