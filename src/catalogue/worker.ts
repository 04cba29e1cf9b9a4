import { expose, proxy } from 'comlink';
import { openCatalogueService } from './open-service.ts';
import type { CatalogueSettings } from './open-service.ts';
import { openCatalogueDatabase } from './store.ts';

/** Opened by the first line that runs: the page finds its settings meanwhile. */
const database = openCatalogueDatabase();

const entrance = {
  open: async (settings: CatalogueSettings) => proxy(await openCatalogueService(settings, await database)),
};

/** The one thing the worker offers before it knows its settings. */
export type CatalogueEntrance = typeof entrance;

expose(entrance);
