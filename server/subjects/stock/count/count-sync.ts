/** Counting without a network: the lane of counts, what waits in it, and what devices hold of it (rules S130 to S133). */
import { countEntryRoute } from '#core/contract/admin/stock/count-entry.ts';
import { countLane } from '#core/contract/admin/stock/count-record.ts';
import type { Admin } from '#core/domain/actor/actor.ts';
import type { ChangeContext } from '#server/sync/change/change-context.ts';
import { changeHandler } from '#server/sync/change/change-handler.ts';
import type { SyncSubject } from '#server/sync/change/subject.ts';

import { COUNT_READERS } from './count-records.ts';
import { enterCount } from './enter-count.ts';

export const counts = {
  lanes: [countLane],
  handlers: {
    'api.admin.stock.counts.enter': changeHandler(countEntryRoute, (context: ChangeContext<Admin>, args) =>
      enterCount(context, args),
    ),
  },
  readers: COUNT_READERS,
} as const satisfies SyncSubject<Admin>;
