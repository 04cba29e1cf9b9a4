import { setImmediate } from 'node:timers/promises';

/**
 * What was begun and has not ended. pg-boss stops without waiting for the question a worker has just asked, nor for the
 * word that a job is done: both would find a closed database.
 */
export class UnderWay {
  readonly #works = new Set<Promise<unknown>>();

  follow<T>(work: Promise<T>): Promise<T> {
    this.#works.add(work);
    const ended = () => void this.#works.delete(work);
    work.then(ended, ended);
    return work;
  }

  /** Resolves when nothing is under way, nor begun by what has just ended. */
  async rest(): Promise<void> {
    while (this.#works.size > 0) {
      await Promise.allSettled(this.#works);
      await setImmediate();
    }
  }
}
