/** When files that met a fault that passes are tried again: at the engine's pace (rule S53), not at one of their own. */
import { backoffMs } from '#src/sync/core/backoff.ts';
import type { Round } from './send-waiting.ts';

export interface PaceDeps {
  /** Calls once, `ms` from now; answers how to take it back. */
  readonly later: (ms: number, call: () => void) => () => void;
  /** 0 ≤ jitter < 1. */
  readonly jitter: () => number;
  readonly isVisible: () => boolean;
}

export interface RetryPace {
  /** What came of a round: a fault that passes brings another one. */
  readonly ended: (round: Round) => void;
  /** Something is stalled, and nobody could write that it goes on: it is tried again all the same. */
  readonly stalled: () => void;
  /** Somebody looks, or the line came back: a wait of our own ends, one that the shop asked for does not. */
  readonly look: () => void;
  readonly stop: () => void;
}

/** The round of a disk that refused to write how far one is: it passes. */
export const BROKEN_OFF: Round = {
  isFruitful: false,
  failure: { kind: 'passing', isOfAll: true, retryAfterMs: null },
};

export function retryPace({ later, jitter, isVisible }: PaceDeps, again: () => void): RetryPace {
  let attempt = 0;
  let isHeld = false;
  let cancel: (() => void) | null = null;
  const stop = (): void => {
    cancel?.();
    [cancel, isHeld] = [null, false];
  };
  const pace: RetryPace = {
    ended({ isFruitful, failure }) {
      // A round without a fault says nothing of what an earlier one left stalled: its wait goes on.
      if (failure?.kind !== 'passing') {
        attempt = 0;
        return;
      }
      stop();
      attempt = isFruitful ? 1 : attempt + 1;
      isHeld = failure.retryAfterMs !== null;
      cancel = later(failure.retryAfterMs ?? backoffMs(attempt, isVisible(), jitter()), () => {
        stop();
        again();
      });
    },
    stalled() {
      if (cancel === null) pace.ended(BROKEN_OFF);
    },
    look() {
      if (isHeld) return;
      stop();
      again();
    },
    stop,
  };
  return pace;
}
