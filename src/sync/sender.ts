/**
 * The page's side of the engine: starts the sync worker (or the engine itself where workers are missing), tells it what
 * the browser says, rings for the other tabs, and hears how the sender stands, whichever tab holds the lock.
 */
import { releaseProxy, wrap } from 'comlink';
import type { PersonStore } from '#src/db/store.ts';
import { openBell } from '#src/sync/bell.ts';
import type { EngineOptions, EngineRoom } from '#src/sync/engine-room.ts';
import { RESTING, type SyncStatus } from '#src/sync/status.ts';
import type { SyncWorker } from '#src/sync/worker.ts';

export interface Sender {
  /** Something waits. */
  ring: () => void;
  /** The person asks, or has signed in again: a pause ends. */
  resume: () => void;
  /** The shop said at `heardAt` (ms) that something may have moved. */
  poke: (heardAt: number) => void;
  status: () => SyncStatus;
  /** Hears of every change of `status`; answers how to stop. */
  listen: (heard: () => void) => () => void;
  /** Nothing more is sent from this tab; the other tabs let go of the database too when `everywhere`. */
  stop(everywhere?: boolean): Promise<void>;
}

export interface SenderDeps {
  readonly store: PersonStore;
  readonly scope: string;
  readonly build: string;
  /** The other tabs let go of the data: this one must too. */
  readonly onClosing: () => void;
  readonly report: (error: unknown) => void;
}

/** A line that says it is there and brings nothing is tried again this often. */
const AGAIN_MS = 20_000;

type Tell = EngineRoom['tell'];

interface Engine {
  readonly tell: Tell;
  readonly stop: () => Promise<void>;
}

/** Answers at once; the engine starts beside, and looks into the queue when it stands. */
export function openSender({ store, scope, build, onClosing, report }: SenderDeps): Sender {
  const bell = openBell(scope);
  const listeners = new Set<() => void>();
  let status = RESTING;
  bell.hear((message) => {
    if (message.type === 'status') {
      status = message.status;
      for (const heard of listeners) heard();
    } else if (message.type === 'closing') onClosing();
    // Somebody still looks: the holder of the lock may be a tab that nobody sees.
    else if (message.type === 'hidden' && isVisible()) bell.ring({ type: 'visible' });
  });
  const options: EngineOptions = {
    scope,
    build,
    origin: location.origin,
    online: navigator.onLine,
    visible: isVisible(),
    routes: null,
  };
  const engine = startSomewhere(store, options);
  engine.catch(report);
  const tell = (type: 'appended' | 'resumed' | 'visible' | 'hidden' | 'online' | 'offline') => {
    // The bell reaches the engine of this tab as well: whoever holds the lock hears it once.
    if (bell.isSilent || type === 'online' || type === 'offline')
      void engine.then(({ tell }) => tell({ type }), report);
    else bell.ring({ type });
  };
  const looked = () => tell(isVisible() ? 'visible' : 'hidden');
  const connected = () => tell(navigator.onLine ? 'online' : 'offline');
  document.addEventListener('visibilitychange', looked);
  addEventListener('online', connected);
  addEventListener('offline', connected);
  void engine.then(() => bell.ring({ type: 'ask' }), report);

  return {
    ring: () => tell('appended'),
    resume: () => tell('resumed'),
    poke: (at) => {
      if (bell.isSilent) void engine.then(({ tell }) => tell({ type: 'poked', at }), report);
      else bell.ring({ type: 'poked', at });
    },
    status: () => status,
    listen(heard) {
      listeners.add(heard);
      return () => void listeners.delete(heard);
    },
    async stop(everywhere = false) {
      document.removeEventListener('visibilitychange', looked);
      removeEventListener('online', connected);
      removeEventListener('offline', connected);
      if (everywhere) bell.ring({ type: 'closing' });
      await engine.then(({ stop }) => stop(), report);
      bell.close();
    },
  };
}

const isVisible = (): boolean => document.visibilityState === 'visible';

async function startSomewhere(store: PersonStore, options: EngineOptions): Promise<Engine> {
  return (store.durable ? await startWorker(options) : null) ?? startHere(store, options);
}

/** In memory there is one copy of the data, so the engine lives where it is. */
async function startHere(store: PersonStore, options: EngineOptions): Promise<Engine> {
  const { startEngine } = await engineRoom();
  const room = await startEngine(store, options);
  return {
    tell: (event) => room.tell(event),
    stop: () => {
      room.stop();
      return Promise.resolve();
    },
  };
}

/** Its code is in the worker's script as well: the page fetches it only where there is no worker, and until it is here. */
async function engineRoom() {
  for (;;) {
    try {
      return await import('#src/sync/engine-room.ts');
    } catch {
      await new Promise<void>((resolve) => {
        addEventListener('online', () => resolve(), { once: true });
        setTimeout(resolve, AGAIN_MS);
      });
    }
  }
}

/** Null where workers are missing, refused, or cannot reach the disk. */
async function startWorker(options: EngineOptions): Promise<Engine | null> {
  if (typeof Worker === 'undefined') return null;
  /* a thread costs a phone 50 ms to start: in a task of its own, after what is being drawn */
  await new Promise((rested) => setTimeout(rested));
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'sync' });
  const remote = wrap<SyncWorker>(worker);
  const broken = new Promise<false>((resolve) => {
    worker.addEventListener('error', () => resolve(false), { once: true });
  });
  if (!(await Promise.race([remote.start(options), broken]))) {
    worker.terminate();
    return null;
  }
  return {
    tell: (event) => void remote.tell(event),
    stop: async () => {
      await remote.stop();
      remote[releaseProxy]();
      worker.terminate();
    },
  };
}
