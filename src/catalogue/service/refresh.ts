import type { CurrentReplica } from '#src/catalogue/replica/current-replica.ts';
import { isSameCursor } from '#src/catalogue/published/replica-state.ts';
import { MOST_OVERLAID, loadManifest, syncCatalogue } from '#src/catalogue/replica/sync.ts';
import type { SyncOutcome, SyncWishes } from '#src/catalogue/replica/sync.ts';
import { isOutOfSpace } from '#src/catalogue/store/photos.ts';
import type { Prefetcher } from '#src/catalogue/prefetch/prefetcher.ts';
import { OriginUnreachable } from '#src/catalogue/published/origin.ts';
import type { PhotoPrefetcher } from '#src/catalogue/prefetch/photo-prefetcher.ts';
import type { ServiceDeps } from './service-deps.ts';
import type { StatusBoard } from '#src/catalogue/status/status-board.ts';
import type { CatalogueStatus } from '#src/catalogue/status/status.ts';

interface RefreshDeps {
  /** The store was looked at. */
  readonly opened: Promise<void>;
  readonly current: CurrentReplica;
  readonly board: StatusBoard;
  readonly ahead: Prefetcher;
  readonly photos: PhotoPrefetcher;
}

/**
 * Catches up with the server.
 *
 *     run ─▶ once ─▶ attempt, again with more room ─▶ catch up, one tab at a time ─▶ take, once a sync
 */
export class Refresh {
  readonly #deps: ServiceDeps;
  readonly #parts: RefreshDeps;
  readonly #wishes: SyncWishes;
  #visited: number | null = null;
  /** The person wants the catalogue here, whatever the line is like. */
  #isAsked = false;
  #running: Promise<CatalogueStatus> | null = null;

  constructor(deps: ServiceDeps, parts: RefreshDeps) {
    const { current, board } = parts;
    this.#deps = deps;
    this.#parts = parts;
    this.#wishes = {
      visited: () => this.#visited,
      begin: (next) => current.begin(next),
      pause: deps.pause,
      rest: deps.rest,
      onProgress: (loaded, total) => {
        board.show({ loaded, total, products: current.current?.size ?? current.arriving?.size ?? 0 });
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

  /** Brings a first catalogue here over any line. */
  async load(): Promise<CatalogueStatus> {
    this.#isAsked = true;
    await this.#running;
    return this.run();
  }

  /** Brings memory and screens up to what the store says: it may have been written by another tab. */
  async follow(): Promise<void> {
    const { current, board } = this.#parts;
    await current.follow();
    board.showReplica(current.current);
  }

  async #once(): Promise<CatalogueStatus> {
    const { opened, current, board } = this.#parts;
    await opened;
    try {
      await current.complete();
      const isFirstLoad = current.current === null;
      if (isFirstLoad && !this.#isAsked && !this.#deps.prefetches()) return this.#leaveOut();
      await this.#attempt();
      // A first visit has the line for what it looks at; pictures nobody looks at come minutes later, or another day.
      if (!isFirstLoad) await this.#fetchPhotos();
    } catch (error) {
      if (error instanceof OriginUnreachable) board.show({ trouble: 'unreachable' });
      else if (error instanceof DOMException) board.show({ trouble: 'storage' });
      else throw error;
    } finally {
      if (current.current === null && board.shown.phase !== 'onDemand') board.show({ phase: 'absent' });
    }
    return board.shown;
  }

  /** Nothing is here, and the line is for what is looked at. */
  #leaveOut(): CatalogueStatus {
    this.#parts.board.show({ phase: 'onDemand', trouble: null });
    return this.#parts.board.shown;
  }

  async #fetchPhotos(): Promise<void> {
    const { current, photos } = this.#parts;
    if (current.current !== null) photos.fetch(await current.current.firstRows());
  }

  async #attempt(): Promise<void> {
    const catchUp = () => this.#catchUp();
    for (const hard of [false, true])
      try {
        await this.#deps.exclusively(catchUp);
        return;
      } catch (error) {
        if (!isOutOfSpace(error)) throw error;
        await this.#parts.ahead.makeRoom(hard);
      }
    await this.#deps.exclusively(catchUp);
  }

  async #catchUp(): Promise<void> {
    const { store, origin, pause } = this.#deps;
    const { current, board, ahead } = this.#parts;
    if (current.current === null) board.show({ phase: 'loading' });
    const outcome = await syncCatalogue(store, origin, this.#wishes);
    await this.#take(outcome);
    // A manifest may lie behind the shop: what changed since it was cut follows at once.
    if (outcome.kind === 'replaced') await this.#take(await syncCatalogue(store, origin, this.#wishes));
    if ((current.current?.overlaid ?? 0) > MOST_OVERLAID)
      await this.#take(await loadManifest(store, origin, this.#wishes, false));
    await pause();
    await current.tidy();
    if (ahead.isCramped) return;
    await current.keepSnapshot();
    board.showReplica(current.current);
    if (current.current !== null) await ahead.details(current.current.state);
  }

  async #take(outcome: SyncOutcome): Promise<void> {
    const { current, board } = this.#parts;
    if (outcome.kind === 'foreign') {
      board.show({ trouble: 'foreign' });
      return;
    }
    if (outcome.kind === 'unchanged') {
      if (await this.#isBehindStore()) await this.follow();
      if (outcome.at !== null) current.current?.confirm(outcome.at);
    } else {
      await this.follow();
      this.#deps.neighbours.tell();
    }
    board.show({ trouble: null, pricedAt: current.current?.pricedAt ?? null });
  }

  /** The store may be ahead of memory: another tab fetched, and nobody heard it say so. */
  async #isBehindStore(): Promise<boolean> {
    const state = await this.#deps.store.state();
    const replica = this.#parts.current.current;
    return state !== null && (replica === null || !isSameCursor(replica.state.cursor, state.cursor));
  }
}
