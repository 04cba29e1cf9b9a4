import { proxy, wrap } from 'comlink';
import type { CatalogueSettings } from '#src/catalogue/service/open-service.ts';
import type { CatalogueService } from '#src/catalogue/service/service.ts';
import type { CatalogueStatus } from '#src/catalogue/status/status.ts';
import type { CatalogueEntrance } from '#src/catalogue/worker.ts';

/** A worker that has not opened its catalogue by then will not. */
const PATIENCE_MS = 10_000;

/**
 * Starts the worker and opens the catalogue in it; rejects when the browser cannot. The worker reads its script and
 * opens its database while the settings are being found.
 */
export async function connectCatalogue(
  findSettings: () => Promise<CatalogueSettings>,
  listen: (status: CatalogueStatus) => void,
): Promise<CatalogueService> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'catalogue' });
  const entrance = wrap<CatalogueEntrance>(worker);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isAsked = (): void => {};
  const failed = new Promise<never>((_, reject) => {
    worker.addEventListener('error', (event) => {
      reject(new Error(`the catalogue's worker failed: ${event.message}`));
    });
    isAsked = () => {
      timer = setTimeout(() => {
        reject(new Error('the catalogue’s worker does not answer'));
      }, PATIENCE_MS);
    };
  });
  const open = async () => {
    const settings = await findSettings();
    isAsked();
    return entrance.open(settings);
  };
  try {
    const service = await Promise.race([open(), failed]);
    await service.onStatus(proxy(listen));
    return {
      page: (path, search) => service.page(path, search),
      part: (path, search) => service.part(path, search),
      suggest: (text, area) => service.suggest(text, area),
      rows: (uuids) => service.rows(uuids),
      crossSells: (uuids) => service.crossSells(uuids),
      structure: () => service.structure(),
      visit: (categoryId) => service.visit(categoryId),
      refresh: () => service.refresh(),
      load: () => service.load(),
      areas: () => service.areas(),
      keepArea: (area) => service.keepArea(area),
      releaseArea: (area) => service.releaseArea(area),
      settle: (place) => service.settle(place),
      giveWay: () => service.giveWay(),
      status: () => service.status(),
      onStatus: (other) => service.onStatus(proxy(other)),
    };
  } catch (error) {
    worker.terminate();
    throw error;
  } finally {
    clearTimeout(timer);
  }
}
