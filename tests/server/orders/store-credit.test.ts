import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, expect, test } from 'vitest';

import type { ProfileRecord } from '#core/contract/account/customer-records.ts';
import { creditBalance } from '#core/domain/payment/store-credit.ts';
import { add, type Device } from '#tests/server/sync/sync-shop.ts';

import { createFulfilment, type Fulfilment } from './fulfilment.ts';

let shop: Fulfilment;

beforeAll(async () => {
  shop = await createFulfilment();
});
afterAll(() => shop.close());

const isProfile = (record: unknown): record is ProfileRecord =>
  typeof record === 'object' && record !== null && 'kind' in record && record.kind === 'profile';

/** What the shop owes, as the customer's device has it. */
async function balanceOn(device: Device): Promise<number> {
  const { changes } = await device.pull();
  const profile = changes.map(({ record }) => record).find(isProfile);
  return creditBalance(profile?.credit ?? [], shop.clock.now().getTime());
}

/** A buyer to whom so much is owed, with something in the cart. */
async function owed(amount: string) {
  const { uuid } = await shop.product({ price: '49.9000', stock: 20 });
  const { customer, device } = await shop.shopper(uuid, 2);
  await shop.db
    .insertInto('store_credit_entry')
    .values({ uuid: randomUUID(), customer_id: customer, amount, reason: 'gesture', created_at: shop.clock.now() })
    .execute();
  return { customer, device, product: uuid };
}

test('what is owed stands on the devices of its customer, is spent with an order and comes back with its end', async () => {
  const { customer, device } = await owed('30.0000');
  expect(await balanceOn(device)).toBe(300_000);
  const args = await shop.argsFor(device, { useStoreCredit: true });
  await shop.place(customer, { ...args, expectedRest: args.expectedTotal - 300_000 });
  expect(await balanceOn(device)).toBe(0);
  expect(await shop.order(device, args.uuid)).toMatchObject({ status: 'pending_payment', paid: 300_000 });
  await shop.cancel(args.uuid);
  expect(await balanceOn(device)).toBe(300_000);
});

test('spent meanwhile by another order, it is not made up for in silence', async () => {
  const { customer, device, product } = await owed('30.0000');
  const args = await shop.argsFor(device, { useStoreCredit: true });
  const rest = args.expectedTotal - 300_000;
  await shop.place(customer, { ...args, expectedRest: rest });
  await device.push([add(2, product, 2)]);
  const again = await shop.argsFor(device, { useStoreCredit: true });
  await expect(shop.place(customer, { ...again, expectedRest: rest })).rejects.toMatchObject({
    code: 'order.totalChanged',
    data: { from: rest, to: again.expectedTotal },
  });
});

test('it pays a whole order, which is taken up at once', async () => {
  const { customer, device } = await owed('500.0000');
  const args = await shop.argsFor(device, { useStoreCredit: true, paymentMethod: 'free' });
  await shop.place(customer, { ...args, expectedRest: 0 });
  expect(await shop.order(device, args.uuid)).toMatchObject({ status: 'pending', paid: args.expectedTotal });
  expect(await balanceOn(device)).toBe(5_000_000 - args.expectedTotal);
});
