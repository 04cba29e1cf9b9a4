/**
 * Watches over the tab that sends, from a tab whose person wants something (rule S66): whoever holds the lock answers a
 * question at once, unless it is frozen. A tab that is looked at and hears nothing takes the lock over.
 */
export interface LeaseDeps {
  /** Asks over the channel how the sender stands. */
  readonly ask: () => void;
  readonly takeOver: () => void;
  readonly isVisible: () => boolean;
  /** Calls once, `ms` from now; answers how to take it back. */
  readonly after: (ms: number, call: () => void) => () => void;
}

/** Silence that only a frozen tab keeps: others answer within milliseconds. */
export const SILENCE_MS = 10_000;

/** `wanted`: the person of this tab wants something; `heard`: the sender has spoken. */
export function watchSender({ ask, takeOver, isVisible, after }: LeaseDeps) {
  let unwatch: (() => void) | null = null;
  return {
    wanted: (): void => {
      // A tab in the background may be slow itself: the one that is looked at decides.
      if (!isVisible()) return;
      unwatch ??= after(SILENCE_MS, () => {
        unwatch = null;
        if (isVisible()) takeOver();
      });
      ask();
    },
    heard: (): void => {
      unwatch?.();
      unwatch = null;
    },
  };
}
