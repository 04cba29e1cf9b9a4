/**
 * Orders that were kept as long as the law wants them kept leave the shop whole: what was said, sent, paid, invoiced,
 * refunded and returned, with the papers (`platform/retention`). Nothing else ever deletes an order.
 */
import { sql } from 'kysely';

import { orderKind } from '#core/contract/orders/order-record.ts';
import { rmaKind } from '#core/contract/returns/rma-record.ts';
import type { RecordKey } from '#core/wire/record.ts';
import type { Db } from '#server/database/connection.ts';
import { inTransaction, type Trx } from '#server/database/transaction.ts';
import { discardFiles } from '#server/platform/discard-files.ts';
import { forgetMailsAbout } from '#server/platform/mail/forget-mails.ts';
import { customerPerson, personName } from '#server/platform/person.ts';
import { keptUntil } from '#server/platform/retention/periods.ts';
import type { SweepTools } from '#server/subjects/subject.ts';
import { advanceChannel } from '#server/sync/change/channel.ts';

/** As many as one sweep drops; the next goes on. */
const MOST = 200;

interface Old {
  readonly id: number;
  readonly uuid: string;
  readonly customer_id: string | null;
}

export function dropOldOrders(db: Db, now: Date, { ids }: Pick<SweepTools, 'ids'>): Promise<void> {
  return inTransaction(db, async (trx) => {
    const old = await lockOld(trx, keptUntil('order', now));
    if (old.length === 0) return;
    const returns = await returnsOf(trx, old);
    await discardPapers(trx, old, now);
    await drop(trx, old);
    await forgetMailsAbout(
      trx,
      [...old, ...returns].map(({ uuid }) => uuid),
    );
    const gone = new Map<string, RecordKey[]>();
    const note = (customer: string | null, key: RecordKey): void => {
      if (customer !== null) gone.set(customer, [...(gone.get(customer) ?? []), key]);
    };
    for (const { customer_id: customer, uuid } of old) note(customer, orderKind.key(uuid));
    for (const { customer_id: customer, uuid } of returns) note(customer, rmaKind.key(uuid));
    for (const [customer, keys] of [...gone].toSorted(([one], [other]) => (one < other ? -1 : 1))) {
      const entities = keys.map((entity) => ({ entity }));
      await advanceChannel(trx, personName(customerPerson(customer)), entities, { ids, now });
    }
  });
}

/** Those that have ended, and in which nothing has happened since: one that is open, or where money is owed, is for somebody to end. */
async function lockOld(trx: Trx, until: Date): Promise<readonly Old[]> {
  const { rows } = await sql<Old>`
    select id, uuid, customer_id from sale_order o
    where status in ('completed', 'canceled', 'closed') and placed_at < ${until} and updated_at < ${until}
      and not exists (select from invoice where order_id = o.id and issued_at >= ${until})
      and not exists (select from refund where order_id = o.id
        and (state = 'pending' or coalesce(settled_at, created_at) >= ${until}))
      and not exists (select from order_comment where order_id = o.id and at >= ${until})
      and not exists (select from rma where order_id = o.id and updated_at >= ${until})
      and not exists (select from withdrawal where order_id = o.id
        and (status = 'received' or received_at >= ${until}))
    order by id limit ${MOST} for update skip locked`.execute(trx);
  return rows;
}

const returnsOf = (trx: Trx, old: readonly Old[]) =>
  trx.selectFrom('rma').select(['uuid', 'customer_id']).where('order_id', 'in', idsOf(old)).execute();

const idsOf = (old: readonly Old[]) => old.map(({ id }) => id);

/** Papers and photos leave the storage with the next sweep. */
async function discardPapers(trx: Trx, old: readonly Old[], now: Date): Promise<void> {
  const ids = idsOf(old);
  const papers = sql`
    delete from document where kind <> 'quote' and subject_uuid in (
      select uuid from sale_order where id = any(${ids}::bigint[])
      union all select uuid from invoice where order_id = any(${ids}::bigint[])
      union all select uuid from refund where order_id = any(${ids}::bigint[])
      union all select uuid from shipment where order_id = any(${ids}::bigint[])
      union all select uuid from rma where order_id = any(${ids}::bigint[])
    ) returning file`;
  await discardFiles(trx, papers, now);
  const photos = sql`
    delete from rma_image where rma_id in (select id from rma where order_id = any(${ids}::bigint[])) returning file`;
  await discardFiles(trx, photos, now);
}

/** Rows before those they name. Money the shop owes a customer stays theirs. */
async function drop(trx: Trx, old: readonly Old[]): Promise<void> {
  const ids = idsOf(old);
  const rmas = trx.selectFrom('rma').select('id').where('order_id', 'in', ids);
  for (const table of ['rma_message', 'rma_status_change', 'rma_line'] as const)
    await trx.deleteFrom(table).where('rma_id', 'in', rmas).execute();
  const shipments = trx.selectFrom('shipment').select('id').where('order_id', 'in', ids);
  await trx.deleteFrom('shipment_line').where('shipment_id', 'in', shipments).execute();
  for (const table of ['refund', 'withdrawal', 'withdrawal_link', 'rma', 'shipment', 'invoice'] as const)
    await trx.deleteFrom(table).where('order_id', 'in', ids).execute();
  for (const table of ['payment_transaction', 'payment_attempt', 'payment_notice'] as const)
    await trx.deleteFrom(table).where('order_id', 'in', ids).execute();
  await trx.updateTable('store_credit_entry').set({ order_id: null }).where('order_id', 'in', ids).execute();
  const uuids = old.map(({ uuid }) => uuid);
  await trx.deleteFrom('cart_rule_usage').where('order_uuid', 'in', uuids).execute();
  for (const table of ['order_comment', 'order_status_change', 'sale_order_line'] as const)
    await trx.deleteFrom(table).where('order_id', 'in', ids).execute();
  await trx.deleteFrom('sale_order').where('id', 'in', ids).execute();
}
