import type { PageAnswer } from '#core/contract/pages/page.ts';
import { resolvePage } from '#core/contract/pages/resolve/resolve.ts';
import { ArrivingReplica } from '#src/catalogue/replica/arriving-replica.ts';
import type { LivingReplica } from '#src/catalogue/replica/living-replica.ts';
import type { Ahead } from '#src/catalogue/ahead/ahead.ts';
import type { KeptLists } from './kept-lists.ts';
import type { PhotosAhead } from '#src/catalogue/ahead/photos-ahead.ts';
import type { ReplicaQuestions } from './replica-questions.ts';
import type { ServiceDoors } from './service-doors.ts';

interface PageParts {
  /** Lists looked at last: asked before the catalogue has been read, and answer sooner. */
  readonly lists: KeptLists;
  readonly living: LivingReplica;
  readonly questions: ReplicaQuestions;
  /** What goes with the pages looked at comes ahead. */
  readonly ahead: Ahead;
  readonly photos: PhotosAhead;
}

/** Pages of the shop from the catalogue of this device; null: not here. */
export class PageAnswers {
  readonly #doors: ServiceDoors;
  readonly #parts: PageParts;

  constructor(doors: ServiceDoors, parts: PageParts) {
    this.#doors = doors;
    this.#parts = parts;
  }

  async page(path: string, search: string): Promise<PageAnswer | null> {
    const { lists, living, questions, photos, ahead } = this.#parts;
    const kept = living.current === null ? await lists.find(path, search) : null;
    const answer = kept ?? (await questions.ask((here) => resolvePage(here.source(this.#doors.place), path, search)));
    // An address nobody knows yet may be that of a product to come.
    if (answer === null || (answer.status === 404 && living.current === null)) return null;
    photos.see(answer);
    if (living.current !== null) this.#keep(path, search, answer, living.current.state);
    if (answer.status === 200 && answer.page.kind === 'product' && answer.page.detail === null)
      void ahead.visit(answer.page.row);
    return answer;
  }

  /** A list of which a load under way has brought a part. */
  part(path: string, search: string): Promise<PageAnswer | null> {
    return this.#parts.questions.ask(async (here) => {
      if (!(here instanceof ArrivingReplica)) return null;
      const answer = await resolvePage(here.source(this.#doors.place, true), path, search);
      return answer.status === 200 && answer.page.kind === 'list' ? answer : null;
    });
  }

  /** A device without room starts more slowly, that is all. */
  #keep(...list: Parameters<KeptLists['keep']>): void {
    this.#parts.lists.keep(...list).catch((error: unknown) => {
      if (!(error instanceof DOMException)) throw error;
    });
  }
}
