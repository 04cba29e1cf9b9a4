/** How much of what was written here has not reached the shop, and what keeps it. */
import { proxy } from 'valtio';
import { RESTING, type SyncStatus } from '#src/sync/outbox/status.ts';
import type { PersonStore } from '#src/db/store.ts';
import { workIn, type Work } from './unsent.ts';

export interface QueueState extends Work {
  phase: SyncStatus['phase'];
  reason: SyncStatus['reason'];
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
  const end = store.watch(['outbox', 'parked', 'drafts'], workIn, (seen) => Object.assign(queue, seen));
  return () => {
    end();
    Object.assign(queue, { waiting: 0, parked: 0, conflicts: 0 });
  };
}
