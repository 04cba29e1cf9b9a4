import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { centsOf } from '#server/gateways/payment/cents.ts';
import { mismatchesOf } from '#server/gateways/payment/match-event.ts';
import type { PaymentOutcome } from '#server/gateways/payment/payment-event.ts';
import { formFields } from '#server/gateways/payment/paypal-standard/form-fields.ts';
import { createPayPalStandard } from '#server/gateways/payment/paypal-standard/paypal-standard.ts';

import { FAULTS, faultyProvider, patienceMs } from './faulty-provider.ts';
import { serve } from './http-server.ts';
import { CREDENTIALS, ORDER, paymentFor, requestOf } from './payment-samples.ts';
import { createPaymentWorld, type PaymentWorld } from './payment-world.ts';

const { businessAccount } = CREDENTIALS.paypal;
let world: PaymentWorld;

beforeAll(async () => {
  world = await createPaymentWorld();
});
afterAll(() => world.close());
beforeEach(async () => void (await world.readings()));

describe('the form', () => {
  const fields = (own = {}) => formFields(paymentFor('https://shop.test', own), businessAccount);

  it('shows the lines, the delivery and the promotion', () => {
    expect(fields()).toMatchObject({
      cmd: '_cart',
      upload: '1',
      business: businessAccount,
      custom: ORDER,
      currency_code: 'EUR',
      charset: 'utf-8',
      rm: '2',
      item_name_1: 'Plaquettes de frein – avant',
      item_number_1: 'BRK-308-AV',
      amount_1: '49.90',
      quantity_1: '2',
      item_name_3: 'Livraison',
      amount_3: '6.90',
      discount_amount_cart: '13.63',
      tax_cart: '0.00',
      address1: '12 rue de l’Échiquier',
      address2: 'Bâtiment B',
      lc: 'FR',
    });
  });

  it('shows one line with the whole where PayPal would come to another sum', () => {
    const one = fields({ amount: { cents: 12_958, currency: 'EUR' } });
    expect(one).toMatchObject({ item_name_1: 'Commande CM2026-000042', amount_1: '129.58', quantity_1: '1' });
    expect(Object.keys(one).filter((name) => /^amount_|^discount/u.test(name))).toEqual(['amount_1']);
  });

  it('always adds up to what the order costs, and holds no free line', () => {
    const line = fc.record({
      name: fc.string(),
      sku: fc.string(),
      quantity: fc.integer({ min: 0, max: 9 }),
      unitCents: fc.integer({ min: 0, max: 99_999 }),
    });
    const amounts = fc.integer({ min: 1, max: 999_999 });
    fc.assert(
      fc.property(
        fc.array(line),
        fc.nat(9_999),
        fc.nat(99_999),
        amounts,
        fc.boolean(),
        (lines, ship, off, other, fits) => {
          const sum = lines.reduce((all, one) => all + one.quantity * one.unitCents, ship) - off;
          const cents = fits && sum > 0 ? sum : other;
          const own = { lines, deliveryCents: ship, discountCents: off, amount: { cents, currency: 'EUR' } };
          const made = fields(own);
          let total = -(centsOf(made['discount_amount_cart'] ?? '0') ?? 0);
          for (let n = 1; made[`amount_${n}`] !== undefined; n += 1) {
            const price = centsOf(made[`amount_${n}`] ?? '') ?? 0;
            expect(price).toBeGreaterThan(0);
            total += price * Number(made[`quantity_${n}`]);
          }
          expect(total).toBe(cents);
        },
      ),
    );
  });
});

describe('a notification that PayPal confirms', () => {
  const told = async (fields: Readonly<Record<string, string>>) => {
    const payment = world.payment();
    await world.press(world.gateways.paypal_standard, payment, 'pay');
    await world.readings();
    world.standIn.paypal.notify(payment.reference, fields);
    const [reading] = await world.readings();
    if (!reading) throw new Error('nothing came');
    return { reading, payment };
  };

  it.each<[fields: Record<string, string>, outcome: PaymentOutcome]>([
    [{ payment_status: 'Completed' }, { kind: 'paid' }],
    [
      { payment_status: 'Pending', pending_reason: 'echeck' },
      { kind: 'pending', reason: 'echeck' },
    ],
    [{ payment_status: 'Pending', pending_reason: 'authorization' }, { kind: 'authorized' }],
    [{ payment_status: 'Denied' }, { kind: 'failed', failure: 'declined', providerCode: 'Denied' }],
    [{ payment_status: 'Failed' }, { kind: 'failed', failure: 'technical', providerCode: 'Failed' }],
    [{ payment_status: 'Expired' }, { kind: 'failed', failure: 'expired', providerCode: 'Expired' }],
    [{ payment_status: 'Voided' }, { kind: 'failed', failure: 'abandoned', providerCode: 'Voided' }],
    [{ payment_status: 'Refunded', mc_gross: '-129.57' }, { kind: 'refunded' }],
    [{ payment_status: 'Partially-Refunded', mc_gross: '-10.00' }, { kind: 'refunded' }],
    [
      { payment_status: 'Reversed', mc_gross: '-129.57', reason_code: 'chargeback' },
      { kind: 'chargeback', state: 'opened', reason: 'chargeback' },
    ],
    [
      { payment_status: 'Canceled_Reversal', reason_code: 'other' },
      { kind: 'chargeback', state: 'closed', reason: 'other' },
    ],
  ])('%j means %j', async (fields, outcome) => {
    const { reading } = await told(fields);
    expect(reading).toMatchObject({ kind: 'verified', event: { outcome }, answer: { status: 200, body: '' } });
  });

  it('names the payment a refund belongs to, with a positive amount', async () => {
    const { reading } = await told({
      payment_status: 'Refunded',
      mc_gross: '-10.00',
      txn_id: '0RF00000000000001',
      parent_txn_id: '0PY00000000000001',
    });
    expect(reading).toMatchObject({
      event: {
        providerTransaction: '0RF00000000000001',
        providerReference: '0PY00000000000001',
        amount: { cents: 1_000, currency: 'EUR' },
      },
    });
  });

  it('of another amount or currency is proven, and matches no order', async () => {
    const { reading, payment } = await told({ mc_gross: '1.00', mc_currency: 'USD' });
    if (reading.kind !== 'verified') throw new Error(reading.kind);
    const asked = { reference: payment.reference, orderUuid: ORDER, mode: 'test', amount: payment.amount } as const;
    expect(mismatchesOf(reading.event, asked)).toEqual(['currency', 'amount']);
  });

  it.each([
    [{ receiver_email: 'autre@example.fr', business: 'autre@example.fr' }, 'merchantMismatch'],
    [{ test_ipn: '0' }, 'modeMismatch'],
    [{ payment_status: 'Marvellous' }, 'statusUnknown'],
    [{ mc_gross: '-129.57' }, 'bodyMalformed'],
    [{ mc_gross: '129,57' }, 'bodyMalformed'],
    [{ txn_id: '' }, 'bodyMalformed'],
  ])('with %j is rejected: %s', async (fields, reason) => {
    expect((await told(fields)).reading).toMatchObject({ kind: 'rejected', reason });
  });

  it('is read in the letters it was written in, and keeps no signature', async () => {
    const { reading } = await told({});
    if (reading.kind !== 'verified') throw new Error(reading.kind);
    expect(reading.event.raw).toMatchObject({ first_name: 'Éléonore', last_name: 'Lefèvre', verify_sign: '[masqué]' });
  });
});

it('a shop that takes real money believes no test', async () => {
  await world.press(world.gateways.paypal_standard, world.payment(), 'pay');
  await world.readings();
  const live = createPayPalStandard({
    businessAccount,
    sandbox: false,
    checkBaseUrl: `${world.standIn.address}/paypal`,
  });
  const last = world.requests.at(-1);
  expect(last && (await live.readNotification(last))).toMatchObject({ kind: 'rejected', reason: 'modeMismatch' });
});

it('no octet of a notification can be changed', async () => {
  await world.press(world.gateways.paypal_standard, world.payment(), 'pay');
  await world.readings();
  const body = Buffer.from(world.requests.at(-1)?.rawBody ?? []).toString('latin1');
  for (const forged of [body.replace('129.57', '929.57'), `${body}&x=1`, body.replace('=', '%3D')]) {
    const reading = await world.gateways.paypal_standard.readNotification(requestOf(forged));
    expect(reading).toMatchObject({ kind: 'rejected' });
  }
  const twice = await world.gateways.paypal_standard.readNotification(requestOf(`${body}&mc_gross=1.00`));
  expect(twice).toMatchObject({ kind: 'rejected', reason: 'bodyMalformed' });
});

describe('when PayPal cannot say whether it sent a notification', () => {
  const body = 'payment_status=Completed&mc_gross=129.57&mc_currency=EUR&txn_id=1&test_ipn=1';
  const reading = async (base: string, timeoutMs: number) =>
    createPayPalStandard({ businessAccount, sandbox: true, checkBaseUrl: base, timeoutMs }).readNotification(
      requestOf(body),
    );

  it.each(FAULTS)('%s: it is asked to tell again', async (fault) => {
    const provider = await faultyProvider(fault);
    expect(await reading(provider.origin, patienceMs(fault))).toMatchObject({
      kind: 'rejected',
      reason: 'providerUnreachable',
      answer: { status: 503 },
    });
    await provider.close();
  });

  it.each(['verified', 'VERIFIED\n', ' VERIFIED', 'VERIFIED INVALID', '<html>VERIFIED</html>', ''])(
    '%j is not its word',
    async (word) => {
      const provider = await serve((_, response) => void response.end(word));
      expect(await reading(provider.origin, 30_000)).toMatchObject({ kind: 'rejected', reason: 'providerUnreachable' });
      await provider.close();
    },
  );

  it('nor is a word that comes with a fault', async () => {
    const provider = await serve((_, response) => void response.writeHead(500).end('VERIFIED'));
    expect(await reading(provider.origin, 30_000)).toMatchObject({ kind: 'rejected', reason: 'providerUnreachable' });
    await provider.close();
  });
});

it('money goes back by hand: the protocol has no question and no refund', async () => {
  const { paypal_standard: gateway } = world.gateways;
  const refund = { reference: 'R1', providerReference: 'T1', amount: { cents: 100, currency: 'EUR' } };
  expect(await gateway.refund(refund)).toEqual({ kind: 'manual', backOffice: 'https://www.sandbox.paypal.com' });
  expect(await gateway.query('T1')).toEqual({ kind: 'unsupported' });
});
