import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deliveryFee } from '#core/domain/cart/delivery.ts';
import { money } from '#core/domain/price/money.ts';
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
