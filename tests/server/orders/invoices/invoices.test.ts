import { afterAll, beforeAll, expect, test } from 'vitest';
import fc from 'fast-check';

import { money } from '#core/domain/price/money.ts';
import { issueInvoice } from '#server/subjects/orders/service/issue-invoice.ts';
import { settleOrder } from '#server/subjects/orders/service/settle-order.ts';

import { codeOf, createFulfilment, type Fulfilment } from '../fulfilment.ts';

let shop: Fulfilment;

beforeAll(async () => {
  shop = await createFulfilment();
});
afterAll(() => shop.close());

const invoicesOf = async (uuid: string) => {
  const { row } = await shop.state(uuid);
  return shop.db.selectFrom('invoice').selectAll().where('order_id', '=', row.id).orderBy('id').execute();
};
const countsOf = async () => {
  const rows = await shop.db.selectFrom('invoice').select('number').orderBy('number').execute();
  return rows.map(({ number }) => Number(number.slice('FA2026-'.length)));
};

test('an order that is paid in full is invoiced at once, in full and as paid, and its lines never change', async () => {
  const { uuid: product } = await shop.product({ price: '49.9000', stock: 5 });
  const { uuid, total } = await shop.placed(product, 2);
  expect(await shop.pay(uuid, total - money(10))).toBe('partlyPaid');
  expect(await invoicesOf(uuid)).toEqual([]);
  await shop.pay(uuid, money(10));
  const [invoice, ...more] = await invoicesOf(uuid);
  expect(more).toEqual([]);
  expect(invoice).toMatchObject({ state: 'paid', due_at: null, model: { terms: { dueOn: '2026-03-02' } } });
  expect(invoice?.number).toMatch(/^FA2026-\d{6}$/u);
  expect(invoice?.model).toMatchObject({ totals: { total, paid: total, due: 0 }, seller: { siret: '73282932000074' } });
  expect((await shop.state(uuid)).row).toMatchObject({ status: 'processing', invoiced_total: invoice?.grand_total });
});

test('the same transfer told twice is booked, invoiced and numbered once', async () => {
  const { uuid: product } = await shop.product({ stock: 5 });
  const { uuid, total } = await shop.placed(product);
  expect(await shop.pay(uuid, total, 'VIR-1')).toBe('paid');
  expect(await shop.pay(uuid, total, 'VIR-1')).toBe(false);
  expect(await invoicesOf(uuid)).toHaveLength(1);
});

test('parts of any size sum to the order to the cent, delivery goes with the first', async () => {
  const { uuid: product } = await shop.product({ price: '33.3300', stock: 1000 });
  const division = fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 4 });
  await fc.assert(
    fc.asyncProperty(division, async (units) => {
      const { uuid, total } = await shop.placed(
        product,
        units.reduce((all, one) => all + one, 0),
      );
      await shop.pay(uuid, total, undefined, async () => {});
      const [line] = (await shop.state(uuid)).lines;
      for (const count of units) await shop.invoice(uuid, { [line?.uuid ?? '']: count });
      const invoices = await invoicesOf(uuid);
      const sum = invoices.reduce((all, one) => all + Math.round(Number(one.grand_total) * 10_000), 0);
      expect(sum).toBe(total);
      expect(invoices.map((one) => Number(one.shipping_amount) > 0)).toEqual(units.map((_, index) => index === 0));
      expect(await codeOf(shop.invoice(uuid))).toBe('order.notAllowed');
    }),
    { numRuns: 8 },
  );
});

test('numbers have no gap and no double, side by side and where transactions roll back', async () => {
  const { uuid: product } = await shop.product({ stock: 100 });
  const orders = await Promise.all(Array.from({ length: 8 }, () => shop.placed(product)));
  await Promise.allSettled(
    orders.map(({ uuid, total }, index) =>
      index % 3 === 1
        ? shop.on(uuid, async (work, order) => {
            await issueInvoice(work, { ...order, facts: { ...order.facts, status: 'processing' } });
            throw new Error('the transaction is lost');
          })
        : shop.pay(uuid, total),
    ),
  );
  const counts = await countsOf();
  expect(counts).toEqual(counts.map((_, index) => index + 1));
  expect(await Promise.all(orders.map(async ({ uuid }) => (await invoicesOf(uuid)).length))).toEqual([
    1, 0, 1, 1, 0, 1, 1, 0,
  ]);
});

test('more units than are left, or of a line that is none, are refused and take no number', async () => {
  const { uuid: product } = await shop.product({ stock: 5 });
  const { uuid, total } = await shop.placed(product, 2);
  expect(await codeOf(shop.invoice(uuid))).toBe('order.notAllowed');
  await shop.pay(uuid, total, undefined, async () => {});
  const [line] = (await shop.state(uuid)).lines;
  const before = await countsOf();
  expect(await codeOf(shop.invoice(uuid, { [line?.uuid ?? '']: 3 }))).toBe('invoice.quantityInvalid');
  expect(await codeOf(shop.invoice(uuid, { [line?.uuid ?? '']: 0 }))).toBe('invoice.quantityInvalid');
  expect(await codeOf(shop.invoice(uuid, { nothing: 1 }))).toBe('invoice.quantityInvalid');
  expect(await countsOf()).toEqual(before);
});

test('an invoice the law forbids to issue leaves the payment booked, says why in the shop, and takes no number', async () => {
  const { uuid: product } = await shop.product({ stock: 5 });
  const { uuid, total } = await shop.placed(product);
  const { row } = await shop.state(uuid);
  const buyer = {
    ...Object(row.buyer),
    type: 'professional',
    company: { name: 'Garage', tradeName: null, siret: null, vatNumber: null },
  };
  await shop.db
    .updateTable('sale_order')
    .set({ buyer: JSON.stringify(buyer) })
    .where('id', '=', row.id)
    .execute();
  await shop.db.deleteFrom('core_config').where('code', 'like', 'general.company.legal.%').execute();
  const before = await countsOf();
  await shop.pay(uuid, total);
  expect((await shop.state(uuid)).row.status).toBe('processing');
  expect(await codeOf(shop.invoice(uuid))).toBe('invoice.incomplete');
  expect(await countsOf()).toEqual(before);
  const notes = await shop.db.selectFrom('order_comment').selectAll().where('order_id', '=', row.id).execute();
  expect(notes).toMatchObject([{ author: 'system', is_visible: false }]);
});

test('O14 money pays the invoices of an order in their order, as far as it reaches', async () => {
  const { uuid: product } = await shop.product({ price: '20.0000', stock: 5 });
  const { uuid, total } = await shop.placed(product, 2);
  await shop.on(uuid, async (work, order) => {
    const [line] = order.lines;
    const taken = { ...order, facts: { ...order.facts, status: 'processing' as const } };
    await issueInvoice(work, taken, { [line?.uuid ?? '']: 1 });
  });
  await shop.on(uuid, async (work, order) => {
    await issueInvoice(work, { ...order, facts: { ...order.facts, status: 'processing' } });
  });
  const states = async () => (await invoicesOf(uuid)).map(({ state }) => state);
  const [first] = await invoicesOf(uuid);
  const ofFirst = Math.round(Number(first?.grand_total) * 10_000);
  await shop.pay(uuid, ofFirst, undefined, async () => {});
  expect(await states()).toEqual(['paid', 'pending_payment']);
  await shop.pay(uuid, total - ofFirst, undefined, async () => {});
  expect(await states()).toEqual(['paid', 'paid']);
});

test('O14 an order that waits for its money, or of a shop that invoices by hand, is not invoiced by itself', async () => {
  const { uuid: product } = await shop.product({ stock: 5 });
  const waiting = await shop.placed(product);
  await shop.db.updateTable('sale_order').set({ status: 'processing' }).where('uuid', '=', waiting.uuid).execute();
  await settleOrder(shop.orderDeps, waiting.uuid, shop.clock.now());
  expect(await invoicesOf(waiting.uuid)).toEqual([]);

  const byHand = await shop.placed(product);
  await shop.pay(byHand.uuid, byHand.total, undefined, async () => {});
  const own = { code: 'sales.invoice_settings.auto_invoice', value: '0' };
  await shop.db.insertInto('core_config').values([own]).execute();
  await settleOrder(shop.orderDeps, byHand.uuid, shop.clock.now());
  expect(await invoicesOf(byHand.uuid)).toEqual([]);
  await shop.db.deleteFrom('core_config').where('code', '=', own.code).execute();
  await settleOrder(shop.orderDeps, byHand.uuid, shop.clock.now());
  expect(await invoicesOf(byHand.uuid)).toMatchObject([{ state: 'paid' }]);
});

test('an order that costs nothing is taken up and invoiced once, however often the job runs', async () => {
  const { uuid: product } = await shop.product({ price: '0.0000', stock: 5 });
  await shop.db
    .insertInto('core_config')
    .values([{ code: 'sales.carriers.flatrate.default_rate', value: '0' }])
    .execute();
  const { uuid } = await shop.placed(product, 1, { paymentMethod: 'free', expectedTotal: 0 });
  await settleOrder(shop.orderDeps, uuid, shop.clock.now());
  await settleOrder(shop.orderDeps, uuid, shop.clock.now());
  expect(await invoicesOf(uuid)).toMatchObject([{ state: 'paid', grand_total: '0.0000' }]);
  expect((await shop.state(uuid)).row.status).toBe('processing');
});
