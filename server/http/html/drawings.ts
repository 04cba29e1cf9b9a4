import { createTurns } from '#server/platform/turns.ts';

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

export function createDrawings(atOnce = AT_ONCE, waiting = WAITING): Drawings {
  const turns = createTurns({ atOnce, waiting, refusal: () => new TooManyDrawings() });
  return { draw: (work) => turns.take(work) };
}
