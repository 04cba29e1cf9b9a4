import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import type { PaymentFailure } from '#core/domain/payment/failure.ts';
import type { PaymentOutcome } from '#server/gateways/payment/payment-event.ts';
import { formFields } from '#server/gateways/payment/payzen/form-fields.ts';
import { createPayZen } from '#server/gateways/payment/payzen/payzen.ts';
import { isSigned, signatureOf, signed } from '#server/gateways/payment/payzen/signature.ts';

import { CREDENTIALS, ORDER, paymentFor, requestOf } from './payment-samples.ts';
import { createPaymentWorld, type PaymentWorld } from './payment-world.ts';

const { key } = CREDENTIALS.payzen;
const TERMS = { siteId: '12345678', mode: 'TEST', captureDelay: 0, validationMode: 0 } as const;
let world: PaymentWorld;

beforeAll(async () => {
  world = await createPaymentWorld();
});
afterAll(() => world.close());
beforeEach(async () => void (await world.readings()));

describe('the signature', () => {
  const EXAMPLE = {
    vads_action_mode: 'INTERACTIVE',
    vads_amount: '5124',
    vads_ctx_mode: 'TEST',
    vads_currency: '978',
    vads_page_action: 'PAYMENT',
    vads_payment_config: 'SINGLE',
    vads_site_id: '12345678',
    vads_trans_date: '20170129130025',
    vads_trans_id: '123456',
    vads_version: 'V2',
  };

  it('is the one of PayZen’s own example', () => {
    expect(signatureOf(EXAMPLE, '1122334455667788')).toBe('ycA5Do5tNvsnKdc/eP1bj2xa19z9q3iWPy9/rpesfS0=');
  });

  const fields = fc.dictionary(
    fc.stringMatching(/^vads_[a-z_0-9]{1,20}$/u),
    fc.string({ unit: 'grapheme', maxLength: 40 }),
    { minKeys: 1 },
  );

  it('does not hang on the order of the fields, nor on those of other names', () => {
    fc.assert(
      fc.property(fields, fc.string(), (form, other) => {
        const turned = Object.fromEntries(Object.entries(form).toReversed());
        expect(isSigned({ ...signed(turned, key), page: other }, key)).toBe(true);
      }),
    );
  });

  it('breaks with any other value, key or number of fields', () => {
    fc.assert(
      fc.property(fields, fc.string({ minLength: 1 }), (form, added) => {
        const good = signed(form, key);
        const [name = ''] = Object.keys(form);
        expect(isSigned({ ...good, [name]: `${form[name]}${added}` }, key)).toBe(false);
        expect(isSigned(good, key + added)).toBe(false);
        expect(isSigned({ ...good, vads_zzz_added_to_it: added }, key)).toBe(false);
      }),
    );
  });

  it('of an empty key is none', () => expect(isSigned(signed(EXAMPLE, ''), '')).toBe(false));
});

describe('the form', () => {
  it('holds what PayZen asks for', () => {
    const payment = paymentFor('https://shop.test', { serial: 1_800_007 });
    expect(formFields(payment, { ...TERMS, captureDelay: 3, validationMode: 1 })).toMatchObject({
      vads_version: 'V2',
      vads_site_id: '12345678',
      vads_ctx_mode: 'TEST',
      vads_amount: '12957',
      vads_currency: '978',
      vads_trans_date: '20260302090000',
      vads_trans_id: '000007',
      vads_order_id: payment.reference,
      vads_order_info: ORDER,
      vads_cust_id: payment.customerId,
      vads_capture_delay: '3',
      vads_validation_mode: '1',
      vads_return_mode: 'NONE',
      vads_url_check: 'https://shop.test/notify',
    });
  });

  it('is refused by PayZen when its number was used the same day', async () => {
    await world.press(world.gateways.payzen, world.payment({ serial: 600_077 }), 'pay');
    const again = world.press(world.gateways.payzen, world.payment({ serial: 1_500_077 }), 'pay');
    await expect(again).rejects.toThrow('déjà été utilisé');
    const nextDay = world.payment({ serial: 600_077, startedAt: new Date('2026-03-03T09:00:00.000Z') });
    expect((await world.press(world.gateways.payzen, nextDay, 'pay')).home).toBe('success');
  });

  it('asks in no currency PayZen has no number for', () => {
    const payment = paymentFor('https://shop.test', { amount: { cents: 1, currency: 'XXX' } });
    expect(() => formFields(payment, TERMS)).toThrow(RangeError);
  });
});

describe('a signed notification', () => {
  const told = async (fields: Readonly<Record<string, string>>) => {
    const payment = world.payment();
    await world.press(world.gateways.payzen, payment, 'pay');
    await world.readings();
    world.standIn.payzen.notify(payment.reference, { vads_trans_status: 'AUTHORISED', vads_result: '00', ...fields });
    const [reading] = await world.readings();
    return reading;
  };
  const failed = (failure: PaymentFailure, providerCode: string): PaymentOutcome => ({
    kind: 'failed',
    failure,
    providerCode,
  });

  it.each<[status: string, result: string, outcome: PaymentOutcome]>([
    ['AUTHORISED', '00', { kind: 'paid' }],
    ['CAPTURED', '00', { kind: 'paid' }],
    ['AUTHORISED_TO_VALIDATE', '00', { kind: 'authorized' }],
    ...[
      'WAITING_AUTHORISATION',
      'WAITING_AUTHORISATION_TO_VALIDATE',
      'INITIAL',
      'UNDER_VERIFICATION',
      'WAITING_FOR_PAYMENT',
      'SUSPENDED',
    ].map((status): [string, string, PaymentOutcome] => [status, '', { kind: 'pending', reason: status }]),
    ['REFUSED', '02', failed('bankContactNeeded', 'REFUSED 02')],
    ['REFUSED', '05', failed('declined', 'REFUSED 05')],
    ['REFUSED', '17', failed('abandoned', 'REFUSED 17')],
    ['REFUSED', '30', failed('technical', 'REFUSED 30')],
    ['REFUSED', '96', failed('technical', 'REFUSED 96')],
    ['CAPTURE_FAILED', '00', failed('technical', 'CAPTURE_FAILED')],
    ['EXPIRED', '', failed('expired', 'EXPIRED')],
    ['NOT_CREATED', '', failed('technical', 'NOT_CREATED')],
    ['ABANDONED', '', failed('abandoned', 'ABANDONED')],
    ['CANCELLED', '', failed('abandoned', 'CANCELLED')],
  ])('%s with result %j means %j', async (status, result, outcome) => {
    expect(await told({ vads_trans_status: status, vads_result: result })).toMatchObject({
      kind: 'verified',
      event: { outcome },
      answer: { status: 200, body: 'OK' },
    });
  });

  it('of money that goes back is a refund of its amount', async () => {
    const reading = await told({ vads_operation_type: 'CREDIT', vads_amount: '1000', vads_trans_uuid: 'a'.repeat(32) });
    expect(reading).toMatchObject({
      event: { outcome: { kind: 'refunded' }, amount: { cents: 1_000 }, providerTransaction: 'a'.repeat(32) },
    });
  });

  it.each([{ vads_trans_status: 'ACCEPTED' }, { vads_operation_type: 'VERIFICATION' }])(
    'that only looks at a card is no payment: %j',
    async (fields) => expect(await told(fields)).toMatchObject({ kind: 'ignored', answer: { status: 200 } }),
  );

  it.each([
    [{ vads_site_id: '87654321' }, 'merchantMismatch'],
    [{ vads_ctx_mode: 'PRODUCTION' }, 'modeMismatch'],
    [{ vads_trans_status: 'MARVELLOUS' }, 'statusUnknown'],
    [{ vads_amount: '-12957' }, 'notANotification'],
    [{ vads_amount: '129.57' }, 'notANotification'],
    [{ vads_trans_uuid: '../../x' }, 'notANotification'],
    [{ vads_url_return: 'https://shop.test/' }, 'notANotification'],
  ])('with %j is rejected: %s', async (fields, reason) => {
    expect(await told(fields)).toMatchObject({ kind: 'rejected', reason });
  });

  it('keeps of the card its last four digits', async () => {
    const reading = await told({ vads_card_number: '4970100000000055' });
    expect(reading).toMatchObject({ event: { raw: { vads_card_number: '****0055', signature: '[masqué]' } } });
  });

  it('of another currency matches no order in euros', async () => {
    expect(await told({ vads_currency: '840' })).toMatchObject({ event: { amount: { currency: 'USD' } } });
    expect(await told({ vads_currency: '036' })).toMatchObject({ event: { amount: { currency: '036' } } });
  });
});

it('what PayZen would sign for a browser is no notification', async () => {
  const fields = { vads_site_id: '12345678', vads_ctx_mode: 'TEST', vads_trans_status: 'AUTHORISED', vads_amount: '1' };
  const home = requestOf(new URLSearchParams(signed(fields, key)).toString());
  expect(await world.gateways.payzen.readNotification(home)).toMatchObject({
    kind: 'rejected',
    reason: 'notANotification',
  });
});

it('a shop that takes real money believes no test, even one signed with its key', async () => {
  await world.press(world.gateways.payzen, world.payment(), 'pay');
  await world.readings();
  const live = createPayZen({ ...TERMS, mode: 'PRODUCTION', key });
  const last = world.requests.at(-1);
  expect(live.mode).toBe('live');
  expect(last && (await live.readNotification(last))).toMatchObject({ kind: 'rejected', reason: 'modeMismatch' });
});

it('money goes back by hand: the key of the form opens no API', async () => {
  const refund = { reference: 'R1', providerReference: 'T1', amount: { cents: 100, currency: 'EUR' } };
  expect(await world.gateways.payzen.refund(refund)).toMatchObject({ kind: 'manual' });
  expect(await world.gateways.payzen.query('T1')).toEqual({ kind: 'unsupported' });
});
