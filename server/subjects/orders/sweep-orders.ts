import type { Db } from '#server/database/connection.ts';
import type { SweepTools } from '#server/subjects/subject.ts';

import { sweepPasses } from './downloads/sweep-passes.ts';
import { dropOldOrders } from './drop-old-orders.ts';
import { sweepOverdue } from './service/overdue-invoices.ts';

export async function sweepOrders(db: Db, now: Date, tools: SweepTools): Promise<void> {
  await sweepOverdue(db, now, tools);
  await dropOldOrders(db, now, tools);
  await sweepPasses(db, now);
}
