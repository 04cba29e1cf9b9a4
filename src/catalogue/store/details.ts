import type { ProductDetail } from '#core/contract/catalogue/product-detail.ts';
import { UnreadablePage, isDetailPage, pageOf } from '#src/catalogue/published/page-bytes.ts';
import type { CutIds } from './snapshot.ts';
import type { ReplicaStore } from './store.ts';

/** Detail pages kept parsed: the visitor's neighbourhood. */
const KEPT = 3;

/** The details of products, from the detail pages on the device and from changes since. */
export class Details {
  readonly #store: ReplicaStore;
  readonly #cuts: CutIds;
  readonly #changed = new Map<number, ProductDetail>();
  /** Parsed pages by hash, the least recently used first. */
  readonly #parsed = new Map<string, readonly ProductDetail[]>();

  constructor(store: ReplicaStore, cuts: CutIds) {
    this.#store = store;
    this.#cuts = cuts;
  }

  put(id: number, detail: ProductDetail): void {
    this.#changed.set(id, detail);
  }

  /** The page that holds a product's details, here or not; null for a product that changed since, or is unknown. */
  pageOf(id: number): string | null {
    if (this.#changed.has(id)) return null;
    for (const [hash, ids] of this.#cuts) if (ids.includes(id)) return hash;
    return null;
  }

  /** Null when only the card is on the device. */
  async of(id: number, uuid: string): Promise<ProductDetail | null> {
    const changed = this.#changed.get(id);
    if (changed !== undefined) return changed;
    for (const [hash, ids] of this.#cuts) {
      const at = ids.indexOf(id);
      if (at < 0) continue;
      const detail = (await this.#page(hash))?.[at];
      return detail?.uuid === uuid ? detail : null;
    }
    return null;
  }

  async #page(hash: string): Promise<readonly ProductDetail[] | null> {
    const known = this.#parsed.get(hash);
    const details = known ?? (await this.#read(hash));
    if (details === null) return null;
    this.#parsed.delete(hash);
    this.#parsed.set(hash, details);
    for (const oldest of [...this.#parsed.keys()].slice(0, -KEPT)) this.#parsed.delete(oldest);
    return details;
  }

  async #read(hash: string): Promise<readonly ProductDetail[] | null> {
    try {
      return (await pageOf(this.#store, hash, isDetailPage)).details;
    } catch (error) {
      // Not fetched yet, or let go for want of space: the product has its card, the network has the rest.
      if (error instanceof UnreadablePage) return null;
      throw error;
    }
  }
}
