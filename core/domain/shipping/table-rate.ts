/**
 * Delivery by table (domain 3.6): for each set the row that fits destination and measure best. Measures are integers of
 * 1/10,000 – of a kilogram, a euro or a unit, by the kind of the set – as the database has them.
 */
import { add, times, type Money } from '#core/domain/price/money.ts';
import { hasFrenchPostcodes } from '#core/domain/text/country.ts';
import { normalisePostcode } from '#core/domain/text/postcode.ts';

export const TABLE_RATE_CONDITIONS = ['weight', 'price', 'quantity'] as const;
export type TableRateCondition = (typeof TABLE_RATE_CONDITIONS)[number];

/** One kilogram, euro or unit as a measure. */
export const MEASURE_UNIT = 10_000;
const MEASURE_PER_GRAM = 10;

export interface TableRate {
  /** ISO 3166-1; `*`: every country. */
  readonly country: string;
  /** `*`: every region. */
  readonly region: string;
  /** First and last postcode, both included; null: all. */
  readonly zipFrom: string | null;
  readonly zipTo: string | null;
  /** Included. */
  readonly conditionFrom: number;
  /** Not included; null: without end. */
  readonly conditionTo: number | null;
  /** VAT included. */
  readonly price: Money;
  /** For each kilogram, euro or unit begun above `conditionFrom`. */
  readonly pricePerExtraUnit: Money | null;
}

export interface Destination {
  readonly country: string;
  readonly region?: string | null;
  readonly postcode: string;
}

/** What a set may measure of a cart: goods after discount with VAT, and of what has to be brought weight and units. */
export interface Measured {
  readonly goods: Money;
  readonly weightGrams: number;
  readonly units: number;
}

/** The measure a set of this kind looks up. */
export function measureOf(condition: TableRateCondition, { goods, weightGrams, units }: Measured): number {
  if (condition === 'price') return goods;
  return condition === 'weight' ? weightGrams * MEASURE_PER_GRAM : units * MEASURE_UNIT;
}

const ANY = '*';
const isNumeric = (code: string) => /^\d+$/u.test(code);

/** Postcodes of digits compare padded to five, others as text. */
function comparable(code: string): string {
  const plain = normalisePostcode(code);
  return isNumeric(plain) ? plain.padStart(5, '0') : plain;
}

function coversPostcode(rate: TableRate, postcode: string): boolean {
  const code = comparable(postcode);
  const from = rate.zipFrom === null ? null : comparable(rate.zipFrom);
  const to = rate.zipTo === null ? null : comparable(rate.zipTo);
  return (from === null || from <= code) && (to === null || code <= to);
}

const hasPostcodes = (rate: TableRate) => rate.zipFrom !== null || rate.zipTo !== null;

/**
 * Territories with a code of their own have postcodes of the French post: a row for France that names those postcodes
 * means them too, one for all of France does not.
 */
function coversCountry(rate: TableRate, country: string): boolean {
  if (rate.country === ANY || rate.country === country) return true;
  return rate.country === 'FR' && hasPostcodes(rate) && hasFrenchPostcodes(country);
}

function covers(rate: TableRate, { country, region, postcode }: Destination, measure: number): boolean {
  return (
    coversCountry(rate, country) &&
    (rate.region === ANY || rate.region === region) &&
    coversPostcode(rate, postcode) &&
    rate.conditionFrom <= measure &&
    (rate.conditionTo === null || measure < rate.conditionTo)
  );
}

/** Postcode before region before country before all. */
function precision(rate: TableRate): number {
  if (hasPostcodes(rate)) return 3;
  if (rate.region !== ANY) return 2;
  return rate.country === ANY ? 0 : 1;
}

/** Negative where the first row is the better fit; of two equal ones the cheaper, so that the order says nothing. */
function byFit(a: TableRate, b: TableRate): number {
  return precision(b) - precision(a) || b.conditionFrom - a.conditionFrom || a.price - b.price;
}

/** The row that holds for a destination and a measure; null: the set is not offered. */
export function findTableRate(
  rates: readonly TableRate[],
  destination: Destination,
  measure: number,
): TableRate | null {
  const fitting = rates.filter((rate) => covers(rate, destination, measure));
  return fitting.toSorted(byFit)[0] ?? null;
}

/** What a row asks for a measure within it. */
export function tableRatePrice(rate: TableRate, measure: number): Money {
  const extra = Math.max(0, Math.ceil((measure - rate.conditionFrom) / MEASURE_UNIT));
  return add(rate.price, times(rate.pricePerExtraUnit ?? 0, extra));
}

const placeOf = ({ country, region, zipFrom, zipTo }: TableRate) =>
  JSON.stringify([country, region, ...[zipFrom, zipTo].map((zip) => zip && comparable(zip))]);

/**
 * The places, from 0, of rows of one set whose interval is covered already by an earlier row for the same destination
 * ("Ligne {row} : intervalle déjà couvert.").
 */
export function overlappingRates(rates: readonly TableRate[]): readonly number[] {
  return rates.flatMap((rate, index) => {
    const clashes = rates
      .slice(0, index)
      .some(
        (other) =>
          placeOf(other) === placeOf(rate) &&
          rate.conditionFrom < (other.conditionTo ?? Infinity) &&
          other.conditionFrom < (rate.conditionTo ?? Infinity),
      );
    return clashes ? [index] : [];
  });
}
