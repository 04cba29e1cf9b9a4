import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { homeDecision, taxDecision, taxDestination, type TaxTerms } from '#core/domain/tax/tax-decision.ts';
import { territoryOf } from '#core/domain/tax/territory.ts';
import { PARIS, TERMS } from './french-rates.ts';

const to = (country: string, postcode = '10115') => ({ country, state: null, postcode });

interface Sale {
  readonly category?: string;
  readonly vatNumber?: string | null;
  readonly terms?: Partial<TaxTerms>;
}
function decide(destination: ReturnType<typeof to>, { category = 'tva-20', vatNumber = null, terms }: Sale = {}) {
  const { taxPercent, mention } = taxDecision({ ...TERMS, ...terms }, { category, destination, vatNumber });
  return [taxPercent, mention];
}

describe('the territory of a destination', () => {
  it('is found whatever is written', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (country, postcode) => {
        expect(['france', 'dom', 'eu', 'outside']).toContain(territoryOf({ country, state: null, postcode }));
      }),
    );
  });

  it('is France for Corsica and Monaco, and not for what lies overseas', () => {
    const french = (postcode: string, country = 'FR') => territoryOf(to(country, postcode));
    expect([french('75001'), french('20000'), french('98000'), french('98000', 'MC')]).toEqual(Array(4).fill('france'));
    expect(['97110', '97200', '97300', '97400', '97600'].map((code) => french(code))).toEqual(Array(5).fill('dom'));
    expect(['GP', 'MQ', 'GF', 'RE', 'YT'].map((country) => french('97400', country))).toEqual(Array(5).fill('dom'));
    expect(
      ['97500', '97700', '97800', '98600', '98714', '98800', '97133', '97150'].map((code) => french(code)),
    ).toEqual(Array(8).fill('outside'));
    expect(french('98800', 'NC')).toBe('outside');
  });

  it('is the Union for member states, but not for their parts outside the territory of VAT', () => {
    expect(territoryOf(to('DE'))).toBe('eu');
    expect(territoryOf(to('CH', '1200'))).toBe('outside');
    expect(territoryOf(to('GB', 'SW1A 1AA'))).toBe('outside');
    expect(territoryOf(to('XI', 'BT1 1AA'))).toBe('eu');
    expect(territoryOf(to('ES', '35001'))).toBe('outside');
    expect(territoryOf(to('ES', '28001'))).toBe('eu');
    expect(territoryOf(to('IT', '23041'))).toBe('outside');
  });
});

describe('what goods are taxed with', () => {
  it('is the rate of their category in France and in Monaco', () => {
    expect(decide(PARIS)).toEqual([20, null]);
    expect(decide(PARIS, { category: 'tva-5-5' })).toEqual([5.5, null]);
    expect(decide(PARIS, { category: 'exonere' })).toEqual([0, null]);
    expect(decide(to('MC', '98000'))).toEqual([20, null]);
    expect(decide(PARIS, { category: 'gone' })).toEqual([20, null]);
  });

  it('is nothing overseas and outside the Union, with its article', () => {
    expect(decide(to('FR', '97400'))).toEqual([0, 'dom']);
    expect(decide(to('CH', '1200'))).toEqual([0, 'export']);
    expect(decide(to('NC', '98800'))).toEqual([0, 'export']);
  });

  it('is nothing for a business of another member state that VIES knows', () => {
    expect(decide(to('DE'), { vatNumber: 'DE 811.569.869' })).toEqual([0, 'reverseCharge']);
    expect(decide(to('DE'), { vatNumber: 'EL123456789' })).toEqual([0, 'reverseCharge']);
    expect(decide(to('DE'), { vatNumber: 'FR44732829320' })).toEqual([20, null]);
    expect(decide(PARIS, { vatNumber: 'DE811569869' })).toEqual([20, null]);
  });

  it('is the French rate for consumers of the Union until sales at a distance pass their limit', () => {
    expect(decide(to('DE'))).toEqual([20, null]);
    expect(decide(to('DE'), { terms: { oss: true } })).toEqual([19, null]);
    expect(decide(to('DE'), { terms: { oss: true }, category: 'tva-5-5' })).toEqual([7, null]);
    expect(decide(to('ES', '28001'), { terms: { oss: true } })).toEqual([20, null]);
  });

  it('is nothing under the franchise and on the margin, wherever the goods go', () => {
    for (const destination of [PARIS, to('DE'), to('FR', '97400'), to('CH')]) {
      expect(decide(destination, { terms: { franchise: true } })).toEqual([0, 'franchise']);
      expect(decide(destination, { category: 'marge' })).toEqual([0, 'margin']);
    }
  });

  it('at home is what prices were entered with', () => {
    expect(homeDecision(TERMS, 'tva-20').taxPercent).toBe(20);
    expect(homeDecision({ ...TERMS, franchise: true }, 'tva-20').taxPercent).toBe(0);
  });
});

describe('the destination VAT goes by', () => {
  const [shipping, billing, origin] = [to('DE'), to('ES', '28001'), to('FR', '69003')];
  const at = (basis: Parameters<typeof taxDestination>[0], known: object) =>
    taxDestination(basis, { shipping: null, billing: null, origin, ...known }, PARIS);

  it('is the address the shop has set, else the other one, else the shop’s own', () => {
    expect(at('shipping_address', { shipping, billing })).toBe(shipping);
    expect(at('shipping_address', { billing })).toBe(billing);
    expect(at('billing_address', { shipping, billing })).toBe(billing);
    expect(at('billing_address', { shipping })).toBe(shipping);
    expect(at('shipping_address', {})).toBe(PARIS);
    expect(at('shipping_origin', { shipping, billing })).toBe(origin);
  });
});
