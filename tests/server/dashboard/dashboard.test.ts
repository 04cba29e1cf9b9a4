/** The figures of the back office are those of the orders, payments and refunds behind them (domain 13). */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as v from 'valibot';

import { dashboardRoute, type DashboardQuery } from '#core/contract/admin/dashboard/dashboard.ts';
import type { Admin } from '#core/domain/actor/actor.ts';
import { readDashboard } from '#server/subjects/dashboard/read-dashboard.ts';
import { createFulfilment } from '#tests/server/orders/fulfilment.ts';

let shop: Awaited<ReturnType<typeof createFulfilment>>;
const paidOrders: number[] = [];
let refunded = 0;

const admin = (...permissions: Admin['permissions'] extends ReadonlySet<infer Key> ? Key[] : never): Admin => ({
  kind: 'admin',
  id: 'desk',
  permissions: new Set(permissions),
});
const merchant = admin('dashboard.view', 'dashboard.stats', 'orders.index', 'invoices.index');

const read = (more: Partial<DashboardQuery> = {}, actor = merchant) =>
  readDashboard(shop, actor, { compare: 'previous', ...more });

beforeAll(async () => {
  shop = await createFulfilment();
  const product = await shop.product({ price: '40.0000', stock: 50 });
  for (const quantity of [1, 2]) {
    const { uuid, total } = await shop.placed(product.uuid, quantity);
    await shop.pay(uuid, total);
    paidOrders.push(total);
  }
  const waiting = await shop.placed(product.uuid, 3);
  const gone = await shop.placed(product.uuid, 4);
  await shop.cancel(gone.uuid);
  const [first] = await shop.db.selectFrom('sale_order').select(['uuid', 'id']).orderBy('id').execute();
  const line = await shop.db
    .selectFrom('sale_order_line')
    .select('uuid')
    .where('order_id', '=', first?.id ?? 0)
    .executeTakeFirstOrThrow();
  const refund = await shop.refund(first?.uuid ?? '', { units: { [line.uuid]: 1 } });
  await shop.db.updateTable('refund').set({ state: 'refunded', settled_at: shop.clock.now() }).execute();
  refunded = await shop.db
    .selectFrom('refund')
    .select('grand_total')
    .executeTakeFirstOrThrow()
    .then(({ grand_total }) => Math.round(Number(grand_total) * 10_000));
  expect([waiting.uuid, refund]).not.toContain(undefined);
});
afterAll(() => shop.close());

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

describe('the dashboard', () => {
  test('tells of nobody who has been forgotten', async () => {
    const names = async () => (await read()).recent.filter(({ kind }) => kind === 'customer');
    const known = await names();
    expect(known.length).toBeGreaterThan(0);
    await shop.db.updateTable('customer').set({ forgotten_at: shop.clock.now() }).execute();
    expect(await names()).toEqual([]);
    await shop.db.updateTable('customer').set({ forgotten_at: null }).execute();
  });

  test('counts turnover from paid orders alone, before and after what was given back', async () => {
    const { amounts, counts } = await read();
    expect(amounts?.turnoverGross.current).toBe(sum(paidOrders));
    expect(amounts?.turnoverNet.current).toBe(sum(paidOrders) - refunded);
    expect(amounts?.averageBasket.current).toBe(Math.round(sum(paidOrders) / 2));
    expect(counts.orders.current).toBe(3);
    expect(counts.items.current).toBe(6);
  });

  test('draws curves whose steps add up to the figure', async () => {
    const { amounts, counts, steps } = await read();
    expect(steps).toHaveLength(30);
    for (const figure of [
      counts.orders,
      counts.items,
      counts.customers,
      amounts?.turnoverNet,
      amounts?.turnoverGross,
    ]) {
      expect(figure?.series).toHaveLength(30);
      expect(sum(figure?.series ?? [])).toBe(figure?.current);
      expect(figure?.previousSeries).toHaveLength(30);
    }
  });

  test('compares with nothing where nothing is asked for, and has no progress from nothing', async () => {
    const alone = await read({ compare: 'none' });
    expect(alone.compared).toBeNull();
    expect([alone.counts.orders.previous, alone.counts.orders.previousSeries]).toEqual([null, null]);
    const { counts } = await read({ compare: 'year' });
    expect([counts.orders.previous, counts.orders.progress]).toEqual([0, null]);
  });

  test('one day is drawn by hours of Paris, an area leaves the other out', async () => {
    const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris' }).format(shop.clock.now());
    const today = await read({ from: day, to: day });
    expect([today.granularity, today.steps.length]).toEqual(['hour', 24]);
    expect(sum(today.counts.orders.series)).toBe(3);
    expect((await read({ area: 'moto' })).counts.orders.current).toBe(0);
  });

  test('names what waits for somebody, and only that', async () => {
    const { toDo } = await read();
    expect(toDo).toContainEqual({ code: 'transfersAwaited', count: 1 });
    expect(toDo.every(({ count }) => count > 0)).toBe(true);
  });

  test('tells what sold best, what orders are made of, and what happened last', async () => {
    const answer = await read();
    expect(answer.best[0]).toMatchObject({ units: 6 });
    expect(Object.fromEntries(answer.byStatus.map(({ code, count }) => [code, count]))).toMatchObject({
      pending_payment: 1,
      canceled: 1,
    });
    expect(sum((answer.taxes ?? []).map(({ amount }) => amount))).toBeGreaterThan(0);
    expect(answer.recent.filter(({ kind }) => kind === 'order')).toHaveLength(4);
    expect(answer.recent.map(({ at }) => at)).toEqual(
      answer.recent
        .map(({ at }) => at)
        .toSorted()
        .toReversed(),
    );
  });

  test('without the right to figures no amount leaves the server', async () => {
    const answer = await read({}, admin('dashboard.view'));
    expect([answer.amounts, answer.taxes]).toEqual([null, null]);
    const amounts = [
      ...[answer.byStatus, answer.byPayment, answer.byShipping, answer.byCategory, answer.coupons].flat(),
      ...answer.recent,
    ].map(({ amount }) => amount);
    expect([...amounts, ...answer.best.map(({ revenue }) => revenue)].every((one) => one === null)).toBe(true);
    expect(answer.counts.orders.current).toBe(3);
  });

  test('is what the contract says', async () => {
    expect(v.safeParse(dashboardRoute.answer, await read()).issues).toBeUndefined();
    const wrong = [
      { from: '2026-01-01' },
      { from: '2026-02-01', to: '2026-01-01' },
      { from: '1990-01-01', to: '2026-01-01' },
    ];
    expect(wrong.map((one) => v.safeParse(dashboardRoute.query ?? v.never(), one).success)).toEqual([
      false,
      false,
      false,
    ]);
  });
});
