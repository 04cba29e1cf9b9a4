import { isAsked } from '#core/domain/fields/field.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { addressFields } from '#core/contract/account/address-fields.ts';
import { registerFields } from '#core/contract/account/auth.ts';
import { customerFields } from '#core/resources/users/customer-fields.ts';
import { contactFields, vehicleFields } from '#core/contract/contact/contact.ts';
import { quoteContactFields, quoteFields } from '#core/contract/quotes/quote-fields.ts';
import type { Field, FieldSet } from '#core/resources/field.ts';
import { blankOf, differences, readFields, schemaOf, withoutSecrets } from '#core/resources/field-set.ts';
import * as field from '#core/resources/kinds.ts';
import { addressFields as address, company, person } from '#tests/support/samples/customer-samples.ts';

const stock = {
  code: field.slug('Code', { max: 64 }),
  tone: field.choice('Ton', { light: 'Clair', dark: 'Sombre' }, { optional: true }),
  price: field.money('Prix', { preset: 0 }),
  count: field.quantity('Nombre', { max: 12 }),
  share: field.percent('Part', { optional: true }),
  latitude: field.decimal('Latitude', { min: -90, max: 90, optional: true }),
  page: field.path('Adresse', { optional: true }),
  body: field.html('Texte', { optional: true }),
};
const SETS: readonly (readonly [string, FieldSet])[] = Object.entries({
  address: addressFields,
  customer: customerFields,
  registration: registerFields,
  contact: contactFields,
  vehicle: vehicleFields,
  quote: { ...quoteContactFields, ...quoteFields },
  stock,
});

/** Something of the right kind now and then, else anything at all. */
const valueOf = ({ options = [] }: Field): fc.Arbitrary<unknown> =>
  fc.oneof(
    fc.constantFrom(null, '', true, false, ...options),
    fc.constantFrom('+33612345678', '06 12 34 56 78', 'FR 44 732-829.320', '69002', '2026-02-28', person.firstName),
    fc.uuid(),
    fc.string(),
    fc.double(),
    fc.anything(),
  );
const storedIn = (fields: FieldSet): fc.Arbitrary<unknown> =>
  fc.oneof(
    fc.anything(),
    fc.record(Object.fromEntries(Object.entries(fields).map(([name, one]) => [name, valueOf(one)])), {
      requiredKeys: [],
    }),
  );

const GOOD: Partial<Record<Field['kind'], readonly string[]>> = {
  email: ['Camille@Example.fr ', 'a@b.fr'],
  phone: ['0612345678', '+33 6 12 34 56 78', '+262 262 12 34 56'],
  postcode: ['69002', ' 75011 '],
  siret: ['732 829 320 00074', '73282932000074'],
  vat: ['fr 44 732-829.320', 'BE0123456789'],
  ape: ['45.20a', '4520A'],
  url: ['garage-durand.fr', 'HTTPS://Garage-Durand.fr/a?b'],
  slug: ['principal', 'depot-2'],
  day: ['1990-05-17', '2024-02-29'],
  reference: ['5D1C1F0E-5A0B-4B7C-9B1E-2F6C1F6F0A01', '5d1c1f0e-5a0b-4b7c-9b1e-2f6c1f6f0a01'],
};

/** What the contract accepts of a field, in the ways people and programs write it. */
function goodOf({ kind, options, optional }: Field): fc.Arbitrary<unknown> {
  const empty = optional === true ? [fc.constant(null)] : [];
  if (kind === 'boolean') return fc.boolean();
  if (options !== undefined) return fc.oneof(fc.constantFrom(...options), ...empty);
  if (['money', 'quantity', 'percent', 'decimal'].includes(kind)) return fc.oneof(fc.nat({ max: 12 }), ...empty);
  const written = fc.string({ minLength: 1, maxLength: 30 }).map((text) => ` ${text}x`);
  const known = GOOD[kind];
  return fc.oneof(known === undefined ? written : fc.constantFrom(...known), ...empty);
}

const isOfForm = (fields: FieldSet, name: string, values: Readonly<Record<string, unknown>>): boolean => {
  const one = fields[name];
  return one !== undefined && isAsked(one, values);
};

/** The type of what a form may hold of a field. */
function fits({ kind, optional, options }: Field, value: unknown): boolean {
  if (value === null) return optional === true;
  if (kind === 'boolean') return typeof value === 'boolean';
  if (['money', 'quantity', 'percent', 'decimal'].includes(kind)) return Number.isFinite(value);
  if (options !== undefined) return options.some((one) => one === value);
  return typeof value === 'string';
}

function expectFit(fields: FieldSet, values: Readonly<Record<string, unknown>>): void {
  for (const name of Object.keys(values)) expect(Object.keys(fields)).toContain(name);
  for (const [name, one] of Object.entries(fields)) {
    if (!isAsked(one, values)) expect(values).not.toHaveProperty(name);
    else if (Object.hasOwn(values, name)) expect([name, fits(one, values[name])]).toEqual([name, true]);
    /* only what has to be chosen, ticked or counted may be missing */ else
      expect([name, one.blank]).toEqual([name, undefined]);
  }
}

describe.each(SETS)('the fields of %s', (_name, fields) => {
  test('an empty form can be read, and is read as it is', () => {
    const blank = blankOf(fields);
    expectFit(fields, blank);
    expect(readFields(fields, blank)).toEqual(blank);
  });

  test('whatever is stored, what is read fits a form, and reading it again changes nothing', () => {
    fc.assert(
      fc.property(storedIn(fields), storedIn(fields), (stored, held) => {
        const read = readFields(fields, stored, held);
        expectFit(fields, read);
        expect(readFields(fields, read, held)).toEqual(read);
        expect(readFields(fields, read)).toEqual(read);
      }),
    );
  });

  test('what the contract accepts is kept when it is read', () => {
    const open = Object.entries(fields).filter(([, { kind }]) => kind !== 'password' && kind !== 'consent');
    const asked = Object.fromEntries(open);
    const schema = schemaOf(asked);
    fc.assert(
      fc.property(fc.record(Object.fromEntries(open.map(([name, one]) => [name, goodOf(one)]))), (all) => {
        const given = Object.fromEntries(Object.entries(all).filter(([name]) => isOfForm(asked, name, all)));
        fc.pre(v.is(schema, given));
        expect(differences(asked, given, readFields(asked, given))).toEqual([]);
      }),
    );
  });

  test('a version differs from itself in nothing, and from another one in what was written', () => {
    fc.assert(
      fc.property(storedIn(fields), (stored) => {
        expect(differences(fields, stored, stored)).toEqual([]);
      }),
    );
  });
});

const individual = { customerType: 'individual', ...person };
const professional = { customerType: 'professional', ...person, ...company };

describe('what depends on a choice', () => {
  test('is neither read nor asked for while it is hidden, and refused when it is sent', () => {
    const read = readFields(customerFields, { ...professional, customerType: 'individual' });
    expect(read).not.toHaveProperty('siret');
    const schema = schemaOf(customerFields);
    expect(v.is(schema, individual)).toBe(true);
    expect(v.is(schema, professional)).toBe(true);
    expect(v.is(schema, { ...individual, siret: company.siret })).toBe(false);
    expect(v.is(schema, { ...individual, customerType: 'professional' })).toBe(false);
  });

  test('comes back from what was held before', () => {
    expect(readFields(customerFields, { customerType: 'professional' }, company)).toMatchObject({
      corporateName: company.corporateName,
      siret: company.siret,
    });
  });
});

describe('two ways to write the same', () => {
  test.each([
    ['phone', '06 12 34 56 78', '+33612345678'],
    ['siret', '732 829 320 00074', '73282932000074'],
    ['vatNumber', 'FR 44 732-829.320', 'FR44732829320'],
    ['apeCode', '45.20A', '4520A'],
    ['website', 'garage-durand.fr', 'https://garage-durand.fr'],
    ['company', '', null],
  ])('are no difference of %s', (name, one, other) => {
    expect(differences(customerFields, { [name]: one }, { [name]: other })).toEqual([]);
    expect(differences(customerFields, { [name]: one }, { [name]: 'autre' })).toEqual([name]);
  });
});

test('a number in E.164 is read in pairs, as people type it', () => {
  expect(readFields(customerFields, { phone: '+33612345678' })).toMatchObject({ phone: '06 12 34 56 78' });
});

test('an emptied field stays empty over what was held', () => {
  expect(readFields(customerFields, { company: null }, { company: 'Garage' })).toMatchObject({ company: null });
  expect(readFields(customerFields, {}, { company: 'Garage' })).toMatchObject({ company: 'Garage' });
});

test('passwords and consent are neither kept nor read', () => {
  const typed = { ...individual, password: 'Goudron-2026!', passwordConfirmation: 'Goudron-2026!', terms: true };
  expect(withoutSecrets(registerFields, typed)).toEqual(individual);
  expect(readFields(registerFields, typed)).toMatchObject({ password: '', passwordConfirmation: '' });
  expect(readFields(registerFields, typed)).not.toHaveProperty('terms');
});

test('a postcode fits the country of its address, and is told at its field', () => {
  const schema = schemaOf(addressFields);
  expect(v.is(schema, address)).toBe(true);
  expect(v.is(schema, { ...address, postcode: '1000', country: 'BE' })).toBe(true);
  const { issues } = v.safeParse(schema, { ...address, postcode: '1000' });
  expect(issues?.map((issue) => [issue.path?.map(({ key }) => key), issue.message])).toEqual([
    [['postcode'], 'postcode.invalid'],
  ]);
});

test('numbers stay in their bounds', () => {
  const codes = (values: object): readonly string[] =>
    v
      .safeParse(schemaOf(stock), { ...blankOf(stock), code: 'a', count: 1, ...values })
      .issues?.map((one) => one.message) ?? [];
  expect(codes({})).toEqual([]);
  expect(codes({ price: -1 })).toEqual(['number.tooSmall']);
  expect(codes({ price: 0.5 })).toEqual(['number.invalid']);
  expect(codes({ count: 13 })).toEqual(['number.tooLarge']);
  expect(codes({ count: 1.5 })).toEqual(['number.invalid']);
  expect(codes({ share: 101 })).toEqual(['number.tooLarge']);
  expect(codes({ latitude: -91 })).toEqual(['number.tooSmall']);
  expect(codes({ latitude: null, share: null })).toEqual([]);
});
