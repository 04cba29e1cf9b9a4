import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { parisTime } from '#core/domain/shop/paris-time.ts';
import { settingsIn } from '#server/platform/settings/settings-in.ts';
import { STOCK_MAILS } from '#server/subjects/stock/low-stock-mail.ts';
import { stock } from '#server/subjects/stock/subject.ts';
import { createSyncShop } from '#tests/server/sync/sync-shop.ts';

let shop: Awaited<ReturnType<typeof createSyncShop>>;

beforeAll(async () => {
  shop = await createSyncShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.post();
  shop.mails.length = 0;
});

const HOUR_MS = 3_600_000;

const sweep = async () =>
  stock.sweep(shop.db, shop.clock.now(), {
    ids: shop.deps.ids,
    jobs: shop.deps.jobs,
    forget: async () => {},
    setting: await settingsIn(shop.db),
    storage: shop.files,
    shopEmail: shop.deps.shopEmail,
  });

const tools = {
  ids: { secret: () => 's', uuid: () => crypto.randomUUID() },
  storage: { write: async () => {}, read: async () => null, remove: async () => {} },
  origin: 'https://bitume.test',
  siteName: 'Bitume',
};
const write = (area: 'auto' | 'moto') =>
  STOCK_MAILS[`stock.low.${area}`](
    shop.db,
    { uuid: crypto.randomUUID(), locale: 'fr_FR' },
    { ...tools, now: shop.clock.now() },
  );

test('the digest names what is at the threshold or below, the emptiest first, of its own area alone', async () => {
  expect(await write('auto')).toBeNull();
  await shop.product({ name: 'Bougie', stock: 5 });
  await shop.product({ name: 'Filtre', stock: 0 });
  await shop.product({ name: 'Disque', stock: 6 });
  await shop.product({ name: 'Huile au litre', stock: null });
  const mail = await write('auto');
  expect(mail?.subject).toBe('2 produits en stock bas');
  const rows = mail?.parts.flatMap((part) => (part.kind === 'facts' ? part.rows : [])) ?? [];
  expect(rows.map(([label, left]) => `${label.split(' ')[0] ?? ''} ${left}`)).toEqual([
    'Filtre reste 0',
    'Bougie reste 5',
  ]);
  expect(await write('moto')).toBeNull();
});

test('the threshold and the switch of the shop count', async () => {
  const code = 'catalog.inventory.stock_options.low_stock_threshold';
  await shop.db.insertInto('core_config').values({ code, value: '0' }).execute();
  expect((await write('auto'))?.subject).toBe('1 produit en stock bas');
  const off = 'emails.general.notifications.low_stock_admin';
  await shop.db.insertInto('core_config').values({ code: off, value: '0', channel_code: 'auto' }).execute();
  expect(await write('auto')).toBeNull();
  await shop.db.deleteFrom('core_config').where('code', 'in', [code, off]).execute();
});

test('from eight in the morning on it is ordered under one key a day, for each area', async () => {
  const { hour } = parisTime(shop.clock.now().getTime());
  shop.clock.advance((24 - hour + 7) * HOUR_MS);
  await sweep();
  await shop.post();
  expect(shop.mails).toEqual([]);
  shop.clock.advance(HOUR_MS);
  await sweep();
  shop.clock.advance(HOUR_MS);
  await sweep();
  await shop.post();
  const keys = shop.mails.map(({ key }) => key);
  expect(keys).toHaveLength(4);
  expect(new Set(keys).size).toBe(2);
  expect(shop.mails.every(({ to }) => to === 'shop@example.fr')).toBe(true);
});
