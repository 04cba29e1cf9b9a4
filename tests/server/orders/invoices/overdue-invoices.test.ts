import { afterAll, beforeAll, expect, test } from 'vitest';

import { settingsIn } from '#server/platform/settings/settings-in.ts';
import { issueInvoice } from '#server/subjects/orders/service/issue-invoice.ts';
import { sweepOverdue } from '#server/subjects/orders/service/overdue-invoices.ts';

import { createFulfilment, type Fulfilment } from '../fulfilment.ts';

let shop: Fulfilment;
const DAY_MS = 86_400_000;

beforeAll(async () => {
  shop = await createFulfilment();
});
afterAll(() => shop.close());

/** An order that is invoiced before it is paid, as for a customer with an account. */
async function unpaid() {
  const { uuid: product } = await shop.product({ stock: 5 });
  const { uuid, total } = await shop.placed(product);
  const { number } = await shop.on(uuid, async (work, order) => {
    await work.trx.updateTable('sale_order').set({ status: 'processing' }).where('uuid', '=', uuid).execute();
    return issueInvoice(work, { ...order, facts: { ...order.facts, status: 'processing' } });
  });
  return { uuid, total, number };
}

const sweep = async () =>
  sweepOverdue(shop.db, shop.clock.now(), { jobs: shop.deps.jobs, setting: await settingsIn(shop.db) });

/** The reminders of an invoice that have left by now. */
async function remindersOf(number: string): Promise<number> {
  const sent = await shop.send();
  return sent.filter(({ subject }) => subject === `Rappel : facture ${number} échue`).length;
}

const stateOf = (number: string) =>
  shop.db.selectFrom('invoice').select('state').where('number', '=', number).executeTakeFirstOrThrow();

test('an invoice is overdue once its last day is over, and its buyer reminded as often as the shop has set', async () => {
  const { number } = await unpaid();
  shop.clock.advance(30 * DAY_MS);
  await sweep();
  expect([await stateOf(number), await remindersOf(number)]).toEqual([{ state: 'pending_payment' }, 0]);
  shop.clock.advance(DAY_MS);
  const counts = [];
  for (let day = 0; day < 30; day += 1) {
    await Promise.all([sweep(), sweep()]);
    counts.push(await remindersOf(number));
    shop.clock.advance(DAY_MS);
  }
  expect(await stateOf(number)).toEqual({ state: 'overdue' });
  expect([counts[0], counts[6], counts[7], counts[13], counts[14], counts[29]]).toEqual([1, 1, 2, 2, 3, 3]);
});

test('a shop that reminds of nothing still sees what is overdue; what is paid is reminded of no more', async () => {
  const code = 'sales.invoice_settings.reminders.limit';
  const { uuid, total, number } = await unpaid();
  shop.clock.advance(31 * DAY_MS);
  await shop.db.insertInto('core_config').values({ code, value: '0' }).execute();
  await sweep();
  expect([await stateOf(number), await remindersOf(number)]).toEqual([{ state: 'overdue' }, 0]);
  await shop.db.deleteFrom('core_config').where('code', '=', code).execute();
  await shop.pay(uuid, total);
  await sweep();
  expect([await stateOf(number), await remindersOf(number)]).toEqual([{ state: 'paid' }, 0]);
});
