import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { centsOf, decimalOf, wholeCentsOf } from '#server/gateways/payment/cents.ts';
import { maskRaw } from '#server/gateways/payment/mask-raw.ts';

describe('cents', () => {
  const cents = fc.integer({ min: -99_999_999_999, max: 99_999_999_999 });

  it('written with a point are read as the same', () => {
    fc.assert(
      fc.property(cents, (amount) => {
        expect(centsOf(decimalOf(amount))).toBe(amount);
      }),
    );
  });

  it('are read with or without their zeros, and never rounded', () => {
    expect(['12', '12.3', '12.30', '12.3000', '-0.5', '-0'].map(centsOf)).toEqual([1_200, 1_230, 1_230, 1_230, -50, 0]);
    for (const text of ['', '12,30', '12.305', '1e3', ' 12', '12.', '.5', '+1', '0x10', 'NaN', '1'.repeat(10)])
      expect(centsOf(text), text).toBeNull();
    expect(['12957', '0', '-1', '1.0', ''].map(wholeCentsOf)).toEqual([12_957, 0, null, null, null]);
  });
});

describe('what is kept of the words of a provider', () => {
  /** Sixteen digits that hold the rule of card numbers. */
  const cards = fc.stringMatching(/^4\d{14}$/u).map((start) => {
    const digits = Array.from(start, Number);
    const sum = digits.reduce((all, digit, index) => {
      const doubled = index % 2 === 0 ? digit * 2 : digit;
      return all + (doubled > 9 ? doubled - 9 : doubled);
    }, 0);
    return `${start}${(10 - (sum % 10)) % 10}`;
  });

  it('never holds a card number, wherever it stands and however it is written', () => {
    fc.assert(
      fc.property(cards, fc.constantFrom('', ' ', '-'), fc.stringMatching(/^[a-z]{1,10}$/u), (card, gap, key) => {
        /* what such a word names is kept as it is, or not at all */
        fc.pre(!/date|time$|cv[cvx]|token|secret/u.test(key));
        const written = card.match(/.{4}/gu)?.join(gap) ?? card;
        const kept = JSON.stringify(maskRaw({ [key]: [`carte ${written} vue`, { [key]: written }, Number(card)] }));
        expect(kept).not.toContain(written);
        expect(kept).not.toContain(card);
        expect(kept).toContain(card.slice(-4));
      }),
    );
  });

  it('holds no secret, and what is no card as it was', () => {
    const told = {
      vads_trans_date: '20170129130025',
      vads_card_number: '497010XXXXXX0055',
      signature: 'ycA5Do5tNvsn',
      verify_sign: 'A1b2',
      metadata: { reference: 'CM2026-000042-1', token: 'x' },
      amount: 12_957,
      is_paid: true,
      failure: null,
    };
    expect(maskRaw(told)).toEqual({
      ...told,
      vads_card_number: '****0055',
      signature: '[masqué]',
      verify_sign: '[masqué]',
      metadata: { reference: 'CM2026-000042-1', token: '[masqué]' },
    });
  });

  it('is never more than a page', () => {
    const deep = Array.from({ length: 50 }).reduce<unknown>((inner) => ({ inner }), 'end');
    const wide = Object.fromEntries(Array.from({ length: 999 }, (_, n) => [`field${n}`, 'x'.repeat(9_999)]));
    expect(JSON.stringify(maskRaw(deep))).not.toContain('end');
    expect(JSON.stringify(maskRaw(wide)).length).toBeLessThan(110_000);
  });
});
