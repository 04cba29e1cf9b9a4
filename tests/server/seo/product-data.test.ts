import { expect, test } from 'vitest';
import * as v from 'valibot';

import { readingOf } from '#server/platform/settings/core-config.ts';
import { productData } from '#server/subjects/pages/product-data.ts';
import { helmet } from '#tests/support/page-port.ts';
import { detailWith } from '#tests/support/samples/product-detail.ts';

import { SCHEMA_RULES } from './schema-rules.ts';

const facts = { origin: 'http://shop.test', siteName: 'Bitume', setting: readingOf([], () => {}) };
const told = (code: string, value: string | number) => ({ code, value, optionIds: [] });

test.each([
  ['auto', 'Car'],
  ['moto', 'Motorcycle'],
] as const)('a vehicle of %s is a %s with its year and mileage, second hand, and nobody sends it', (area, type) => {
  const detail = detailWith({ uuid: helmet.uuid, attributes: [told('year', 2023), told('mileage', 21_800)] });
  const node = productData({ ...helmet, area, type: 'vehicle' }, detail, facts);
  expect(v.safeParse(SCHEMA_RULES[type] ?? v.never(), node).issues).toBeUndefined();
  expect(node).toMatchObject({
    vehicleModelDate: '2023',
    mileageFromOdometer: { '@type': 'QuantitativeValue', value: 21_800, unitCode: 'KMT' },
  });
  expect(Object.keys(Object(node['offers']))).not.toContain('shippingDetails');
});

test('what is not known of a vehicle, and a picture that is not there, is not said', () => {
  const node = productData({ ...helmet, type: 'vehicle', image: null }, null, facts);
  expect(Object.keys(node)).not.toEqual(expect.arrayContaining(['vehicleModelDate']));
  expect(Object.keys(node)).not.toEqual(expect.arrayContaining(['mileageFromOdometer']));
  expect(Object.keys(node)).not.toEqual(expect.arrayContaining(['image']));
});

test('what is downloaded is offered online alone, and neither it nor a service is sent', () => {
  const offerOf = (type: 'downloadable' | 'virtual') =>
    Object(productData({ ...helmet, type }, detailWith({ uuid: helmet.uuid }), facts)['offers']);
  expect(offerOf('downloadable')).toMatchObject({
    availability: 'https://schema.org/OnlineOnly',
    hasMerchantReturnPolicy: { returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted' },
  });
  expect(offerOf('virtual')).toMatchObject({ availability: 'https://schema.org/InStock' });
  for (const type of ['downloadable', 'virtual'] as const)
    expect(Object.keys(offerOf(type))).not.toContain('shippingDetails');
  expect(Object.keys(offerOf('virtual'))).not.toContain('hasMerchantReturnPolicy');
});

test('the offer of a vehicle says whether it can be had, and a new one is new', () => {
  const vehicle = { state: 'reserved', since: '2026-03-01', isNew: true } as const;
  const detail = detailWith({ uuid: helmet.uuid, attributes: [told('first_registration', '03/2021')], vehicle });
  const offered = (sale?: 'reserved' | 'sold') =>
    productData({ ...helmet, type: 'vehicle', ...(sale === undefined ? {} : { sale }) }, detail, facts);
  expect(offered('reserved')).toMatchObject({
    dateVehicleFirstRegistered: '2021-03',
    offers: {
      availability: 'https://schema.org/LimitedAvailability',
      itemCondition: 'https://schema.org/NewCondition',
    },
  });
  expect(offered('sold')).toMatchObject({ offers: { availability: 'https://schema.org/SoldOut' } });
  const sold = offered('sold');
  expect(v.safeParse(SCHEMA_RULES[String(sold['@type'])] ?? v.never(), sold).issues).toBeUndefined();
});
