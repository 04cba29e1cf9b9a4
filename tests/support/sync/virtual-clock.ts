/** Time that moves only when the test moves it. */
export interface VirtualClock {
  now: () => number;
  after(ms: number, call: () => void): () => void;
  /** Calls everything due within `ms`, in order, letting promises settle after each. */
  advance(ms: number): Promise<void>;
  /** Moves to the next timer and calls it; false when there is none before `limit` ms from now. */
  next(limit?: number): Promise<boolean>;
  /** Lets every promise that needs no time settle. */
  settle(): Promise<void>;
}

interface Timer {
  readonly at: number;
  readonly order: number;
  readonly call: () => void;
}

export function createVirtualClock(start = Date.UTC(2026, 0, 5, 9), settle = drainPromises): VirtualClock {
  let now = start;
  let order = 0;
  const timers = new Set<Timer>();
  const first = (until: number): Timer | undefined =>
    [...timers].filter((one) => one.at <= until).sort((a, b) => a.at - b.at || a.order - b.order)[0];
  async function fire(timer: Timer): Promise<void> {
    timers.delete(timer);
    now = Math.max(now, timer.at);
    timer.call();
    await settle();
  }
  return {
    now: () => now,
    after(ms, call) {
      order += 1;
      const timer = { at: now + ms, order, call };
      timers.add(timer);
      return () => void timers.delete(timer);
    },
    async advance(ms) {
      const until = now + ms;
      await settle();
      for (let timer = first(until); timer !== undefined; timer = first(until)) await fire(timer);
      now = until;
    },
    async next(limit = Number.POSITIVE_INFINITY) {
      await settle();
      const timer = first(now + limit);
      if (timer === undefined) return false;
      await fire(timer);
      return true;
    },
    settle,
  };
}

/** Chains of promises without I/O end within one turn of the event loop. */
function drainPromises(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}
