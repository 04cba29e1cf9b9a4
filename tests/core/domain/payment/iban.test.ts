import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { displayIban, isBic, isIban, normaliseIban } from '#core/domain/payment/iban.ts';

const EXAMPLES = [
  'FR14 2004 1010 0505 0001 3M02 606',
  'FR76 3000 6000 0112 3456 7890 189',
  'DE89 3704 0044 0532 0130 00',
  'BE68 5390 0754 7034',
  'MC58 1122 2000 0101 2345 6789 030',
  'ES91 2100 0418 4502 0005 1332',
  'CH93 0076 2011 6238 5295 7',
];

describe('an account number', () => {
  it.each(EXAMPLES)('%s is one, however it is written', (text) => {
    expect(isIban(text)).toBe(true);
    expect(isIban(text.toLowerCase().replaceAll(' ', '-'))).toBe(true);
    expect(displayIban(normaliseIban(text))).toBe(text);
    for (const copied of [
      `IBAN ${text}`,
      `iban : ${text}`,
      `IBAN${text}`,
      text.replaceAll(' ', '\u2011'),
      `${text}\u200b`,
    ])
      expect(normaliseIban(copied)).toBe(normaliseIban(text));
  });

  it('is none when one sign is changed, or two neighbours are swapped', () => {
    const numbers = fc.constantFrom(...EXAMPLES.map(normaliseIban));
    fc.assert(
      fc.property(numbers, fc.nat(30), fc.integer({ min: 1, max: 9 }), (iban, place, by) => {
        const index = 4 + (place % (iban.length - 4));
        const sign = iban[index] ?? '';
        fc.pre(/\d/u.test(sign));
        const other = String((Number(sign) + by) % 10);
        expect(isIban(iban.slice(0, index) + other + iban.slice(index + 1))).toBe(false);
        const next = iban[index + 1];
        fc.pre(next !== undefined && next !== sign);
        expect(isIban(iban.slice(0, index) + next + sign + iban.slice(index + 2))).toBe(false);
      }),
    );
  });

  it('has exactly one pair of check digits', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9]{23}$/u), (account) => {
        const pairs = Array.from({ length: 100 }, (_, pair) => String(pair).padStart(2, '0'));
        expect(pairs.filter((pair) => isIban(`FR${pair}${account}`))).toHaveLength(1);
      }),
      { numRuns: 20 },
    );
  });

  it.each(['', 'FR14', 'FR14 2004 1010 0505 0001 3M02 60', 'XX14 2004 1010 0505 0001 3M02 606', 'É'])(
    '%j is none',
    (text) => expect(isIban(text)).toBe(false),
  );
});

it('a bank has a code of eight or eleven signs', () => {
  expect(['AGRIFRPP', 'bnpafrpp xxx', 'PSSTFRPPLIL'].map(isBic)).toEqual([true, true, true]);
  expect(['AGRIFRP', 'AGRI1RPP', 'AGRIFRPPX', ''].map(isBic)).toEqual([false, false, false, false]);
});
