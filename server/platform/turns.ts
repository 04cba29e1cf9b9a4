import { Refusal } from '#core/wire/refusal.ts';

const FULL_RETRY_MS = 2_000;

export interface Turns {
  /** Works when there is room. @throws what `refusal` makes, where too many wait already */
  take<T>(work: () => Promise<T>): Promise<T>;
}

export interface Room {
  /** How many work at once: more would only make each other slower. */
  readonly atOnce: number;
  /** As many more wait for their turn; absent: all who come. */
  readonly waiting?: number;
  /** What whoever comes too many is told; absent: Refusal `attempts.exceeded`. */
  readonly refusal?: () => Error;
}

const comeBack = () => new Refusal('attempts.exceeded', { retryAfterMs: FULL_RETRY_MS });

/** Work that is done by a few at once, in the order it came, while others wait. */
export function createTurns({ atOnce, waiting: most = Infinity, refusal = comeBack }: Room): Turns {
  let working = 0;
  const waiting: (() => void)[] = [];
  const enter = async (): Promise<void> => {
    if (working >= atOnce) {
      if (waiting.length >= most) throw refusal();
      // whoever leaves hands over its place, so that nobody who comes now is before those who wait
      return new Promise((resolve) => waiting.push(resolve));
    }
    working += 1;
  };
  const leave = (): void => {
    const next = waiting.shift();
    if (next === undefined) working -= 1;
    else next();
  };
  return {
    async take(work) {
      await enter();
      try {
        return await work();
      } finally {
        leave();
      }
    },
  };
}
