/** Work of which so much is done at once and the rest waits, whoever came first goes first. */
export class Turns {
  readonly #waiting: (() => void)[] = [];
  #free: number;

  constructor(atOnce: number) {
    this.#free = atOnce;
  }

  async take<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#free > 0) this.#free -= 1;
    else await new Promise<void>((resolve) => void this.#waiting.push(resolve));
    try {
      return await work();
    } finally {
      // the place goes on to whoever waits longest, so that nobody who comes now is before them
      const next = this.#waiting.shift();
      if (next === undefined) this.#free += 1;
      else next();
    }
  }
}

/**
 * Pictures are read and drawn by the four threads that read files and check passwords as well: of those at least two are
 * left to others. It belongs to the process, as they do. Not to be taken by who holds it.
 */
export const pictureTurns = new Turns(2);
