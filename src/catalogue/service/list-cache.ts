import * as v from 'valibot';
import { cursor as cursorSchema } from '#core/wire/sync.ts';
import type { Cursor } from '#core/wire/sync.ts';
import type { PageAnswer, PageFound } from '#core/contract/pages/page.ts';
import { isSameCursor } from '#src/catalogue/published/replica-state.ts';
import type { ReplicaState } from '#src/catalogue/published/replica-state.ts';
import type { ReplicaStore } from '#src/catalogue/store/store.ts';

/** About 20 kB each. */
const MOST_LISTS = 6;

/** Written by the same build and no other, which therefore knows what an answer is. */
const isFound = (value: unknown): value is PageFound =>
  typeof value === 'object' && value !== null && 'status' in value && value.status === 200 && 'page' in value;

const schema = v.object({
  build: v.string(),
  cursor: cursorSchema,
  answers: v.array(v.tuple([v.string(), v.custom<PageFound>(isFound)])),
});

/**
 * The lists looked at last, as they were answered: the next start has them from one small record, before anything of the
 * catalogue has been read. They hold for one state of the catalogue and one build, and are forgotten with either.
 */
export class ListCache {
  readonly #store: ReplicaStore;
  #build: string;
  readonly #opened: Promise<void>;
  /** By address, the one looked at last at the end. */
  #answers = new Map<string, PageFound>();
  #cursor: Cursor | null = null;

  constructor(store: ReplicaStore, build: string) {
    this.#store = store;
    this.#build = build;
    this.#opened = this.#open();
  }

  /** The shop has set something else: what was answered before holds no longer. */
  async rename(build: string): Promise<void> {
    await this.#opened;
    if (build === this.#build) return;
    this.#build = build;
    this.#answers = new Map();
  }

  /** What the catalogue of this device would answer; null: ask it. */
  async find(path: string, search: string): Promise<PageFound | null> {
    await this.#opened;
    return this.#answers.get(path + search) ?? null;
  }

  /** Keeps the answer for the next start, if it is a list of this state. */
  async keep(path: string, search: string, answer: PageAnswer, { cursor }: ReplicaState): Promise<void> {
    const isList = answer.status === 200 && answer.page.kind === 'list' && answer.rev === cursor.rev;
    if (!isList || !this.#store.isDurable) return;
    await this.#opened;
    if (this.#cursor === null || !isSameCursor(this.#cursor, cursor)) this.#answers = new Map();
    this.#cursor = cursor;
    const address = path + search;
    if ([...this.#answers.keys()].at(-1) === address) return;
    this.#answers.delete(address);
    this.#answers.set(address, answer);
    for (const oldest of [...this.#answers.keys()].slice(0, -MOST_LISTS)) this.#answers.delete(oldest);
    await this.#store.keepLists({ build: this.#build, cursor, answers: [...this.#answers] });
  }

  async #open(): Promise<void> {
    try {
      const { state, lists } = await this.#store.listCache();
      const kept = v.safeParse(schema, lists);
      if (state === null || !kept.success || kept.output.build !== this.#build) return;
      const { cursor, answers } = kept.output;
      if (!isSameCursor(cursor, state.cursor)) return;
      this.#cursor = cursor;
      this.#answers = new Map(answers.map(([address, answer]) => [address, { ...answer, pricedAt: state.pricedAt }]));
    } catch (error) {
      // A store that cannot be read has nothing to show; whoever reads the catalogue says so.
      if (!(error instanceof DOMException)) throw error;
    }
  }
}
