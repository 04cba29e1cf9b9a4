import type { TaxTerms } from '#core/domain/tax/tax-decision.ts';
import type { TaxCategory, TaxRate } from '#core/domain/tax/tax-rate.ts';

export const rateOf = (changes: Partial<TaxRate>): TaxRate => ({
  identifier: 'fr',
  country: 'FR',
  state: null,
  zip: null,
  percent: 20,
  legalMention: null,
  ...changes,
});

const category = (code: string, percent: number, abroad: readonly TaxRate[] = []): TaxCategory => ({
  code,
  scheme: 'standard',
  rates: [rateOf({ identifier: `fr-${code}`, percent }), ...abroad],
});

export const PARIS = { country: 'FR', state: null, postcode: '75001' };

/** The seeded categories, with the rates of Germany and Hungary for sales at a distance. */
export const TERMS: TaxTerms = {
  home: PARIS,
  categories: [
    category('tva-20', 20, [
      rateOf({ identifier: 'de', country: 'DE', percent: 19 }),
      rateOf({ identifier: 'hu', country: 'HU', percent: 27 }),
      rateOf({ identifier: 'at', country: 'AT', percent: 20 }),
    ]),
    category('tva-5-5', 5.5, [rateOf({ identifier: 'de-books', country: 'DE', percent: 7 })]),
    category('exonere', 0),
    { code: 'marge', scheme: 'margin', rates: [] },
  ],
  defaultCategory: 'tva-20',
  oss: false,
  franchise: false,
};
