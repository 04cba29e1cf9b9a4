import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '#core/domain/shop/day.ts';
import { parisInstant } from '#core/domain/shop/paris-instant.ts';
import { isWorkingDay } from '#core/domain/shop/working-days.ts';
import { refundLastDay, withdrawalLastDay, withdrawalPeriod } from '#core/domain/withdrawal/period.ts';
import {
  deliveryGivenBack,
  splitWithdrawal,
  withdrawalScope,
  type WithdrawalLine,
} from '#core/domain/withdrawal/scope.ts';

const day = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2036-12-30'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe('the period of withdrawal', () => {
  it('is fourteen days at least, ends on a working day and not a day too late', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: 0, max: 60 }), (received, days) => {
        const last = withdrawalLastDay(received, days);
        const counted = addDays(received, Math.max(14, days));
        expect(last >= counted).toBe(true);
        expect(isWorkingDay(last)).toBe(true);
        for (let one = counted; one < last; one = addDays(one, 1)) expect(isWorkingDay(one)).toBe(false);
      }),
    );
  });

  it('follows the reference (domain 15.9)', () => {
    expect(withdrawalLastDay('2026-05-01')).toBe('2026-05-15');
    expect(withdrawalLastDay('2026-05-02')).toBe('2026-05-18');
  });

  it('goes over a holiday and the weekend behind it', () => {
    expect(withdrawalLastDay('2026-04-30')).toBe('2026-05-15');
    expect(withdrawalLastDay('2026-12-11')).toBe('2026-12-28');
  });

  it('is open until 23:59 in Paris, from the order on', () => {
    const received = parisInstant('2026-05-01', 600);
    const last = parisInstant('2026-05-15', 23 * 60 + 59);
    expect(withdrawalPeriod(received, last + 59_999).isOpen).toBe(true);
    expect(withdrawalPeriod(received, last + 60_000).isOpen).toBe(false);
    expect(withdrawalPeriod(null, last)).toEqual({ lastDay: null, endsAtMs: null, isOpen: true });
  });

  it('begins on the day of Paris, not of Greenwich', () => {
    const night = Date.parse('2026-04-30T22:30:00Z');
    expect(withdrawalPeriod(night, night).lastDay).toBe('2026-05-15');
  });

  it('is twelve months longer for who was not told, over Whit Monday too, and its money is due in fourteen days', () => {
    expect(withdrawalLastDay('2026-05-02', 14, false)).toBe('2027-05-18');
    expect(refundLastDay(parisInstant('2026-05-10', 1439))).toBe('2026-05-24');
  });
});

const line = (facts: Partial<WithdrawalLine> = {}): WithdrawalLine => ({
  uuid: 'a',
  qtyOrdered: 3,
  qtyCanceled: 0,
  qtyRefunded: 0,
  qtyInReturn: 0,
  qtyAwaited: 0,
  qtyToShip: 0,
  exclusion: null,
  isWaived: false,
  ...facts,
});

const scope = (facts: Partial<WithdrawalLine>, isProfessional = false) =>
  withdrawalScope([line(facts)], isProfessional)[0];

describe('what can be withdrawn from', () => {
  it('is what was ordered and not given back, and splits into what is cancelled and what comes back', () => {
    const counts = fc.record({
      qtyCanceled: fc.nat(3),
      qtyRefunded: fc.nat(3),
      qtyInReturn: fc.nat(3),
      qtyAwaited: fc.nat(3),
      qtyToShip: fc.nat(9),
    });
    fc.assert(
      fc.property(counts, fc.nat(9), (facts, wish) => {
        const one = withdrawalScope([line({ qtyOrdered: 9, ...facts })], false)[0];
        if (one === undefined) return;
        const gone = facts.qtyCanceled + facts.qtyRefunded + facts.qtyInReturn + facts.qtyAwaited;
        expect(one.quantity).toBe(Math.max(0, 9 - gone));
        if (wish > one.quantity) expect(() => splitWithdrawal(one, wish)).toThrow(RangeError);
        else {
          const { unsent, toReturn } = splitWithdrawal(one, wish);
          expect(unsent + toReturn).toBe(wish);
          expect(unsent).toBeLessThanOrEqual(facts.qtyToShip);
        }
      }),
    );
  });

  it('is nothing of a professional purchase, of what was made to order, of a download given up for', () => {
    expect(scope({}, true)).toMatchObject({ quantity: 0, obstacle: 'professional' });
    expect(scope({ exclusion: 'made_to_order' })).toMatchObject({ quantity: 0, obstacle: 'made_to_order' });
    expect(scope({ exclusion: 'download', isWaived: true })).toMatchObject({ quantity: 0, obstacle: 'download' });
    expect(scope({ exclusion: 'download' })).toMatchObject({ quantity: 3, obstacle: null });
    expect(scope({ qtyRefunded: 3 })).toMatchObject({ quantity: 0, obstacle: 'nothing_left' });
  });

  it('must still be sealed for hygiene', () => {
    expect(scope({ exclusion: 'unsealed_hygiene' })).toMatchObject({ quantity: 3, mustBeSealed: true });
  });

  it('gives the standard delivery back with the whole order alone', () => {
    expect(deliveryGivenBack(129_000, 69_000, true)).toBe(69_000);
    expect(deliveryGivenBack(0, 69_000, true)).toBe(0);
    expect(deliveryGivenBack(69_000, 69_000, false)).toBe(0);
  });
});
