import { sql } from 'kysely';

import type { Trx } from '#server/database/transaction.ts';

/**
 * A withdrawal is done with when its money has gone back (art. L221-24), or declined when what came back was refused: told
 * by what became of its return, which may be taken up again, and of the units that had not left.
 */
export async function settleWithdrawals(trx: Trx, order: number): Promise<void> {
  await sql`
    update withdrawal as w
    set status = case when rma.status = 'refused' then 'declined' else 'received' end,
      declined_reason = case when rma.status = 'refused' then rma.refusal_reason end
    from rma where rma.id = w.rma_id and w.order_id = ${order} and w.status != 'refunded'
  `.execute(trx);
  await sql`
    update withdrawal as w set status = 'refunded', declined_reason = null
    where order_id = ${order} and status != 'refunded'
      and not exists (select from rma where id = w.rma_id and status not in ('refunded', 'solved'))
      and not exists (
        select from jsonb_to_recordset(w.lines) as unit (line uuid, quantity int)
        join sale_order_line as l on l.uuid = unit.line
        where l.qty_refunded + l.qty_canceled < unit.quantity
          and not exists (select from rma_line where rma_id = w.rma_id and order_line_id = l.id))
      and (w.rma_id is not null or exists (select from refund where order_id = w.order_id))
  `.execute(trx);
}
