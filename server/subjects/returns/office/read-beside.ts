/** What stands beside a return in other tables, for its page in the back office: the newest last. */
import type { RmaDesk } from '#core/contract/admin/returns/desk.ts';
import { RMA_ACTORS, RMA_STATUSES, type RmaActor, type RmaStatus } from '#core/domain/returns/rma-status.ts';
import type { Db } from '#server/database/connection.ts';
import { moneyOf } from '#server/database/decimal.ts';
import { colleaguesOf } from '#server/platform/office/colleagues.ts';
import { titleIn } from '#server/subjects/returns/read/read-reasons.ts';
import type { Rma } from '#server/subjects/returns/service/rma-work.ts';

/** Written by this shop alone. */
const statusOf = (text: string): RmaStatus => RMA_STATUSES.find((one) => one === text) ?? 'processing';
const actorOf = (text: string): RmaActor => RMA_ACTORS.find((one) => one === text) ?? 'system';

export async function linesOf(db: Db, rma: number): Promise<RmaDesk['lines']> {
  const rows = await db
    .selectFrom('rma_line')
    .innerJoin('sale_order_line as l', 'l.id', 'rma_line.order_line_id')
    .innerJoin('rma_reason as r', 'r.code', 'rma_line.reason')
    .select(['l.uuid', 'l.sku', 'l.name', 'l.path', 'l.image', 'l.unit_price', 'l.is_stockable'])
    .select(['rma_line.quantity', 'rma_line.received_qty', 'rma_line.accepted_qty', 'rma_line.restock'])
    .select(['r.title', 'r.shop_fault'])
    .where('rma_line.rma_id', '=', rma)
    .orderBy('l.position')
    .execute();
  return rows.map((row) => ({
    uuid: row.uuid,
    sku: row.sku,
    name: row.name,
    path: row.path,
    image: row.image,
    unitPrice: moneyOf(row.unit_price),
    isStockable: row.is_stockable,
    quantity: row.quantity,
    reason: titleIn(row.title),
    isShopFault: row.shop_fault,
    received: row.received_qty,
    accepted: row.accepted_qty,
    restock: row.restock,
  }));
}

export async function photosOf(db: Db, rma: number): Promise<RmaDesk['photos']> {
  const rows = await db.selectFrom('rma_image').select('uuid').where('rma_id', '=', rma).orderBy('position').execute();
  return rows.map(({ uuid }) => uuid);
}

/** What was written and what happened, with the names of colleagues. */
export async function threadOf(db: Db, rma: number): Promise<Pick<RmaDesk, 'messages' | 'history'>> {
  const [messages, history] = [
    await db.selectFrom('rma_message').selectAll().where('rma_id', '=', rma).orderBy('id').execute(),
    await db.selectFrom('rma_status_change').selectAll().where('rma_id', '=', rma).orderBy('id').execute(),
  ];
  const nameOf = await colleaguesOf(
    db,
    [...messages, ...history].map(({ actor_id: actor }) => actor),
  );
  return {
    messages: messages.map((one) => ({
      uuid: one.uuid,
      author: one.author,
      who: nameOf(one.actor_id),
      message: one.message,
      isVisible: !one.is_internal,
      at: one.at.toISOString(),
    })),
    history: history.map((one) => ({
      from: one.from_status === null ? null : statusOf(one.from_status),
      to: statusOf(one.to_status),
      actor: actorOf(one.actor),
      who: nameOf(one.actor_id),
      reason: one.reason,
      at: one.at.toISOString(),
    })),
  };
}

export async function refundOf(db: Db, { refund_uuid: uuid }: Pick<Rma, 'refund_uuid'>): Promise<RmaDesk['refund']> {
  if (uuid === null) return null;
  const found = await db
    .selectFrom('refund')
    .select(['uuid', 'number', 'state', 'method', 'failure', 'grand_total'])
    .where('uuid', '=', uuid)
    .executeTakeFirst();
  if (found === undefined) return null;
  const { grand_total: total, ...refund } = found;
  return { ...refund, total: moneyOf(total) };
}
