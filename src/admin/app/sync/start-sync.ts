/** Starts the sync worker of the back office. */
export const startSyncWorker = (): Worker =>
  new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'office-sync' });
