/** What the back office opens with: the shop in figures, what waits for somebody, what happened last (domain 13). */
import * as v from 'valibot';
import { TO_DO } from '#core/contract/admin/dashboard/to-do.ts';
import { COMPARISONS, daysIn, GRANULARITIES } from '#core/domain/dashboard/period.ts';
import * as f from '#core/wire/fields.ts';
import { defineRoute } from '#core/wire/route.ts';

/** Longest period that may be asked for, in days: ten years. */
const MOST_DAYS = 3_653;

const query = v.pipe(
  v.strictObject({
    /** Both areas where it is absent. */
    area: v.optional(f.area),
    from: v.optional(f.day),
    to: v.optional(f.day),
    compare: v.optional(v.picklist(COMPARISONS, 'value.invalid'), 'previous'),
  }),
  v.forward(
    v.check(({ from, to }) => (from === undefined) === (to === undefined), 'required'),
    ['to'],
  ),
  v.forward(
    v.check(({ from, to }) => from === undefined || to === undefined || daysIn({ from, to }) >= 1, 'date.invalid'),
    ['to'],
  ),
  v.forward(
    v.check(
      ({ from, to }) => from === undefined || to === undefined || daysIn({ from, to }) <= MOST_DAYS,
      'date.invalid',
    ),
    ['to'],
  ),
);

const period = v.object({ from: v.string(), to: v.string() });

const figure = v.object({
  current: v.number(),
  /** Null where nothing is compared. */
  previous: v.nullable(v.number()),
  /** In percent; null where there was nothing before. */
  progress: v.nullable(v.number()),
  /** One value a step, in the order of `steps`; of what it is compared with, as far as it has steps. */
  series: v.array(v.number()),
  previousSeries: v.nullable(v.array(v.number())),
});
export type Figure = v.InferOutput<typeof figure>;

/** Counts that anybody with a dashboard sees. */
export const COUNTED = ['orders', 'items', 'customers', 'quotes', 'returns', 'abandonedCarts'] as const;
/** Amounts in 1/10,000 €, for who may see money (`dashboard.stats`). */
export const AMOUNTS = [
  /** Including tax, of paid orders placed in the period, less what was given back in it. */
  'turnoverNet',
  'turnoverGross',
  /** Without tax, less refunds. */
  'turnoverExcluded',
  'averageBasket',
  'refunds',
  'shipping',
  'discounts',
  'abandonedValue',
] as const;

const part = v.object({ code: v.string(), count: v.number(), amount: v.nullable(v.number()) });
const seller = v.object({
  uuid: v.nullable(v.string()),
  sku: v.string(),
  name: v.string(),
  image: v.nullable(v.string()),
  units: v.number(),
  revenue: v.nullable(v.number()),
  /** What can still be sold; null where stock is not counted. */
  stock: v.nullable(v.number()),
});
const event = v.object({
  kind: v.picklist(['order', 'quote', 'customer', 'return']),
  uuid: v.string(),
  /** A number, or the name of a customer. */
  title: v.string(),
  who: v.nullable(v.string()),
  status: v.nullable(v.string()),
  amount: v.nullable(v.number()),
  at: f.instant,
});

export const dashboardRoute = defineRoute({
  name: 'api.admin.dashboard',
  method: 'GET',
  uri: 'api/admin/dashboard',
  access: { permission: 'dashboard.view' },
  cache: 'no-store',
  query,
  answer: v.object({
    period,
    compared: v.nullable(period),
    granularity: v.picklist(GRANULARITIES),
    steps: v.array(v.string()),
    counts: v.object(v.entriesFromList(COUNTED, figure)),
    /** Null for who may not see money. */
    amounts: v.nullable(v.object(v.entriesFromList(AMOUNTS, figure))),
    toDo: v.array(v.object({ code: v.picklist(TO_DO), count: v.number() })),
    byStatus: v.array(part),
    byPayment: v.array(part),
    byShipping: v.array(part),
    byCategory: v.array(part),
    taxes: v.nullable(v.array(v.object({ percent: v.number(), amount: v.number() }))),
    coupons: v.array(part),
    /** By what it brought, or by units for who may not see that. */
    best: v.array(seller),
    recent: v.array(event),
  }),
});

export type DashboardAnswer = v.InferOutput<typeof dashboardRoute.answer>;
export type DashboardQuery = v.InferOutput<typeof query>;
