/** What the engine tells the interface; counts come from the database itself (law 2: one fact, one place). */
import type { EngineState, Pause } from '#src/sync/core/engine.ts';

export interface SyncStatus {
  /** `sending`: a push is under way; `waiting`: between two attempts; `paused`: until somebody does something. */
  readonly phase: 'resting' | 'sending' | 'waiting' | 'paused';
  readonly reason: Pause | null;
}

export const RESTING: SyncStatus = { phase: 'resting', reason: null };

export function statusOf({ phase, pause }: Pick<EngineState, 'phase' | 'pause'>): SyncStatus {
  if (phase === 'paused') return { phase, reason: pause };
  if (phase === 'resting') return { phase: 'waiting', reason: null };
  const sending = phase === 'pushing' || phase === 'renewing' || phase === 'regrouping';
  return sending ? { phase: 'sending', reason: null } : RESTING;
}
