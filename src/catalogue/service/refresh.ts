import type { LivingReplica } from '#src/catalogue/replica/living-replica.ts';
import { isSameCursor } from '#src/catalogue/replica/replica-state.ts';
import { MOST_OVERLAID, loadManifest, syncCatalogue } from '#src/catalogue/replica/sync.ts';
import type { SyncOutcome, SyncWishes } from '#src/catalogue/replica/sync.ts';
import { isOutOfSpace } from '#src/catalogue/store/photos.ts';
import type { Ahead } from '#src/catalogue/ahead/ahead.ts';
import { OriginUnreachable } from './origin.ts';
import type { PhotosAhead } from '#src/catalogue/ahead/photos-ahead.ts';
import type { ServiceDoors } from './service-doors.ts';
import type { StatusBoard } from './status-board.ts';
import type { CatalogueStatus } from './status.ts';

interface RefreshParts {
  /** The store was looked at. */
  readonly opened: Promise<void>;
  readonly living: LivingReplica;
  readonly board: StatusBoard;
  readonly ahead: Ahead;
  readonly photos: PhotosAhead;
}

/**
 * Catches up with the server.
 *
 *     run ─▶ once ─▶ attempt, again with more room ─▶ catch up, one tab at a time ─▶ take, once a sync
 */
export class Refresh {
  readonly #doors: ServiceDoors;
  readonly #parts: RefreshParts;
  readonly #wishes: SyncWishes;
  #visited: number | null = null;
  #running: Promise<CatalogueStatus> | null = null;

  constructor(doors: ServiceDoors, parts: RefreshParts) {
    const { living, board } = parts;
    this.#doors = doors;
    this.#parts = parts;
    this.#wishes = {
      visited: () => this.#visited,
      begin: (next) => living.begin(next),
      pause: doors.pause,
      rest: doors.rest,
      onProgress: (loaded, total) => {
        board.show({ loaded, total, products: living.current?.size ?? living.arriving?.size ?? 0 });
      },
    };
  }

  /** The category on the screen, whose pages a first load fetches first. */
  visit(categoryId: number): void {
    this.#visited = categoryId;
  }

  /** Whoever asks while it runs waits for the same; never throws, `trouble` says what stood in the way. */
  run(): Promise<CatalogueStatus> {
    this.#running ??= this.#once().finally(() => {
      this.#running = null;
    });
    return this.#running;
  }

  /** Brings memory and screens up to what the store says: it may have been written by another tab. */
  async follow(): Promise<void> {
    const { living, board } = this.#parts;
    await living.follow();
    board.showReplica(living.current);
  }

  async #once(): Promise<CatalogueStatus> {
    const { opened, living, board } = this.#parts;
    await opened;
    try {
      await living.complete();
      const isFirstLoad = living.current === null;
      await this.#attempt();
      // A first visit has the line for what it looks at; pictures nobody looks at come minutes later, or another day.
      if (!isFirstLoad) await this.#fetchPhotos();
    } catch (error) {
      if (error instanceof OriginUnreachable) board.show({ trouble: 'unreachable' });
      else if (error instanceof DOMException) board.show({ trouble: 'storage' });
      else throw error;
    } finally {
      if (living.current === null) board.show({ phase: 'absent' });
    }
    return board.shown;
  }

  async #fetchPhotos(): Promise<void> {
    const { living, photos } = this.#parts;
    if (living.current !== null) photos.fetch(await living.current.firstRows());
  }

  async #attempt(): Promise<void> {
    const catchUp = () => this.#catchUp();
    for (const hard of [false, true])
      try {
        await this.#doors.exclusively(catchUp);
        return;
      } catch (error) {
        if (!isOutOfSpace(error)) throw error;
        await this.#parts.ahead.makeRoom(hard);
      }
    await this.#doors.exclusively(catchUp);
  }

  async #catchUp(): Promise<void> {
    const { store, origin, pause } = this.#doors;
    const { living, board, ahead } = this.#parts;
    if (living.current === null) board.show({ phase: 'loading' });
    const outcome = await syncCatalogue(store, origin, this.#wishes);
    await this.#take(outcome);
    // A manifest may lie behind the shop: what changed since it was cut follows at once.
    if (outcome.kind === 'replaced') await this.#take(await syncCatalogue(store, origin, this.#wishes));
    if ((living.current?.overlaid ?? 0) > MOST_OVERLAID)
      await this.#take(await loadManifest(store, origin, this.#wishes, false));
    await pause();
    await living.tidy();
    if (ahead.isCramped) return;
    await living.keepSnapshot();
    board.showReplica(living.current);
    if (living.current !== null) await ahead.details(living.current.state);
  }

  async #take(outcome: SyncOutcome): Promise<void> {
    const { living, board } = this.#parts;
    if (outcome.kind === 'foreign') {
      board.show({ trouble: 'foreign' });
      return;
    }
    if (outcome.kind === 'unchanged') {
      if (await this.#isBehindStore()) await this.follow();
      if (outcome.at !== null) living.current?.confirm(outcome.at);
    } else {
      await this.follow();
      this.#doors.neighbours.tell();
    }
    board.show({ trouble: null, pricedAt: living.current?.pricedAt ?? null });
  }

  /** The store may be ahead of memory: another tab fetched, and nobody heard it say so. */
  async #isBehindStore(): Promise<boolean> {
    const state = await this.#doors.store.state();
    const replica = this.#parts.living.current;
    return state !== null && (replica === null || !isSameCursor(replica.state.cursor, state.cursor));
  }
}
