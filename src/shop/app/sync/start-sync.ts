/** Starts the sync worker of the shop. */
export const startSyncWorker = (): Worker =>
  new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'sync' });
