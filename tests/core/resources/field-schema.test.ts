import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as v from 'valibot';
import type { Field } from '#core/resources/field.ts';
import * as field from '#core/resources/kinds.ts';
import { fieldErrors } from '#core/wire/field-errors.ts';

const WORDS = { one: 'Un', two: 'Deux' };
const UUID = '5D1C1F0E-5A0B-4B7C-9B1E-2F6C1F6F0A01';

/** A field, what is told of one that is left empty, a slip with what is told of it, and values with what is kept of them. */
type Case = readonly [name: string, one: Field, empty: unknown, slips: Slips, kept: readonly (readonly unknown[])[]];
type Slips = readonly (readonly [value: unknown, ...told: unknown[]])[];

const at = (code: string, path = 'it', limit?: number) =>
  limit === undefined ? { path, code } : { path, code, data: { limit } };

const CASES: readonly Case[] = [
  ['a line', field.text('L', { max: 3 }), 'required', [['abcd', at('text.tooLong', 'it', 3)]], [[' a ', 'a']]],
  ['a maybe line', field.text('L', { optional: true }), undefined, [[1, at('text.invalid')]], [[null, null]]],
  ['markup', field.html('L'), 'required', [[1, at('required')]], [['<b>a</b>', '<b>a</b>']]],
  ['an address', field.email('L'), 'required', [['a@b', at('email.invalid')]], [[' A@B.fr', 'a@b.fr']]],
  [
    'a phone',
    field.phone('L'),
    'required',
    [
      ['06 12', at('phone.incomplete')],
      ['abc', at('phone.invalid')],
    ],
    [['06 12 34 56 78', '+33612345678']],
  ],
  ['a postcode', field.postcode('L'), 'required', [['6900', at('postcode.invalid')]], [[' 69002 ', '69002']]],
  ['a foreign one', field.foreignPostcode('L', 'country'), 'required', [], [['2a  33b', '2A 33B']]],
  [
    'a SIRET',
    field.siret('L'),
    'required',
    [
      ['732 829', at('siret.incomplete')],
      ['73282932000075', at('siret.invalid')],
    ],
    [['732 829 320 00074', '73282932000074']],
  ],
  [
    'a VAT number',
    field.vat('L'),
    'vat.invalid',
    [['FR1', at('vat.invalid')]],
    [['fr 44 732-829.320', 'FR44732829320']],
  ],
  ['an activity', field.ape('L'), 'ape.invalid', [['4520', at('ape.invalid')]], [['45.20a', '4520A']]],
  [
    'a site',
    field.website('L'),
    'website.invalid',
    [['a b', at('website.invalid')]],
    [['Durand.fr', 'https://durand.fr']],
  ],
  ['a path', field.path('L'), 'required', [['//a', at('value.invalid')]], [[' /a?b ', '/a?b']]],
  ['a local path', field.localPath('L'), 'required', [['/a?b', at('value.invalid')]], [['/a', '/a']]],
  ['a code', field.slug('L'), 'slug.empty', [['A b', at('slug.invalid')]], [['a-b', 'a-b']]],
  ['a day', field.day('L'), 'date.invalid', [['2026-02-31', at('date.invalid')]], [['2024-02-29', '2024-02-29']]],
  ['a host', field.host('L'), 'required', [['-a', at('value.invalid')]], [['Mail.fr:25', 'mail.fr:25']]],
  [
    'an instant',
    field.instant('L'),
    'instant.invalid',
    [['2026-11-30', at('instant.invalid')]],
    [['2026-11-30T23:59:00+01:00', '2026-11-30T22:59:00.000Z']],
  ],
  ['a colour', field.color('L'), 'color.invalid', [['#abc', at('color.invalid')]], [['#AABBCC', '#aabbcc']]],
  ['a record', field.reference('L'), 'uuid.invalid', [['a', at('uuid.invalid')]], [[UUID, UUID.toLowerCase()]]],
  ['a picture', field.picture('L'), 'uuid.invalid', [['a', at('uuid.invalid')]], [[UUID, UUID.toLowerCase()]]],
  [
    'a count',
    field.quantity('L', { min: 1, max: 9 }),
    'number.invalid',
    [
      [0, at('number.tooSmall', 'it', 1)],
      [10, at('number.tooLarge', 'it', 9)],
      [1.5, at('number.invalid')],
    ],
    [[3, 3]],
  ],
  ['an amount', field.money('L'), 'number.invalid', [[-1, at('number.tooSmall', 'it', 0)]], [[12, 12]]],
  ['a share', field.percent('L'), 'number.invalid', [[101, at('number.tooLarge', 'it', 100)]], [[12.5, 12.5]]],
  ['an answer', field.choice('L', WORDS), 'required', [['three', at('required')]], [['one', 'one']]],
  ['yes or no', field.boolean('L'), 'required', [[1, at('required')]], [[false, false]]],
  ['an agreement', field.consent('L'), 'accepted', [[false, at('accepted')]], [[true, true]]],
  ['a country', field.country('L'), 'required', [['XX', at('required')]], [['BE', 'BE']]],
  ['any country', field.anyCountry('L'), 'required', [['FRA', at('text.tooLong', 'it', 2)]], [['fr', 'FR']]],
  [
    'answers',
    field.choices('L', WORDS, { some: true }),
    'value.invalid',
    [
      [[], at('required')],
      [['one', 'three'], at('value.invalid', 'it.1')],
    ],
    [[['two', 'two'], ['two']]],
  ],
  [
    'words',
    field.tags('L', { least: 2, max: 5 }),
    'value.invalid',
    [
      [['a', 'a'], at('list.tooShort')],
      [['a', ' '], at('required', 'it.1')],
      [['a', 'abcdef'], at('text.tooLong', 'it.1', 5)],
      [Array.from({ length: 201 }, (_, n) => String(n)), at('list.tooLong')],
    ],
    [
      [
        [' a ', 'b', 'a'],
        ['a', 'b'],
      ],
      [[], []],
    ],
  ],
  [
    'records',
    field.references('L', { to: 'x' }),
    'value.invalid',
    [[['a'], at('uuid.invalid', 'it.0')]],
    [[[UUID, UUID.toLowerCase()], [UUID.toLowerCase()]]],
  ],
  [
    'rows',
    field.rows('L', { name: field.text('Nom') }),
    'value.invalid',
    [
      [[{ uuid: UUID, name: '' }], at('required', 'it.0.name')],
      [[{ uuid: UUID }], at('required', 'it.0.name')],
      [[{ uuid: UUID, name: 'a', more: 1 }], at('key.unknown', 'it.0.more')],
      [
        [
          { uuid: UUID, name: 'a' },
          { uuid: UUID, name: 'b' },
        ],
        at('value.taken'),
      ],
    ],
    [[[{ uuid: UUID, name: ' a' }], [{ uuid: UUID.toLowerCase(), name: 'a' }]]],
  ],
];

/** As the server judges what is sent. */
const judged = ({ schema }: Field, it: unknown) =>
  v.safeParse(v.strictObject({ it: schema }), { it }, { abortPipeEarly: true });
const told = (one: Field, value: unknown) => fieldErrors(judged(one, value).issues ?? []);

describe.each(CASES)('%s', (_name, one, empty, slips, kept) => {
  test('is told to be missing where it is left empty', () => {
    expect(told(one, '').map(({ code }) => code)).toEqual(empty === undefined ? [] : [empty]);
  });

  test('is told wrong at its place, with its code', () => {
    for (const [value, ...faults] of slips) expect(told(one, value)).toEqual(faults);
  });

  test('is kept in one form, however it was written', () => {
    for (const [value, form] of kept) expect(judged(one, value)).toMatchObject({ success: true, output: { it: form } });
  });

  test('is taken again as it is kept, and judged without a fault of ours whatever is sent', () => {
    const some = kept.map(([value]) => value);
    fc.assert(
      fc.property(fc.oneof(fc.constantFrom(...some), fc.string(), fc.integer(), fc.jsonValue()), (value) => {
        const once = judged(one, value);
        if (once.success) expect(judged(one, once.output.it)).toMatchObject({ success: true, output: once.output });
        else expect(fieldErrors(once.issues).length).toBeGreaterThan(0);
      }),
      { numRuns: 40 },
    );
  });
});
