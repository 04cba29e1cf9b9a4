/** What stands beside the profile of a customer: addresses, orders, quotes, returns, invoices. The newest first. */
import * as v from 'valibot';
import type { PermissionKey } from '#core/domain/actor/permission-keys.ts';
import { ORDER_STATUSES } from '#core/domain/order/status.ts';
import { QUOTE_STATES } from '#core/domain/quotes/quote.ts';
import { RMA_STATUSES } from '#core/domain/returns/rma-status.ts';
import { AREAS } from '#core/domain/shop/area.ts';
import * as f from '#core/wire/fields.ts';
import { defineRoute } from '#core/wire/route.ts';

const params = v.strictObject({ uuid: f.uuid });

const beside = <const Name extends string, Row extends v.GenericSchema>(
  name: Name,
  permission: PermissionKey,
  row: Row,
) =>
  defineRoute({
    name: `api.admin.customers.${name}`,
    method: 'GET',
    uri: `api/admin/customers/{uuid}/${name}`,
    params,
    access: { permission },
    cache: 'no-store',
    answer: v.array(row),
    refusals: ['record.unknown'],
  });

/** What every paper of the sale says of itself; the total includes tax, in 1/10,000 €. */
const paper = { uuid: v.string(), number: v.string(), at: f.instant, total: v.number() };

export const customerAddressesRoute = beside(
  'addresses',
  'customers.addresses',
  v.object({
    uuid: v.string(),
    label: v.nullable(v.string()),
    name: v.string(),
    company: v.nullable(v.string()),
    lines: v.array(v.string()),
    postcode: v.string(),
    city: v.string(),
    country: v.string(),
    phone: v.nullable(v.string()),
    note: v.nullable(v.string()),
    isDefaultBilling: v.boolean(),
    isDefaultShipping: v.boolean(),
  }),
);

export const customerOrdersRoute = beside(
  'orders',
  'customers.orders',
  v.object({
    ...paper,
    area: v.picklist(AREAS),
    status: v.picklist(ORDER_STATUSES),
    /** Whole pieces. */
    articles: v.number(),
  }),
);

export const customerQuotesRoute = beside(
  'quotes',
  'quotes.index',
  v.object({ ...paper, area: v.picklist(AREAS), state: v.picklist(QUOTE_STATES) }),
);

export const customerReturnsRoute = beside(
  'returns',
  'rma.index',
  v.object({
    uuid: v.string(),
    number: v.string(),
    at: f.instant,
    /** Number of the order. */
    order: v.string(),
    status: v.picklist(RMA_STATUSES),
  }),
);

export const customerInvoicesRoute = beside(
  'invoices',
  'customers.invoices',
  v.object({
    ...paper,
    order: v.string(),
    state: v.picklist(['pending_payment', 'paid', 'overdue', 'refunded']),
  }),
);
