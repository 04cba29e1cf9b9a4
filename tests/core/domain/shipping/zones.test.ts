import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shippingZone, ZONE_RANGES } from '#core/domain/shipping/zones.ts';

describe('the zone of an address', () => {
  it('is one for every postcode of a range, and ranges do not meet', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999 }), (code) => {
        const postcode = String(code).padStart(5, '0');
        const holding = ZONE_RANGES.filter(({ from, to }) => from <= postcode && postcode <= to);
        expect(holding.length).toBeLessThanOrEqual(1);
        expect(shippingZone('FR', postcode)).toBe(holding[0]?.zone ?? null);
      }),
    );
  });

  it('tells mainland, Corsica, Monaco and overseas apart', () => {
    expect(shippingZone('FR', '75001')).toBe('mainland');
    expect(shippingZone('FR', '1000')).toBe('mainland');
    expect(shippingZone('FR', '20090')).toBe('corsica');
    expect(shippingZone('FR', '98000')).toBe('monaco');
    expect(shippingZone('FR', '97400')).toBe('overseas_department');
    expect(shippingZone('FR', '97500')).toBe('overseas_collectivity');
    expect(shippingZone('FR', '98713')).toBe('overseas_collectivity');
    expect(shippingZone('FR', '99999')).toBeNull();
  });

  it('is said by the code of a territory before its postcode', () => {
    expect(shippingZone('MC', '98000')).toBe('monaco');
    expect(shippingZone('BL', '97133')).toBe('overseas_collectivity');
    expect(shippingZone('GP', '97110')).toBe('overseas_department');
    expect(shippingZone('DE', '20095')).toBe('abroad');
  });
});
