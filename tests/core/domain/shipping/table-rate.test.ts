import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { money } from '#core/domain/price/money.ts';
import {
  findTableRate,
  measureOf,
  overlappingRates,
  tableRatePrice,
  type TableRate,
} from '#core/domain/shipping/table-rate.ts';

const rate = (facts: Partial<TableRate> & { readonly price: number }): TableRate => ({
  country: '*',
  region: '*',
  zipFrom: null,
  zipTo: null,
  conditionFrom: 0,
  conditionTo: null,
  pricePerExtraUnit: null,
  ...facts,
});

const kg = (weight: number) => measureOf('weight', { goods: 0, units: 1, weightGrams: weight * 1_000 });

const reference = [
  rate({ country: 'FR', conditionTo: kg(1), price: money(4.9) }),
  rate({ country: 'FR', conditionFrom: kg(1), conditionTo: kg(5), price: money(6.9) }),
  rate({ country: 'FR', conditionFrom: kg(5), price: money(12.9) }),
  rate({ country: 'FR', zipFrom: '20000', zipTo: '20999', price: money(19.9) }),
  rate({ price: money(29.9) }),
];

function priceTo(country: string, postcode: string, weight: number, rates = reference) {
  const found = findTableRate(rates, { country, postcode }, kg(weight));
  return found && tableRatePrice(found, kg(weight));
}

const place = fc.record({
  country: fc.constantFrom('*', 'FR', 'DE'),
  region: fc.constantFrom('*', 'IDF'),
  zips: fc.constantFrom<readonly [string, string] | null>(null, ['20000', '20999'], ['1000', '5000']),
});

const rates = fc.array(
  fc
    .tuple(place, fc.integer({ min: 0, max: 9 }), fc.option(fc.integer({ min: 1, max: 9 })), fc.nat(500))
    .map(([{ country, region, zips }, from, length, price]) =>
      rate({
        country,
        region,
        zipFrom: zips?.[0] ?? null,
        zipTo: zips?.[1] ?? null,
        conditionFrom: kg(from),
        conditionTo: length === null ? null : kg(from + length),
        price: money(price),
      }),
    ),
  { maxLength: 12 },
);

const destination = fc.record({
  country: fc.constantFrom('FR', 'DE', 'BE', 'GP', 'MC'),
  region: fc.constantFrom(null, 'IDF'),
  postcode: fc.constantFrom('75001', '20000', '1000', '97110', '98000', 'L-1234'),
});

describe('delivery by table', () => {
  it('asks the prices of the reference table', () => {
    expect(priceTo('FR', '75001', 0.999)).toBe(money(4.9));
    expect(priceTo('FR', '75001', 1)).toBe(money(6.9));
    expect(priceTo('FR', '20000', 2)).toBe(money(19.9));
    expect(priceTo('DE', '10115', 2)).toBe(money(29.9));
  });

  it('finds the same row in whatever order the rows stand', () => {
    fc.assert(
      fc.property(rates, destination, fc.integer({ min: 0, max: 20 }), (rows, where, weight) => {
        const found = findTableRate(rows, where, kg(weight));
        expect(findTableRate(rows.toReversed(), where, kg(weight))?.price).toBe(found?.price);
      }),
    );
  });

  it('never takes a row of another country, region or interval', () => {
    fc.assert(
      fc.property(rates, destination, fc.integer({ min: 0, max: 20 }), (rows, where, weight) => {
        const found = findTableRate(rows, where, kg(weight));
        if (found === null) return;
        expect(['*', where.country, 'FR']).toContain(found.country);
        expect(['*', where.region]).toContain(found.region);
        expect(found.conditionFrom).toBeLessThanOrEqual(kg(weight));
        expect(kg(weight)).toBeLessThan(found.conditionTo ?? Infinity);
      }),
    );
  });

  it('covers each measure of a destination once when no row is told to overlap', () => {
    fc.assert(
      fc.property(rates, destination, fc.integer({ min: 0, max: 20 }), (rows, where, weight) => {
        const double = new Set(overlappingRates(rows));
        const kept = rows.filter((_, at) => !double.has(at));
        expect(overlappingRates(kept)).toEqual([]);
        const fitting = kept.filter((one) => findTableRate([one], where, kg(weight)) !== null);
        const places = fitting.map((one) => [one.country, one.region, one.zipFrom, one.zipTo].join());
        expect(new Set(places).size).toBe(places.length);
      }),
    );
  });

  it('tells an interval that begins before another of its destination ends', () => {
    const clash = rate({ country: 'FR', conditionFrom: kg(4), price: money(9) });
    expect(overlappingRates([...reference, clash])).toEqual([reference.length]);
    const touching = rate({ country: 'DE', conditionFrom: kg(1), price: 1 });
    expect(overlappingRates([rate({ country: 'DE', conditionTo: kg(1), price: 1 }), touching])).toEqual([]);
  });

  it('compares postcodes of digits padded to five, and others as text', () => {
    const belgium = [rate({ country: 'BE', zipFrom: '1000', zipTo: '1299', price: money(7) })];
    expect(priceTo('BE', '1050', 1, belgium)).toBe(money(7));
    expect(priceTo('BE', '9000', 1, belgium)).toBeNull();
    const britain = [rate({ country: 'GB', zipFrom: 'SW1', zipTo: 'SW9Z', price: money(15) })];
    expect(priceTo('GB', 'sw1a 1aa', 1, britain)).toBe(money(15));
    expect(priceTo('GB', 'EC1A 1BB', 1, britain)).toBeNull();
  });

  it('means the territories overseas by their postcodes, and not by the name of France', () => {
    const overseas = rate({ country: 'FR', zipFrom: '97100', zipTo: '97699', price: money(39) });
    expect(priceTo('GP', '97110', 1, [...reference, overseas])).toBe(money(39));
    expect(priceTo('GP', '97110', 1, reference.slice(0, 4))).toBeNull();
  });

  it('asks for each kilogram begun above the interval', () => {
    const heavy = rate({ conditionFrom: kg(5), price: money(12.9), pricePerExtraUnit: money(1.5) });
    expect([5, 5.001, 6, 6.2].map((weight) => tableRatePrice(heavy, kg(weight)))).toEqual([
      money(12.9),
      money(14.4),
      money(14.4),
      money(15.9),
    ]);
  });

  it('measures goods in euros, weight in kilograms and pieces', () => {
    const cart = { goods: money(50), weightGrams: 1_500, units: 3 };
    expect(measureOf('price', cart)).toBe(500_000);
    expect(measureOf('weight', cart)).toBe(15_000);
    expect(measureOf('quantity', cart)).toBe(30_000);
  });
});
