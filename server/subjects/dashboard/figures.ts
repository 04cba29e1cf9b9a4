/** The curves of the dashboard: one pass over each table for both stretches of time. */
import { sql } from 'kysely';

import type { DashboardAnswer, Figure } from '#core/contract/admin/dashboard/dashboard.ts';
import { progressOf } from '#core/domain/dashboard/period.ts';
import type { Db } from '#server/database/connection.ts';
import { moneyOf } from '#server/database/decimal.ts';

import { inArea, seriesOf, spans, stepIn, type Asked, type Series, type Stepped } from './spans.ts';

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** A figure of what adds up over its steps. */
const adding = (series: Series): Figure => figureOf(series, wholeOf(series));

interface Whole {
  readonly now: number;
  readonly before: number | null;
}

const wholeOf = ({ current, previous }: Series): Whole => ({ now: sum(current), before: previous && sum(previous) });

function figureOf({ current, previous }: Series, { now, before }: Whole): Figure {
  return {
    current: now,
    previous: before,
    progress: before === null ? null : progressOf(now, before),
    series: [...current],
    previousSeries: previous && [...previous],
  };
}

const combined = (one: Series, other: Series, by: (a: number, b: number) => number): Series => {
  const both = (a: readonly number[], b: readonly number[]) => a.map((value, at) => by(value, b[at] ?? 0));
  return {
    current: both(one.current, other.current),
    previous: one.previous && other.previous && both(one.previous, other.previous),
  };
};
const less = (one: Series, other: Series): Series => combined(one, other, (a, b) => a - b);
const ratio = (a: number, b: number): number => (b === 0 ? 0 : Math.round(a / b));

/** What one of `count` is worth of `amount`: over the whole time, which is no sum of its steps. */
function averageOf(amount: Series, count: Series): Figure {
  const [all, of] = [wholeOf(amount), wholeOf(count)];
  const before = all.before === null || of.before === null ? null : ratio(all.before, of.before);
  return figureOf(combined(amount, count, ratio), { now: ratio(all.now, of.now), before });
}

/** Turnover is of orders that were paid (domain 13). */
const PAID = sql`o.status in ('processing', 'completed', 'closed')`;

interface Sales extends Stepped {
  gross: string;
  excluded: string;
  paid: number;
  placed: number;
  items: number;
  shipping: string;
  discounts: string;
}

async function salesOf(db: Db, asked: Asked) {
  const { rows } = await sql<Sales>`
    select span.name, ${stepIn(asked, sql`o.placed_at`)} as step,
      coalesce(sum(o.grand_total) filter (where ${PAID}), 0) as gross,
      coalesce(sum(o.grand_total - o.tax_total) filter (where ${PAID}), 0) as excluded,
      count(*) filter (where ${PAID})::int as paid,
      count(*) filter (where o.status <> 'canceled')::int as placed,
      coalesce(sum(units.sold) filter (where o.status <> 'canceled'), 0)::int as items,
      coalesce(sum(o.shipping_amount) filter (where ${PAID}), 0) as shipping,
      coalesce(sum(o.discount_amount) filter (where ${PAID}), 0) as discounts
    from ${spans(asked)}
    join sale_order o on o.placed_at between span.lo and span.hi and ${inArea(asked, sql`o.area`)}
    left join lateral (
      select sum(line.qty_ordered - line.qty_canceled) as sold from sale_order_line line where line.order_id = o.id
    ) units on true
    group by 1, 2`.execute(db);
  const of = (valueOf: (row: Sales) => number) => seriesOf(asked, rows, valueOf);
  return {
    gross: of(({ gross }) => moneyOf(gross)),
    excluded: of(({ excluded }) => moneyOf(excluded)),
    paid: of(({ paid }) => paid),
    placed: of(({ placed }) => placed),
    items: of(({ items }) => items),
    shipping: of(({ shipping }) => moneyOf(shipping)),
    discounts: of(({ discounts }) => moneyOf(discounts)),
  };
}

async function refundsOf(db: Db, asked: Asked) {
  const { rows } = await sql<Stepped & { total: string; excluded: string }>`
    select span.name, ${stepIn(asked, sql`r.settled_at`)} as step,
      sum(r.grand_total) as total, sum(r.grand_total - r.tax_total) as excluded
    from ${spans(asked)}
    join refund r on r.state = 'refunded' and r.settled_at between span.lo and span.hi
    join sale_order o on o.id = r.order_id and ${inArea(asked, sql`o.area`)}
    group by 1, 2`.execute(db);
  return {
    total: seriesOf(asked, rows, ({ total }) => moneyOf(total)),
    excluded: seriesOf(asked, rows, ({ excluded }) => moneyOf(excluded)),
  };
}

/** A cart that nobody has touched for an hour, with something in it. */
const ABANDONED_MINUTES = 60;

async function abandonedOf(db: Db, asked: Asked) {
  const since = new Date(asked.now.getTime() - ABANDONED_MINUTES * 60_000);
  const { rows } = await sql<Stepped & { carts: number; value: string }>`
    select span.name, ${stepIn(asked, sql`c.updated_at`)} as step, count(*)::int as carts, sum(lines.value) as value
    from ${spans(asked)}
    join cart c on c.updated_at between span.lo and span.hi and c.updated_at <= ${since} and ${inArea(asked, sql`c.area`)}
    join lateral (
      select sum(line.quantity * line.seen_price) as value from cart_line line where line.cart_id = c.id
    ) lines on lines.value is not null
    group by 1, 2`.execute(db);
  return {
    carts: seriesOf(asked, rows, ({ carts }) => carts),
    value: seriesOf(asked, rows, ({ value }) => moneyOf(Number(value).toFixed(4))),
  };
}

/** Rows of a table that began in a step. */
async function begunIn(db: Db, asked: Asked, what: 'customer' | 'quote' | 'rma'): Promise<Series> {
  const of = {
    customer: sql`customer t on t.created_at between span.lo and span.hi`,
    quote: sql`quote t on t.requested_at between span.lo and span.hi and ${inArea(asked, sql`t.area`)}`,
    rma: sql`rma t on t.created_at between span.lo and span.hi
      and exists (select from sale_order o where o.id = t.order_id and ${inArea(asked, sql`o.area`)})`,
  }[what];
  const at = what === 'quote' ? sql`t.requested_at` : sql`t.created_at`;
  const { rows } = await sql<Stepped & { begun: number }>`
    select span.name, ${stepIn(asked, at)} as step, count(*)::int as begun
    from ${spans(asked)} join ${of} group by 1, 2`.execute(db);
  return seriesOf(asked, rows, ({ begun }) => begun);
}

/** @param withMoney false: no amount leaves the server */
export async function readFigures(
  db: Db,
  asked: Asked,
  withMoney: boolean,
): Promise<Pick<DashboardAnswer, 'counts' | 'amounts'>> {
  const [sales, refunds, abandoned, customers, quotes, returns] = await Promise.all([
    salesOf(db, asked),
    refundsOf(db, asked),
    abandonedOf(db, asked),
    begunIn(db, asked, 'customer'),
    begunIn(db, asked, 'quote'),
    begunIn(db, asked, 'rma'),
  ]);
  const counts = {
    orders: adding(sales.placed),
    items: adding(sales.items),
    customers: adding(customers),
    quotes: adding(quotes),
    returns: adding(returns),
    abandonedCarts: adding(abandoned.carts),
  };
  if (!withMoney) return { counts, amounts: null };
  return {
    counts,
    amounts: {
      turnoverNet: adding(less(sales.gross, refunds.total)),
      turnoverGross: adding(sales.gross),
      turnoverExcluded: adding(less(sales.excluded, refunds.excluded)),
      averageBasket: averageOf(sales.gross, sales.paid),
      refunds: adding(refunds.total),
      shipping: adding(sales.shipping),
      discounts: adding(sales.discounts),
      abandonedValue: adding(abandoned.value),
    },
  };
}
