/** How vehicles are offered, reserved, sold and withdrawn, and what visitors see of it. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { CatalogueQuery } from '#core/search/query/query.ts';
import { resolvePage } from '#core/contract/pages/resolve/resolve.ts';
import { articleAddresses } from '#server/subjects/pages/site-map/addresses.ts';
import { readSale } from '#server/subjects/catalogue/vehicles/read-sale.ts';
import { catalogueSource } from '#server/subjects/catalogue/catalogue-source.ts';
import { detailOf } from '#server/subjects/catalogue/state.ts';
import { takeSaleStep } from '#server/subjects/catalogue/vehicles/sale-step.ts';
import { AUTHOR, faultsOf } from '#tests/server/products/product-shop.ts';
import { TEST_SETTINGS } from '#tests/support/settings.ts';

import { DAY_MS, openVehicleShop, type VehicleShop } from './vehicle-shop.ts';

let shop: VehicleShop;
beforeAll(async () => {
  shop = await openVehicleShop();
});
afterAll(() => shop.close());

const LIST: CatalogueQuery = {
  type: 'vehicle',
  groups: [],
  sort: 'name',
  offset: 0,
  limit: 50,
  facets: false,
};

async function seen(uuid: string) {
  const { catalogue, ...state } = await shop.shown();
  const row = catalogue.byUuid(uuid);
  const found = (query: CatalogueQuery) => catalogue.query(query).rows.some((one) => one.uuid === uuid);
  const mapped = await articleAddresses({ catalogue, permalinks: state.permalinks }, { skip: 0, count: 500 }, () =>
    Promise.resolve(new Map()),
  );
  return {
    sale: row === null ? null : (row.sale ?? 'open'),
    isListed: found(LIST),
    isFound: row !== null && found({ ...LIST, text: row.name }),
    isMapped: row !== null && mapped.some(({ path }) => path.endsWith(`/${row.slug}`)),
  };
}

const answerAt = async (slug: string): Promise<number> => {
  const place = { siteName: 'Bitume', origin: 'http://shop.test', settings: TEST_SETTINGS };
  const source = catalogueSource(await shop.shown(), place);
  return (await resolvePage(source, `/auto/nos-produits/vehicules/${slug}`, '')).status;
};

describe('what a vehicle has to say', () => {
  test('V2: it is offered once it says its version, first registration, mileage, Crit’Air and price', async () => {
    const uuid = await shop.vehicle({ attributes: {}, price: 0 });
    expect((await shop.stateOf(uuid)).sale_state).toBe('draft');
    expect(await faultsOf(shop.step(uuid, 'available'))).toEqual([
      'fields.attributes.crit_air required',
      'fields.attributes.first_registration required',
      'fields.attributes.mileage required',
      'fields.attributes.version required',
      'fields.price required',
    ]);
    await shop.edit(uuid, { attributes: shop.whole, price: 10_000 });
    await shop.step(uuid, 'available');
    expect(await shop.stateOf(uuid)).toMatchObject({ sale_state: 'available', is_active: true });
  });

  test('a first registration is a month of a year, and a serial number has seventeen signs', async () => {
    const faults = await faultsOf(
      shop.vehicle({ attributes: { ...shop.whole, first_registration: '13/2021', vin: 'VF1IO0000000000' } }),
    );
    expect(faults.map((one) => one.split(' ')[0])).toEqual([
      'fields.attributes.first_registration',
      'fields.attributes.vin',
    ]);
  });

  test('V5: the scheme of VAT decides the tax category, and with it what papers say', async () => {
    const margin = await shop.optionId('vat_scheme', 'TVA sur la marge');
    const vat = await shop.optionId('vat_scheme', 'TVA récupérable');
    const uuid = await shop.vehicle({ attributes: { ...shop.whole, vat_scheme: margin } });
    expect(await shop.stateOf(uuid)).toMatchObject({ tax_category: 'marge', tax_percent: '0.0000' });
    await shop.step(uuid, 'available');
    const { catalogue } = await shop.shown();
    expect(catalogue.byUuid(uuid)?.taxPercent).toBe(0);
    await shop.edit(uuid, { attributes: { ...shop.whole, vat_scheme: vat } });
    expect((await shop.stateOf(uuid)).tax_category).toBe('tva-20');
  });
});

describe('the steps of a sale', () => {
  test('V1: only those there are, each noted with who took it and when; the same one again changes nothing', async () => {
    const uuid = await shop.vehicle();
    expect(await faultsOf(shop.step(uuid, 'sold'))).toEqual(['vehicle.notAllowed']);
    await shop.step(uuid, 'available');
    const { rev } = await shop.stateOf(uuid);
    await shop.step(uuid, 'available');
    expect((await shop.stateOf(uuid)).rev).toBe(rev);
    await shop.step(uuid, 'reserved');
    await shop.step(uuid, 'available');
    const { state, steps } = await readSale(shop.db, uuid);
    expect([state, steps.map(({ before, after }) => [before, after])]).toEqual([
      'available',
      [
        ['reserved', 'available'],
        ['available', 'reserved'],
        ['draft', 'available'],
      ],
    ]);
    expect(steps[0]?.at).toBe(shop.clock.now().toISOString());
  });

  test('V1: whoever has an older revision before them takes no step', async () => {
    const uuid = await shop.vehicle();
    const { rev } = await shop.service.show(AUTHOR, uuid);
    await shop.edit(uuid, { name: 'Autre nom' });
    const late = { uuid, rev, admin: AUTHOR.id, now: shop.clock.now() };
    expect(await faultsOf(takeSaleStep(shop, late, { to: 'available' }))).toEqual(['record.moved']);
  });

  test('what is no vehicle has no sale', async () => {
    const uuid = await shop.store();
    expect(await readSale(shop.db, uuid)).toEqual({ state: null, since: null, steps: [] });
    expect(await faultsOf(shop.step(uuid, 'available'))).toEqual(['record.unknown']);
  });
});

describe('what visitors see', () => {
  test('V3: neither a draft nor what was withdrawn has a page; a withdrawn address is gone for good', async () => {
    const uuid = await shop.vehicle({ slug: 'retiree', isActive: false });
    expect(await seen(uuid)).toMatchObject({ sale: null, isListed: false });
    expect(await answerAt('retiree')).toBe(404);
    await shop.step(uuid, 'available');
    expect(await seen(uuid)).toEqual({ sale: 'open', isListed: true, isFound: true, isMapped: true });
    expect(await answerAt('retiree')).toBe(200);
    await shop.step(uuid, 'withdrawn');
    expect(await seen(uuid)).toMatchObject({ sale: null, isListed: false });
    expect(await answerAt('retiree')).toBe(410);
  });

  test('V4: what is sold leaves search and site map at once, lists after 7 days, the shop after 30', async () => {
    const uuid = await shop.vehicle({ slug: 'vendue' });
    await shop.step(uuid, 'available');
    await shop.step(uuid, 'reserved');
    expect(await seen(uuid)).toEqual({ sale: 'reserved', isListed: true, isFound: true, isMapped: true });
    await shop.step(uuid, 'sold');
    expect(await seen(uuid)).toEqual({ sale: 'sold', isListed: true, isFound: false, isMapped: false });
    const { cursor } = shop.live.current();
    shop.clock.advance(7 * DAY_MS);
    expect(await seen(uuid)).toEqual({ sale: 'unlisted', isListed: false, isFound: false, isMapped: false });
    /* devices that follow are told */
    expect(shop.live.current().cursor).not.toEqual(cursor);
    expect(await answerAt('vendue')).toBe(200);
    shop.clock.advance(23 * DAY_MS);
    expect(await seen(uuid)).toMatchObject({ sale: null, isListed: false });
    expect(await answerAt('vendue')).toBe(410);
  });

  test('V6: neither serial number nor plate stands in anything that visitors are answered from', async () => {
    const [vin, plate] = ['VF1AAAAA555555555', 'AB-123-CD'];
    const uuid = await shop.vehicle({ slug: 'secrete', attributes: { ...shop.whole, vin, plate } });
    await shop.step(uuid, 'available');
    const state = await shop.shown();
    const { catalogue, structure } = state;
    const row = catalogue.byUuid(uuid);
    const told = JSON.stringify([row, structure, row === null ? null : detailOf(state, row.id)]);
    expect(told).toContain('1.5 dCi 110');
    for (const secret of [vin, plate, '"code":"vin"', '"code":"plate"']) expect(told).not.toContain(secret);
    expect(catalogue.query({ ...LIST, text: vin }).total).toBe(0);
  });
});
