/** How many documents are drawn at once: more would only make each other, and everybody else, slower. */
const AT_ONCE = 4;
/** As many more wait for their turn, less than two seconds; beyond it the shop says to come back. */
const WAITING = 32;

/** Too many documents are being drawn. */
export class TooManyDrawings extends Error {}

export interface Drawings {
  /** Draws when there is room. @throws TooManyDrawings */
  draw<T>(work: () => Promise<T>): Promise<T>;
}

export function createDrawings(atOnce = AT_ONCE, most = WAITING): Drawings {
  let drawn = 0;
  const waiting: (() => void)[] = [];
  const enter = async (): Promise<void> => {
    if (drawn >= atOnce) {
      if (waiting.length >= most) throw new TooManyDrawings();
      // whoever leaves hands over its place
      return new Promise((resolve) => waiting.push(resolve));
    }
    drawn += 1;
  };
  const leave = (): void => {
    const next = waiting.shift();
    if (next === undefined) drawn -= 1;
    else next();
  };
  return {
    async draw(work) {
      await enter();
      try {
        return await work();
      } finally {
        leave();
      }
    },
  };
}
