/** The sync worker of a tab: its own connection to the person's database, off the page's thread (design §5, rule 14). */
import { expose } from 'comlink';
import { openPersonStore, personPlace } from '#src/db/open.ts';
import { startEngine, type EngineOptions, type EngineRoom } from '#src/sync/engine-room.ts';

let room: EngineRoom | null = null;
let closeStore = () => {};

const worker = {
  /** Answers false where the worker cannot reach the disk: then the page keeps the engine itself. */
  async start(options: EngineOptions): Promise<boolean> {
    const store = await openPersonStore(options.scope, await personPlace());
    if (!store.durable) return false;
    closeStore = () => store.close();
    room = await startEngine(store, options);
    return true;
  },
  tell(event: Parameters<EngineRoom['tell']>[0]): void {
    room?.tell(event);
  },
  stop(): void {
    room?.stop();
    room = null;
    closeStore();
  },
};

export type SyncWorker = typeof worker;
expose(worker);
