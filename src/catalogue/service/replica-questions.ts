import { StillArriving } from '#src/catalogue/replica/arriving-replica.ts';
import type { ArrivingReplica } from '#src/catalogue/replica/arriving-replica.ts';
import type { LivingReplica } from '#src/catalogue/replica/living-replica.ts';
import type { Replica } from '#src/catalogue/replica/replica.ts';
import { UnreadablePage } from '#src/catalogue/store/page-bytes.ts';

export type Question<T> = (here: Replica | ArrivingReplica) => Promise<T>;

/** Questions to the replica, or to what there is of it. */
export class ReplicaQuestions {
  readonly #living: LivingReplica;
  readonly #opened: Promise<void>;

  /** `opened`: the store was looked at. */
  constructor(living: LivingReplica, opened: Promise<void>) {
    this.#living = living;
    this.#opened = opened;
  }

  /** Null: not here. Should its snapshot turn out not to be whole, the replica that takes its place is asked. */
  async ask<T>(question: Question<T>): Promise<T | null> {
    await this.#opened;
    const asked = this.#living.current ?? this.#living.arriving;
    if (asked === null) return null;
    try {
      return await question(asked);
    } catch (error) {
      if (error instanceof StillArriving) return null;
      if (!(error instanceof UnreadablePage)) throw error;
      await this.#living.complete();
      const other = this.#living.current;
      return other === null || other === asked ? null : question(other);
    }
  }
}
