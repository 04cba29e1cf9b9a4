/** Returns as their buyer follows them: what the shop notes for itself stays out. */
import type { Selectable } from 'kysely';

import type { RmaRecord } from '#core/contract/returns/rma-record.ts';
import { RMA_STATUSES, type RmaStatus } from '#core/domain/returns/rma-status.ts';
import type { Area } from '#core/domain/shop/area.ts';
import type { Db } from '#server/database/connection.ts';
import { groupRows } from '#server/database/group-rows.ts';
import type { RmaRow } from '#server/database/tables/sale/return-tables.ts';
import type { Trx } from '#server/database/transaction.ts';
import type { Wanted } from '#server/sync/change/subject.ts';

/** Those of a customer, some by UUID, or those of an order. */
type Which = { readonly customer: string; readonly wanted: Wanted } | { readonly order: string };

interface Found extends Selectable<RmaRow> {
  readonly order_uuid: string;
  readonly order_number: string;
  readonly area: Area;
}

const found = (db: Db | Trx) =>
  db
    .selectFrom('rma')
    .innerJoin('sale_order', 'sale_order.id', 'rma.order_id')
    .selectAll('rma')
    .select(['sale_order.uuid as order_uuid', 'sale_order.number as order_number', 'sale_order.area']);

/** Oldest first. */
export async function readReturns(db: Db | Trx, which: Which): Promise<RmaRecord[]> {
  if ('wanted' in which && which.wanted.length === 0) return [];
  let query = found(db);
  if ('order' in which) query = query.where('sale_order.uuid', '=', which.order);
  else {
    query = query.where('rma.customer_id', '=', which.customer);
    if (which.wanted !== 'all') query = query.where('rma.uuid', 'in', which.wanted);
  }
  const rows: Found[] = await query.orderBy('rma.id').execute();
  if (rows.length === 0) return [];
  const beside = await loadBeside(
    db,
    rows.map((row) => row.id),
  );
  return rows.map((row) => recordOf(row, beside));
}

async function loadBeside(db: Db | Trx, ids: readonly number[]) {
  const lines = await db
    .selectFrom('rma_line')
    .innerJoin('sale_order_line as l', 'l.id', 'rma_line.order_line_id')
    .select(['rma_id', 'l.uuid as line', 'name', 'sku', 'quantity', 'reason'])
    .select(['received_qty as receivedQty', 'accepted_qty as acceptedQty'])
    .where('rma_id', 'in', ids)
    .orderBy('l.position')
    .execute();
  const images = await db
    .selectFrom('rma_image')
    .select(['rma_id', 'uuid'])
    .where('rma_id', 'in', ids)
    .orderBy('position')
    .execute();
  const messages = await db
    .selectFrom('rma_message')
    .select(['rma_id', 'uuid', 'author', 'message', 'at'])
    .where('rma_id', 'in', ids)
    .where('is_internal', '=', false)
    .orderBy('id')
    .execute();
  const history = await db
    .selectFrom('rma_status_change')
    .select(['rma_id', 'to_status', 'at'])
    .where('rma_id', 'in', ids)
    .orderBy('id')
    .execute();
  const byReturn = <Row extends { rma_id: number }>(rows: readonly Row[]) => groupRows(rows, (row) => row.rma_id);
  return {
    lines: byReturn(lines),
    images: byReturn(images),
    messages: byReturn(messages),
    history: byReturn(history),
  };
}

type Beside = Awaited<ReturnType<typeof loadBeside>>;

/** Written by this shop alone. */
const statusOf = (text: string): RmaStatus => RMA_STATUSES.find((one) => one === text) ?? 'processing';

function recordOf(row: Found, beside: Beside): RmaRecord {
  return {
    kind: 'rma',
    uuid: row.uuid,
    area: row.area,
    number: row.number,
    order: row.order_uuid,
    orderNumber: row.order_number,
    status: row.status,
    type: row.type,
    packageCondition: row.package_condition,
    information: row.information,
    preferredResolution: row.preferred_resolution,
    lines: (beside.lines.get(row.id) ?? []).map(({ rma_id: _rma, ...line }) => line),
    images: (beside.images.get(row.id) ?? []).map(({ uuid }) => ({ uuid })),
    messages: (beside.messages.get(row.id) ?? []).map(({ uuid, author, message, at }) => ({
      uuid,
      author,
      message,
      at: at.toISOString(),
    })),
    history: (beside.history.get(row.id) ?? []).map(({ to_status: status, at }) => ({
      status: statusOf(status),
      at: at.toISOString(),
    })),
    createdAt: row.created_at.toISOString(),
    deadlineAt: row.deadline_at?.toISOString() ?? null,
    refusalReason: row.status === 'refused' ? row.refusal_reason : null,
    isRefunded: row.refund_uuid !== null,
    newParcel: row.new_parcel,
  };
}
