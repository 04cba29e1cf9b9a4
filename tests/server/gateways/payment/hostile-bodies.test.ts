import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { parseForm } from '#server/gateways/payment/read-body.ts';

import { requestOf } from './payment-samples.ts';
import { createPaymentWorld, PROVIDERS, type PaymentWorld } from './payment-world.ts';

let world: PaymentWorld;

beforeAll(async () => {
  world = await createPaymentWorld();
});
afterAll(() => world.close());

describe.each(PROVIDERS)('what strangers send in the name of %s', (provider) => {
  const words = fc.oneof(
    fc.uint8Array({ maxLength: 200 }),
    fc.json().map((text) => Buffer.from(text)),
    fc
      .dictionary(fc.constantFrom('vads_hash', 'signature', 'payment_status', 'mc_gross', 'id', 'object'), fc.string())
      .map((fields) => Buffer.from(new URLSearchParams(fields).toString())),
  );

  it('is rejected and breaks nothing', async () => {
    await fc.assert(
      fc.asyncProperty(words, async (body) => {
        const reading = await world.gateways[provider].readNotification(requestOf(body));
        expect(reading.kind).toBe('rejected');
        expect(reading.answer.status).toBeLessThan(500);
      }),
      { numRuns: 60 },
    );
  });

  it('is not even read when it is larger than any notification', async () => {
    const reading = await world.gateways[provider].readNotification(requestOf(Buffer.alloc(64 * 1024 + 1, 97)));
    expect(reading).toMatchObject({ kind: 'rejected', reason: 'bodyTooLarge', answer: { status: 413 } });
  });
});

describe('a form', () => {
  it('is read as every other reader reads it', () => {
    const fields = fc.dictionary(fc.string({ minLength: 1 }), fc.string({ unit: 'grapheme' }), {
      noNullPrototype: true,
    });
    fc.assert(
      fc.property(fields, (form) => {
        expect(parseForm(Buffer.from(new URLSearchParams(form).toString()))).toEqual({ ...form });
      }),
    );
  });

  it('with a name twice, a broken escape or broken letters is none', () => {
    for (const text of ['a=1&a=2', 'a=1&%61=2', 'a=%zz', 'a=%4', '=1', 'a=%FF'])
      expect(parseForm(Buffer.from(text)), text).toBeNull();
    expect(parseForm(Buffer.from(Array.from({ length: 301 }, (_, n) => `a${n}=1`).join('&')))).toBeNull();
  });

  it('may name its letters itself', () => {
    expect(parseForm(Buffer.from('charset=windows-1252&n=%C9l%E9onore'), 'charset')).toMatchObject({ n: 'Éléonore' });
    expect(parseForm(Buffer.from('charset=marvellous&n=%C9'), 'charset')).toMatchObject({ n: 'É' });
    expect(parseForm(Buffer.from('charset=windows-1252&n=%C9'))).toBeNull();
  });
});
