/**
 * The page's side of the engine: starts the sync worker (or the engine itself where workers are missing), tells it what
 * the browser says, rings for the other tabs, and hears how the sender stands, whichever tab holds the lock.
 */
import { releaseProxy, wrap } from 'comlink';
import type { PersonStore } from '#src/db/store.ts';
import type { OfflineContract } from '#src/sync/core/contract.ts';
import { openTabChannel } from '#src/sync/sender/tab-channel.ts';
import type { EngineOptions, EngineRoom } from '#src/sync/sender/create-engine.ts';
import { watchSender } from '#src/sync/sender/lease.ts';
import { RESTING, type SyncStatus } from '#src/sync/outbox/status.ts';
import type { SyncWorker } from '#src/sync/sender/in-worker.ts';

export interface Sender {
  /** Something waits. */
  notify: () => void;
  /** The person asks, or has signed in again: a pause ends. */
  resume: () => void;
  /**
   * The shop said at `heardAt` (ms of `performance.now`) that something may have moved. `rev`: where the person's channel
   * stands; null: unknown.
   */
  poke: (rev: number | null, heardAt: number) => void;
  status: () => SyncStatus;
  /** Hears of every change of `status`; answers how to stop. */
  listen: (heard: () => void) => () => void;
  /** Nothing more is sent from this tab; the other tabs let go of the database too when `everywhere`. */
  stop(everywhere?: boolean): Promise<void>;
}

export interface SenderDeps {
  readonly store: PersonStore;
  readonly contract: OfflineContract;
  /** Starts the realm's sync worker, which holds the same contract. */
  readonly startWorker: () => Worker;
  readonly scope: string;
  readonly build: string;
  /** The other tabs let go of the data: this one must too. */
  readonly onClosing: () => void;
  readonly report: (error: unknown) => void;
}

/** A line that says it is there and brings nothing is tried again this often. */
const AGAIN_MS = 20_000;
/** A worker that has not started by then, in ms, hangs: known of databases that are being opened. */
const START_MS = 10_000;
/** One that ends has this long to close its database, in ms. */
const STOP_MS = 2_000;

interface Engine extends Pick<EngineRoom, 'tell' | 'takeOver'> {
  readonly stop: () => Promise<void>;
}

/** Answers at once; the engine starts beside, and looks into the queue when it stands. */
export function openSender(deps: SenderDeps): Sender {
  const { scope, build, onClosing, report } = deps;
  const channel = openTabChannel(scope);
  const listeners = new Set<() => void>();
  let status = RESTING;
  const options: EngineOptions = {
    scope,
    build,
    origin: location.origin,
    online: navigator.onLine,
    visible: isVisible(),
    routes: null,
  };
  const engine = startSomewhere(deps, options);
  engine.catch(report);
  const lease = watchSender({
    ask: () => channel.notify({ type: 'ask' }),
    // Where nobody hears nobody answers: each tab sends then.
    takeOver: () => channel.isSilent || void engine.then(({ takeOver }) => takeOver(), report),
    isVisible,
    after: (ms, call) => {
      const timer = setTimeout(call, ms);
      return () => clearTimeout(timer);
    },
  });
  channel.subscribe((message) => {
    if (message.type === 'status') {
      lease.heard();
      status = message.status;
      for (const heard of listeners) heard();
    } else if (message.type === 'closing') onClosing();
    // Somebody still looks: the holder of the lock may be a tab that nobody sees.
    else if (message.type === 'hidden' && isVisible()) channel.notify({ type: 'visible' });
  });
  const tell = (type: 'appended' | 'resumed' | 'visible' | 'hidden' | 'online' | 'offline') => {
    // The message reaches the engine of this tab as well: whoever holds the lock hears it once.
    if (channel.isSilent || type === 'online' || type === 'offline')
      void engine.then(({ tell }) => tell({ type }), report);
    else channel.notify({ type });
    if (type !== 'hidden' && type !== 'offline') lease.wanted();
  };
  const looked = () => tell(isVisible() ? 'visible' : 'hidden');
  const connected = () => tell(navigator.onLine ? 'online' : 'offline');
  document.addEventListener('visibilitychange', looked);
  addEventListener('online', connected);
  addEventListener('offline', connected);
  void engine.then(() => lease.wanted(), report);

  return {
    notify: () => tell('appended'),
    resume: () => tell('resumed'),
    poke: (rev, heardAt) => {
      const poked = { type: 'poked', rev, ageMs: performance.now() - heardAt } as const;
      if (channel.isSilent) void engine.then(({ tell }) => tell(poked), report);
      else channel.notify(poked);
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
      lease.heard();
      if (everywhere) channel.notify({ type: 'closing' });
      await engine.then(({ stop }) => stop(), report);
      channel.close();
    },
  };
}

const isVisible = (): boolean => document.visibilityState === 'visible';

async function startSomewhere(deps: SenderDeps, options: EngineOptions): Promise<Engine> {
  return (deps.store.durable ? await startWorker(deps, options) : null) ?? startHere(deps, options);
}

/** In memory there is one copy of the data, so the engine lives where it is. */
async function startHere({ store, contract }: SenderDeps, options: EngineOptions): Promise<Engine> {
  const { startEngine } = await engineRoom();
  const room = await startEngine(store, contract, options);
  return {
    tell: (heard) => room.tell(heard),
    takeOver: () => room.takeOver(),
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
      return await import('#src/sync/sender/create-engine.ts');
    } catch {
      await new Promise<void>((resolve) => {
        addEventListener('online', () => resolve(), { once: true });
        setTimeout(resolve, AGAIN_MS);
      });
    }
  }
}

/** Null where workers are missing or refused, cannot reach the disk, or hang. */
async function startWorker(deps: SenderDeps, options: EngineOptions): Promise<Engine | null> {
  if (typeof Worker === 'undefined') return null;
  /* a thread costs a phone 50 ms to start: in a task of its own, after what is being drawn */
  await pause(0);
  const worker = deps.startWorker();
  const remote = wrap<SyncWorker>(worker);
  const broken = new Promise<false>((resolve) => {
    worker.addEventListener('error', () => resolve(false), { once: true });
  });
  const hangs = pause(START_MS).then(() => Promise.reject(new Error('the sync worker does not start')));
  const started = await Promise.race([remote.start(options), broken, hangs]).catch((error: unknown) => {
    deps.report(error);
    return false;
  });
  if (!started) {
    // With it goes whatever it would still do when it wakes up.
    worker.terminate();
    return null;
  }
  return {
    tell: (heard) => void remote.tell(heard),
    takeOver: () => void remote.takeOver(),
    stop: async () => {
      // A thread that does not answer ends all the same.
      await Promise.race([remote.stop(), pause(STOP_MS)]);
      remote[releaseProxy]();
      worker.terminate();
    },
  };
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
