import type { Replica } from '#src/catalogue/replica/replica.ts';
import { OPENING, looksSame } from './status.ts';
import type { CatalogueStatus } from './status.ts';

/** The status of the moment; who listens hears of it when a screen has something new to show. */
export class StatusBoard {
  readonly #listeners = new Set<(status: CatalogueStatus) => void>();
  #shown: CatalogueStatus;

  constructor(isDurable: boolean) {
    this.#shown = { ...OPENING, isDurable };
  }

  get shown(): CatalogueStatus {
    return this.#shown;
  }

  show(next: Partial<CatalogueStatus>): void {
    const before = this.#shown;
    this.#shown = { ...before, ...next };
    if (looksSame(before, this.#shown)) return;
    for (const listen of this.#listeners) listen(this.#shown);
  }

  /** What a replica holds, and since when it is true; nothing changes without one. */
  showReplica(replica: Replica | null): void {
    if (replica === null) return;
    const { size, state, pricedAt } = replica;
    this.show({ phase: 'ready', products: size, rev: state.cursor.rev, structure: state.structure, pricedAt });
  }

  listen(listener: (status: CatalogueStatus) => void): void {
    this.#listeners.add(listener);
    listener(this.#shown);
  }
}
