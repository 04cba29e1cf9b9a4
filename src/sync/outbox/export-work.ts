/** Work that has not reached the shop, as a file: nothing a person did is locked into this device (law 2). */
import type { OutboxRow, ParkedRow } from '#src/db/rows.ts';
import type { PersonStore } from '#src/db/store.ts';
import { isNoop } from '#src/sync/core/changes.ts';

export interface ExportedWork {
  readonly format: 'bitume-changes';
  readonly version: 1;
  /** ISO instant of the device. */
  readonly at: string;
  readonly waiting: readonly Pick<OutboxRow, 'mutId' | 'lane' | 'route' | 'v' | 'args' | 'at'>[];
  readonly parked: readonly ParkedRow[];
}

export async function exportWork(store: PersonStore, at: string): Promise<ExportedWork> {
  return store.read(['outbox', 'parked'], async (t) => ({
    format: 'bitume-changes',
    version: 1,
    at,
    waiting: (await t.outbox.all())
      .filter((row) => !isNoop(row))
      .map(({ mutId, lane, route, v, args, at: made }) => ({ mutId, lane, route, v, args, at: made })),
    parked: await t.parked.all(),
  }));
}
