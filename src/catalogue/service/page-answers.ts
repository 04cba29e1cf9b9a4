import type { PageAnswer } from '#core/contract/pages/page.ts';
import { resolvePage } from '#core/contract/pages/resolve/resolve.ts';
import { LoadingReplica } from '#src/catalogue/replica/loading-replica.ts';
import type { ShopPlace } from '#src/catalogue/replica/replica.ts';
import type { CurrentReplica } from '#src/catalogue/replica/current-replica.ts';
import type { Prefetcher } from '#src/catalogue/prefetch/prefetcher.ts';
import type { ListCache } from './list-cache.ts';
import type { PhotoPrefetcher } from '#src/catalogue/prefetch/photo-prefetcher.ts';
import type { ReplicaQuestions } from './replica-questions.ts';

interface PageAnswersDeps {
  /** Lists looked at last: asked before the catalogue has been read, and answer sooner. */
  readonly lists: ListCache;
  readonly current: CurrentReplica;
  readonly questions: ReplicaQuestions;
  /** What goes with the pages looked at comes ahead. */
  readonly ahead: Prefetcher;
  readonly photos: PhotoPrefetcher;
}

/** Pages of the shop from the catalogue of this device; null: not here. */
export class PageAnswers {
  readonly #parts: PageAnswersDeps;
  #place: ShopPlace;

  constructor(place: ShopPlace, parts: PageAnswersDeps) {
    this.#place = place;
    this.#parts = parts;
  }

  /** From now on pages are made as the shop is set now. */
  settle(place: ShopPlace): void {
    this.#place = place;
  }

  async page(path: string, search: string): Promise<PageAnswer | null> {
    const { lists, current, questions, photos, ahead } = this.#parts;
    const kept = current.current === null ? await lists.find(path, search) : null;
    const answer = kept ?? (await questions.ask((here) => resolvePage(here.source(this.#place), path, search)));
    // An address nobody knows yet may be that of a product to come.
    if (answer === null || (answer.status === 404 && current.current === null)) return null;
    photos.see(answer);
    if (current.current !== null) this.#keep(path, search, answer, current.current.state);
    if (answer.status === 200 && answer.page.kind === 'product' && answer.page.detail === null)
      void ahead.visit(answer.page.row);
    return answer;
  }

  /** A list of which a load under way has brought a part. */
  part(path: string, search: string): Promise<PageAnswer | null> {
    return this.#parts.questions.ask(async (here) => {
      if (!(here instanceof LoadingReplica)) return null;
      const answer = await resolvePage(here.source(this.#place, true), path, search);
      return answer.status === 200 && answer.page.kind === 'list' ? answer : null;
    });
  }

  /** A device without room starts more slowly, that is all. */
  #keep(...list: Parameters<ListCache['keep']>): void {
    this.#parts.lists.keep(...list).catch((error: unknown) => {
      if (!(error instanceof DOMException)) throw error;
    });
  }
}
