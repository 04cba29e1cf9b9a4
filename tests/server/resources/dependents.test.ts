import { afterAll, beforeAll, expect, test } from 'vitest';

import { groups } from '#core/resources/users/groups.ts';
import { RESOURCES } from '#core/resources/all.ts';
import { dependentsOf } from '#server/resources/write/uses.ts';
import { createSyncShop, type SyncShop } from '#tests/server/sync/sync-shop.ts';

let shop: SyncShop;

beforeAll(async () => {
  shop = await createSyncShop();
});
afterAll(() => shop.close());

test('what stands on a record is told by its label, and never by the name of a table', async () => {
  await shop.customer();
  const found = await dependentsOf(shop.db, groups, { uuid: crypto.randomUUID(), fields: { code: 'general' } });
  expect(found).toMatchObject([{ resource: 'Clients', count: 1 }]);
  const labels = RESOURCES.flatMap(({ usedBy }) => usedBy.map(({ label }) => label));
  expect(labels.every((label) => /^\p{Lu}/u.test(typeof label === 'string' ? label : label.message))).toBe(true);
});
