import { Refusal } from '#core/wire/refusal.ts';

const FULL_RETRY_MS = 2_000;

/**
 * Runs at most `most` of what it is given at once, in the order given.
 * @returns what runs it; it throws Refusal `attempts.exceeded` where `mostWaiting` wait already
 */
export function fewAtOnce(most: number, mostWaiting: number): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running >= most) {
      if (waiting.length >= mostWaiting) throw new Refusal('attempts.exceeded', { retryAfterMs: FULL_RETRY_MS });
      await new Promise<void>((go) => void waiting.push(go)); // whoever leaves hands its place on
    } else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
