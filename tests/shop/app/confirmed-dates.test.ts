import { expect, it } from 'vitest';
import { confirmedDates } from '#src/shop/app/pages/confirmed-dates.ts';
import { catalogueService } from '#src/catalogue/service/service.ts';
import { memoryCatalogueDatabase } from '#src/catalogue/store/catalogue-database.ts';
import { replicaStore } from '#src/catalogue/store/store.ts';
import { depsOf } from '#tests/catalogue/device.ts';
import { smallShop } from '#tests/catalogue/small-shop.ts';

const NOW = Date.parse('2026-11-21T12:00:00Z');
const TODAY = '2026-11-21T11:59:00Z';
const DAYS_AGO = '2026-11-18T12:00:00Z';

async function listOf(pricedAt: string) {
  const service = catalogueService(depsOf(replicaStore(memoryCatalogueDatabase()), smallShop()));
  await service.refresh();
  const answer = await service.page('/auto/nos-produits/freinage', '');
  if (answer?.status !== 200) throw new Error('no list');
  return { ...answer, pricedAt };
}

it('a page that shows an old date is drawn anew once its prices are known to hold', async () => {
  const page = await listOf(DAYS_AGO);
  const confirmed = confirmedDates({ page, heardAt: DAYS_AGO, confirmedAt: TODAY, nowMs: NOW });
  expect(confirmed).toEqual({ page: true, heard: true });
});

it('nothing is drawn anew where no date is shown, nor where the prices are still old', async () => {
  const none = { page: false, heard: false };
  const [old, fresh] = [await listOf(DAYS_AGO), await listOf(TODAY)];
  expect(confirmedDates({ page: fresh, heardAt: TODAY, confirmedAt: TODAY, nowMs: NOW })).toEqual(none);
  expect(confirmedDates({ page: old, heardAt: DAYS_AGO, confirmedAt: DAYS_AGO, nowMs: NOW })).toEqual(none);
  expect(confirmedDates({ page: old, heardAt: DAYS_AGO, confirmedAt: null, nowMs: NOW })).toEqual(none);
  expect(confirmedDates({ page: undefined, heardAt: null, confirmedAt: TODAY, nowMs: NOW })).toEqual(none);
});
