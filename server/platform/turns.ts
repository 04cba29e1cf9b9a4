export interface Turns {
  /** Works when there is room. @throws what `refusal` makes, where too many wait already */
  take<T>(work: () => Promise<T>): Promise<T>;
}

interface Room {
  /** How many work at once: more would only make each other slower. */
  readonly atOnce: number;
  /** As many more wait for their turn. */
  readonly waiting: number;
  readonly refusal: () => Error;
}

/** Work that is done by a few at once, while a few more wait. */
export function createTurns({ atOnce, waiting: most, refusal }: Room): Turns {
  let working = 0;
  const waiting: (() => void)[] = [];
  const enter = async (): Promise<void> => {
    if (working >= atOnce) {
      if (waiting.length >= most) throw refusal();
      // whoever leaves hands over its place
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
