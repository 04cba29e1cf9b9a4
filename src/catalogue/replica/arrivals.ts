import type { ManifestCut } from '#core/contract/catalogue/catalogue.ts';
import type { Structure } from '#core/contract/catalogue/structure.ts';
import type { CutRows } from '#src/catalogue/store/cut-rows.ts';
import { readCut, rowsOfCut } from '#src/catalogue/store/cut-rows.ts';
import type { DownloadCompany } from './download.ts';
import { inOrderOfNeed, isBelow } from './order-of-need.ts';
import { UnreadablePage } from '#src/catalogue/published/page-bytes.ts';
import type { ReplicaStore } from '#src/catalogue/store/store.ts';

/** What is built of a load while it is under way. */
export interface ReplicaLoad {
  readonly has: (cut: ManifestCut) => boolean;
  readonly take: (cut: ManifestCut, read: CutRows) => void;
}

export interface ArrivalWishes {
  /** The category on the screen. */
  readonly visited: () => number | null;
  /** Lets waiting questions be answered between two pieces of long work. */
  readonly pause: () => Promise<void>;
  /** A moment in which another page may come: what nobody looks at is built while none does. */
  readonly rest: () => Promise<void>;
}

type Categories = Structure['categories'];

const halvesOf = (cut: ManifestCut): string[] => [cut.card.hash, cut.offer.hash];

/** Pages in the order a visitor needs them; asked again, an answer only when the visitor has gone elsewhere. */
export function orderFor(
  cuts: readonly ManifestCut[],
  categories: Categories,
  visited: () => number | null,
): NonNullable<DownloadCompany['reorder']> {
  let orderedFor: number | null = null;
  return (waiting) => {
    const at = visited();
    if (at === null || at === orderedFor) return null;
    orderedFor = at;
    const places = new Map(
      inOrderOfNeed(cuts, categories, at)
        .flatMap(halvesOf)
        .map((hash, place) => [hash, place]),
    );
    // what is no cut – many pages of contents – comes after them
    const placeOf = (hash: string) => places.get(hash) ?? places.size;
    return waiting.toSorted((left, right) => placeOf(left) - placeOf(right));
  };
}

/**
 * Hands cuts on as their pages come, straight from the bytes: those of the category on the screen at once, the others
 * when the line rests, because being durable comes first. One that cannot be read is left out: whoever reads the whole
 * catalogue finds it and repairs it.
 */
export class Arrivals {
  readonly #cuts: readonly ManifestCut[];
  readonly #categories: Categories;
  readonly #arriving: ReplicaLoad;
  readonly #wishes: ArrivalWishes;
  readonly #cutOf: ReadonlyMap<string, ManifestCut>;
  readonly #halves = new Map<string, Uint8Array>();
  /** Cuts of which both pages came, and nobody looks at them. */
  readonly #later: ManifestCut[] = [];
  #newest = 0;

  constructor(cuts: readonly ManifestCut[], categories: Categories, arriving: ReplicaLoad, wishes: ArrivalWishes) {
    this.#cuts = cuts;
    this.#categories = categories;
    this.#arriving = arriving;
    this.#wishes = wishes;
    this.#cutOf = new Map(cuts.flatMap((cut) => halvesOf(cut).map((hash) => [hash, cut] as const)));
  }

  /** A page is durable. */
  come(hash: string, bytes: Uint8Array): void {
    const cut = this.#cutOf.get(hash);
    if (cut === undefined || this.#arriving.has(cut)) return;
    this.#halves.set(hash, bytes);
    if (!halvesOf(cut).every((half) => this.#halves.has(half))) return;
    const at = this.#wishes.visited();
    if (at !== null && isBelow(cut, this.#categories, at)) this.#take(cut);
    else this.#later.push(cut);
    void this.#whileItRests();
  }

  /** All that has not been handed on, also what an earlier load left in the store. */
  async finish(store: Pick<ReplicaStore, 'page'>): Promise<void> {
    this.#newest += 1;
    for (const cut of this.#cuts) {
      if (this.#arriving.has(cut)) continue;
      if (halvesOf(cut).every((half) => this.#halves.has(half))) this.#take(cut);
      else if (!(await this.#takeStored(store, cut))) return;
      await this.#wishes.pause();
    }
  }

  /** One after the other, as long as nothing comes. */
  async #whileItRests(): Promise<void> {
    const number = ++this.#newest;
    await this.#wishes.rest();
    while (number === this.#newest) {
      const cut = this.#later.shift();
      if (cut === undefined) return;
      if (!this.#arriving.has(cut)) this.#take(cut);
      await this.#wishes.rest();
    }
  }

  #take(cut: ManifestCut): void {
    const [card, offer] = [this.#halves.get(cut.card.hash), this.#halves.get(cut.offer.hash)];
    for (const half of halvesOf(cut)) this.#halves.delete(half);
    if (card === undefined || offer === undefined) return;
    try {
      this.#arriving.take(cut, readCut(cut, card, offer));
    } catch (error) {
      if (!(error instanceof UnreadablePage)) throw error;
    }
  }

  async #takeStored(store: Pick<ReplicaStore, 'page'>, cut: ManifestCut): Promise<boolean> {
    try {
      this.#arriving.take(cut, await rowsOfCut(store, cut));
      return true;
    } catch (error) {
      if (error instanceof UnreadablePage) return false;
      throw error;
    }
  }
}
