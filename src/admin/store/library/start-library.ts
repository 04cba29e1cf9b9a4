import type { MediaFile } from '#core/contract/cms/media/media-file.ts';
import { readWordsAhead } from '#core/contract/cms/media/find-media.ts';
import { Refusal } from '#core/wire/refusal.ts';
import { session } from '#src/admin/store/session.ts';
import { CallFailed } from '#src/api/failure.ts';
import { readLine, worksAhead } from '#src/catalogue/prefetch/connection.ts';
import type { KeptLibrary } from '#src/db/kept-library.ts';
import { fetchThumbs } from './fetch-thumbs.ts';
import { fillLibrary, type LibraryDeps } from './fill-library.ts';

async function fetchBytes(path: string, signal: AbortSignal): Promise<number | null> {
  try {
    const answer = await fetch(path, { priority: 'low', signal });
    return (await answer.blob()).size;
  } catch {
    // Out of reach: the next look goes on. Or given up: the worker keeps nothing of it (rule S99).
    return null;
  }
}

/** Until the page has nothing to draw, or has had a moment to. */
const untilIdle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: 100 });
    else setTimeout(resolve, 10);
  });

export interface StartLibraryDeps extends LibraryDeps {
  readonly library: KeptLibrary;
  /** Aborts when whoever is here leaves. */
  readonly gone: AbortSignal;
  readonly report: (error: unknown) => void;
}

/** How often the shop is asked for what has changed, in ms. */
const EVERY_MS = 60_000;

/** Keeps the library of this device up for whoever may see it. Answers how to stop. */
export function startLibrary({ report, gone, ...deps }: StartLibraryDeps): () => void {
  let isFilling = false;
  const fill = async (): Promise<void> => {
    if (isFilling || session.admin?.permissions.includes('media.index') !== true) return;
    isFilling = true;
    try {
      await fillLibrary(deps);
      await fetchAhead();
    } catch (error) {
      // Out of reach, or without a session: the next look tries again.
      if (!(error instanceof CallFailed) && !(error instanceof Refusal)) report(error);
    }
    isFilling = false;
  };
  let last: readonly MediaFile[] | null = null;
  const fetchAhead = async (): Promise<void> => {
    const mayGoOn = (): boolean => !gone.aborted && navigator.onLine && worksAhead(readLine());
    // Without a worker that keeps it, nothing would come of it.
    if (!mayGoOn() || (navigator.serviceWorker?.controller ?? null) === null) return;
    const files = await deps.library.read();
    if (files === null || files === last) return;
    last = files;
    await fetchThumbs({ files, fetchBytes: (path) => fetchBytes(path, gone), mayGoOn });
  };
  // Without a network this device is asked: what it holds is in hand, and read, before anybody looks for it.
  const holdAll = async (): Promise<void> => {
    const files = await deps.library.read();
    if (files !== null) await readWordsAhead(files, untilIdle);
  };
  const hold = (): void => void holdAll().catch(report);
  if (!navigator.onLine) hold();
  addEventListener('offline', hold);
  void fill();
  const timer = setInterval(() => void fill(), EVERY_MS);
  return () => {
    clearInterval(timer);
    removeEventListener('offline', hold);
  };
}
