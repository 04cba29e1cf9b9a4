import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { FieldKind, FieldRule } from '#core/domain/fields/field.ts';
import type { Wording } from '#core/domain/fields/kind.ts';
import { blankOf, faultsOf, isEqualAs, KINDS, readOf, textOf } from '#core/domain/fields/kinds.ts';
import { isBlank } from '#core/domain/fields/values.ts';

const ROW = { title: { kind: 'text', max: 10 }, count: { kind: 'number', blank: 1, max: 9 } } as const;
const WORDS = { oui: 'Oui', non: 'Non' };
const OPTIONS: Partial<Record<FieldKind, Partial<FieldRule>>> = {
  choice: { words: WORDS },
  choices: { words: WORDS },
  group: { row: ROW },
  rows: { row: ROW, max: 3 },
};
const isKind = (name: string): name is FieldKind => Object.hasOwn(KINDS, name);
const ALL_KINDS = Object.keys(KINDS).filter(isKind);

/** Every kind as it is, with bounds, and rows with an id and layouts. */
const RULES: readonly FieldRule[] = [
  ...ALL_KINDS.map((kind): FieldRule => ({ kind, ...OPTIONS[kind] })),
  ...ALL_KINDS.map((kind): FieldRule => ({ kind, ...OPTIONS[kind], max: 4, required: true })),
  { kind: 'rows', named: true, row: ROW },
  {
    kind: 'rows',
    named: true,
    layouts: { one: { label: 'Un', row: ROW }, two: { label: 'Deux', row: { page: { kind: 'link' } } } },
  },
  { kind: 'choices', single: true, words: WORDS },
];
const named = RULES.map((rule) => [`${rule.kind} ${JSON.stringify(rule).slice(0, 80)}`, rule] as const);

const plain = fc.oneof(
  fc.constantFrom<unknown>(
    '',
    null,
    true,
    false,
    0,
    1.5,
    -1,
    12,
    [],
    {},
    ['oui'],
    ['oui', 'non'],
    'oui',
    'a@b.fr',
    '/x',
  ),
  fc.constantFrom<unknown>(
    '2026-02-28',
    '12:30',
    '#aabbcc',
    ' FR 44 732-829.320',
    '+33612345678',
    'javascript:alert(1)',
  ),
  fc.constantFrom<unknown>(
    { href: '/a', text: 'A' },
    { address: 'Lyon', latitude: null, longitude: 4.8 },
    [{ type: 'paragraph', text: [{ text: 'Lire', href: '/a' }] }],
    [{ title: 'Un', count: 3 }, { title: 12 }],
    [{ id: 'a', values: { title: 'Un' } }],
    [
      { id: 'b', layout: 'two', values: { page: '//x' } },
      { id: 'c', layout: '__proto__', values: {} },
    ],
  ),
  fc.uuid(),
  fc.jsonValue({ maxDepth: 3 }),
);
/** What comes out of a database is JSON; whoever calls may hand in anything. */
const stored = fc.oneof(
  plain,
  fc.anything({ withBigInt: false, withNullPrototype: true, withSparseArray: true, maxDepth: 2 }),
);
const wording: Wording = {
  label: (text) => (typeof text === 'string' ? text : text.message),
  value: (value) => String(value),
  between: ', ',
};
const RUNS = { numRuns: 60 };

describe.each(named)('a field of kind %s', (_name, rule) => {
  test('an empty one is read as it is, and is wrong only where it is required', () => {
    const blank = blankOf(rule);
    expect(readOf(rule, blank)).toEqual(blank);
    expect(faultsOf(rule, blank, {})).toEqual([]);
    const codes = faultsOf(rule, blank, { missing: 'required' }).map(({ code }) => code);
    const isMissed = rule.required === true && !['none', 'fields'].includes(KINDS[rule.kind].holds);
    expect(codes).toEqual(isMissed ? ['required'] : []);
  });

  test('whatever is stored, reading it again changes nothing, and what was read is judged as before', () => {
    fc.assert(
      fc.property(stored, (value) => {
        const once = readOf(rule, value);
        const twice = readOf(rule, once);
        expect(twice).toEqual(once);
        expect(faultsOf(rule, twice, {})).toEqual(faultsOf(rule, once, {}));
      }),
      RUNS,
    );
  });

  test('what may be saved is kept when it is read', () => {
    fc.assert(
      fc.property(plain, (value) => {
        /* a secret and an agreement are given anew each time */
        if (rule.kind === 'password' || rule.kind === 'consent') return;
        if (isBlank(value) || faultsOf(rule, value, { isStrict: true }).length > 0) return;
        expect(isEqualAs(rule, value, readOf(rule, value))).toBe(true);
      }),
      RUNS,
    );
  });

  test('the form in which a value is kept means the same, and is kept as it is', () => {
    const { normal } = KINDS[rule.kind];
    if (normal === undefined) return;
    fc.assert(
      fc.property(stored, (value) => {
        const kept = normal(rule, value);
        expect(normal(rule, kept)).toEqual(kept);
        const isOfKind = Array.isArray(value) ? new Set(value).size === value.length : true;
        if (isOfKind) expect(isEqualAs(rule, kept, value)).toBe(true);
      }),
      RUNS,
    );
  });

  test('a value is equal to itself, and equality is mutual and passed on', () => {
    fc.assert(
      fc.property(stored, stored, stored, (a, b, c) => {
        expect(isEqualAs(rule, a, a)).toBe(true);
        expect(isEqualAs(rule, a, b)).toBe(isEqualAs(rule, b, a));
        if (isEqualAs(rule, a, b) && isEqualAs(rule, b, c)) expect(isEqualAs(rule, a, c)).toBe(true);
      }),
      RUNS,
    );
  });

  test('a person reads a text of whatever is stored, and none of nothing', () => {
    fc.assert(
      fc.property(stored, (value) => {
        expect(typeof textOf(rule, value, wording)).toBe('string');
      }),
      RUNS,
    );
    for (const nothing of [undefined, null]) expect(textOf(rule, nothing, wording)).toBe('');
  });
});

describe('the meaning of a value', () => {
  test.each<[FieldKind, unknown, unknown, unknown]>([
    ['phone', '06 12 34 56 78', '+33612345678', '0612345679'],
    ['vat', 'FR 44 732-829.320', 'FR44732829320', 'FR1'],
    ['email', ' A@B.fr', 'a@b.fr', 'a@c.fr'],
    ['text', ' a ', 'a', 'A'],
    ['text', '', null, 'a'],
    ['decimal', 0, -0, 1],
    ['tags', ['a', 'b'], ['b', 'a'], ['a']],
    ['references', undefined, null, []],
  ])('of %s is the same however it is written', (kind, one, same, other) => {
    expect(isEqualAs({ kind }, one, same)).toBe(true);
    expect(isEqualAs({ kind }, one, other)).toBe(false);
  });

  test('of a list whose order counts changes with its order', () => {
    expect(isEqualAs({ kind: 'references' }, ['a', 'b'], ['b', 'a'])).toBe(false);
  });
});

test('a number has no more digits after the point than its field, however small it is', () => {
  const codes = (decimals: number, value: number) => faultsOf({ kind: 'decimal', decimals }, value, {}).length;
  expect([codes(0, 3), codes(2, 1.25), codes(2, -1.25)]).toEqual([0, 0, 0]);
  expect([codes(0, 1.5), codes(2, 1.255), codes(0, 1e-9), codes(4, 1e-9)]).toEqual([1, 1, 1, 1]);
});
