import { expose, proxy } from 'comlink';
import { openCatalogueService } from './open-service.ts';
import type { CatalogueSettings } from './open-service.ts';

const entrance = { open: async (settings: CatalogueSettings) => proxy(await openCatalogueService(settings)) };

/** The one thing the worker offers before it knows its settings. */
export type CatalogueEntrance = typeof entrance;

expose(entrance);
