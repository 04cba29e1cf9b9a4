/** How much of what was written here has not reached the shop, and what keeps it. */
import { proxy } from 'valtio';
import { isNoop } from '#src/sync/core/changes.ts';
import { RESTING, type SyncStatus } from '#src/sync/outbox/status.ts';
import type { PersonStore } from '#src/db/store.ts';

export interface QueueState {
  phase: SyncStatus['phase'];
  reason: SyncStatus['reason'];
  /** Changes whose answer is not known. */
  waiting: number;
  /** Refused, until somebody looks at them. */
  parked: number;
  /** Texts that met somebody else's, until somebody has chosen. */
  conflicts: number;
  /** What is written here outlives the tab: no screen says « sur cet appareil » where it does not (law 2). */
  durable: boolean;
}

export const queue = proxy<QueueState>({ ...RESTING, waiting: 0, parked: 0, conflicts: 0, durable: true });

export function showStatus({ phase, reason }: SyncStatus): void {
  queue.phase = phase;
  queue.reason = reason;
}

/** Counts as long as the answer is not called. */
export function watchQueue(store: PersonStore): () => void {
  const count = async (t: Parameters<Parameters<PersonStore['watch']>[1]>[0]) => ({
    waiting: (await t.outbox.all()).filter((row) => !isNoop(row)).length,
    parked: await t.parked.count(),
  });
  const end = store.watch(['outbox', 'parked'], count, (seen) => Object.assign(queue, seen));
  return () => {
    end();
    Object.assign(queue, { waiting: 0, parked: 0, conflicts: 0 });
  };
}
