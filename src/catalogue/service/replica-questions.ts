import { StillLoading } from '#src/catalogue/replica/loading-replica.ts';
import type { LoadingReplica } from '#src/catalogue/replica/loading-replica.ts';
import type { CurrentReplica } from '#src/catalogue/replica/current-replica.ts';
import type { Replica } from '#src/catalogue/replica/replica.ts';
import { UnreadablePage } from '#src/catalogue/published/page-bytes.ts';

export type Question<T> = (here: Replica | LoadingReplica) => Promise<T>;

/** Questions to the replica, or to what there is of it. */
export class ReplicaQuestions {
  readonly #current: CurrentReplica;
  readonly #opened: Promise<void>;

  /** `opened`: the store was looked at. */
  constructor(current: CurrentReplica, opened: Promise<void>) {
    this.#current = current;
    this.#opened = opened;
  }

  /** Null: not here. Should its snapshot turn out not to be whole, the replica that takes its place is asked. */
  async ask<T>(question: Question<T>): Promise<T | null> {
    await this.#opened;
    const asked = this.#current.current ?? this.#current.arriving;
    if (asked === null) return null;
    try {
      return await question(asked);
    } catch (error) {
      if (error instanceof StillLoading) return null;
      if (!(error instanceof UnreadablePage)) throw error;
      await this.#current.complete();
      const other = this.#current.current;
      return other === null || other === asked ? null : question(other);
    }
  }
}
