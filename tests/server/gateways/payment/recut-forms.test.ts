/** A signature covers values and no names: what the shop has signed is cut again into whatever somebody likes to have said. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import type { PaymentRequest } from '#server/gateways/payment/payment-gateway.ts';
import { formFields } from '#server/gateways/payment/payzen/form-fields.ts';
import { isNotification } from '#server/gateways/payment/payzen/notification-fields.ts';
import { createPayZen } from '#server/gateways/payment/payzen/payzen.ts';
import { isSigned, signed } from '#server/gateways/payment/payzen/signature.ts';
import type { Fields } from '#server/gateways/payment/read-body.ts';

import { CREDENTIALS, ORDER, paymentFor, requestOf } from './payment-samples.ts';

const { key, siteId } = CREDENTIALS.payzen;
const TERMS = { siteId, mode: 'TEST', captureDelay: 0, validationMode: 0 } as const;
const gateway = createPayZen({ ...TERMS, key });

/** What a forger would type: the words of a notification, alone or joined. */
const word = fc.constantFrom(
  'AUTHORISED',
  'CAPTURED',
  'DEBIT',
  'PAY',
  'VERIFICATION',
  siteId,
  'a'.repeat(64),
  'b'.repeat(32),
  '978',
  '12957',
  '20260302090000',
  '000001',
  'TEST',
  'CM2026-000042-1',
  ORDER,
  '00',
  'INTERACTIVE',
  '12 rue X',
);
const typed = fc.array(word, { minLength: 1, maxLength: 12 }).map((words) => words.join('+'));
const payer = fc.record({
  firstName: typed,
  lastName: typed,
  company: typed,
  email: typed,
  phone: typed,
  lines: fc.array(typed, { minLength: 1, maxLength: 3 }),
  postcode: typed,
  city: typed,
  country: fc.constant('FR'),
});
const payment = fc
  .record({ billing: payer, shipping: payer, name: typed, sku: typed })
  .map(({ billing, shipping, name, sku }): PaymentRequest =>
    paymentFor('https://shop.test', {
      billing,
      shipping,
      lines: [{ name, sku, quantity: 1, unitCents: 12_957 }],
      returns: {
        success: 'https://shop.test/return?a',
        refused: 'https://shop.test/return?b',
        cancelled: 'https://shop.test/return?c',
        failed: 'https://shop.test/return?d',
      },
    }),
  );

/** As forms were once: with what a person typed among what is signed. */
const withTyped = (form: Fields, { billing, shipping }: PaymentRequest): Fields => ({
  ...form,
  vads_cust_address: billing.lines.join(', '),
  vads_cust_city: billing.city,
  vads_cust_last_name: billing.lastName,
  vads_cust_phone: billing.phone ?? '',
  vads_ship_to_city: shipping?.city ?? '',
  vads_ship_to_phone_num: shipping?.phone ?? '',
  vads_ship_to_street: shipping?.lines[0] ?? '',
});

/** Names of a notification, and some that nobody knows, in the order in which they are signed. */
const NAMES = [
  'action_mode',
  'amount',
  'auth_number',
  'bank_label',
  'card_number',
  'ctx_mode',
  'currency',
  'effective_amount',
  'extra_result',
  'hash',
  'language',
  'operation_type',
  'order_id',
  'order_info',
  'page_action',
  'result',
  'site_id',
  'threeds_cavv',
  'threeds_xid',
  'trans_date',
  'trans_id',
  'trans_status',
  'trans_uuid',
  'url_check_src',
  'user_info',
  'validation_mode',
  'version',
  'warranty_result',
  'a',
  'hb',
  'odd',
  'zzz',
]
  .map((name) => `vads_${name}`)
  .toSorted();

const textOf = (form: Fields): string[] =>
  Object.keys(form)
    .filter((name) => name.startsWith('vads_'))
    .toSorted()
    .flatMap((name) => (form[name] ?? '').split('+'));

/** Some of the names, each with the next so many parts of the text; the last has what is left. */
function cut(form: Fields, chosen: readonly string[], sizes: readonly number[]): Fields {
  const parts = textOf(form);
  const names = chosen.toSorted();
  const fields: Record<string, string> = {};
  let at = 0;
  for (const [index, name] of names.entries()) {
    const isLast = index === names.length - 1;
    const size = isLast ? parts.length : Math.min(sizes[index % sizes.length] ?? 1, parts.length - at);
    if (at >= parts.length) break;
    fields[name] = parts.slice(at, isLast ? undefined : at + size).join('+');
    at += size;
  }
  return { ...fields, signature: form['signature'] ?? '' };
}

/** The best a forger can do: each value that decides where the text has one that fits, and all between under other names. */
function aimed(form: Fields): Fields {
  const parts = textOf(form);
  const wanted: readonly (readonly [string, (value: string) => boolean])[] = [
    ['vads_amount', (value) => value === '12957'],
    ['vads_ctx_mode', (value) => value === 'TEST'],
    ['vads_currency', (value) => value === '978'],
    ['vads_hash', (value) => value.length === 64],
    ['vads_operation_type', (value) => value === 'DEBIT'],
    ['vads_order_id', (value) => value.startsWith('CM2026')],
    ['vads_order_info', (value) => value === ORDER],
    ['vads_site_id', (value) => value === siteId],
    ['vads_trans_date', (value) => /^\d{14}$/u.test(value)],
    ['vads_trans_id', (value) => /^\d{6}$/u.test(value)],
    ['vads_trans_status', (value) => value === 'AUTHORISED'],
    ['vads_url_check_src', (value) => value === 'PAY'],
  ];
  const fields: Record<string, string> = {};
  let at = 0;
  let before = 'vads_';
  for (const [name, fits] of wanted) {
    const found = parts.findIndex((value, index) => index >= at && fits(value));
    if (found < 0) continue;
    if (found > at) fields[`${before}_between`] = parts.slice(at, found).join('+');
    fields[name] = parts[found] ?? '';
    before = name;
    at = found + 1;
  }
  fields['vads_zzz'] = parts.slice(at).join('+');
  return { ...fields, signature: form['signature'] ?? '' };
}

const posted = (fields: Fields) => requestOf(new URLSearchParams(fields).toString());
const refused = async (fields: Fields): Promise<void> => {
  expect(await gateway.readNotification(posted(fields))).toMatchObject({ kind: 'rejected' });
};

describe('O22 a form of the shop, cut again into other fields,', () => {
  const forms = payment.chain((one) => {
    const own = formFields(one, TERMS);
    return fc.constantFrom(signed(own, key), signed(withTyped(own, one), key));
  });

  test('is no notification, whichever names the parts are given', async () => {
    const cuts = fc.record({
      form: forms,
      chosen: fc.uniqueArray(fc.constantFrom(...NAMES), { minLength: 1 }),
      sizes: fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 8 }),
    });
    await fc.assert(
      fc.asyncProperty(cuts, async ({ form, chosen, sizes }) => {
        const fields = cut(form, chosen, sizes);
        expect(isSigned(fields, key)).toBe(true);
        await refused(fields);
      }),
      { numRuns: 500 },
    );
  });

  test('is none where each value that decides stands at its place either', async () => {
    await fc.assert(
      fc.asyncProperty(forms, async (form) => {
        const fields = aimed(form);
        expect(isSigned(fields, key)).toBe(true);
        await refused(fields);
      }),
      { numRuns: 500 },
    );
  });

  test('is none as it is', async () => {
    await fc.assert(fc.asyncProperty(forms, async (form) => refused(form)));
  });
});

test('O22 nothing that a person typed is among what the shop signs for PayZen', () => {
  const secret = fc.stringMatching(/^[A-Za-z]{20,40}$/u);
  fc.assert(
    fc.property(payment, secret, (one, text) => {
      const person = { ...one.billing, firstName: text, lastName: text, company: text, email: `${text}@x.fr` };
      const hostile = { ...person, phone: text, lines: [text, text], postcode: text, city: text };
      const lines = [{ name: text, sku: text, quantity: 1, unitCents: 12_957 }];
      const form = formFields({ ...one, billing: hostile, shipping: hostile, lines }, TERMS);
      expect(JSON.stringify(form)).not.toContain(text);
      expect(Object.values(form).join('')).not.toContain('+');
    }),
  );
});

describe('O22 a notification', () => {
  const genuine: Fields = {
    vads_action_mode: 'INTERACTIVE',
    vads_amount: '12957',
    vads_bank_label: 'Banque de démo et de l’innovation',
    vads_brand_management: '{"userChoice":false,"brandList":"CB|VISA","brand":"CB"}',
    vads_ctx_mode: 'TEST',
    vads_currency: '978',
    vads_cust_email: '',
    vads_hash: '8f9ad1ae7ed93f952658031b8b356f8c8faed1564242b857ca1e496955195b5a',
    vads_operation_type: 'DEBIT',
    vads_order_id: 'CMD00000042-1-7',
    vads_order_info: ORDER,
    vads_risk_control: 'BIN_FRAUD=OK;CARD_FRAUD=OK;IP_FRAUD=OK',
    vads_site_id: siteId,
    vads_threeds_cavv: 'Q2F2dkNhdnZDY+Z2Q2F2dkNhdnY=',
    vads_trans_date: '20260302090000',
    vads_trans_id: '9c20f0',
    vads_trans_status: 'AUTHORISED',
    vads_trans_uuid: '192ee2d72bfc4ab3a9b1230a4eb301cf',
    vads_url_check_src: 'PAY',
    vads_version: 'V2',
    signature: 'x',
  };
  const without = (name: string): Fields =>
    Object.fromEntries(Object.entries(genuine).filter(([known]) => known !== name));

  test('as PayZen sends it is one', () => {
    expect(isNotification(genuine)).toBe(true);
    expect(isNotification({ ...without('vads_trans_uuid'), vads_trans_status: 'ABANDONED' })).toBe(true);
  });

  test.each([
    ['a field of forms', { vads_url_return: 'https://shop.test/' }],
    ['another field of forms', { vads_return_mode: 'POST' }],
    ['a name nobody knows', { vads_zzz: '1' }],
    ['a name that is none of PayZen’s', { page: '1' }],
    ['several values in one', { vads_bank_label: 'Banque+AUTHORISED' }],
    ['several values among the digits of another', { vads_threeds_xid: 'fr+AUTHORISED+https://shop.test' }],
    ['more than a value in base 64 is long', { vads_threeds_xid: 'A'.repeat(65) }],
    ['an address', { vads_user_info: 'https://shop.test/' }],
    ['a hash that is none', { vads_hash: 'fr' }],
    ['an amount that is none', { vads_amount: '129.57' }],
    ['a transaction that is none', { vads_trans_uuid: '../../x' }],
    ['an order that is none', { vads_order_info: 'Bâtiment B' }],
  ])('with %s is none', (_what, own) => {
    expect(isNotification({ ...genuine, ...own })).toBe(false);
  });

  test.each(
    Object.keys(genuine).filter((name) => /hash|_id$|_date|_status|_info|amount|_src|_mode|_type|curr/u.test(name)),
  )('without %s is none, where every one has it', (name) => {
    const hasEvery = name !== 'vads_action_mode';
    expect(isNotification(without(name))).toBe(!hasEvery);
  });
});
