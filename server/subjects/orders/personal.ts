import { sql } from 'kysely';

import { rowsOf, rowsUnder, type PersonalSections, type Whose } from '#server/platform/personal/personal-rows.ts';

const own = ({ customer }: Whose) => sql`select id from sale_order where customer_id = ${customer}`;
const shipments = (whose: Whose) => sql`select id from shipment where order_id in (${own(whose)})`;

/** What orders hold of their buyer; notes among colleagues are not the buyer's. */
export const ORDER_DATA: PersonalSections = {
  orders: (whose) => rowsOf('sale_order', sql`t.id in (${own(whose)})`, ['search_text']),
  'order-lines': (whose) => rowsUnder('sale_order_line', 'order_id', own(whose)),
  downloads: (whose) => rowsUnder('download_grant', 'order_id', own(whose), ['file', 'url']),
  'order-states': (whose) => rowsUnder('order_status_change', 'order_id', own(whose)),
  'order-messages': (whose) => rowsOf('order_comment', sql`t.order_id in (${own(whose)}) and t.is_visible`),
  parcels: (whose) => rowsUnder('shipment', 'order_id', own(whose)),
  'parcel-lines': (whose) => rowsUnder('shipment_line', 'shipment_id', shipments(whose)),
  invoices: (whose) => rowsUnder('invoice', 'order_id', own(whose)),
  refunds: (whose) => rowsUnder('refund', 'order_id', own(whose)),
  payments: (whose) => rowsUnder('payment_transaction', 'order_id', own(whose)),
  'payment-tries': (whose) => rowsUnder('payment_attempt', 'order_id', own(whose), ['action']),
  'store-credit': ({ customer }) => rowsOf('store_credit_entry', sql`t.customer_id = ${customer}`),
  'codes-used': ({ customer }) => rowsOf('cart_rule_usage', sql`t.customer_id = ${customer}`),
};
