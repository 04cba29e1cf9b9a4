import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ean13Of, isEan13 } from '#core/domain/text/codes/ean.ts';
import { isPlate, normalisePlate } from '#core/domain/text/plate.ts';
import { isPostcode, normalisePostcode } from '#core/domain/text/postcode.ts';
import { isSiren, isSiret, normaliseSiret } from '#core/domain/company/siret.ts';
import { derivedUuid, isUuid } from '#core/domain/text/uuid.ts';
import { isVatNumber, vatNumberOfSiren } from '#core/domain/company/vat-number.ts';

const DIGITS = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'];

const digits = (length: number) =>
  fc.string({ unit: fc.constantFrom(...DIGITS), minLength: length, maxLength: length });

/** The text with one digit changed. */
function altered(text: string, index: number, by: number): string {
  const digit = (Number(text[index]) + by) % 10;
  return `${text.slice(0, index)}${digit}${text.slice(index + 1)}`;
}

describe('a derived UUID', () => {
  it('is one, the same for the same two names, and another one when either differs', () => {
    fc.assert(
      fc.property(fc.uuid(), fc.string(), fc.string(), (from, by, other) => {
        const made = derivedUuid(from, by);
        expect(isUuid(made)).toBe(true);
        expect(derivedUuid(from, by)).toBe(made);
        if (by !== other) expect(derivedUuid(from, other)).not.toBe(made);
      }),
    );
  });
});

describe('a SIRET', () => {
  it('has exactly one last digit that holds, and no changed digit passes', () => {
    fc.assert(
      fc.property(digits(13), fc.nat({ max: 13 }), fc.integer({ min: 1, max: 9 }), (start, index, by) => {
        fc.pre(!start.startsWith('356000000') && !altered(`${start}0`, index, by).startsWith('356000000'));
        const good = DIGITS.map((last) => start + last).filter(isSiret);
        expect(good).toHaveLength(1);
        expect(isSiret(altered(good[0] ?? '', index, by))).toBe(false);
      }),
    );
  });

  it('follows the reference, La Poste included', () => {
    expect(isSiret('73282932000074')).toBe(true);
    expect(isSiret('73282932000075')).toBe(false);
    expect(isSiret('55210055400054')).toBe(true);
    expect(isSiret('35600000000048')).toBe(true);
    expect(isSiret('35600000049837')).toBe(true);
    expect(isSiret('35600000049838')).toBe(false);
  });

  it('may be written with dots, dashes and signs nobody sees', () => {
    for (const text of [
      '732.829.320.00074',
      '732-829-320-00074',
      '732\u00a0829\u202f320 00074',
      '\u200b73282932000074',
    ])
      expect(normaliseSiret(text)).toBe('73282932000074');
    expect(isSiret('732.829.320.00074')).toBe(true);
  });

  it('may be written with spaces, and needs fourteen digits', () => {
    expect(isSiret('732 829 320 00074')).toBe(true);
    expect(normaliseSiret('732 829 320 00074')).toBe('73282932000074');
    expect(isSiret('7328293200007')).toBe(false);
    expect(isSiren('732829320')).toBe(true);
    expect(isSiren('732829321')).toBe(false);
  });
});

describe('a VAT number', () => {
  it('is made from the SIREN as the reference says', () => {
    expect(vatNumberOfSiren('732829320')).toBe('FR44732829320');
    expect(vatNumberOfSiren('552100554')).toBe('FR96552100554');
    expect(vatNumberOfSiren('404833048')).toBe('FR83404833048');
    expect(() => vatNumberOfSiren('404833049')).toThrow(RangeError);
  });

  it('is accepted with its key, refused with another', () => {
    expect(isVatNumber('FR 44 732 829 320')).toBe(true);
    expect(isVatNumber('FR45732829320')).toBe(false);
    expect(isVatNumber('BE0123456789')).toBe(true);
    expect(isVatNumber('US123456789')).toBe(false);
  });

  it.each(['FR40000066034', 'FR26000040583', 'FR53000004605', 'FR 40 000 066 034'])(
    'of a company of Monaco, %s, is accepted: its nine digits are no SIREN, its key holds',
    (number) => {
      expect(isVatNumber(number)).toBe(true);
    },
  );

  it('whose digits are no SIREN and not of Monaco is refused though its key holds', () => {
    fc.assert(
      fc.property(digits(9), (nine) => {
        const key = String((Number(nine) * 100 + 12) % 97).padStart(2, '0');
        expect(isVatNumber(`FR${key}${nine}`)).toBe(isSiren(nine) || nine.startsWith('000'));
        expect(isVatNumber(`FR${altered(key, 1, 1)}${nine}`)).toBe(false);
      }),
    );
  });
});

describe('an EAN-13', () => {
  it('holds with its check digit only', () => {
    fc.assert(
      fc.property(digits(12), fc.nat({ max: 12 }), fc.integer({ min: 1, max: 9 }), (start, index, by) => {
        const ean = ean13Of(start);
        expect(isEan13(ean)).toBe(true);
        expect(isEan13(altered(ean, index, by))).toBe(false);
      }),
    );
    expect(isEan13('4006381333931')).toBe(true);
    expect(() => ean13Of('123')).toThrow(RangeError);
  });
});

describe('a licence plate', () => {
  it('is valid or not as in the reference', () => {
    expect(isPlate('AB-123-CD')).toBe(true);
    expect(isPlate('AI-123-CD')).toBe(false);
    expect(isPlate('SS-123-AA')).toBe(false);
    expect(isPlate('AA-123-SS')).toBe(false);
    expect(isPlate('1234 ABC 75')).toBe(true);
    expect(isPlate('123 AB 2A')).toBe(true);
  });

  it('may be written with a dash of any kind, and with signs nobody sees', () => {
    for (const dash of ['\u2010', '\u2011', '–', '—', '-', ' ', '\u00a0', '\u202f', '\u00ad-'])
      expect(normalisePlate(`AB${dash}123${dash}CD`)).toBe('AB-123-CD');
    expect(normalisePlate('123\u2011AB\u20112A')).toBe('123 AB 2A');
  });

  it('is kept in one form, and that form stays', () => {
    expect(normalisePlate('ab 123 cd')).toBe('AB-123-CD');
    expect(normalisePlate('123ab2a')).toBe('123 AB 2A');
    for (const plate of ['AB-123-CD', '123 AB 2A']) expect(normalisePlate(plate)).toBe(plate);
  });
});

describe('a postcode', () => {
  it('has five digits in France', () => {
    expect(isPostcode('75011')).toBe(true);
    expect(isPostcode(' 97400 ')).toBe(true);
    for (const text of ['75 011', '75\u00a0011', '75011\u200b', ' 7 5 0 1 1 ']) {
      expect(isPostcode(text), text).toBe(true);
      expect(normalisePostcode(text)).toBe('75011');
    }
    expect(isPostcode('7501')).toBe(false);
    expect(isPostcode('2A004')).toBe(false);
  });

  it('is free elsewhere, within reason', () => {
    expect(isPostcode('sw1a 1aa', 'GB')).toBe(true);
    expect(normalisePostcode('sw1a  1aa')).toBe('SW1A 1AA');
    expect(isPostcode('<script>', 'GB')).toBe(false);
  });
});
