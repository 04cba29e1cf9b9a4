/** The sync worker of a tab: its own connection to the person's database, off the page's thread (design §5, rule 14). */
import { expose } from 'comlink';
import { openPersonStore, personPlace } from '#src/db/open.ts';
import type { OfflineContract } from '#src/sync/core/contract.ts';
import { startEngine, type EngineOptions, type EngineRoom, type Heard } from '#src/sync/sender/create-engine.ts';

export interface SyncWorker {
  /** Answers false where the worker cannot reach the disk: then the page keeps the engine itself. */
  start(options: EngineOptions): Promise<boolean>;
  tell(heard: Heard): void;
  takeOver(): void;
  stop(): void;
}

/** All that the worker of a realm does: a page starts it, and hands it to `openSender`. */
export function exposeEngine(contract: OfflineContract): void {
  let room: EngineRoom | null = null;
  let closeStore = () => {};
  const stop = (): void => {
    room?.stop();
    room = null;
    closeStore();
  };
  const worker: SyncWorker = {
    async start(options) {
      /* taken away, by a sign-out in another tab for one: the page hears of it by itself, later */
      const store = await openPersonStore(options.scope, await personPlace(), { onLost: stop });
      if (!store.durable) return false;
      closeStore = () => store.close();
      room = await startEngine(store, contract, options);
      return true;
    },
    tell: (heard) => room?.tell(heard),
    takeOver: () => room?.takeOver(),
    stop,
  };
  expose(worker);
}
