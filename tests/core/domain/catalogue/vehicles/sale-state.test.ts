import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isSaleOver,
  maySaleStep,
  nextSaleStates,
  SALE_SHOWN,
  SALE_STATES,
  saleShown,
} from '#core/domain/catalogue/vehicles/sale-state.ts';

const DAY = 86_400_000;
const state = fc.constantFrom(...SALE_STATES);

describe('the sale of a vehicle', () => {
  it('V1: a step is allowed exactly where it is offered, and what is sold or withdrawn stays so', () => {
    fc.assert(
      fc.property(state, state, (from, to) => {
        expect(maySaleStep(from, to)).toBe(nextSaleStates(from).includes(to));
        expect(maySaleStep(from, from)).toBe(false);
      }),
    );
    expect(SALE_STATES.filter((one) => nextSaleStates(one).length === 0)).toEqual(['sold', 'withdrawn']);
  });

  it('V1: whatever steps are taken, nothing is sold that was not reserved, and nothing becomes a draft again', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 3 }), { maxLength: 12 }), (choices) => {
        const path = choices.reduce<(typeof SALE_STATES)[number][]>(
          (taken, choice) => {
            const next = nextSaleStates(taken.at(-1) ?? 'draft');
            const to = next[choice % Math.max(1, next.length)];
            return to === undefined ? taken : [...taken, to];
          },
          ['draft'],
        );
        expect(path.lastIndexOf('draft')).toBe(0);
        const sold = path.indexOf('sold');
        if (sold > 0) expect(path[sold - 1]).toBe('reserved');
      }),
    );
  });

  it('V4: as days pass a vehicle is only ever shown less, and once it is gone it stays so', () => {
    const rank = (shown: ReturnType<typeof saleShown>): number =>
      shown === null ? SALE_SHOWN.length : SALE_SHOWN.indexOf(shown);
    fc.assert(
      fc.property(state, fc.nat({ max: 60 * DAY }), fc.nat({ max: 60 * DAY }), (one, first, more) => {
        const [early, late] = [first, first + more].map((nowMs) => saleShown(one, { sinceMs: 0, nowMs }));
        expect(rank(late ?? null)).toBeGreaterThanOrEqual(rank(early ?? null));
        if (isSaleOver(one, { sinceMs: 0, nowMs: first }))
          expect(isSaleOver(one, { sinceMs: 0, nowMs: first + more })).toBe(true);
      }),
    );
  });

  it('V4: what was sold is listed for 7 days, has a page for 30, and is gone then', () => {
    const after = (days: number) => saleShown('sold', { sinceMs: 0, nowMs: days * DAY });
    expect([0, 6.99, 7, 29.99, 30].map(after)).toEqual(['sold', 'sold', 'unlisted', 'unlisted', null]);
    expect(isSaleOver('sold', { sinceMs: 0, nowMs: 30 * DAY })).toBe(true);
    expect(isSaleOver('withdrawn', { sinceMs: 0, nowMs: 0 })).toBe(true);
    expect(isSaleOver('draft', { sinceMs: 0, nowMs: 99 * DAY })).toBe(false);
  });
});
