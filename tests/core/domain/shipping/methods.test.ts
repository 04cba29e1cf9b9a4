import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deliveryFee } from '#core/domain/cart/delivery.ts';
import { money } from '#core/domain/price/money.ts';
import { COUNTRIES } from '#core/domain/text/country.ts';
import {
  needsDelivery,
  offeredMethods,
  type Shipped,
  type ShippingTerms,
  type TableRateSet,
} from '#core/domain/shipping/methods.ts';

const everywhere = {
  country: '*',
  region: '*',
  zipFrom: null,
  zipTo: null,
  conditionFrom: 0,
  conditionTo: 300_000,
  price: money(6.9),
  pricePerExtraUnit: null,
};

const set = (code: string, facts: Partial<TableRateSet> = {}): TableRateSet => ({
  code,
  name: `Livraison ${code}`,
  carrierTitle: 'Colissimo',
  description: null,
  trackingUrl: null,
  condition: 'weight',
  minDays: 2,
  maxDays: 4,
  allowOversize: true,
  allowDangerous: true,
  position: 0,
  rates: [everywhere],
  ...facts,
});

const terms: ShippingTerms = {
  countries: ['FR', 'BE'],
  free: { title: 'Livraison offerte', from: money(100) },
  flatRate: { title: 'Livraison standard', rate: money(6.9), per: 'order', minDays: 2, maxDays: 3 },
  tableRates: [set('relais', { position: 2, allowOversize: false, allowDangerous: false }), set('domicile')],
  pickup: {
    title: 'Retrait en magasin',
    fee: 0,
    preparationHours: 2,
    points: [{ code: 'magasin', name: 'Magasin de Lyon', hours: null }],
  },
};

const cart: Shipped = { goods: money(50), weightGrams: 2_000, units: 2, hasOversize: false, hasDangerous: false };
const paris = { country: 'FR', postcode: '75001' };
const codes = (shipped: Shipped, destination: typeof paris | null = paris, on = terms) =>
  offeredMethods(on, shipped, destination).map((method) => method.code);

const anyCart = fc.record({
  goods: fc.nat(3_000_000),
  weightGrams: fc.nat(40_000),
  units: fc.nat(20),
  hasOversize: fc.boolean(),
  hasDangerous: fc.boolean(),
});

describe('the ways to bring a cart', () => {
  it('are those of the shop, in its order', () => {
    expect(codes(cart)).toEqual(['flatrate_flatrate', 'tablerate_domicile', 'tablerate_relais', 'pickup_magasin']);
  });

  it('have one code each and never a price below zero', () => {
    fc.assert(
      fc.property(anyCart, (shipped) => {
        const offered = offeredMethods(terms, shipped, paris);
        expect(new Set(offered.map(({ code }) => code)).size).toBe(offered.length);
        for (const method of offered) {
          expect(method.code).toMatch(/^(?:free_free|flatrate_flatrate|tablerate_[a-z]+|pickup_[a-z]+)$/u);
          expect(method.price).toBeGreaterThanOrEqual(0);
        }
        expect(offered.length > 0).toBe(needsDelivery(shipped));
      }),
    );
  });

  it('ask for the standard delivery what the shop promises everywhere', () => {
    fc.assert(
      fc.property(anyCart, fc.constantFrom<'order' | 'unit'>('order', 'unit'), (shipped, per) => {
        const flatRate = { title: '', rate: money(6.9), per, minDays: 2, maxDays: 3 };
        const [first] = offeredMethods({ ...terms, flatRate }, { ...shipped, units: shipped.units + 1 }, paris);
        const promise = { rate: money(6.9), per, freeFrom: money(100) };
        expect(first?.price).toBe(deliveryFee(promise, shipped.goods, shipped.units + 1));
      }),
    );
  });

  it.each([
    ['FR', '97400'],
    ['FR', '97110'],
    ['FR', '97133'],
    ['FR', '98800'],
    ['FR', '98713'],
    ['FR', '97500'],
    ['RE', '97400'],
    ['NC', '98800'],
  ])('bring nothing overseas (%s %s) at the price of the mainland unless the shop says so', (country, postcode) => {
    const everywhereElse: ShippingTerms = { ...terms, tableRates: [], countries: COUNTRIES };
    const dear = { ...cart, goods: money(200) };
    for (const one of [cart, dear])
      expect(codes(one, { country, postcode }, everywhereElse)).toEqual(['pickup_magasin']);
    expect(codes(cart, { country, postcode }, { ...everywhereElse, overseas: true })[0]).toBe('flatrate_flatrate');
    expect(codes(dear, { country, postcode }, { ...everywhereElse, overseas: true })[0]).toBe('free_free');
  });

  it('go overseas only where the shop delivers there, whichever country the buyer wrote', () => {
    expect(codes(cart, { country: 'FR', postcode: '97400' })).toEqual(['pickup_magasin']);
    expect(
      codes(cart, { country: 'FR', postcode: '97400' }, { ...terms, countries: ['RE'], overseas: true }),
    ).toContain('flatrate_flatrate');
    const reunion = set('reunion', { rates: [{ ...everywhere, country: 'RE', price: money(34.9) }] });
    const france = set('france', { rates: [{ ...everywhere, country: 'FR' }] });
    const table: ShippingTerms = { ...terms, countries: COUNTRIES, tableRates: [reunion, france] };
    for (const country of ['FR', 'RE'])
      expect(codes(cart, { country, postcode: '97400' }, table)).toEqual(['tablerate_reunion', 'pickup_magasin']);
  });

  it.each(['20090', '98000', '75001'])('bring to %s what the standard delivery brings', (postcode) => {
    const all = { ...terms, tableRates: [], countries: COUNTRIES };
    expect(codes(cart, { country: 'FR', postcode }, all)).toEqual(['flatrate_flatrate', 'pickup_magasin']);
  });

  it.each(['96000', '97000', '99999'])('promise no standard delivery to %s, which lies nowhere', (postcode) => {
    expect(codes(cart, { country: 'FR', postcode }, { ...terms, tableRates: [] })).toEqual(['pickup_magasin']);
  });

  it('offer the standard delivery free of charge from its amount on, once', () => {
    expect(codes({ ...cart, goods: money(99.99) })).toContain('flatrate_flatrate');
    const [first, ...others] = offeredMethods(terms, { ...cart, goods: money(100) }, paris);
    expect(first).toMatchObject({ code: 'free_free', price: 0, days: { min: 2, max: 3 } });
    expect(others.map(({ code }) => code)).not.toContain('flatrate_flatrate');
  });

  it('leave out what does not take large or dangerous goods, and what the table does not price', () => {
    expect(codes({ ...cart, hasOversize: true })).not.toContain('tablerate_relais');
    expect(codes({ ...cart, hasDangerous: true })).not.toContain('tablerate_relais');
    expect(codes({ ...cart, weightGrams: 30_000 })).toEqual(['flatrate_flatrate', 'pickup_magasin']);
  });

  it('leave what is fetched where no parcel goes, or no address is known yet', () => {
    expect(codes(cart, { country: 'US', postcode: '10001' })).toEqual(['pickup_magasin']);
    expect(codes(cart, null)).toEqual(['pickup_magasin']);
    expect(codes(cart, { country: 'US', postcode: '10001' }, { ...terms, pickup: null })).toEqual([]);
  });

  it('are none for a cart of which nothing has to be brought', () => {
    expect(codes({ ...cart, units: 0 })).toEqual([]);
  });
});
