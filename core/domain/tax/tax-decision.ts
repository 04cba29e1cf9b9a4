import { normaliseVatNumber } from '#core/domain/company/vat-number.ts';
import { rateFor, type TaxCategory } from './tax-rate.ts';
import { isOtherMemberState, territoryOf, type Destination } from './territory.ts';

/** Why a document shows no VAT (domain 3.5); each code is one sentence of law. */
export const TAX_MENTIONS = ['dom', 'export', 'reverseCharge', 'franchise', 'margin'] as const;
export type TaxMention = (typeof TAX_MENTIONS)[number];

/** What a line is taxed with. */
export interface TaxDecision {
  readonly taxPercent: number;
  readonly mention: TaxMention | null;
  /** What the rate itself makes documents say. */
  readonly legalMention: string | null;
}

export interface TaxTerms {
  /** Whom prices are entered for; carts whose address is not known yet are taxed as if they went there. */
  readonly home: Destination;
  readonly categories: readonly TaxCategory[];
  /** Code of the category of what names none, or one that is gone. */
  readonly defaultCategory: string;
  /** Sales to consumers of other member states have passed 10,000 € in a year (OSS). */
  readonly oss: boolean;
  /** The shop is under the franchise of CGI art. 293 B. */
  readonly franchise: boolean;
}

const NO_TAX = { taxPercent: 0, legalMention: null };

/** The category of a code, else the default one; null for a shop that has neither. */
function categoryOf({ categories, defaultCategory }: TaxTerms, code: string | null): TaxCategory | null {
  const named = categories.find((category) => category.code === code);
  return named ?? categories.find((category) => category.code === defaultCategory) ?? null;
}

/** Monaco has the rates of France. */
function rated(category: TaxCategory | null, destination: Destination): TaxDecision | null {
  const country = destination.country === 'MC' ? 'FR' : destination.country;
  const rate = rateFor(category?.rates ?? [], { ...destination, country });
  return rate === null ? null : { taxPercent: rate.percent, mention: null, legalMention: rate.legalMention };
}

/** True for a number that VIES knows, of a member state other than France: French ones are taxed in France. */
function isForeignBusiness(vatNumber: string | null): boolean {
  if (vatNumber === null) return false;
  const prefix = normaliseVatNumber(vatNumber).slice(0, 2);
  return isOtherMemberState(prefix === 'EL' ? 'GR' : prefix);
}

/** The rate prices were entered with. */
export function homeDecision(terms: TaxTerms, category: string | null): TaxDecision {
  return taxDecision(terms, { category, destination: terms.home, vatNumber: null });
}

/**
 * Rate and mention of goods of a category that go to a destination (domain 3.5). `vatNumber` is the buyer's number when
 * VIES has confirmed it, null otherwise. A member state without a rate in the table is taxed as France: owing too little
 * would be the shop's loss, and nobody would see it.
 */
export function taxDecision(
  terms: TaxTerms,
  sale: { readonly category: string | null; readonly destination: Destination; readonly vatNumber: string | null },
): TaxDecision {
  const category = categoryOf(terms, sale.category);
  if (terms.franchise) return { ...NO_TAX, mention: 'franchise' };
  if (category?.scheme === 'margin') return { ...NO_TAX, mention: 'margin' };
  const atHome = rated(category, terms.home) ?? { ...NO_TAX, mention: null };
  switch (territoryOf(sale.destination)) {
    case 'dom':
      return { ...NO_TAX, mention: 'dom' };
    case 'outside':
      return { ...NO_TAX, mention: 'export' };
    case 'france':
      return rated(category, sale.destination) ?? atHome;
    case 'eu':
      if (isForeignBusiness(sale.vatNumber)) return { ...NO_TAX, mention: 'reverseCharge' };
      return (terms.oss ? rated(category, sale.destination) : null) ?? atHome;
  }
}

/** Setting `sales.taxes.calculation.based_on`. */
export type TaxBasis = 'shipping_address' | 'billing_address' | 'shipping_origin';

/**
 * The destination VAT goes by, as far as it is known: of a cart without delivery the address it is billed to, of one
 * that is fetched the store (given as `shipping`), before any address the shop's own.
 */
export function taxDestination(
  basis: TaxBasis,
  known: { readonly shipping: Destination | null; readonly billing: Destination | null; readonly origin: Destination },
  home: Destination,
): Destination {
  if (basis === 'shipping_origin') return known.origin;
  const [first, second] =
    basis === 'billing_address' ? [known.billing, known.shipping] : [known.shipping, known.billing];
  return first ?? second ?? home;
}
