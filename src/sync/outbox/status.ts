/** What the engine tells the interface; counts come from the database itself (law 2: one fact, one place). */
import type { EngineState, Pause } from '#src/sync/core/engine-state.ts';

export interface SyncStatus {
  /** `resting`: nothing waits, or it is on its way; `waiting`: between two attempts; `paused`: until somebody does something. */
  readonly phase: 'resting' | 'waiting' | 'paused';
  readonly reason: Pause | null;
}

export const RESTING: SyncStatus = { phase: 'resting', reason: null };

/** A question to the shop that brings nothing new changes nothing here: no screen is drawn again for it. */
export function statusOf({ phase, pause }: Pick<EngineState, 'phase' | 'pause'>): SyncStatus {
  if (phase === 'paused') return { phase, reason: pause };
  return phase === 'resting' ? { phase: 'waiting', reason: null } : RESTING;
}
