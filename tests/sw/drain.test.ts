import { expect, test } from 'vitest';

import { openPersonStore, personPlace } from '#src/db/open.ts';
import { SHOP } from '#tests/support/sync/shop-contract.ts';
import { drainScope } from '#sw/drain.ts';

const CLAIRE = 'customer:00000000-0000-4000-9000-00000000000a';

test('R26 S88 a background sync that comes after the sign-out leaves no database that names the customer', async () => {
  expect(await drainScope(SHOP, CLAIRE, 'build', 'http://shop.test')).toBe(0);
  expect(await indexedDB.databases()).toEqual([]);
});

test('R24 a queue with nothing in it is left alone', async () => {
  const store = await openPersonStore('guest', await personPlace());
  expect(await drainScope(SHOP, 'guest', 'build', 'http://shop.test')).toBe(0);
  store.close();
});
