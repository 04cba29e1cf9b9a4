import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as v from 'valibot';
import { addressFields, askedFields } from '#core/contract/account/address-fields.ts';
import { missingInAddress } from '#core/domain/account/address-rules.ts';
import { readFields, schemaOf } from '#core/resources/field-set.ts';
import { addressFields as typed } from '#tests/support/samples/customer-samples.ts';

const phones = fc.constantFrom('06 12 34 56 78', '+33612345678', null);

test('the form takes an address exactly where nothing is missing that the shop asks for', () => {
  fc.assert(
    fc.property(phones, fc.boolean(), (phone, isAsked) => {
      const taken = v.safeParse(schemaOf(askedFields({ phone: isAsked })), { ...typed, phone }).success;
      expect(taken).toBe(missingInAddress({ phone }, { phone: isAsked }).length === 0);
    }),
  );
});

test('whatever the form takes, the contract takes', () => {
  fc.assert(
    fc.property(phones, fc.boolean(), (phone, isAsked) => {
      const given = v.safeParse(schemaOf(askedFields({ phone: isAsked })), { ...typed, phone });
      if (given.success) expect(v.safeParse(schemaOf(addressFields), given.output).success).toBe(true);
    }),
  );
});

test('a form that asks for the number opens with one that has none', () => {
  expect(readFields(askedFields({ phone: true }), { ...typed, phone: null })).toMatchObject({ phone: null });
});
