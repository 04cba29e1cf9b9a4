import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rateFor } from '#core/domain/tax/tax-rate.ts';
import { rateOf } from './french-rates.ts';

const ajaccio = { country: 'FR', state: 'Corse', postcode: '20000' };
const country = rateOf({ percent: 20 });
const state = rateOf({ identifier: 'state', state: 'corse', percent: 10 });
const zip = rateOf({ identifier: 'zip', zip: { kind: 'pattern', pattern: '20*' }, percent: 2.1 });

describe('the rate of a destination', () => {
  it('does not hang on the order of the table, and is a rate of its country', () => {
    const rate = fc
      .record({
        country: fc.constantFrom('FR', 'DE'),
        state: fc.constantFrom(null, 'Corse', 'Bretagne'),
        zip: fc.constantFrom(
          null,
          { kind: 'pattern' as const, pattern: '*' },
          { kind: 'pattern' as const, pattern: '2*' },
          { kind: 'range' as const, from: '1000', to: '20000' },
        ),
        percent: fc.constantFrom(0, 2.1, 10, 20),
      })
      .map(rateOf);
    fc.assert(
      fc.property(fc.array(rate, { maxLength: 8 }), (rates) => {
        const best = rateFor(rates, ajaccio);
        expect(rateFor(rates.toReversed(), ajaccio)?.percent).toBe(best?.percent);
        expect(best?.country ?? 'FR').toBe('FR');
        expect(best === null).toBe(!rates.some((one) => rateFor([one], ajaccio) !== null));
      }),
    );
  });

  it('is the one that says most of the place: postcode before state before country', () => {
    expect(rateFor([country, state, zip], ajaccio)).toBe(zip);
    expect(rateFor([country, state], ajaccio)).toBe(state);
    expect(rateFor([country, state, zip], { ...ajaccio, postcode: '69003', state: null })).toBe(country);
    expect(rateFor([state, zip], { ...ajaccio, country: 'DE' })).toBeNull();
  });

  it('is the highest where two say as much', () => {
    const other = rateOf({ identifier: 'other', percent: 21 });
    expect(rateFor([country, other], ajaccio)).toBe(other);
    const everywhere = rateOf({ zip: { kind: 'pattern', pattern: '*' }, percent: 5.5 });
    expect(rateFor([everywhere, country], ajaccio)).toBe(country);
  });

  it('holds for what its pattern has, where any number of signs stands for a star', () => {
    const piece = fc.constantFrom('2', '0', '20', 'A', '*', '**', ' ');
    /** By trying every cut. */
    const isOf = (pattern: string, text: string): boolean => {
      if (pattern === '') return text === '';
      if (pattern.startsWith('*')) return isOf(pattern.slice(1), text) || (text !== '' && isOf(pattern, text.slice(1)));
      return pattern[0] === text[0] && isOf(pattern.slice(1), text.slice(1));
    };
    fc.assert(
      fc.property(
        fc.array(piece, { minLength: 1, maxLength: 8 }),
        fc.stringMatching(/^[20A]{0,6}$/u),
        (pieces, postcode) => {
          const pattern = pieces.join('');
          const rate = rateOf({ zip: { kind: 'pattern', pattern } });
          expect(rateFor([rate], { ...ajaccio, postcode }) !== null).toBe(isOf(pattern.replaceAll(' ', ''), postcode));
        },
      ),
    );
  });

  it('is found at once, however many stars its pattern has', () => {
    const starred = rateOf({ zip: { kind: 'pattern', pattern: '*2'.repeat(40).concat('x') } });
    expect(rateFor([starred], { ...ajaccio, postcode: '2'.repeat(4000) })).toBeNull();
  });

  it('compares postcodes as numbers of five digits, others as texts', () => {
    const range = rateOf({ zip: { kind: 'range', from: '1000', to: '9999' } });
    expect(rateFor([range], { ...ajaccio, postcode: '01000' })).toBe(range);
    expect(rateFor([range], { ...ajaccio, postcode: '10000' })).toBeNull();
    const letters = rateOf({ country: 'IE', zip: { kind: 'range', from: 'D01', to: 'D24' } });
    expect(rateFor([letters], { country: 'IE', state: null, postcode: 'd 08' })).toBe(letters);
    const pattern = rateOf({ zip: { kind: 'pattern', pattern: '6900*' } });
    expect(rateFor([pattern], { ...ajaccio, postcode: '69 003' })).toBe(pattern);
    const dotted = rateOf({ zip: { kind: 'pattern', pattern: '2.0*' } });
    expect(rateFor([dotted], ajaccio)).toBeNull();
  });
});
