import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { displayPhone, isPhone, normalisePhone, phoneAsTyped } from '#core/domain/text/phone.ts';

const pair = fc.integer({ min: 0, max: 99 }).map((value) => String(value).padStart(2, '0'));
const french = fc.tuple(
  fc.constantFrom('0', '+33', '0033', '+33 '),
  fc.integer({ min: 1, max: 9 }),
  fc.tuple(pair, pair, pair, pair),
  fc.constantFrom('', ' ', '.', '-'),
);

describe('a phone number', () => {
  it('written in any French way is one number, shown in pairs that read back the same', () => {
    fc.assert(
      fc.property(french, ([prefix, digit, pairs, separator]) => {
        const e164 = `+33${digit}${pairs.join('')}`;
        fc.pre(!/^\+33(?:26[239]|508|59[046]|639|69\d|708)/u.test(e164));
        expect(normalisePhone(`${prefix}${digit}${separator}${pairs.join(separator)}`)).toBe(e164);
        expect(displayPhone(e164)).toBe(`0${digit} ${pairs.join(' ')}`);
        expect(normalisePhone(displayPhone(e164))).toBe(e164);
      }),
    );
  });

  it('normalised once stays as it is, whatever was typed', () => {
    const typed = fc.tuple(
      fc.constantFrom('0', '+', '00', '+33', '+262', '00687'),
      fc.string({ unit: fc.constantFrom('0', '1', '2', '3', '4', '5', '6', '7', '8', '9', ' ', '.'), maxLength: 16 }),
    );
    fc.assert(
      fc.property(typed, ([prefix, rest]) => {
        const e164 = normalisePhone(prefix + rest);
        if (e164 === null) return;
        expect(normalisePhone(e164)).toBe(e164);
        expect(normalisePhone(displayPhone(e164))).toBe(e164);
      }),
      { numRuns: 2_000 },
    );
  });

  it('is accepted in the forms of the reference', () => {
    for (const text of ['06 12 34 56 78', '06.12.34.56.78', '+33 6 12 34 56 78', '0033612345678']) {
      expect(normalisePhone(text)).toBe('+33612345678');
    }
    expect(displayPhone('+33612345678')).toBe('06 12 34 56 78');
  });

  it('is refused with a zero after the prefix, a pair missing, or words', () => {
    for (const text of ['00 12 34 56 78', '06 12 34 56 7', '+33 0 12 34 56 78', 'téléphone', '', '0'.repeat(60)]) {
      expect(isPhone(text)).toBe(false);
    }
  });

  it('may be of an overseas territory with three or four pairs', () => {
    expect(normalisePhone('+687 12 34 56')).toBe('+687123456');
    expect(normalisePhone('00689 40 12 34 56')).toBe('+68940123456');
    expect(normalisePhone('+262 692 12 34 56')).toBe('+262692123456');
    expect(displayPhone('+687123456')).toBe('+687 12 34 56');
    expect(displayPhone('+262692123456')).toBe('+262 692 12 34 56');
    expect(isPhone('+687 12 34')).toBe(false);
  });

  it('with the zero of the national form behind the country is the same number', () => {
    fc.assert(
      fc.property(
        french,
        fc.constantFrom(
          '+33 (0)',
          '+33(0)',
          '0033 (0) ',
          '+330',
          '+33 0',
          '(+33) ',
          '(0033)0',
          '(0)',
          '\u202a+33\u00a0',
        ),
        ([, digit, pairs, separator], prefix) => {
          const national = `${digit}${pairs.join('')}`;
          const typed = `${prefix}${digit}${separator}${pairs.join(separator)}`;
          const isNational = prefix === '(0)';
          expect(normalisePhone(typed)).toBe(isNational ? null : normalisePhone(`0${national}`));
        },
      ),
    );
    expect(normalisePhone('+33 (0)6 12 34 56 78')).toBe('+33612345678');
    expect(normalisePhone('+33 06 12 34 56 78')).toBe('+33612345678');
    expect(normalisePhone('06/12/34/56/78')).toBe('+33612345678');
    expect(normalisePhone('06\u201112\u201134\u201156\u201178')).toBe('+33612345678');
  });

  it.each([
    ['0262 12 34 56', '+262262123456'],
    ['0263 12 34 56', '+262263123456'],
    ['0269 12 34 56', '+262269123456'],
    ['0639 12 34 56', '+262639123456'],
    ['0692 12 34 56', '+262692123456'],
    ['0693 12 34 56', '+262693123456'],
    ['0590 12 34 56', '+590590123456'],
    ['0690 12 34 56', '+590690123456'],
    ['0691 12 34 56', '+590691123456'],
    ['0594 12 34 56', '+594594123456'],
    ['0694 12 34 56', '+594694123456'],
    ['0596 12 34 56', '+596596123456'],
    ['0696 12 34 56', '+596696123456'],
    ['0697 12 34 56', '+596697123456'],
    ['0508 41 12 34', '+508411234'],
    ['0708 41 12 34', '+508708411234'],
    ['+33 692 12 34 56', '+262692123456'],
    ['+262 (0)692 12 34 56', '+262692123456'],
    ['+262 0692 12 34 56', '+262692123456'],
    ['00262692123456', '+262692123456'],
  ])('overseas %s is called at %s', (typed, called) => {
    expect(normalisePhone(typed)).toBe(called);
    expect(normalisePhone(displayPhone(called))).toBe(called);
  });

  it.each([
    ['0032 475 12 34 56', '+32475123456'],
    ['+41 (0)79 123 45 67', '+41791234567'],
    ['0041 (0)79 123 45 67', '+41791234567'],
    ['+49 (0)30 901820', '+4930901820'],
    ['+39 (0)6 6982 1234', '+390669821234'],
    ['00377 93 15 12 34', '+37793151234'],
    ['00352 26 12 34', '+352261234'],
    ['001 212 555 0123', '+12125550123'],
  ])('abroad %s is called at %s', (typed, called) => {
    expect(normalisePhone(typed)).toBe(called);
  });

  it('may be of another country', () => {
    expect(normalisePhone('+32 470 12 34 56')).toBe('+32470123456');
    expect(displayPhone('+32470123456')).toBe('+32470123456');
  });
});

describe('a phone number while it is typed', () => {
  it('stands in pairs from the first digits on', () => {
    expect(['0', '06', '061', '0612345678'].map(phoneAsTyped)).toEqual(['0', '06', '06 1', '06 12 34 56 78']);
    expect(['+33', '+336', '+33612', '0033612345678'].map(phoneAsTyped)).toEqual([
      '+33',
      '+33 6',
      '+33 6 12',
      '0033 6 12 34 56 78',
    ]);
    expect(['+687', '+6871', '+687123456'].map(phoneAsTyped)).toEqual(['+687', '+687 1', '+687 12 34 56']);
    expect(['+2626', '+262692', '+262692123456'].map(phoneAsTyped)).toEqual([
      '+262 6',
      '+262 692',
      '+262 692 12 34 56',
    ]);
    expect(phoneAsTyped('+33 06 12 34 56 78')).toBe('+33 06 12 34 56 78');
    expect(phoneAsTyped('+33 (0)6 12 34 56 78')).toBe('+33 (0)6 12 34 56 78');
  });

  it('typed further or again, it neither gains nor loses a digit', () => {
    const text = fc.string({ unit: fc.constantFrom('0', '1', '3', '6', '8', '+', ' ', '.', '-', 'x'), maxLength: 18 });
    fc.assert(
      fc.property(text, (typed) => {
        const shown = phoneAsTyped(typed);
        const bare = (one: string) => one.replace(/[\s.-]/gu, '');
        expect(bare(shown)).toBe(bare(typed));
        expect(phoneAsTyped(shown)).toBe(shown);
      }),
    );
  });

  it('of another country or no number at all, it stays as it was typed', () => {
    for (const text of ['+49 30 901820', 'abc', '12-34', '']) expect(phoneAsTyped(text)).toBe(text);
  });
});
