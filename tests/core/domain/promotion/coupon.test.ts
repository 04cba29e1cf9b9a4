import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COUPON_FORMATS, couponCode, couponCodes, MAX_CODES } from '#core/domain/promotion/coupon-code.ts';
import { couponDecision, isExhausted, normaliseCouponCode } from '#core/domain/promotion/coupon.ts';

describe('a code', () => {
  it('is the same in any case and with any spaces', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const once = normaliseCouponCode(text);
        expect(normaliseCouponCode(once)).toBe(once);
        expect(normaliseCouponCode(` ${text.toLowerCase()} `)).toBe(normaliseCouponCode(text.toLowerCase()));
      }),
    );
    expect(normaliseCouponCode(' route 10 ')).toBe('ROUTE10');
    for (const unseen of ['\u200b', '\u200d', '\u2060', '\u00ad', '\ufeff', '\u202c', '\u200e'])
      expect(normaliseCouponCode(`${unseen}bienvenue${unseen}10${unseen}`)).toBe('BIENVENUE10');
  });

  it('is used up at its limit, or at this customer’s; a limit of zero is none', () => {
    const use = { timesUsed: 3, usageLimit: 0, timesUsedByCustomer: 1, usagePerCustomer: 0 };
    expect(isExhausted(use)).toBe(false);
    expect(isExhausted({ ...use, usageLimit: 4 })).toBe(false);
    expect(isExhausted({ ...use, usageLimit: 3 })).toBe(true);
    expect(isExhausted({ ...use, usagePerCustomer: 1 })).toBe(true);
  });

  it('comes alone: a cart that has one takes no other', () => {
    expect(couponDecision('ROUTE10', { code: 'ETE', refusal: null })).toBe('alreadyApplied');
    expect(couponDecision(null, { code: 'ETE', refusal: null })).toBeNull();
    expect(couponDecision(null, { code: 'ETE', refusal: 'expired' })).toBe('expired');
  });
});

describe('a code made by the shop', () => {
  const shape = fc.record({
    format: fc.constantFrom(...COUPON_FORMATS),
    length: fc.integer({ min: 6, max: 20 }),
    prefix: fc.constantFrom('', 'ETE-'),
    suffix: fc.constantFrom('', '-26'),
  });
  const bytes = (values: readonly number[]) => {
    let place = 0;
    return (count: number) => Uint8Array.from({ length: count }, () => values[place++ % values.length] ?? 0);
  };

  it('has its length and its alphabet, without 0 O 1 I, and stands in the form codes are kept in', () => {
    fc.assert(
      fc.property(shape, fc.array(fc.integer({ min: 0, max: 199 }), { minLength: 1, maxLength: 40 }), (one, values) => {
        const code = couponCode(one, bytes(values));
        const middle = code.slice(one.prefix.length, code.length - one.suffix.length);
        expect(code).toBe(`${one.prefix}${middle}${one.suffix}`);
        expect(middle).toHaveLength(one.length);
        expect(middle).not.toMatch(/[0O1I]/u);
        if (one.format === 'numeric') expect(middle).toMatch(/^\d+$/u);
        if (one.format === 'alphabetical') expect(middle).toMatch(/^[A-Z]+$/u);
        expect(normaliseCouponCode(code)).toBe(code);
      }),
    );
  });

  it('has every character of its alphabet equally often', () => {
    for (const format of COUPON_FORMATS) {
      const firstOf = (byte: number) =>
        couponCode({ format, length: 6, prefix: '', suffix: '' }, bytes([byte, 0])).charAt(0);
      const counts = new Map<string, number>();
      for (let byte = 0; byte < 256; byte += 1) counts.set(firstOf(byte), (counts.get(firstOf(byte)) ?? 0) + 1);
      // A byte left aside is followed by zero here, so the character of zero is counted for it too.
      counts.delete(firstOf(0));
      expect(new Set(counts.values()).size).toBe(1);
    }
  });

  it('is not made too short or too long to be typed', () => {
    for (const length of [5, 21, 6.5]) {
      expect(() => couponCode({ format: 'numeric', length, prefix: '', suffix: '' }, bytes([1]))).toThrow(RangeError);
    }
  });

  it('is another one each time, of no more than a thousand at once', () => {
    const one = { format: 'numeric', length: 6, prefix: '', suffix: '' } as const;
    let seed = 7;
    const random = (count: number) =>
      Uint8Array.from({ length: count }, () => {
        seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
        return Math.floor(seed / 65_536) % 256;
      });
    const codes = couponCodes(MAX_CODES, one, random);
    expect(new Set(codes).size).toBe(MAX_CODES);
    for (const count of [0, 1.5, MAX_CODES + 1]) expect(() => couponCodes(count, one, random)).toThrow(RangeError);
  });
});
