import type { PageAnswer } from '#core/contract/pages/page.ts';
import type { CatalogueRow } from '#core/search/segment/row.ts';
import { PhotoWants } from './photo-wants.ts';
import type { Prefetcher } from './prefetcher.ts';
import type { PrefetchDeps } from './prefetch-deps.ts';
import type { StatusBoard } from '#src/catalogue/status/status-board.ts';

/** Pictures fetched before anybody looks at them. */
export class PhotoPrefetcher {
  readonly #deps: Pick<PrefetchDeps, 'cachePhotos'>;
  readonly #ahead: Prefetcher;
  readonly #board: StatusBoard;
  readonly #wants = new PhotoWants();
  #shelving: Promise<void> | null = null;
  #givesWay = false;

  constructor(deps: Pick<PrefetchDeps, 'cachePhotos'>, ahead: Prefetcher, board: StatusBoard) {
    this.#deps = deps;
    this.#ahead = ahead;
    this.#board = board;
  }

  /** The pictures of this page are wanted first. */
  see(answer: PageAnswer): void {
    this.#wants.see(answer);
  }

  giveWay(): void {
    this.#givesWay = true;
  }

  /** They come beside: whoever asks for the prices of now does not wait for them. One round at a time. */
  fetch(firstRows: readonly CatalogueRow[]): void {
    if (!this.#ahead.isAllowed || this.#givesWay || this.#shelving !== null) return;
    this.#shelving = this.#deps
      .cachePhotos(this.#wants.of(firstRows), () => !this.#givesWay)
      .catch((error: unknown) => {
        if (!(error instanceof DOMException)) throw error;
        this.#board.show({ trouble: 'storage' });
      })
      .finally(() => {
        this.#shelving = null;
      });
  }
}
